# Игра
game-title = Сияние
game-blurb = Восемь дней во тьме: нанимайте компаньонов, бросайте их кубики и несите свет от деревни к деревне или от острова к острову.
end-title = Восьмой день позади
mode-table = Каждый сам за себя
mode-solo = В одиночку: против Тома, которого ведут жетоны и кубики; в печатных правилах этого варианта нет
option-board = Поле
option-board-province = Провинция теней: один отряд идёт от деревни к деревне
option-board-archipelago = Архипелаг тьмы: четыре лодки плывут от острова к острову
option-adventurers = Выбор искателей
option-adventurers-choose = По порядку хода каждый выбирает сам
option-adventurers-deal = Каждый получает случайного

# Вопросы и ответы
ask-choose = Кто ваш искатель приключений?
ask-recruit = Кого вы нанимаете?
ask-move-black = На какое деление Каар отсылает чёрный кубик?
ask-take = Какой кубик приносит вам Скетал?
ask-send-away = Кого вы отправляете на кладбище?
ask-reroll = Перебросить, повернуть или оставить кубики?
ask-and = Какой второй кубик бросаете вместе с ним?
ask-turn = Какой кубик вы поворачиваете?
ask-face = Какой стороной?
ask-pay = Чем вы платите за переброс?
ask-throw = Кубики у вас в руке.
ask-revive = Кого Сромауг возвращает с кладбища?
ask-resolve = Какая карта действует следующей?
ask-return = Какой кубик возвращается в резерв?
ask-discard = Кого вы отдаёте за череп?
ask-use = Чей кубик вы тратите?
ask-go = Куда идёт ваш отряд?
ask-sail = Каким путём плывёт лодка?
ask-give-tom = Какой кубик достанется Тому?
do-choose = { $thing }
do-recruit = Нанять: { $thing }
do-move-black = На { $thing }
do-take = Взять { $thing-kind }
do-send-away = Отослать: { $thing }
do-reroll = Перебросить { $thing-kind }
do-and = Ещё и { $thing-kind }
do-alone = Только этот
do-turn = Повернуть { $thing-kind }
do-face = { $thing }
do-pay = { $thing }
do-keep = Оставить кубики
do-throw = Бросить
do-revive = Вернуть: { $thing }
do-decline = Никого не возвращать
do-resolve = Действует { $thing }
do-return = Вернуть { $thing-kind }
do-discard = Отдать: { $thing }
do-use = Потратить { $thing-kind }
do-go = Идти: { $thing }
do-camp = Разбить здесь лагерь
do-stop = На сегодня хватит
do-sail = Плыть: { $thing }
do-stay = Остаться на месте
do-give-tom = Тому: { $thing-kind }
verb-choose = выбрать
verb-recruit = нанять
verb-move-black = отослать-чёрный
verb-take = взять
verb-send-away = отослать
verb-reroll = перебросить
verb-and = и
verb-alone = один
verb-turn = повернуть
verb-face = стороной
verb-pay = платить
verb-keep = оставить
verb-throw = бросить
verb-revive = вернуть
verb-decline = никого
verb-resolve = действует
verb-return = сдать
verb-discard = отдать
verb-use = потратить
verb-go = идти
verb-camp = лагерь
verb-stop = стоп
verb-sail = плыть
verb-stay = остаться
verb-give-tom = тому

