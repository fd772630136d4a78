# Артефакты, названные в правилах
name-old-treaty = Давний договор
name-star-mantle = Звёздная мантия
name-gaming-dice = Игральные кости
name-legendary-scroll = Легендарный свиток
name-old-compass = Старинный компас
name-mirror-hat = Зеркальная шляпа
name-mercenary-contract = Контракт наёмника
name-merchant-contract = Контракт торговца
name-jade-flute = Нефритовая флейта
name-lockpicks = Отмычки
name-golden-magnet = Золотой магнит
name-merchant-jacket = Пиджак торговца
name-trade-cart = Торговая повозка
name-spices = Специи
name-nightmare-amulet = Амулет кошмаров
name-crown-of-guile = Корона коварства

# Остальные артефакты
name-tinkers-gloves = Перчатки мастера
name-surveyors-rule = Линейка землемера
name-brass-spectacles = Медные очки
name-dowsing-rod = Лоза кладоискателя
name-notched-sabre = Зазубренная сабля
name-hunters-bow = Охотничий лук
name-bone-maul = Костяная палица
name-clockwork-hand = Заводная рука
name-stargazers-lens = Линза звездочёта
name-duelists-gauntlet = Перчатка дуэлянта
name-pilgrims-toolbox = Короб паломника
name-smugglers-knife = Нож контрабандиста
name-lucky-mug = Счастливая кружка
name-miners-lamp = Шахтёрская лампа
name-straw-guardian = Соломенный страж
name-brass-scales = Латунные весы
name-incense-bowl = Курильница
name-trophy-belt = Пояс трофеев
name-felt-boots = Войлочные сапоги
name-heartwood-staff = Посох из сердцевины
name-counting-beads = Счёты менялы
name-honey-lure = Медовая приманка
name-folding-tent = Складной шатёр
name-oath-blade = Клинок клятвы
name-healers-satchel = Сума целителя
name-lawgivers-hammer = Молот законника
name-city-seal = Городская печать
name-phoenix-plume = Перо феникса
name-ashen-cloak = Пепельный плащ
name-poisoned-stiletto = Отравленный стилет
name-grave-robbers-spade = Заступ гробокопателя
name-highway-seal = Печать дорог
name-council-ring = Кольцо совета
name-hydra-fang = Клык гидры
name-deep-lantern = Фонарь глубин
name-golden-ledger = Золотая книга
name-sky-saddle = Небесное седло
name-caravan-banner = Знамя каравана
name-automaton-heart = Сердце автомата

# Сокровища
name-rusted-sword = Ржавый меч
name-rusted-sword-1 = Ржавый меч
name-rusted-sword-2 = Ржавый меч
name-carpenters-awl = Плотницкое шило
name-carpenters-awl-1 = Плотницкое шило
name-carpenters-awl-2 = Плотницкое шило
name-cracked-monocle = Треснувший монокль
name-cracked-monocle-1 = Треснувший монокль
name-cracked-monocle-2 = Треснувший монокль
name-tournament-shield = Турнирный щит
name-tournament-shield-1 = Турнирный щит
name-tournament-shield-2 = Турнирный щит
name-puzzle-box = Шкатулка с секретом
name-many-faced-mask = Многоликая маска
name-warm-blanket = Тёплое одеяло
name-warm-blanket-1 = Тёплое одеяло
name-warm-blanket-2 = Тёплое одеяло
name-music-box = Музыкальная шкатулка
name-dried-rose = Засушенная роза
name-rusty-bell = Ржавый колокольчик
name-snares = Силки
name-snares-1 = Силки
name-snares-2 = Силки
name-old-shovel = Старая лопата
name-old-shovel-1 = Старая лопата
name-old-shovel-2 = Старая лопата
name-tavern-token = Трактирный жетон
name-seed-pouch = Мешочек семян
name-pickaxe-head = Остриё кирки
name-fire-bomb = Огненная бомба
name-fire-bomb-1 = Огненная бомба
name-fire-bomb-2 = Огненная бомба
name-old-journal = Старый журнал
name-old-journal-1 = Старый журнал
name-old-journal-2 = Старый журнал
name-bounty-contract = Контракт на поимку
name-purse = Кошель
name-old-recipe = Старинный рецепт
name-jade-idol = Нефритовый идол
name-jade-idol-1 = Нефритовый идол
name-jade-idol-2 = Нефритовый идол
name-map-fragment = Обрывок карты
name-pegasus-feather = Перо пегаса
name-pegasus-feather-1 = Перо пегаса
name-pegasus-feather-2 = Перо пегаса
name-smoke-pellets = Дымовые шарики
name-smoke-pellets-1 = Дымовые шарики
name-smoke-pellets-2 = Дымовые шарики

