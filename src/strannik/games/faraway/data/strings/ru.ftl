# Игра
game-title = Дальние дали
game-blurb = Пересеките изменчивый материк за восемь регионов и вернитесь тем же путём: каждый регион платит за то, что вы к этому времени увидели.
end-title = Обратный путь пройден
mode-table = Каждый сам за себя
option-variant = Начальная рука
option-variant-base = Каждому раздают по три региона
option-variant-experienced = Каждому раздают по пять регионов, три из них он оставляет себе
option-arrange = Порядок возвращаемых святилищ
option-arrange-false = Они уходят в том порядке, в каком были взяты
option-arrange-true = Кто возвращает несколько, тот называет порядок

# Вопросы и ответы
ask-explore = Какой регион вы исследуете?
ask-take = Какой регион вы берёте с рынка?
ask-keep = { $thing ->
    [one] Какой регион вы оставляете себе?
    [few] Какой регион вы оставляете себе?
    [many] Какой регион вы оставляете себе?
    [other] Какой регион вы оставляете себе?
   *[id] Какое святилище вы оставляете?
}
ask-under = Какое святилище уходит под колоду следующим?
card = { $thing ->
    [one] регион { $thing }
    [few] регион { $thing }
    [many] регион { $thing }
    [other] регион { $thing }
   *[id] святилище { $thing }
}
do-explore = Исследовать регион { $thing }
do-take = Взять регион { $thing }
do-keep = Оставить себе { card }
do-under = Положить под колоду святилище { $thing }
verb-explore = исследовать
verb-take = взять
verb-keep = оставить
verb-under = вернуть

# Что произошло
event-Kept = { $you ->
    [yes] Вы оставляете себе регионы { $regions }.
   *[no] { $regions-seen ->
        [yes] { $seat } оставляет себе регионы { $regions }.
       *[no] { $seat } оставляет себе { $regions-count ->
            [one] { $regions-count } регион
            [few] { $regions-count } региона
           *[many] { $regions-count } регионов
        } и возвращает остальные.
    }
}
event-MarketOpened = Раунд { $round }. На рынке открыты регионы { $regions }.
event-Explored = { $you ->
    [yes] Вы исследуете регион { $region }.
   *[no] { $seat } исследует регион { $region }.
}
event-Drew = { $you ->
    [yes] { $sanctuaries-count ->
        [one] Вы берёте { $sanctuaries-count } святилище: { $sanctuaries }.
        [few] Вы берёте { $sanctuaries-count } святилища: { $sanctuaries }.
       *[many] Вы берёте { $sanctuaries-count } святилищ: { $sanctuaries }.
    }
   *[no] { $sanctuaries-seen ->
        [yes] { $sanctuaries-count ->
            [one] { $seat } берёт { $sanctuaries-count } святилище: { $sanctuaries }.
            [few] { $seat } берёт { $sanctuaries-count } святилища: { $sanctuaries }.
           *[many] { $seat } берёт { $sanctuaries-count } святилищ: { $sanctuaries }.
        }
       *[no] { $sanctuaries-count ->
            [one] { $seat } берёт { $sanctuaries-count } святилище.
            [few] { $seat } берёт { $sanctuaries-count } святилища.
           *[many] { $seat } берёт { $sanctuaries-count } святилищ.
        }
    }
}
event-Took = { $you ->
    [yes] Вы берёте с рынка регион { $region }.
   *[no] { $seat } берёт с рынка регион { $region }.
}
event-Found = { $you ->
    [yes] Вы оставляете себе святилище { $sanctuary }.
   *[no] { $seat } оставляет себе святилище { $sanctuary }.
}
event-MarketClosed = Регион { $region } никто не взял; он выходит из игры.

# Стол
status-prepare = Перед дорогой
status-explore = Раунд { $round } из { $rounds }: исследование
status-draft = Раунд { $round } из { $rounds }: добор
status-over = Путешествие окончено
area-market = Рынок
area-deck = Регионы
area-sanctuary-deck = Святилища
area-hand = Ваша рука
area-open-hand = { $seat }: рука
area-drawn = Святилища на выбор
area-path = { $you ->
    [yes] Ваш путь
   *[no] { $who-id }: путь
}
area-sanctuaries = { $you ->
    [yes] Ваши святилища
   *[no] { $who-id }: святилища
}
note-path = { $count } из { $rounds }
note-points = { $count ->
    [one] { $count } очко славы
    [few] { $count } очка славы
   *[many] { $count } очков славы
}
note-left = осталось { $count }
pile-region = { $count ->
    [one] Колода регионов: { $count } карта.
    [few] Колода регионов: { $count } карты.
   *[many] Колода регионов: { $count } карт.
}
pile-sanctuary = { $count ->
    [one] Колода святилищ: { $count } карта.
    [few] Колода святилищ: { $count } карты.
   *[many] Колода святилищ: { $count } карт.
}
counter-hand = В руке
counter-drawn = На выбор
counter-sanctuaries = Святилищ
counter-clue = Подсказок
counter-fame = Слава сейчас

