# Вопросы
ask-keep = { $others ->
    [yes] Какие артефакты вы оставляете себе?
   *[no] Какой артефакт вы оставляете?
}
ask-drop = Какие артефакты вы сбрасываете? Хотя бы один особый, лиловый.
ask-visit = Ваш ход: посетить здание или странствовать?
ask-challenge = { $others ->
    [yes] Вызвать кого-нибудь на дуэль или войти без неё?
   *[no] Кого вы вызываете на дуэль?
}
ask-duel = Как вы будете драться?
ask-go-on = Сначала выкупить артефакты или продолжить?
ask-leave = Что вы здесь делаете?
ask-hire = Кого вы нанимаете?
ask-replace-row = Заменить весь ряд?
ask-replace = Куда идёт новичок?
ask-call = Кто идёт с вами?
ask-lead = Какое животное вы покупаете?
ask-coin = Взять монету или посмотреть артефакты?
ask-draw = Сколько артефактов взять из обычной колоды? Остальные придут из особой, лиловой.
ask-search = Взять сокровище?
ask-dig = Где вы копаете?
ask-get = Что взять взамен? Или положите на весы ещё.
ask-gems = Сколько самоцветов вы платите? Остальное — монетами.
ask-buy = Выкупить артефакт?

# Ответы
do-keep = Оставить артефакт «{ $thing }»
part-drop = Сбросить артефакт
do-drop = Сбросить артефакт «{ $thing }»
do-done = Готово
do-visit = Посетить { $thing-id ->
    [hall] ратушу
    [farm] ферму
    [hut] хижину колдуна
    [mine] шахту
   *[other] { $thing }
}
do-travel = Странствовать
do-challenge = Вызвать на дуэль: { $thing }
do-enter = Войти без дуэли
do-duel = Драться { $thing }
do-go-on = Продолжить
do-leave = На этом всё
do-hire = Нанять: { $thing }
do-replace-row = Заменить ряд за 1 еду
do-party = Принять в команду
do-reserve = Отправить в резерв
do-replace = Вместо: { $thing }
do-call = Позвать: { $thing }
do-rest = Оставить дома: { $thing }
do-ready = В путь
do-lead = { $thing-id ->
    [bird] Купить вьючную птицу
   *[turtle] Купить вьючную черепаху
}
do-coin = Взять монету
do-browse = Посмотреть артефакты
do-draw = { $thing ->
    [0] Только особые
    [one] { $thing } обычный
   *[other] { $thing } обычных
}
do-search = Взять сокровище
do-dig = Копать: { $thing }
do-give = Отдать { a-good }
do-get = Получить { a-good }
a-good = { $thing-id ->
    [coins] монету
    [gems] самоцвет
    [food] еду
   *[token] { $thing }
}
do-stop = Обойтись без этой сделки
do-raise = Репутация: +{ $thing }
do-lower = Репутация: −{ $thing }
do-gems = { $thing ->
    [one] { $thing } самоцвет
    [few] { $thing } самоцвета
   *[many] { $thing } самоцветов
}
do-buy = Выкупить «{ $thing }»

# Слова для набора
verb-keep = оставить
verb-drop = сбросить
verb-done = готово
verb-visit = посетить
verb-travel = странствовать
verb-challenge = вызвать
verb-enter = войти
verb-duel = драться
verb-go-on = дальше
verb-leave = уйти
verb-hire = нанять
verb-replace-row = новый-ряд
verb-party = в-команду
verb-reserve = в-резерв
verb-replace = вместо
verb-call = позвать
verb-rest = оставить-дома
verb-ready = в-путь
verb-lead = увести
verb-coin = монета
verb-browse = посмотреть
verb-draw = взять-обычных
verb-search = искать
verb-dig = копать
verb-give = отдать
verb-get = получить
verb-stop = отказаться
verb-raise = повысить
verb-lower = понизить
verb-gems = самоцветов
verb-buy = выкупить