# Находки
name-cold-blade = Холодный клинок
name-thunder-sling = Громовая праща
name-obsidian-axe = Обсидиановый топор
name-singing-spear = Поющее копьё
name-spider-silk-gloves = Перчатки из паутины
name-talking-skull = Говорящий череп
name-engineers-diary = Дневник инженера
name-crystal-eye = Хрустальный глаз
name-owl-cap = Совиный колпак
name-wind-harp = Арфа ветров
name-seven-league-strap = Семимильный ремень
name-shadow-whistle = Свисток теней
name-glowcap-lantern = Грибной фонарь
name-titans-gauntlet = Рукавица титана
name-banshee-necklace = Ожерелье банши
name-saints-flask = Фляга святого
name-ember-stone = Тлеющий камень
name-wolf-pelt = Волчья шкура
name-echo-shell = Раковина эха
name-emperors-coin = Монета императора
name-glass-scarab = Стеклянный скарабей
name-meteor-shard = Осколок метеора
name-lost-portrait = Пропавший портрет
name-fossil-egg = Окаменелое яйцо
name-first-map = Первая карта
name-brewers-key = Ключ пивовара
name-mole-compass = Кротовый компас
name-shepherds-horn = Пастуший рожок
name-mayors-favour = Милость мэра
name-cursed-crown = Проклятый венец
name-leech-jar = Банка с пиявками

# Спутники: кочевники, преступники, маги, рептильянцы
name-aya = Айя
name-temir = Темир
name-nour = Нур
name-sabir = Сабир
name-zara = Зара
name-kamal = Камаль
name-idris = Идрис
name-bahar = Бахар
name-togrul = Тогрул
name-nell = Нелл
name-roxy = Рокси
name-griff = Грифф
name-marla = Марла
name-silva = Сильва
name-dex = Декс
name-hobb = Хобб
name-vik = Вик
name-barnaby = Барнаби
name-lumi = Луми
name-oren = Орен
name-thea = Тея
name-arvo = Арво
name-ilma = Ильма
name-miron = Мирон
name-selene = Селена
name-vesna = Весна
name-astor = Астор
name-chimi = Чими
name-koba = Коба
name-ishka = Ишка
name-tazz = Тазз
name-rukh = Рух
name-vassa = Васса
name-zekk = Зекк
name-orrik = Оррик
name-ssarim = Ссарим

# Животные
name-dog = Собака
name-cat = Кошка
name-platypus = Утконос
name-bird = Вьючная птица
name-turtle = Вьючная черепаха

# Враги по силе
name-enemy-4 = Бандит
name-enemy-5 = Дюнный шакал
name-enemy-6 = Пещерный нетопырь
name-enemy-7 = Болотная карга
name-enemy-8 = Ржавый краб
name-enemy-9 = Беглый автомат
name-enemy-10 = Шипастый вепрь
name-enemy-11 = Стеклянный паук
name-enemy-12 = Двуглавый людоед
name-enemy-13 = Шагающий идол
name-enemy-14 = Грозовой дракон
name-enemy-15 = Безымянный

# Вожди
name-chief-yellow = вождь кочевников
name-chief-green = вождь преступников
name-chief-blue = вождь магов
name-chief-red = вождь рептильянцев

# Колоды
name-normal-back = Артефакты
name-special-back = Особые артефакты
name-treasure-back = Сокровища
name-arcade-back = Приключения
name-enemy-back = Враги

# Ресурсы и символы
name-coins = монеты
name-gems = самоцветы
name-food = еда
name-hearts = сердца
name-reputation = репутация
name-skill = навык
name-combat = бой
name-movement = движение
name-caution = осторожность
name-search = поиск
name-vp = победные очки
name-adventure = приключение
name-bomb = бомба
name-trade = торговля