# Что произошло
event-SetOut = { $you ->
    [yes] Ваш искатель приключений — { $adventurer }.
   *[no] { $seat } выбирает искателя: { $adventurer }.
}
event-DayBroke = День { $day }. К треку встреч приходят: { $companions }.
event-SpellsTurned = { $you ->
    [yes] На вас наложено { $spells }.
   *[no] { $seat } открывает { $spells }.
}
event-Recruited = { $you ->
    [yes] Вы нанимаете компаньона: { $companion }.
   *[no] { $seat } нанимает компаньона: { $companion }.
}
event-SentAway = { $you ->
    [yes] Вы отправляете на кладбище: { $companion }.
   *[no] { $seat } отправляет на кладбище: { $companion }.
}
event-DieTaken = { $companion } приносит { $die-kind }.
event-BlackDieCame = Чёрный кубик кладут на { $space }.
event-Rolled = { $you ->
    [yes] Вы бросаете кубики: { $faces }.
   *[no] { $seat } бросает кубики: { $faces }.
}
event-Turned = { $you ->
    [yes] Вы поворачиваете { $die-kind }: теперь { $symbol }.
   *[no] { $seat } поворачивает { $die-kind }: теперь { $symbol }.
}
amount = { $what ->
    [bursts] { $amount ->
        [one] { $amount } искру
        [few] { $amount } искры
       *[many] { $amount } искр
    }
    [footprints] { $amount ->
        [one] { $amount } след
        [few] { $amount } следа
       *[many] { $amount } следов
    }
    [fireflies] { $amount ->
        [one] { $amount } светлячка
        [few] { $amount } светлячков
       *[many] { $amount } светлячков
    }
   *[rerolls] { $amount ->
        [one] { $amount } переброс
        [few] { $amount } переброса
       *[many] { $amount } перебросов
    }
}
event-Gained = { $you ->
    [yes] Вы получаете { amount }.
   *[no] { $seat } получает { amount }.
}
event-Lost = { $what ->
    [footprints] { spent }
    [rerolls] { spent }
   *[other] { lost }
}
lost = { $you ->
    [yes] Вы теряете { amount }.
   *[no] { $seat } теряет { amount }.
}
spent = { $you ->
    [yes] Вы тратите { amount }.
   *[no] { $seat } тратит { amount }.
}
event-Paid = { $you ->
    [yes] Вы платите { amount }.
   *[no] { $seat } платит { amount }.
}
event-Acted = { $you ->
    [yes] Вы применяете карту «{ $card }»{ times }.
   *[no] { $seat } применяет карту «{ $card }»{ times }.
}
times = { $times ->
    [1] {""}
    [one] {" "}{ $times } раз
    [few] {" "}{ $times } раза
   *[many] {" "}{ $times } раз
}
event-Fell = { $you ->
    [yes] Вы теряете компаньона: { $companion } уходит на кладбище.
   *[no] { $seat } теряет компаньона: { $companion }.
}
event-Revived = { $you ->
    [yes] Вы возвращаете с кладбища компаньона: { $companion }.
   *[no] { $seat } возвращает с кладбища компаньона: { $companion }.
}
event-SpellGone = { $you ->
    [yes] Вы сбрасываете { $spell }.
   *[no] { $seat } сбрасывает { $spell }.
}
event-SpellTaken = { $you ->
    [yes] Вы берёте закрытое заклинание.
   *[no] { $seat } берёт закрытое заклинание.
}
event-Nowhere = { $you ->
    [yes] Вы остаётесь на месте: ни кубиков, ни следов на шаг не хватает.
   *[no] { $seat } остаётся на месте.
}
event-Travelled = { $you ->
    [yes] Вы идёте { $ground }.
   *[no] { $seat } идёт { $ground }.
}
event-Camped = { $you ->
    [yes] Вы разбиваете лагерь в деревне { $village }.
   *[no] { $seat } разбивает лагерь в деревне { $village }.
}
event-Sailed = { $you ->
    [yes] Вы плывёте на остров { $island }.
   *[no] { $seat } плывёт на остров { $island }.
}
event-TomWent = Отряд Тома встаёт на деление { $band } и приносит ему { $bursts ->
    [one] { $bursts } искру
    [few] { $bursts } искры
   *[many] { $bursts } искр
}.
event-TomCamped = Том теперь здесь: { $place }.

# Конец
line-bursts = Искры на треке
line-card = { $thing }
line-village = Лагерь: { $thing }
line-island = Лодка: { $thing }
line-fireflies = Светлячки: { $thing }, их достаточно
line-footprints = Следы: { $thing }
lines-card = Карты
stat-days = дней
stat-bursts = искр на треке
stat-printed = очков на картах
stat-journey = очков за путешествие
stat-companions = компаньонов в конце
stat-fireflies = светлячков
stat-lit = награда за светлячков
stat-footprints = следов осталось
stat-rerolls = жетонов переброса осталось
stat-tom = очки Тома

