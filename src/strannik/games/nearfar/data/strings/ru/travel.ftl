# Вопросы
ask-go = Куда вы идёте? Или остановитесь здесь?
ask-halt = Вы остановились. Что вы здесь делаете?
ask-fight = { $others ->
    [yes] На пути враг. Сразиться или проскользнуть?
   *[no] На пути враг, и мимо него не проскользнуть.
}
ask-avoid = Как вы проскользнёте мимо врага?
ask-release = Какое вьючное животное вы отпускаете?
ask-hearts = Кубик брошен. Добавите что-нибудь?
ask-throw = Бросить огненную бомбу?
ask-choose = Что вы делаете?
ask-take = Какое сокровище вы оставляете?
ask-onto = Кто его понесёт?
ask-instead-of = Вместо какого сокровища?
ask-settle = Где вы ставите лагерь?
ask-end = Ход сделан. Выкупить артефакты или закончить?

# Ответы
do-go = { $thing-id ->
    [town] Идти в город
   *[other] Идти на { $thing }
}
do-adventure = Открыть книгу
do-camp = Разбить лагерь (3 сердца)
do-halt = Остановиться здесь
do-fight = Сразиться
do-avoid = Проскользнуть: { $thing }
do-release = { $thing-id ->
    [bird] Отпустить вьючную птицу
    [turtle] Отпустить вьючную черепаху
   *[load] Отпустить животное с сокровищем «{ $thing }»
}
do-hearts = { $thing ->
    [one] Потратить { $thing } сердце
    [few] Потратить { $thing } сердца
   *[other] Потратить { $thing } сердец
}
do-throw = Бросить: { $thing }
do-stand = Оставить как есть
do-choose = Вариант { $thing }
do-take = Оставить сокровище «{ $thing }»
do-decline = Ничего не оставлять
do-onto = Понесёт: { $thing }
do-instead-of = Вместо: { $thing }
do-settle = Поставить лагерь на { $thing }
do-end = Закончить ход

# Слова для набора
verb-go = идти
verb-adventure = приключение
verb-camp = лагерь
verb-halt = стоять
verb-fight = сразиться
verb-avoid = проскользнуть
verb-release = отпустить
verb-hearts = сердец
verb-throw = бросить
verb-stand = хватит
verb-choose = вариант
verb-take = взять
verb-decline = ничего
verb-onto = понесёт
verb-instead-of = взамен
verb-settle = лагерь-на
verb-end = конец

# Что происходит
event-PackAnimalLeft = { $you ->
    [yes] Вы отпускаете { an-animal }.
   *[no] { $seat } отпускает { an-animal }.
}
event-TreasureDrawn = { $you ->
    [yes] Вы берёте: { $treasures }.
   *[no] { $count ->
        [one] { $seat } берёт { $count } сокровище.
        [few] { $seat } берёт { $count } сокровища.
       *[many] { $seat } берёт { $count } сокровищ.
    }
}
event-TreasureKept = { $you ->
    [yes] Вы оставляете сокровище «{ $treasure }».
   *[no] { $seat } оставляет сокровище «{ $treasure }».
}
event-TreasureDropped = { $you ->
    [yes] Вы сбрасываете сокровище «{ $treasure }».
   *[no] { $seat } сбрасывает сокровище «{ $treasure }».
}
event-FindTaken = { $you ->
    [yes] Вы получаете находку «{ $find }».
   *[no] { $seat } получает находку «{ $find }».
}
event-GiftLost = { $gift-id ->
    [treasure] { $you ->
        [yes] Вам не на ком везти сокровище.
       *[no] { $seat } остаётся без сокровища: везти не на ком.
    }
    [bird] { $you ->
        [yes] Птица вам не достаётся: животных уже трое или стойла пусты.
       *[no] { $seat } остаётся без птицы: животных уже трое или стойла пусты.
    }
    [find] { $you ->
        [yes] Эта находка уже у кого-то есть.
       *[no] { $seat } остаётся без находки: она уже у кого-то есть.
    }
   *[companion] { $you ->
        [yes] Присоединиться к вам больше некому.
       *[no] { $seat } остаётся без спутника: присоединиться некому.
    }
}
event-LeftTown = { $you ->
    [yes] Вы выходите из города { with-hearts }.
   *[no] { $seat } выходит из города { with-hearts }.
}
with-hearts = { $hearts ->
    [0] без сердец
    [one] с { $hearts } сердцем
   *[other] с { $hearts } сердцами
}
event-Moved = { $you ->
    [yes] Вы идёте { from-space } { onto-space }.
   *[no] { $seat } идёт { from-space } { onto-space }.
}
event-TurnedBack = { $you ->
    [yes] Вода дурная, а сердец не осталось: вы возвращаетесь { onto-space }.
   *[no] { $seat } не выносит дурной воды и возвращается { onto-space }.
}
from-space = { $origin-id ->
    [town] из города
   *[other] с { $origin }
}
onto-space = { $space-id ->
    [town] в город
   *[other] на { $space }
}
event-EnemyMet = { $you ->
    [yes] Вы бросаетесь на { whom }: на кубике { $die }, всего { $total }.
   *[no] { $seat } бросается на { whom }: на кубике { $die }, всего { $total }.
}
whom = { $enemy-id ->
    [enemy-4] бандита
    [enemy-5] дюнного шакала
    [enemy-6] пещерного нетопыря
    [enemy-7] болотную каргу
    [enemy-8] ржавого краба
    [enemy-9] беглый автомат
    [enemy-10] шипастого вепря
    [enemy-11] стеклянного паука
    [enemy-12] двуглавого людоеда
    [enemy-13] шагающего идола
    [enemy-14] грозового дракона
   *[enemy-15] Безымянного
}
event-EnemyDefeated = { $you ->
    [yes] Вы побеждаете { whom } и ставите лагерь.
   *[no] { $seat } побеждает { whom } и ставит лагерь.
}
event-EnemyAvoided = { $you ->
    [yes] Вы обходите { whom } ({ $by }).
   *[no] { $seat } обходит { whom } ({ $by }).
}
event-EnemyWon = { $you ->
    [yes] { $enemy } сильнее: вы отступаете, ход окончен.
   *[no] { $enemy } сильнее: { $seat } отступает.
}
event-AdventureRead = { $you ->
    [yes] Вы читаете приключение «{ $adventure }».
   *[no] { $seat } читает приключение «{ $adventure }».
}
event-OptionChosen = { $you ->
    [yes] Вы выбираете { $option ->
        [1] первый
        [2] второй
        [3] третий
       *[4] четвёртый
    } вариант.
   *[no] { $seat } выбирает { $option ->
        [1] первый
        [2] второй
        [3] третий
       *[4] четвёртый
    } вариант.
}
event-Checked = { $you ->
    [yes] Вам нужно { $needed } ({ $what }), выходит { $total }.
   *[no] { $seat } бросает кубик ({ $what }): нужно { $needed }, выходит { $total }.
}
event-AdventureWon = { $you ->
    [yes] Получилось!
   *[no] { $seat } добивается своего.
}
event-AdventureLost = { $you ->
    [yes] Не получилось.
   *[no] { $seat } терпит неудачу.
}
event-Camped = { $you ->
    [yes] Вы разбиваете лагерь на { $space }.
   *[no] { $seat } разбивает лагерь на { $space }.
}
event-LastRound = { $you ->
    [yes] Вы поставили последний лагерь планшета: это последний раунд.
   *[no] { $seat } ставит последний лагерь планшета: это последний раунд.
}
event-Standstill = На карте не осталось пустых клеток, и два раунда никто не ставит лагерей: этот раунд последний.
event-NoRoomLeft = { $you ->
    [yes] Вы заняли последнее место для лагеря: это последний раунд.
   *[no] { $seat } занимает последнее место для лагеря: это последний раунд.
}