# Сколько чего
amount-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
amount-gems = { $count ->
    [one] { $count } самоцвет
    [few] { $count } самоцвета
   *[many] { $count } самоцветов
}
amount-food = { $count ->
    [one] { $count } еда
   *[many] { $count } еды
}
amount-hearts = { $count ->
    [one] { $count } сердце
    [few] { $count } сердца
   *[many] { $count } сердец
}
amount-reputation = { $signed } к репутации
amount-yellow = { $count ->
    [one] { $count } жетон кочевников
    [few] { $count } жетона кочевников
   *[many] { $count } жетонов кочевников
}
amount-green = { $count ->
    [one] { $count } жетон преступников
    [few] { $count } жетона преступников
   *[many] { $count } жетонов преступников
}
amount-blue = { $count ->
    [one] { $count } жетон магов
    [few] { $count } жетона магов
   *[many] { $count } жетонов магов
}
amount-red = { $count ->
    [one] { $count } жетон рептильянцев
    [few] { $count } жетона рептильянцев
   *[many] { $count } жетонов рептильянцев
}
amount-treasure = { $count ->
    [one] { $count } сокровище
    [few] { $count } сокровища
   *[many] { $count } сокровищ
}
amount-artifact = { $count ->
    [one] артефакт из любой колоды (оставьте или сразу сбросьте)
    [few] { $count } артефакта из любых колод (каждый оставьте или сразу сбросьте)
   *[many] { $count } артефактов из любых колод (каждый оставьте или сразу сбросьте)
}
amount-bird = { $count ->
    [one] { $count } вьючная птица
    [few] { $count } вьючные птицы
   *[many] { $count } вьючных птиц
}
amount-find = находка «{ $card }»
amount-free_camp = лагерь на любой пустой клетке карты, без траты сердец
amount-companion-any = спутник из мешка
amount-companion-yellow = спутник-кочевник из мешка
amount-companion-green = спутник-преступник из мешка
amount-companion-blue = спутник-маг из мешка
amount-companion-red = спутник-рептильянец из мешка
amount-vp = { $shown } { $count ->
   *[other] ПО
}
amount-nothing = ничего

# Что делают карты
icon-skill = { $signed } к навыку
icon-combat = { $signed } к бою
icon-movement = { $signed } к движению
icon-caution = можно обходить врагов
icon-search = { $signed } к поиску
icon-hearts = { $count ->
    [one] { $signed } сердце в дорогу
    [few] { $signed } сердца в дорогу
   *[many] { $signed } сердец в дорогу
}
visit-hall = При посещении ратуши: { $effects }.
visit-saloon = При посещении салуна: { $effects }.
visit-stables = При посещении стойл: { $effects }.
visit-store = При посещении магазина: { $effects }.
visit-farm = При посещении фермы: { $effects }.
visit-hut = При посещении хижины колдуна: { $effects }.
visit-mine = При посещении шахты: { $effects }.
visit-any = При посещении любого здания: { $effects }.
when-enemy_defeated = За каждого побеждённого врага: { $effects }.
when-treasure_gained = За каждое полученное сокровище: { $effects }.
when-treasure_crossed = За каждый пройденный символ сокровища, пока он доступен: { $effects }.
when-camp_placed = За каждый поставленный лагерь: { $effects }.
when-adventure_won = За каждое успешное приключение: { $effects }.
when-duel_won = За каждую дуэль, выигранную в нападении: { $effects }.
card-at-once = Сразу: { $effects }.
card-avoid = Можно обойти врага. Цена: { $price }.
power-trade_value = В ратуше каждый обмен ценнее на { $amount }.
power-trades = В ратуше можно торговать { $amount ->
    [one] дважды
   *[many] ещё { $amount } раза
}.
power-leave_free = Раз в ход вы покидаете пустую клетку, не тратя сердца.
power-camp_yield = Лагерь на клетке с монетой или самоцветом приносит на { $amount } больше.
power-doubles = Ещё один спутник того же племени может занять в команде чужую клетку.
power-toll = Каждый соперник в здании, которое вы посещаете, платит вам { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
   *[many] { $amount } монет
}.
power-mine_hire = Посещая шахту, можно ещё и нанять спутника.
power-bomb = Один раз, после броска в дуэли, схватке или проверке боя: +{ $amount }. Затем сбросьте карту.