# Стол
status-prepare = Перед первым днём
status-morning = День { $day } из { $days }: утро, наём
status-late = День { $day } из { $days }: позднее утро, броски
status-noon = День { $day } из { $days }: полдень, карты
status-afternoon = День { $day } из { $days }: путешествие
status-evening = День { $day } из { $days }: вечер
status-over = Восьмой день окончен
status-solo-over = Восьмой день окончен; очки Тома: { $tom }
area-choosing = Искатели приключений
area-meeting = Трек встреч
area-province = Провинция теней
area-archipelago = Архипелаг тьмы
area-score = Трек искр
area-cemetery = Кладбище
area-reserve = Резерв
area-tiles = Жетоны Тома
area-company = { $you ->
    [yes] Ваш отряд
   *[no] { $seat }: отряд
}
area-dice = { $you ->
    [yes] Ваши кубики
   *[no] { $seat }: кубики
}
note-left = осталось { $count }
note-fireflies = светлячки { $fireflies } / компаньоны { $companions }
note-tom = Том: искры { $bursts }, отряд на { $band }, следы { $footprints }
counter-bursts = Искры
counter-footprints = Следы
counter-fireflies = Светлячки
counter-rerolls = Жетоны переброса
counter-companions = Компаньоны
counter-camp = Очки, если бы игра кончилась сейчас
counter-boat = Очки, если бы игра кончилась сейчас
piece-camp = Лагерь игрока { $seat }: { $place }.
piece-company = Отряд игрока { $seat }: { $place }.
piece-boat = Лодка игрока { $seat }: { $place }.
piece-tom = Том.
piece-marker = Искры игрока { $seat }: { $bursts }.
piece-die = { $face ->
    [none] { $die }, не брошен.
   *[other] { $die }: { $face }.
}
preview-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
preview-price-tokens = { $count ->
    [one] { $count } жетон переброса
    [few] { $count } жетона переброса
   *[many] { $count } жетонов переброса
}
preview-price-track = искры { $before } → { $after }
preview-die-acts = с ним действует: { $cards }
preview-die-stops = из-за него не действует: { $cards }
preview-die-idle = картам не нужен
preview-tokens = жетоны { $before } → { $after }
preview-cost = { $count ->
    [0] бесплатно
    [one] стоит { $count } след
    [few] стоит { $count } следа
   *[many] стоит { $count } следов
}
preview-uses = тратится кубик ({ $what })
preview-camp = в конце: { $points }

# Карты словами
card-name = { $card }.
card-points = В конце игры: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
card-points-lost = В конце игры: −{ $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}.
card-fireflies = { $count ->
    [one] { $count } светлячок.
    [few] { $count } светлячка.
   *[many] { $count } светлячков.
}
card-rerolls = Переброс каждый день.
card-dice = { $count ->
    [2] Два больших { colours } кубика.
    [3] Три больших { colours } кубика.
    [few] { $count } больших { colours } кубика.
   *[many] { $count } больших { colours } кубиков.
}
colours = { $colour-id ->
    [green] зелёных
    [blue] синих
    [azure] голубых
    [red] красных
    [orange] оранжевых
    [purple] фиолетовых
   *[yellow] жёлтых
}
card-die = Приносит { $die-id }.
card-kaar = Вводит в игру чёрный кубик и защищает от него.
card-rule = { $when } → { $then }.
card-once = Раз в день.
when-same = { $count } одинаковых
when-need = { $count ->
    [1] { $what }
   *[other] { $count } × { $what }
}
when-absent = нет { $what-id ->
    [plant] растения
    [water] воды
    [air] воздуха
    [fire] огня
   *[stone] камня
}
counted = { $what ->
    [bursts] { $amount ->
        [one] { $amount } искра
        [few] { $amount } искры
       *[many] { $amount } искр
    }
    [fireflies] { $amount ->
        [one] { $amount } светлячок
        [few] { $amount } светлячка
       *[many] { $amount } светлячков
    }
   *[other] { amount }
}
effect-gives = { counted }
effect-takes = минус { counted }
effect-skull = компаньон уходит на кладбище
effect-cast_spells = каждый из остальных берёт заклинание
effect-resurrect = можно взять другого компаньона с кладбища
effect-discard_last_companion = последний нанятый компаньон уходит на кладбище
effect-discard_companion_or_spell = отдать компаньона или заклинание

name-space-fire = деление огня
name-space-water = деление воды
name-space-stone = деление камня
name-space-air = деление воздуха
name-space-plant = деление растения

