# Стол
status-heroes = Кто идёт сегодня?
status-story = Книга
status-all_quiet = { $page-id } · Всё тихо · Время { $time } из { $limit }
status-enemies = { $page-id } · Враги! · Время { $time } из { $limit }
status-over = Вечер окончен

area-heroes = Герои
area-page = Страница
area-track = Поле приключения
area-city = Город
area-colony = Колония
area-kits = Что у кого с собой
area-terrain = Местность
area-missions = Миссии
area-goals = О чём они мечтают
area-story = История
area-broken = Сломанное
area-gained = Находка
area-played = Сыграно на проверку
area-hand = { $you ->
    [yes] Ваши карты
   *[no] Карты ({ $seat })
}
area-sheet = { $hero }

note-time = Время { $time } из { $limit }
note-deck = в колоде: { $count }
note-way = на дорогу: { $has } из { $needed }
note-check = { $skill }: нужно { $difficulty }, есть { $total } + кубик
note-check-hindered = { $skill }: нужно { $difficulty } + чёрный, есть { $total } + белый
hero-away = не на странице
city-unknown = Не в этой главе
city-visited = В этой миссии вы здесь уже были.
city-unvisited = В этой миссии вы здесь ещё не были.

piece-hero = { $hero } ({ $seat }): здоровье { $left } из { $life }; { $where-id }.
piece-search = Жетон обыска: чтобы перевернуть его, нужна интуиция { $number } или больше. Под ним еда, детали, зацепка, батарейки или предмет.
piece-objective = Цель: кто сюда придёт, читает дальше.
piece-exit = { $exit }. Кто ушёл, ждёт остальных; все уходят одной дорогой.
piece-closed = Этот выход закрыт.
piece-read = Прочитано: больше здесь ничего не случится.
piece-work = { $work }: { $done } из { $needed }. Карты добавляет каждый в свой ход; на первой должен быть знак «{ $skill }», или она белая, остальные совпадают с ней цветом или числом.
piece-line = Линия между «{ $one }» и «{ $other }» теперь { $line }.
piece-hunting = По вашему следу идут: { $enemies }. Катастрофа может привести их сюда.
piece-broken = Сломано: { $items }. Починить можно на привале.
piece-batteries = { $count ->
    [one] { $count } свободная батарейка.
    [few] { $count } свободные батарейки.
   *[other] { $count } свободных батареек.
}
piece-hidden-action = Карта действия в чужой руке.
piece-party = Отряд здесь.
piece-plan = Чертёж готов: { $improvement }.
piece-damage = { $count ->
    [one] Машина выдержала { $count } удар.
    [few] Машина выдержала { $count } удара.
   *[other] Машина выдержала { $count } ударов.
}

page-together = Решаете вместе; если согласия нет, последнее слово за архивариусом.
page-decides = Решает { $seat }.
story-silent = В этот ход ничего не прочитано.
way-price = Цена: { $price }.
way-check = Проверка: { $skill } { $needed }.
way-check-hindered = Проверка с помехой: { $skill } { $needed }, и чёрный кубик добавляет сложности.
way-work = Все вместе: { $skill }, всего { $needed }.
way-for = За: { $heroes }.
odds-at-most = { $percent ->
    [0] 0 %
   *[other] до { $percent } %
}
amount-food = { $count ->
    [one] { $count } порция еды
    [few] { $count } порции еды
   *[other] { $count } порций еды
}
amount-parts = { $count ->
    [one] { $count } деталь
    [few] { $count } детали
   *[other] { $count } деталей
}
amount-clues = { $count ->
    [one] { $count } зацепка
    [few] { $count } зацепки
   *[other] { $count } зацепок
}
amount-time = время: { $count }
amount-population = жители: { $count }
amount-morale = боевой дух: { $count }
amount-battery = { $count ->
    [one] { $count } батарейка
    [few] { $count } батарейки
   *[other] { $count } батареек
}

# Что считают рядом с именем
counter-life = Осталось здоровья
counter-cards = Карт в руке
counter-battery = Батарейки
counter-conditions = Состояния

# Что значат знаки, жетоны и счётчики
tip-mark-hero_spawn = Здесь появляются герои.
tip-mark-enemy_spawn = Здесь появляются враги.
tip-mark-hide = Укрытие: враги с других клеток не видят того, кто здесь, если он не здоровяк и не шумит.
tip-mark-lit = Здесь светло.
tip-mark-sun = Здесь лежит солнце: ящерицы на нём быстры.
tip-mark-high = Высокое место.
tip-mark-heavy = Здесь стоит что-то тяжёлое.
tip-mark-needs_ability = Пешком сюда не попасть.
tip-mark-ranged_only = Того, кто здесь, можно достать только выстрелом.
tip-mark-pool = Лужа, в которой лучше не стоять.
tip-mark-rubble = Обломки.
tip-mark-objective = Место для цели.
tip-mark-search = Место обыска: здесь может что-то найтись.
tip-mark-exit = Выход со страницы.
tip-mark-poi = Объект внимания: кто сюда придёт, читает, что тут есть.
tip-token-fire = Огонь: тараканы его сторонятся, а кто войдёт, загорится.
tip-token-trap = Ловушка.
tip-token-heavy = Что-то тяжёлое; силач может это бросить.
tip-token-hook = Крюк.
tip-token-aim = Мишень.
tip-token-lit = Теперь здесь светло.
tip-token-dark = Света здесь больше нет.
tip-token-closed = Закрыто.
tip-token-wound = Рана. Сколько сердец, столько ран до поражения.
tip-token-poisoned = Отравленная рана: еда её не лечит; на привале она станет обычной.
tip-time = Идёт с каждой улицей и каждым привалом и приближает катастрофы.
tip-clues = На 3, 6, 9 и 12 вы что-то понимаете, и открываются новые миссии.
tip-parts = Ими чинят предметы и строят колонию.
tip-food = Лечит на привале и кормит колонию вечером.
tip-population = Все, кто живёт в пианино. На нуле кампания проиграна.
tip-morale = Каково им. Растёт раз за миссию; на нуле кампания проиграна.
tip-all_quiet = Все, кто тут стоит, — незнакомцы: они ничего не делают, и с ними можно поговорить.
tip-enemies = Они действуют, как только карт угрозы не меньше, чем врагов. Теперь можно бить.
tip-next-action = Под ним угроза { $threat }: это он и сделает.
tip-role-driver = Водитель: ловкость и всё, чем не занят никто другой.
tip-role-gunner = Стрелок сидит сзади и может стрелять по погоне.
tip-role-mechanic = Механик: интуиция, когда что-то отвалилось.
tip-role-spotter = Дозорный: интуиция; видит, что впереди.