# Очки в конце игры
points-per = В конце игры: { $vp } за { $what }.
points-per-many = В конце игры: { $vp } за каждые { $of } { $what }.
points-most = В конце игры: { $vp }, если { $what } у вас больше, чем у любого соперника.
points-rank = В конце игры по числу { $what }: первому { $vp }, при ничьей за первое место { $tie }, второму { $second }.
measure-coins = монет
measure-gems = самоцветов
measure-coins-gems = монет и самоцветов вместе
measure-food = еды
measure-camps = поставленных лагерей
measure-mine_camps = лагерей в шахте
measure-enemies = побеждённых врагов
measure-treasures = сокровищ
measure-artifacts = выкупленных артефактов
measure-finds = находок
measure-chiefs = вождей
measure-tokens = жетонов племён
measure-routes = проложенных путей
measure-reputation = репутации
measure-companions = спутников
measure-companions_yellow = спутников-кочевников
measure-companions_green = спутников-преступников
measure-companions_blue = спутников-магов
measure-companions_red = спутников-рептильянцев
measure-pack_animals = вьючных животных
measure-one-coins = каждую монету
measure-one-gems = каждый самоцвет
measure-one-food = каждую еду
measure-one-camps = каждый поставленный лагерь
measure-one-mine_camps = каждый лагерь в шахте
measure-one-enemies = каждого побеждённого врага
measure-one-treasures = каждое сокровище
measure-one-artifacts = каждый выкупленный артефакт
measure-one-finds = каждую находку
measure-one-chiefs = каждого вождя
measure-one-tokens = каждый жетон племени
measure-one-routes = каждый ваш проложенный торговый путь, пусть и общий
measure-one-reputation = каждую единицу репутации
measure-one-companions = каждого спутника
measure-one-companions_yellow = каждого спутника-кочевника
measure-one-companions_green = каждого спутника-преступника
measure-one-companions_blue = каждого спутника-мага
measure-one-companions_red = каждого спутника-рептильянца
measure-one-pack_animals = каждое вьючное животное

# Что должно быть у покупателя артефакта
requires-reputation_min = репутация { $needed } или больше
requires-reputation_max = репутация { $needed } или меньше
requires-chiefs = { $count ->
    [one] хотя бы { $count } вождь
    [few] хотя бы { $count } вождя
   *[many] хотя бы { $count } вождей
}
requires-enemies = { $count ->
    [one] хотя бы { $count } побеждённый враг
    [few] хотя бы { $count } побеждённых врага
   *[many] хотя бы { $count } побеждённых врагов
}
requires-mine_camps = { $count ->
    [one] хотя бы { $count } лагерь в шахте
    [few] хотя бы { $count } лагеря в шахте
   *[many] хотя бы { $count } лагерей в шахте
}
requires-routes = { $count ->
    [one] хотя бы { $count } ваш проложенный торговый путь, пусть и общий
    [few] хотя бы { $count } ваших проложенных торговых пути, пусть и общих
   *[many] хотя бы { $count } ваших проложенных торговых путей, пусть и общих
}

# Планшет игрока
board-reserve = Резерв

# Карты целиком
card-name = { $card }.
card-kind-normal = Артефакт.
card-kind-special = Особый артефакт.
card-kind-treasure = Сокровище.
card-kind-find = Находка.
card-cost = Цена: { $price }.
card-requires = Условие: { $needs }.
card-vp = Приносит { $vp }.
card-companion-yellow = Из племени кочевников. Наём: { $price }.
card-companion-green = Из племени преступников. Наём: { $price }.
card-companion-blue = Из племени магов. Наём: { $price }.
card-companion-red = Из племени рептильянцев. Наём: { $price }.
card-animal = Животное без племени.
card-in-party = В команде: { $icons }.
card-enemy = Сила { $strength }, { $vp } сверх лагеря.
card-chief-yellow = Приходит к первому, у кого 4 флага кочевников, и не уходит. Один флаг при найме, 5 ПО в конце игры.
card-chief-green = Приходит к первому, у кого 4 флага преступников, и не уходит. Один флаг при найме, 5 ПО в конце игры.
card-chief-blue = Приходит к первому, у кого 4 флага магов, и не уходит. Один флаг при найме, 5 ПО в конце игры.
card-chief-red = Приходит к первому, у кого 4 флага рептильянцев, и не уходит. Один флаг при найме, 5 ПО в конце игры.
card-bird = +1 к движению; несёт одно сокровище; можно отпустить, чтобы обойти врага.
card-turtle = +1 к движению; несёт одно сокровище; можно отпустить, чтобы обойти врага; раз в ход пустая клетка покидается без сердца.
