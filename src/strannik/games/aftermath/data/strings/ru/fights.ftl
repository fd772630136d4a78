# Вопросы
ask-reinforce = Поровну не делится: где выйдет ещё один?
ask-activate = Они действуют разом: кто из них следующий?
ask-lure-to = Добычи на выбор: куда он пойдёт?
ask-expose = До двоих ему одинаково: на кого он бросится?
ask-defend = На вас напали. Чем ответите?
ask-shield = Удар достиг цели. Примет ли его что-то из ваших вещей?
ask-hand-over = Вор протянул лапу. Что ему достанется?
ask-stagger = Вас толкнули. Где вы остановитесь?
ask-return-to = Где вернётся побитый?
ask-rest = Всё тихо. Устроите привал?
ask-eat = Есть рана и есть чем закусить. Съедите?
ask-repair = Чинить ли что-нибудь?
ask-give-to = Кому это достанется?
ask-choose-hero = Кого из вас это коснётся?
whom-break = Чья вещь сломается?
whom-move = Кто из вас туда отправится?
whom-trauma = Кто из вас этого не забудет?
whom-poison = Кому из вас достанется яд?
whom-slowed = Кого из вас это задержит?
whom-scared = Кто из вас испугается?
whom-soaked = Кто из вас промокнет?
whom-burning = Кто из вас загорится?
whom-marked = Кого из вас пометят?
whom-inspired = Кого из вас это вдохновит?
whom-hidden_trail = Кто из вас скроет свой след?

# Ответы
do-reinforce = { $thing }
do-activate = { $thing }
do-lure-to = Туда: { $thing }
do-expose = { $thing }
do-defend = Защищаться
do-take-it = Стерпеть
do-pay-part = Положить деталь: пусть считает
do-drop-battery = Бросить батарейку: пусть несёт домой
do-shield = Ломается вместо раны: { $thing }
do-bear = Получить рану
do-hand-over = Отдать: { $thing }
do-stagger = Сюда: { $thing }
do-return-to = Здесь: { $thing }
do-rest = Устроить привал (время +1)
do-go-on = Идти дальше
do-eat = Поесть (порция еды лечит рану)
do-save-food = Поберечь еду
do-repair = Починить: { $thing }
do-give-to = { $thing }
do-choose-hero = { $thing }
do-outwit = Перехитрить: { $thing }

verb-reinforce = подкрепить
verb-activate = выпустить
verb-lure-to = заманить
verb-expose = подставить
verb-defend = защищаться
verb-take-it = стерпеть
verb-pay-part = откупиться
verb-drop-battery = бросить-батарейку
verb-shield = прикрыться
verb-bear = получить-рану
verb-hand-over = уступить
verb-stagger = отлететь
verb-return-to = вернуться
verb-rest = привал
verb-go-on = дальше
verb-eat = поесть
verb-save-food = поберечь
verb-repair = починить
verb-give-to = вручить
verb-choose-hero = выбрать-героя
verb-outwit = перехитрить

# Жетоны и фигурки
name-roach-1 = Таракан 1
name-roach-2 = Таракан 2
name-roach-3 = Таракан 3
name-roach-4 = Таракан 4
name-roach-5 = Таракан 5
name-roach-6 = Таракан 6
name-roach-7 = Таракан 7
name-roach-8 = Таракан 8
name-drone-1 = Дрон 1
name-drone-2 = Дрон 2
name-drone-3 = Дрон 3
name-drone-4 = Дрон 4
name-fire = Огонь
name-trap = Капкан
name-heavy = Тяжёлый предмет
name-hook = Крюк
name-aim = Прицел