# Карты словами
card-disaster = Её показывают и тут же сбрасывают. Чёрный кубик и время против числа страницы: если хватило, приходит её катастрофа, один раз.
card-green = Зелёная { $value }. Начинает проверки ловкости, например выстрел; добавляется к зелёным и к картам с числом { $value }. Для движения даёт { $value }.
card-red = Красная { $value }. Начинает проверки силы, например удар; добавляется к красным и к картам с числом { $value }. Для движения даёт { $value }.
card-blue = Синяя { $value }. Начинает проверки стойкости; добавляется к синим и к картам с числом { $value }. Для движения даёт { $value }.
card-yellow = Жёлтая { $value }. Начинает проверки интуиции, например обыск и общение; добавляется к жёлтым и к картам с числом { $value }. Для движения даёт { $value }.
card-white = Белая { $value }. Начинает любую проверку, оплачивает способности, добавляется к белым и к картам с числом { $value }. Для движения даёт { $value }.
card-black = Угроза { $value }: лежит на шкале и говорит, что сделает враг.
card-influence = Собственная карта героя, число { $value }: начинает проверки: { $skills }.
card-enemy = Защита { $defence }, здоровье { $life }.
card-boss = Защита { $defence }, здоровья столько, сколько героев.
card-talk = Пока всё тихо, можно уговорить: интуиция { $talk } с помехой.
card-action = На { $value }: скорость { $speed }, дальность { $range }, сила { $strength }.
card-mission = { $main ->
    [yes] Основная миссия
   *[no] Побочная миссия
}: { $place-id }. Расстояние { $distance }, время { $limit }.
card-life = Здоровье { $life }.
card-bonus = { $skill } +{ $amount }.

# Что даст ответ
preview-odds = { $percent } %: { $total } и кубик против { $difficulty }
preview-odds-hindered = { $percent } %: { $total } и кубик против { $difficulty } и чёрного кубика
preview-adds = добавит { $value }
preview-go = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
preview-has-already = уже есть, второе ничего не даст
preview-go-colour = { $points }, или { $less } одними { $colour-id ->
    [red] красными
    [green] зелёными
    [blue] синими
   *[yellow] жёлтыми
} картами
preview-count = { $signed } { $what-id ->
    [parts] { $count ->
        [one] деталь
        [few] детали
       *[other] деталей
    }
    [clues] { $count ->
        [one] зацепка
        [few] зацепки
       *[other] зацепок
    }
    [population] { $count ->
        [one] житель
        [few] жителя
       *[other] жителей
    }
   *[other] { $what }
}

# На картинках
name-cover = Отголоски
name-action-back = Действия
name-item-back = Предметы
name-encounter-back = Встречи
name-event-back = Вечера
name-enemy-back = Враги
name-objective = цель
name-party = отряд
name-heroism = героизм
name-threat = угроза
name-wild = любой навык
name-life = здоровье
name-search-token = жетон обыска
name-token-fire = огонь
name-token-trap = ловушка
name-token-heavy = тяжёлая вещь
name-token-hook = крюк
name-token-aim = мишень
name-token-lit = свет
name-token-dark = темнота
name-token-closed = закрыто
name-token-read = прочитано
name-token-wound = рана
name-token-poisoned = отравленная рана
name-token-battery = батарейка
name-token-broken = сломано
name-token-hunting = погоня
name-token-archivist = архивариус
name-token-noise = шум
name-line-dashed = пунктирная: 1 очко
name-line-red = красная: 3 очка, одними красными картами 1
name-line-blue = синяя: 3 очка, одними синими картами 1
name-line-green = зелёная: 3 очка, одними зелёными картами 1
name-line-white = белая: не пройти, но видно насквозь
name-line-double = двойная: стена
face-work = Групповая проверка
face-equipped = Снаряжение
face-backpack = Рюкзак
face-beside = Состояния и способности
face-mission-main = Основная миссия
face-mission-side = Побочная миссия
face-event = Что принёс вечер
face-encounter = По дороге

name-colour-red = красный
name-colour-blue = синий
name-colour-green = зелёный
there-poi = есть на что взглянуть
there-objective = цель
there-search = есть что обыскать
there-exit = выход
there-hide = укрытие
