## Одиннадцать карт и места на них, у которых есть имя

map-1 = { option-map-1 }
map-2 = { option-map-2 }
map-3 = { option-map-3 }
map-4 = { option-map-4 }
map-5 = { option-map-5 }
map-6 = { option-map-6 }
map-7 = { option-map-7 }
map-8 = { option-map-8 }
map-9 = { option-map-9 }
map-10 = { option-map-10 }
map-11 = { option-map-11 }

name-pepper = перец
name-part = детали машин
name-blood = каменная кровь
name-tea = чайный лист

option-map = Карта
option-map-1 = Пещеры глого
option-map-2 = Изломанные равнины
option-map-3 = Багряный лес
option-map-4 = Метеоритная гора
option-map-5 = Ядовитые пустоши
option-map-6 = Облачная долина
option-map-7 = Обмелевшее море
option-map-8 = Дельта огненной реки
option-map-9 = Скалистые острова
option-map-10 = Джунгли мамонтов
option-map-11 = Последняя Руина

# Пещеры глого
place-B = Фонарный рынок
place-D = Плачущая лестница
place-H = Слепое озеро
place-M = Зал отголосков

# Изломанные равнины
place-1 = Верёвочный мост
place-3 = Расколотый камень
place-4 = Ржавая мельница
place-10 = Пастуший стол
place-13 = Башня змеев
place-15 = Сухой брод

# Багряный лес
place-20 = Угольный стан
place-23 = Дерево ключей
place-27 = Лисья часовня
place-28 = Красная запруда

# Метеоритная гора
place-33 = Тлеющие ворота
place-34 = Звёздная кузня
place-37 = Стеклянный склон
place-40 = Лестница отшельника
place-43 = Гудящий камень
place-44 = Козий совет
place-48 = Край кратера

# Ядовитые пустоши
place-51 = Горький колодец
place-54 = Костяной сад
place-59 = Стеклодувы
place-60 = Увязший вагон
place-63 = Зелёное зеркало

# Облачная долина
place-69 = Облачный паром
place-70 = Висячие террасы
place-72 = Перевал звона
place-76 = Тысяча ступеней
place-78 = Цапельная плотина
place-79 = Шерстяная ярмарка
place-80 = Дом тумана

# Обмелевшее море
place-81 = Поле якорей
place-85 = Долгий киль
place-87 = Китовые рёбра
place-88 = Соляная гавань
place-89 = Маяк без моря
place-94 = Жемчужные ямы

# Дельта огненной реки
place-98 = Пепельный паром
place-105 = Город печей
place-106 = Чёрный шлюз
place-108 = Обсидиановые зубы
place-110 = Хижина огнелова
place-111 = Дымный сад

# Скалистые острова
place-115 = Чаячий суд
place-117 = Игольное ушко
place-118 = Огонь мародёров
place-119 = Приливная лестница
place-123 = Ткачи водорослей
place-126 = Утонувший колокол
place-128 = Последний причал

# Джунгли мамонтов
place-133 = Бивневый брод
place-138 = Колыбель мамонтов
place-141 = Дворец лиан
place-145 = Барабанная лощина

# Последняя Руина
place-146 = Песчаные врата
place-147 = Архив
place-148 = Разбитый акведук
place-150 = Тронный зал
place-152 = Спящая машина
place-153 = Обсерватория
place-158 = Тихая площадь
option-map-1-face = map-1
option-map-2-face = map-2
option-map-3-face = map-3
option-map-4-face = map-4
option-map-5-face = map-5
option-map-6-face = map-6
option-map-7-face = map-7
option-map-8-face = map-8
option-map-9-face = map-9
option-map-10-face = map-10
option-map-11-face = map-11
option-map-5-says = Вода ядовита: кто приходит на её клетку, теряет сердце.
option-map-10-says = Кто в конце без лагеря рядом с мамонтами, теряет 8 очков.
option-map-11-says = В долгом странствии здесь ждут боссы.