# Очки
line-camps = Лагеря: { $thing }
line-route = Торговый путь: { $thing }
line-artifact = { $thing }
line-unbought = Невыкупленные артефакты: { $thing }
line-enemy = Враг: { $thing }
line-card = { $thing }
line-bonus = Условие выполнено: { $thing }
line-money = Монеты и самоцветы: { $thing }
line-tokens = Жетоны племён: { $thing }
line-chief = { $thing }
line-reputation = Репутация: { $thing }
line-all-camps = Поставлены все лагеря: { $thing }
line-all-treasures = Сокровища на вьючных животных: { $thing }
line-mammoths = Нет лагеря рядом с мамонтами

# Итоги
stat-rounds = раундов
stat-camps = лагерей
stat-mine_camps = лагерей в шахте
stat-map_camps = лагерей на карте
stat-enemies = побеждённых врагов
stat-artifacts = выкупленных артефактов
stat-treasures = сокровищ
stat-finds = находок
stat-chiefs = вождей
stat-tokens = жетонов племён
stat-reputation = репутация
stat-companions = спутников
stat-adventures = приключений
stat-successes = удачных приключений
stat-route_points = очков за торговые пути
stat-unbought = невыкупленных артефактов

# Блокнот для подсчёта
field-camps = Всего поставлено лагерей
field-map = Карта
field-side = Сторона города
field-longer = Долгая игра
field-mine-camps = Лагерей в шахте
field-sole-routes = Свои торговые пути
field-shared-routes = Совместные торговые пути
field-mammoths = Есть лагерь рядом с мамонтами
field-artifacts = Выкупленные артефакты
field-unbought = Невыкупленных артефактов
field-enemies = Побеждённые враги, по силе
field-treasures = Сокровища
field-finds = Находки
field-companions = Спутники
field-coins = Монеты
field-gems = Самоцветы
field-food = Еда
field-tokens = Жетоны племён
field-chiefs = Вожди
field-pack-animals = Вьючные животные
field-reputation = Репутация
field-rival-coins = Монеты каждого соперника
field-rival-gems = Самоцветы каждого соперника
field-rival-food = Еда каждого соперника
field-rival-enemies = Враги, побеждённые каждым соперником
wrong-camps = { $field }: всего { $camps }, а в шахте, на врагах и на торговых путях { $elsewhere }.
wrong-mammoths = { $field }: на карте { $map } мамонтов нет.
wrong-mammoth-camp = { $field }: все лагеря ({ $camps }) стоят в шахте, на врагах и на торговых путях; для мамонтов лагеря не осталось.
wrong-rivals = { $field }: «{ $card }» сравнивает вас с соперниками; укажите число для каждого из них.