name-ground-fire = на ячейку огня
name-ground-water = на ячейку воды
name-ground-stone = на ячейку камня
name-ground-air = на ячейку воздуха
name-ground-plant = на ячейку растения
name-ground-no-fire = на ячейку без огня
name-ground-no-water = на ячейку без воды
name-ground-no-stone = на ячейку без камня
name-ground-no-air = на ячейку без воздуха
name-ground-no-plant = на ячейку без растений
name-ground-start = на стартовую ячейку
name-ground-village-3 = в деревню Лучинка
name-ground-village-5 = в деревню Свечной Дол
name-ground-village-8 = в деревню Фонарики
name-ground-village-10 = в деревню Звёздный Колодец
name-ground-village-12 = в деревню Мерцань
name-ground-village-15 = в деревню Рассветное
name-ground-village-20 = в деревню Высокий Маяк

# Как что называется
name-braccio = Браччо
name-taetyss = Тетисс
name-eoles = Эолес
name-pocana = Покана
name-moloch = Молох
name-noctiluca = Ноктилука
name-orium = Ориум
name-likyar-1 = Ликьяр
name-thoape-2 = Тоапе
name-torke-3 = Торке 3
name-tamnuca-4 = Тамнука 4
name-ladawa-5 = Ладава
name-mindaroo-6 = Миндару 6
name-mindaroo-7 = Миндару 7
name-donillilu-8 = Донилилу
name-oshra-9 = Ошра 9
name-xargok-10 = Хар'гок
name-briki-11 = Брики 11
name-briki-12 = Брики 12
name-sketal-13 = Скетал 13
name-sketal-14 = Скетал 14
name-sketal-15 = Скетал 15
name-sketal-16 = Скетал 16
name-sketal-17 = Скетал 17
name-lumipili-18 = Люмипили 18
name-snarexe-19 = Снарекс
name-kaar-20 = Каар
name-hymoros-21 = Химорос
name-dvol-22 = Двол 22
name-okans-23 = Оканс
name-brikix-24 = Брикикс
name-zzibelu-25 = Ззибелу
name-torke-26 = Торке 26
name-torkos-27 = Торкос
name-wapoki-28 = Вапоки
name-tamnuca-29 = Тамнука 29
name-zellyf-30 = Зеллиф 30
name-zellyf-31 = Зеллиф 31
name-biraii-32 = Бираи 32
name-biraii-33 = Бираи 33
name-dvol-34 = Двол 34
name-dvol-35 = Двол 35
name-okanios-36 = Оканиос
name-gluach-37 = Глуах
name-drel-38 = Дрел 38
name-oshra-39 = Ошра 39
name-drel-40 = Дрел 40
name-cromaug-41 = Сромауг
name-kapaoro-42 = Капаоро
name-kapao-43 = Капао 43
name-sketal-44 = Скетал 44
name-lumipili-45 = Люмипили 45
name-kapao-46 = Капао 46
name-spell-1 = заклинание двух растений
name-spell-2 = заклинание двух вод
name-spell-3 = заклинание двух облаков
name-spell-4 = заклинание двух огней
name-spell-5 = заклинание двух камней
name-spell-6 = первое заклинание трёх одинаковых
name-spell-7 = второе заклинание трёх одинаковых
name-hidden-spell = закрытое заклинание
name-plant = растение
name-water = вода
name-air = воздух
name-fire = огонь
name-stone = камень
name-footprints2 = два следа
name-bursts3 = три искры
name-minus2 = минус две искры
kind-any = большой кубик любого цвета
kind-green = большой зелёный кубик
name-green-1 = большой зелёный кубик 1
name-green-2 = большой зелёный кубик 2
name-green-3 = большой зелёный кубик 3
kind-small-green = маленький зелёный кубик
name-small-green-1 = маленький зелёный кубик 1
name-small-green-2 = маленький зелёный кубик 2
kind-blue = большой синий кубик
name-blue-1 = большой синий кубик 1
name-blue-2 = большой синий кубик 2
name-blue-3 = большой синий кубик 3
kind-small-blue = маленький синий кубик
name-small-blue-1 = маленький синий кубик 1
name-small-blue-2 = маленький синий кубик 2
kind-azure = большой голубой кубик
name-azure-1 = большой голубой кубик 1
name-azure-2 = большой голубой кубик 2
name-azure-3 = большой голубой кубик 3
kind-small-azure = маленький голубой кубик
name-small-azure-1 = маленький голубой кубик 1
name-small-azure-2 = маленький голубой кубик 2
kind-red = большой красный кубик
name-red-1 = большой красный кубик 1
name-red-2 = большой красный кубик 2
name-red-3 = большой красный кубик 3
name-red-4 = большой красный кубик 4
kind-small-red = маленький красный кубик
name-small-red-1 = маленький красный кубик 1
kind-orange = большой оранжевый кубик
name-orange-1 = большой оранжевый кубик 1
name-orange-2 = большой оранжевый кубик 2
name-orange-3 = большой оранжевый кубик 3
kind-small-orange = маленький оранжевый кубик
name-small-orange-1 = маленький оранжевый кубик 1
kind-purple = большой фиолетовый кубик
name-purple-1 = большой фиолетовый кубик 1
name-purple-2 = большой фиолетовый кубик 2
kind-small-purple = маленький фиолетовый кубик
name-small-purple-1 = маленький фиолетовый кубик 1
kind-yellow = большой жёлтый кубик
name-yellow-1 = большой жёлтый кубик 1
name-yellow-2 = большой жёлтый кубик 2
name-black = чёрный кубик
name-thing-card = перебросом компаньона
name-thing-token = жетоном переброса
name-thing-track = искрами с трека
name-start = стартовая ячейка
name-1 = ячейка огня № 1
name-2 = ячейка огня № 2
name-3 = ячейка огня № 3
name-4 = ячейка воды № 4
name-village-5 = Свечной Дол (5)
name-6 = ячейка воды № 6
name-7 = ячейка растения № 7
name-8 = ячейка без огня № 8
name-9 = ячейка воздуха № 9
name-10 = ячейка воздуха № 10
name-11 = ячейка без воды № 11
name-12 = ячейка камня № 12
name-13 = ячейка камня № 13
name-village-20 = Высокий Маяк (20)
name-15 = ячейка растения № 15
name-16 = ячейка воздуха № 16
name-village-12 = Мерцань (12)
name-18 = ячейка растения № 18
name-19 = ячейка воздуха № 19
name-20 = ячейка воздуха № 20
name-21 = ячейка камня № 21
name-22 = ячейка без растений № 22
name-23 = ячейка камня № 23
name-24 = ячейка без воздуха № 24
name-25 = ячейка камня № 25
name-26 = ячейка воздуха № 26
name-27 = ячейка огня № 27
name-28 = ячейка воздуха № 28
name-29 = ячейка огня № 29
name-30 = ячейка огня № 30
name-31 = ячейка воды № 31
name-32 = ячейка воды № 32
name-village-8 = Фонарики (8)
name-34 = ячейка воды № 34
name-35 = ячейка воды № 35
name-36 = ячейка огня № 36
name-37 = ячейка без камня № 37
name-village-10 = Звёздный Колодец (10)
name-39 = ячейка камня № 39
name-40 = ячейка растения № 40
name-41 = ячейка без воды № 41
name-42 = ячейка камня № 42
name-village-15 = Рассветное (15)
name-44 = ячейка растения № 44
name-45 = ячейка растения № 45
name-46 = ячейка растения № 46
name-47 = ячейка растения № 47
name-48 = ячейка воды № 48
name-49 = ячейка воды № 49
name-50 = ячейка воды № 50
name-51 = ячейка без растений № 51
name-52 = ячейка воздуха № 52
name-53 = ячейка растения № 53
name-54 = ячейка растения № 54
name-55 = ячейка огня № 55
name-56 = ячейка без огня № 56
name-57 = ячейка без камня № 57
name-58 = ячейка без воздуха № 58
name-village-3 = Лучинка (3)
name-60 = ячейка воздуха № 60
name-island-0 = Очаг
name-island-1 = Двуследье
name-island-2 = Череп-камень
name-island-3 = Светлячковый
name-island-4 = Дальний Шаг
name-island-5 = Южный Свет
name-island-6 = Завиток
name-island-7 = Закатный
name-island-8 = Пепельный риф
name-island-9 = Старый Маяк
name-island-10 = Вихревой
name-island-11 = Скорбный мыс
name-0-1 = Очаг – Двуследье
name-0-3 = Очаг – Светлячковый
name-0-6 = Очаг – Завиток
name-0-8 = Очаг – Пепельный риф
name-0-10 = Очаг – Вихревой
name-1-2 = Двуследье – Череп-камень
name-3-4 = Светлячковый – Дальний Шаг
name-3-5 = Светлячковый – Южный Свет
name-5-6 = Южный Свет – Завиток
name-6-7 = Завиток – Закатный
name-7-8 = Закатный – Пепельный риф
name-8-9 = Пепельный риф – Старый Маяк
name-9-10 = Старый Маяк – Вихревой
name-10-11 = Вихревой – Скорбный мыс
name-tile-1 = жетон Тома 1
name-tile-2 = жетон Тома 2
name-tile-3 = жетон Тома 3
name-tile-4 = жетон Тома 4
name-tile-5 = жетон Тома 5
name-tile-6 = жетон Тома 6
name-tile-7 = жетон Тома 7
name-tile-8 = жетон Тома 8