# Что случилось
event-EncounterCame = Навстречу: { $enemies } ({ $situation }).
event-EncounterDrawn = Встреча: { $encounter }.
event-NoRoom = Шкала занята: { $enemy } не приходит.
event-EnemyGaveWay = { $enemy } уступает место главарю.
event-EnemyTurnBegan = Ход врагов.
event-EnemyActs = Очередь за врагом: { $enemy }, угроза { $threat }.
event-EnemyDozes = { $enemy } спит в тени.
event-EnemyCalled = { $enemy } зовёт: угроза уже в пути.
event-EnemyLaunched = { $enemy } выпускает дрона.
event-EnemyMoved = { $enemy } переходит на клетку «{ $space }».
event-EnemyStrikes = { $you ->
    [yes] { $enemy } бросается на вас, сила { $strength }.
   *[no] { $enemy } бросается, сила { $strength }. Цель — { $seat }.
}
event-Attacked = { $you ->
    [yes] Берегитесь: против вас сила { $strength }.
   *[no] Берегитесь: сила { $strength }. Цель — { $seat }.
}
event-AttackFailed = { $you ->
    [yes] Мимо вас.
   *[no] Мимо. { $seat } цел.
}
event-PartCounted = { $you ->
    [yes] Вы кладёте деталь; { $enemy } её пересчитывает.
   *[no] { $seat } кладёт деталь; { $enemy } её пересчитывает.
}
event-BatteryDropped = { $you ->
    [yes] Вы бросаете батарейку; { $enemy } уносит её домой.
   *[no] { $seat } бросает батарейку; { $enemy } уносит её домой.
}
event-ItemStolen = { $you ->
    [yes] { $enemy } отбирает у вас: { $item }.
   *[no] { $enemy } отбирает: { $item }. Пострадавший — { $seat }.
}
event-BatteryLost = { $you ->
    [yes] Вы теряете батарейку.
   *[no] { $seat } теряет батарейку.
}
event-Shoved = { $you ->
    [yes] Вы отлетаете на клетку «{ $space }».
   *[no] { $seat } отлетает на клетку «{ $space }».
}
event-EnemyWounded = { $enemy } ранен: { $wounds } из { $life }.
event-TailShed = { $enemy } бросает хвост и цел.
event-EnemyDefeated = Побеждён: { $enemy }.
event-EnemyLeft = { $enemy } уходит.
event-TalkedOver = { $you ->
    [yes] Вы уговорили: { $enemy }. В колонии прибыло.
   *[no] { $seat } договаривается: { $enemy }. В колонии прибыло.
}
event-Outwitted = { $you ->
    [yes] Вы перехитрили: { $enemy }.
   *[no] { $seat } берёт хитростью: { $enemy }.
}
event-LootTaken = { $you ->
    [yes] Добыча ваша.
   *[no] Добычу забирает { $seat }.
}
event-HuntersCame = Вас выследили: { $enemies }.
event-HeroWounded = { $you ->
    [yes] Вы получаете { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }{ $poisoned ->
        [0] .
       *[other] , и с ядом.
    }
   *[no] { $seat } получает { $count ->
        [one] { $count } рану
        [few] { $count } раны
       *[other] { $count } ран
    }{ $poisoned ->
        [0] .
       *[other] , и с ядом.
    }
}
event-HeroHealed = { $you ->
    [yes] У вас стало меньше ран: на { $count }.
   *[no] { $seat } лечится, ран меньше на { $count }.
}
event-HeroDefeated = { $you ->
    [yes] Вы без сил и пока не в игре.
   *[no] { $seat } без сил и пока не в игре.
}
event-HeroReturned = { $you ->
    [yes] Вы снова в игре, на клетке «{ $space }».
   *[no] { $seat } снова в игре, на клетке «{ $space }».
}
event-Rested = Привал окончен; время прошло.
event-ItemRepaired = Починено за { $parts }: { $item }.
event-TerrainLaid = Местность: { $terrain }.
event-TerrainLifted = Больше нет: { $terrain }.
event-TokenLaid = На клетке «{ $space }» теперь { $token }.
event-TokenLifted = С клетки «{ $space }» исчезает { $token }.
event-PickedOver = День на исходе: до вас здесь уже всё обыскали.
event-LineChanged = Между клетками «{ $one }» и «{ $other }» теперь другая линия.
event-LightChanged = { $lit ->
    [0] Гаснет свет: { $spaces }.
   *[other] Становится светло: { $spaces }.
}
event-ExitChanged = { $open ->
    [0] Один из выходов закрылся.
   *[other] Один из выходов открылся.
}
event-Searched = { $you ->
    [yes] Вы находите: { $token }.
   *[no] { $seat } находит: { $token }.
}

# Показатели
stat-success = миссия выполнена
stat-time = время
stat-late = сверх лимита времени
stat-turns = ходов
stat-pages = страниц
stat-wounds = ран
stat-defeats = раз выбывали
stat-victories = врагов побеждено
stat-food = еда
stat-parts = детали
stat-clues = зацепки
stat-population = жители
stat-morale = боевой дух
stat-built = деталей в постройках