# Карты словами
card-region = Регион { $number }: { $biome }, { $night ->
    [yes] ночь
   *[no] день
}.
card-sanctuary = { $biome ->
    [none] Святилище { $id }.
   *[other] Святилище { $id }: { $biome }.
}
card-shows = На карте: { $icons }.
card-needs = Условие: { $icons }.
card-pays-none = Славы не даёт.
card-pays-flat = Слава: { $value }.
card-pays-per = Слава: по { $value } за { $what }.
card-pays-per_biome_set = Слава: по { $value } за каждый набор из четырёх биомов.
card-worth = На обратном пути сейчас даёт { $points }.
biome-red = грибной лес
biome-green = река
biome-blue = каменистая пустыня
biome-yellow = пещерный город
icons-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
icons-chimera = { $count ->
    [one] { $count } химера
    [few] { $count } химеры
   *[many] { $count } химер
}
icons-thistle = { $count ->
    [one] { $count } чертополох
    [few] { $count } чертополоха
   *[many] { $count } чертополохов
}
icons-clue = { $count ->
    [one] подсказка
    [few] { $count } подсказки
   *[many] { $count } подсказок
}
icons-night = ночь
each-stone = каждый камень
each-chimera = каждую химеру
each-thistle = каждый чертополох
each-clue = каждую подсказку
each-night = каждую ночь
each-biome = каждую карту { $biome }
each-either = каждую карту { $biome } или { $other }
of-red = грибного леса
of-green = реки
of-blue = каменистой пустыни
of-yellow = пещерного города

# Очки
line-region = Регион { $thing }
line-sanctuary = Святилище { $thing }
pad-regions = Регион { $thing }
pad-sanctuaries = Святилище { $thing }
pad-all-regions = Регионы
pad-all-sanctuaries = Святилища
stat-sanctuaries = Святилищ
stat-sanctuary_fame = Славы от святилищ
stat-region_fame = Славы от регионов
stat-quests_fulfilled = Регионов, давших славу
stat-nights = Ночных регионов
stat-first_to_draft = Раундов с первым выбором

# Знаки, которыми карты рисует терминал
legend = ♣ грибной лес   ≈ река   ▲ каменистая пустыня   ⌂ пещерный город   ◆ камень   ♞ химера   ✿ чертополох   ⚑ подсказка   ☾ ночь
    Первая строка карты: номер или имя, биом, ночь. Вторая: что на карте. Третья: условие. Последняя: слава; «4×✿» значит 4 за каждый чертополох. В пути на нижнем крае показано, сколько карта дала бы сейчас.

# Что даст выбор
preview-gain = сейчас +{ $gain } славы
preview-draws = { $count ->
    [1] святилище
    [one] одно из { $count } святилища
   *[many] одно из { $count } святилищ
}
preview-serves = { $count ->
    [1] помогает региону { $regions }
   *[many] помогает регионам { $regions }
}
preview-waits = ждёт: { $icons }
field-regions = Номера регионов по порядку
field-sanctuaries = Святилища

# Как играть, за одну минуту
how-1 = Вы пересекаете материк. За восемь раундов вы выкладываете восемь регионов в ряд, слева направо.
how-1-face = cover
how-2 = Каждый раунд все тайно выбирают один из трёх регионов на руке и открывают их одновременно.
how-2-face = lesson-explore
how-3 = Если номер региона больше, чем у вашего предыдущего, вы находите святилища: возьмите одно и ещё по одному за каждую подсказку перед вами, а оставьте себе только одно.
how-3-face = lesson-discover
how-4 = Затем каждый берёт новый регион с рынка. Первым выбирает тот, чей номер в этом раунде наименьший.
how-4-face = lesson-market
how-5 = После восьми раундов вы возвращаетесь. Регионы переворачиваются и приносят славу от последнего к первому: каждый считает лишь то, что уже видно, поэтому выложенное позже помогает выложенному раньше.
how-5-face = lesson-way-back
how-6 = Регион, которому нужны чудеса, приносит славу, только если их видно достаточно. Святилища видны с самого начала. Побеждает тот, у кого больше славы.
how-6-face = lesson-fame

sign-1 = Камень — чудо. По чудесам считаются условия и слава многих карт.
sign-1-face = icon-stone
sign-1-mark = ◆
sign-2 = Химера — чудо: нужна картам, которые её требуют.
sign-2-face = icon-chimera
sign-2-mark = ♞
sign-3 = Чертополох — чудо: нужен картам, которые его требуют.
sign-3-face = icon-thistle
sign-3-mark = ✿
sign-4 = Подсказка: при поиске святилищ открываете на одно больше.
sign-4-face = icon-clue
sign-4-mark = ⚑
sign-5 = Ночь. Карты без луны — дневные.
sign-5-face = icon-night
sign-5-mark = ☾
sign-6 = Слава: столько приносит карта, если её условие выполнено.
sign-6-face = icon-fame
sign-7 = Набор из четырёх биомов разного цвета.
sign-7-face = icon-biomes
sign-8 = Зелёный биом: река.
sign-8-face = icon-green
sign-8-mark = ≈
sign-9 = Жёлтый биом: пещерный город.
sign-9-face = icon-yellow
sign-9-mark = ⌂
sign-10 = Красный биом: грибной лес.
sign-10-face = icon-red
sign-10-mark = ♣
sign-11 = Синий биом: каменистая пустыня.
sign-11-face = icon-blue
sign-11-mark = ▲
sign-12 = Найденные святилища: все пригодятся на обратном пути.
sign-12-face = icon-sanctuaries
sign-13 = Святилища на выбор: одно вы оставите, остальные вернутся в колоду.
sign-13-face = icon-drawn

# Зачем так ответить, когда наверняка ничего не скажешь: к чему это ведёт
why-explore = Славы пока не прибавит. Чем меньше номер, тем раньше вы выбираете на рынке.
why-keep = Пока славы не приносит: это может изменить то, что вы исследуете позже.
why-take = Вашим регионам эта карта пока не нужна, но путь ещё не окончен.
why-under = Карта пока уходит из игры: порядок под колодой выбираете вы.