# Поля листа подсчёта
field-adventurer = Искатель приключений
field-bursts = Искры: где стоит фишка на треке
field-companions = Компаньоны
field-fireflies = Светлячки
field-footprints = Следы
field-rerolls = Жетоны переброса
field-camp = Деревня, где стоит лагерь
field-boats = Острова четырёх лодок
wrong-camp-and-boats = { $field }: либо лагерь (Провинция), либо лодки (Архипелаг), но не всё сразу.

# Как играть, за одну минуту
how-1 = Землю накрыла тьма. Восемь дней вы собираете отряд, бросаете его кубики и несёте свет всё дальше.
how-1-face = cover
how-2 = Утро: по очереди наймите одного из пяти компаньонов на треке встреч. С ним к вам переходят маленькие кубики и следы с его деления.
how-2-face = lesson-morning
how-3 = Позднее утро: все разом бросают свои кубики. Переброс — это ещё один бросок одного или двух кубиков; за три переброса кубик можно повернуть нужной стороной.
how-3-face = lesson-dice
how-4 = Полдень: действует каждая карта, символы которой есть на ваших кубиках, — по разу за каждый такой набор. Карту читают сверху вниз: что нужно и что это даёт. Череп отправляет компаньона на кладбище.
how-4-face = lesson-noon
how-5 = После полудня в Провинции те же кубики ведут отряд по карте: каждая стихия открывает ячейки со своим символом, а недостающее заменяют следы. Разбейте лагерь в деревне — в конце она принесёт очки.
how-5-face = lesson-province
how-6 = После полудня в Архипелаге одна из четырёх лодок плывёт путём, который требует ровно столько разных стихий, сколько на нём указано. Дальние острова ценнее.
how-6-face = lesson-archipelago
how-7 = После восьмого дня сложите искры на треке и очки на картах, за лагерь или лодки, за следы — и ещё 10, если светлячков у вас не меньше, чем компаньонов. Побеждает тот, у кого очков больше.
how-7-face = lesson-counting