# Что происходит
event-TurnBegan = { $you ->
    [yes] Раунд { $round }: ваш ход.
   *[no] Раунд { $round }, ходит { $seat }.
}
sum = { $what-id ->
    [coins] { $amount ->
        [one] { $amount } монету
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
    [gems] { $amount ->
        [one] { $amount } самоцвет
        [few] { $amount } самоцвета
       *[many] { $amount } самоцветов
    }
    [food] { $amount ->
        [one] { $amount } еду
        [few] { $amount } еды
       *[many] { $amount } еды
    }
    [hearts] { $amount ->
        [one] { $amount } сердце
        [few] { $amount } сердца
       *[many] { $amount } сердец
    }
    [yellow] { $amount ->
        [one] { $amount } жетон кочевников
        [few] { $amount } жетона кочевников
       *[many] { $amount } жетонов кочевников
    }
    [green] { $amount ->
        [one] { $amount } жетон преступников
        [few] { $amount } жетона преступников
       *[many] { $amount } жетонов преступников
    }
    [blue] { $amount ->
        [one] { $amount } жетон магов
        [few] { $amount } жетона магов
       *[many] { $amount } жетонов магов
    }
    [red] { $amount ->
        [one] { $amount } жетон рептильянцев
        [few] { $amount } жетона рептильянцев
       *[many] { $amount } жетонов рептильянцев
    }
   *[reputation] { $amount ->
        [one] { $amount } очко репутации
        [few] { $amount } очка репутации
       *[many] { $amount } очков репутации
    }
}
due-good = { $good-id ->
    [coins] { $needed ->
        [one] { $needed } монету
        [few] { $needed } монеты
       *[many] { $needed } монет
    }
    [gems] { $needed ->
        [one] { $needed } самоцвет
        [few] { $needed } самоцвета
       *[many] { $needed } самоцветов
    }
    [food] { $needed ->
        [one] { $needed } еду
       *[other] { $needed } еды
    }
   *[tokens] { $needed ->
        [one] { $needed } жетон
        [few] { $needed } жетона
       *[many] { $needed } жетонов
    } { $good-id ->
        [yellow] кочевников
        [green] преступников
        [blue] магов
       *[red] рептильянцев
    }
}
event-Gained = { $you ->
    [yes] Вы получаете { sum }.
   *[no] { $seat } получает { sum }.
}
event-Spent = { $you ->
    [yes] Вы { $what-id ->
        [hearts] тратите
        [reputation] теряете
       *[other] платите
    } { sum }.
   *[no] { $seat } { $what-id ->
        [hearts] тратит
        [reputation] теряет
       *[other] платит
    } { sum }.
}
event-Drafted = { $left ->
    [0] У каждого по пять артефактов.
    [one] Все выбрали. Осталось по { $left } карте.
    [few] Все выбрали. Осталось по { $left } карты.
   *[many] Все выбрали. Осталось по { $left } карт.
}
event-ArtifactsDropped = { $you ->
    [yes] Вы сбрасываете: { $artifacts-count ->
        [0] ничего
       *[other] { $artifacts }
    }.
   *[no] { $seat } сбрасывает: { $artifacts-count ->
        [0] ничего
       *[other] { $artifacts }
    }.
}
event-ArtifactsDrawn = { $you ->
    [yes] Вы смотрите { looked-at }.
   *[no] { $seat } смотрит { looked-at }.
}
looked-at = { $special ->
    [0] { $normal } { $normal ->
        [one] обычный артефакт
        [few] обычных артефакта
       *[many] обычных артефактов
    }
   *[other] { $normal ->
        [0] {""}
        [one] { $normal } обычный и{" "}
       *[other] { $normal } обычных и{" "}
    }{ $special } { $special ->
        [one] особый артефакт
        [few] особых артефакта
       *[many] особых артефактов
    }
}
event-ArtifactBought = { $you ->
    [yes] Вы выкупаете артефакт «{ $artifact }».
   *[no] { $seat } выкупает артефакт «{ $artifact }».
}
event-Visited = { $you ->
    [yes] Вы заходите { into }.
   *[no] { $seat } заходит { into }.
}
into = { $building-id ->
    [hall] в ратушу
    [saloon] в салун
    [stables] в стойла
    [store] в магазин
    [farm] на ферму
    [hut] в хижину колдуна
   *[mine] в шахту
}
event-DuelFought = { $you ->
    [yes] Вы нападаете { $manner }: { $total } против { $rival_total } (соперник — { $rival }).
   *[no] { $rival-you ->
        [yes] { $seat } нападает на вас { $manner }: { $total } против { $rival_total }.
       *[no] { $seat } нападает { $manner }: { $total } против { $rival_total } (соперник — { $rival }).
    }
}
event-DuelWon = { $you ->
    [yes] Дуэль за вами, проигрывает { $rival }.
   *[no] { $rival-you ->
        [yes] { $seat } побеждает вас в дуэли.
       *[no] { $seat } побеждает в дуэли, проигрывает { $rival }.
    }
}
event-Jailed = { $you ->
    [yes] Вы проигрываете дуэль и идёте в тюрьму.
   *[no] { $seat } проигрывает дуэль и идёт в тюрьму.
}
event-Hired = { $you ->
    [yes] Вы нанимаете { hired }.
   *[no] { $seat } нанимает { hired }.
}
hired = { $companion-id ->
    [aya] Айю
    [temir] Темира
    [nour] Нура
    [sabir] Сабира
    [zara] Зару
    [kamal] Камаля
    [idris] Идриса
    [togrul] Тогрула
    [griff] Гриффа
    [marla] Марлу
    [silva] Сильву
    [dex] Декса
    [hobb] Хобба
    [vik] Вика
    [oren] Орена
    [thea] Тею
    [ilma] Ильму
    [miron] Мирона
    [selene] Селену
    [vesna] Весну
    [astor] Астора
    [koba] Кобу
    [ishka] Ишку
    [tazz] Тазза
    [rukh] Руха
    [vassa] Вассу
    [zekk] Зекка
    [orrik] Оррика
    [ssarim] Ссарима
   *[same] { $companion }
}
event-RowReplaced = Новые лица в салуне: { $companions }.
event-PartySet = { $you ->
    [yes] { $party-count ->
        [0] С вами никто не идёт.
        [1] С вами идёт { $party }.
       *[other] С вами идут: { $party }.
    }
   *[no] { $party-count ->
        [0] { $seat } никого не берёт с собой.
       *[other] { $seat } берёт с собой: { $party }.
    }
}
event-ChiefCame = { $you ->
    [yes] К вам приходит { $chief }.
   *[no] { $seat } и { $chief } теперь заодно.
}
event-PackAnimalCame = { $you ->
    [yes] Вы получаете { an-animal }.
   *[no] { $seat } получает { an-animal }.
}
an-animal = { $animal-id ->
    [bird] вьючную птицу
   *[turtle] вьючную черепаху
}
event-Dug = { $you ->
    [yes] Вы разбиваете лагерь в шахте ({ $cell }).
   *[no] { $seat } разбивает лагерь в шахте ({ $cell }).
}
event-DeckShuffled = Колода кончилась: сброшенные карты перемешаны и снова лежат лицом вниз.

# Ячейки шахты
name-r1c1 = ряд 1, столбец 1
name-r1c2 = ряд 1, столбец 2
name-r1c3 = ряд 1, столбец 3
name-r1c4 = ряд 1, столбец 4
name-r2c1 = ряд 2, столбец 1
name-r2c2 = ряд 2, столбец 2
name-r2c3 = ряд 2, столбец 3
name-r2c4 = ряд 2, столбец 4
name-r3c1 = ряд 3, столбец 1
name-r3c2 = ряд 3, столбец 2
name-r3c3 = ряд 3, столбец 3
name-r3c4 = ряд 3, столбец 4