# Знаки, которыми карты рисует терминал
legend = ♣ растение   ≈ вода   ☁ воздух   ▲ огонь   ◆ камень   » след   ✶ искра   ✧ светлячок   ↻ переброс   ⚄ кубик   ☠ на кладбище
    Первая строка карты: имя. Вторая: что должны показать кубики и что это даёт; «==» — два одинаковых, «≠▲» — ни одного огня. Последняя: очки в конце (✶), светлячки и перебросы. На треке встреч на нижнем крае показано деление и то, что с него достаётся; в отряде — сколько раз карта сработает при этих кубиках.

sign-1 = Растение, одна из пяти стихий на кубиках.
sign-1-face = icon-plant
sign-1-mark = ♣
sign-2 = Вода, стихия.
sign-2-face = icon-water
sign-2-mark = ≈
sign-3 = Воздух, стихия.
sign-3-face = icon-air
sign-3-mark = ☁
sign-4 = Огонь, стихия.
sign-4-face = icon-fire
sign-4-mark = ▲
sign-5 = Камень, стихия.
sign-5-face = icon-stone
sign-5-mark = ◆
sign-6 = След заменяет на карте недостающий символ; в конце каждый приносит очко.
sign-6-face = icon-footprints
sign-6-mark = »
sign-7 = Искры — очки на треке.
sign-7-face = icon-bursts
sign-7-mark = ✶
sign-8 = Светлячок. Если их не меньше, чем компаньонов, в конце +10 очков.
sign-8-face = icon-fireflies
sign-8-mark = ✧
sign-9 = Переброс: бросить заново один или два кубика; за три кубик можно повернуть.
sign-9-face = icon-rerolls
sign-9-mark = ↻
sign-10 = Череп: после действия этот компаньон уходит на кладбище.
sign-10-face = icon-skull
sign-10-mark = ☠
sign-11 = Череп на карте мира: сбросьте компаньона или заклинание.
sign-11-face = icon-discard_companion_or_spell
sign-12 = Проклятие: каждый из остальных берёт заклинание.
sign-12-face = icon-cast_spells
sign-13 = Можно взять другого компаньона с кладбища.
sign-13-face = icon-resurrect
sign-14 = Сбросьте компаньона, нанятого последним.
sign-14-face = icon-discard_last_companion
sign-15 = Сколько у вас компаньонов.
sign-15-face = icon-companions
sign-16 = Лагерь: в конце стоит столько, сколько деревня, где он разбит.
sign-16-face = icon-camp
sign-17 = Лодка: в конце стоит столько, сколько её остров.
sign-17-face = icon-boat
sign-18 = Кубики на делении: достанутся тому, кто наймёт его компаньона.
sign-18-face = small-die-blue-none
sign-18-mark = ⚄

tip-village = { $points ->
    [0] Отсюда начинается путь.
    [one] Лагерь здесь принесёт { $points } очко.
    [few] Лагерь здесь принесёт { $points } очка.
   *[many] Лагерь здесь принесёт { $points } очков.
}
tip-island = { $points ->
    [0] Отсюда отплывают.
    [one] Лодка здесь принесёт { $points } очко.
    [few] Лодка здесь принесёт { $points } очка.
   *[many] Лодка здесь принесёт { $points } очков.
}
tip-need = Нужен кубик с символом «{ $element }»; без него шаг стоит на след больше.
tip-absent = Если ваши кубики показывают символ «{ $element }», шаг стоит на след больше.
tip-route = Разных стихий на кубиках нужно { $number-id }; каждая недостающая стоит след.
tip-cost = Стоит { amount }.
tip-effects = Здесь: { $effects }.
tip-free = Плывут без условий.
tip-tile = Жетон Тома: его отряд { $steps ->
    [0] стоит
   *[other] идёт вперёд на { $steps }
} и приносит столько искр, какой номер у деления{ $bursts ->
    [0] {""}
   *[other] , и ещё { $bursts }
}{ $move ->
    [camp] . Лагерь переходит в следующую по богатству деревню.
    [min] . Лодка плывёт наружу по наименьшему числу.
    [max] . Лодка плывёт наружу по наибольшему числу.
   *[none] .
}
way = Тропа
tip-space = Кто наймёт компаньона отсюда, заберёт кубики и следы с деления.
option-board-province-face = province
option-board-archipelago-face = archipelago

# Зачем так ответить, когда наверняка ничего не скажешь: к чему это ведёт
why-alone = Бросаете только этот кубик, остальные лежат как лежали.
why-and = Оба кубика бросаете вместе, за одну плату.
why-camp = Лагерь останется там и в конце принесёт свои очки.
why-choose = Этот искатель приключений будет с вами все восемь дней.
why-decline = Все остаются на своих местах.
why-discard = Этим вы платите за череп, и шаг можно сделать.
why-face = Кубик покажет эту грань, и удача не нужна.
why-give-tom = Том будет бросать его каждое утро всю игру, в резерве этого кубика не будет.
why-go = Отряд пойдёт дальше уже оттуда.
why-keep = Кубики остаются как лежат: по ним теперь сработают карты.
why-move-black = Кто наймёт компаньона с этого деления, возьмёт и чёрный кубик.
why-pay = Столько стоит этот бросок.
why-recruit = Компаньон присоединится и будет действовать каждый день.
why-reroll = Кубик бросаете заново.
why-resolve = Эта карта сработает сейчас, остальные подождут.
why-return = Он вернётся в резерв, и бросать вы будете на один меньше.
why-revive = С кладбища он вернётся в ваш отряд.
why-sail = Завтра лодка поплывёт дальше уже оттуда.
why-send-away = Кто уйдёт на кладбище, того уже не встретить.
why-stay = Лодки стоят, платить ничего не надо.
why-stop = Сегодня больше ничего не платите. Оставшиеся следы сохраняются.
why-take = Отныне вы бросаете его вместе с остальными.
why-throw = Решат кубики: больше это ничего не стоит.
why-turn = Один кубик повернёте нужной гранью.
why-use = Шагу нужен именно этот кубик.
