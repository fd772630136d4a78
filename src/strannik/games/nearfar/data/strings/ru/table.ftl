## Как разложен стол

board-trade = Цена товаров
board-mine = Шахта
board-paddock = Вьючные животные

area-town = Город
area-saloon = В салуне
area-ahead = Враги и вожди
area-passing = Оставьте один, остальные передайте налево
tab-choose = На выбор
area-looked = Вы посмотрели: оставьте, что нравится
area-drawn = Сокровище
area-goods = Товары и их цена: отдайте одни, возьмите другие
area-trade = В ратуше
way-town = Вернуться в город
area-raise = Репутация вверх: за шаг монета или самоцвет
area-lower = Репутация вниз: за шаг монета или самоцвет
area-hand = { $you ->
    [yes] Ваши артефакты, ещё не выкупленные
   *[no] { $seat }: артефакты на руке
}
area-board = { $you ->
    [yes] Ваш планшет
   *[no] { $seat }
}
area-bought = { $you ->
    [yes] Что у вас есть
   *[no] { $seat }: имущество
}
tab-hand = Рука
tab-party = Команда
tab-bought = Вещи
tab-sheet = Герой
tab-story = История
tab-ahead = Враги
area-party = Ваша команда
area-reserve = Ждут в резерве
area-pack = Вьючные животные
note-bag = в мешке: { $count }
note-enemies = { $count ->
    [0] врагов не осталось
   *[other] врагов осталось: { $count }
}

status-draft = Выбор артефактов
status-round = Раунд { $round }
status-last-round = Раунд { $round }, последний
status-over = Путешествие окончено

counter-coins = Монеты
counter-gems = Самоцветы
counter-food = Еда
counter-yellow = Жетоны кочевников
counter-green = Жетоны преступников
counter-blue = Жетоны магов
counter-red = Жетоны рептильянцев
counter-hearts = Сердца
counter-reputation = Репутация
counter-camps = Лагерей поставлено
counter-artifacts = Артефактов на руке

piece-hidden-normal = Артефакт, который другим не виден.
piece-hidden-special = Особый артефакт, который другим не виден.
piece-figure = { $seat }: { $place }.
piece-steps = Осталось шагов: { $count }.
piece-camp = Лагерь ({ $seat }): { $place }.
piece-adventure = Приключение: { $space }.
piece-reputation = Репутация ({ $seat }): { $reputation }.
place-cell = Клетка шахты, нужен навык { $need }: приносит { $coins ->
    [0] {""}
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}{ $gems ->
    [0] {""}
   *[other] { $coins ->
        [0] {""}
       *[other] {" "}и{" "}
    }{ $gems ->
        [one] { $gems } самоцвет
        [few] { $gems } самоцвета
       *[many] { $gems } самоцветов
    }
}

space-coin = монеты
space-gem = самоцветы
space-pepper = торговый путь, перец
space-part = торговый путь, детали машин
space-blood = торговый путь, каменная кровь
space-tea = торговый путь, чайный лист
space-adventure = здесь ждёт приключение
space-water = дурная вода, одно сердце
space-mammoth = мамонты
space-camp = лагерь ({ $seat })

page-chance = { $plain } %
page-chance-hearts = { $plain } % · с сердцами { $best } %
page-adventure = { $you ->
    [yes] Приключение · { $space }
   *[no] Приключение ({ $seat }) · { $space }
}
page-decides = { $you ->
    [yes] Решаете вы
   *[no] Решает { $seat }
}
page-may = { $you ->
    [yes] Вы можете выбрать:
   *[no] { $seat } выбирает:
}
page-price = цена: { $price }
page-asks = { $check } { $threshold }
page-chose = { $you ->
    [yes] Ваш выбор: { $way }.
   *[no] Выбор ({ $seat }): { $way }.
}
page-pay = Сначала заплатите: { $price }.
page-check = Проверка: { $check } { $threshold }. У вас { $icons }, значит, на кубике нужно { $needed } или больше.{ $hearts ->
    [0] {""}
   *[other] {" "}Сердец: { $hearts }.
}
page-check-hard = Проверка: { $check } { $threshold }. У вас { $icons }, и без сердец этого мало.{ $hearts ->
    [0] {""}
   *[other] {" "}Сердец: { $hearts }.
}
page-no-check = Бросок не нужен.
page-rolled = На кубике { $die }, { $icons ->
    [0] {""}
   *[other] { $you ->
        [yes] вы прибавляете
       *[no] { $seat } прибавляет
    } { $icons }: всего { $total },{" "}
}а нужно { $needed }.
page-won = { $you ->
    [yes] Вам удалось.
   *[no] { $seat } добивается успеха.
}
page-bonus = { $you ->
    [yes] Вам удалось, и с бонусом.
   *[no] { $seat } добивается успеха, и с бонусом.
}
page-would-lose = Тогда ничего не выйдет, и приключение ничего не принесёт.
page-would-win = И всё получится.
page-would-bonus = И всё получится, да ещё с бонусом.
page-rewards = { $you ->
    [yes] Вы получаете: { $rewards }.
   *[no] { $seat } получает: { $rewards }.
}
page-too-few-hearts = Даже с { $hearts ->
    [one] { $hearts } сердцем
   *[other] { $hearts } сердцами
} вышло бы { $reached }, а нужно { $needed }.
page-lost = { $you ->
    [yes] Вам не удалось: это приключение ничего не приносит.
   *[no] { $seat } терпит неудачу: это приключение ничего не приносит.
}
page-enemy = Сила { $strength }. Победитель ставит на врага лагерь и получает ещё { $vp } { $vp ->
    [one] очко
    [few] очка
   *[many] очков
}.
page-fight = На кубике нужно { $needed } или больше{ $hearts ->
    [0] {"."}
    [one] ; у вас { $hearts } сердце.
    [few] ; у вас { $hearts } сердца.
   *[many] ; у вас { $hearts } сердец.
}
page-still-lacking = Всё ещё не хватает: { $lacking }.
page-beaten = И враг будет побеждён.
page-driven-back = Вы отступаете, и ход окончен.
page-duel = Дуэль
page-duel-text = Сначала дуэль: { $rival } не пускает вас { into }. Оба бросают кубик: вы прибавляете { $mine }, соперник — { $theirs }. При равенстве побеждает защитник.
page-duel-honest = При победе репутация +1.
page-duel-dishonest = Вам +1 к броску, но при победе репутация −1.
page-duel-rolled = { $you ->
    [yes] Вы дерётесь { $manner }: у вас { $mine }, у соперника ({ $rival }) { $theirs }. При равенстве побеждает защитник.
   *[no] { $seat } дерётся { $manner }: { $mine } против { $theirs } ({ $rival }). При равенстве побеждает защитник.
}
page-duel-won = И дуэль будет выиграна.
page-duel-lost = Вы отправляетесь в тюрьму.

name-stranger = незнакомец
name-guard = незнакомец
name-cover = Дальше, Ближе

preview-coins = { $signed } { $count ->
    [one] монета
    [few] монеты
   *[many] монет
}
preview-gems = { $signed } { $count ->
    [one] самоцвет
    [few] самоцвета
   *[many] самоцветов
}
preview-food = { $signed } { $count ->
    [one] еда
    [few] еды
   *[many] еды
}
preview-yellow = { $signed } { $count ->
    [one] жетон кочевников
    [few] жетона кочевников
   *[many] жетонов кочевников
}
preview-green = { $signed } { $count ->
    [one] жетон преступников
    [few] жетона преступников
   *[many] жетонов преступников
}
preview-blue = { $signed } { $count ->
    [one] жетон магов
    [few] жетона магов
   *[many] жетонов магов
}
preview-red = { $signed } { $count ->
    [one] жетон рептильянцев
    [few] жетона рептильянцев
   *[many] жетонов рептильянцев
}
preview-hearts = { $signed } { $count ->
    [one] сердце
    [few] сердца
   *[many] сердец
}
preview-camped = лагерь, дальше даром
preview-no-camp = лагеря ещё нет ({ $what-id })
preview-reputation = { $signed } репутация
preview-vp = { $signed } { $count ->
    [one] очко
    [few] очка
   *[many] очков
}

tip-hall = Обменяйте товары, сбросьте артефакт, заплатите за доброе или дурное имя: каждое по разу.
tip-saloon = Наймите за монеты одного из пяти спутников. Драться здесь не нужно.
tip-stables = Купите вьючное животное: птицу за еду, а днём и черепаху за самоцвет.
tip-store = Возьмите монету или посмотрите четыре артефакта: каждый можно оставить или сбросить.
tip-farm = По одной еде за каждую руку в вашей команде и на ваших картах.
tip-hut = С вьючным животным возьмите сокровище; днём выберите одно из трёх.
tip-mine = Поставьте лагерь в клетку шахты, на которую хватает навыка, и получите то, что обещают её ряд и столбец.
tip-jail = Сюда попадает тот, кто напал и проиграл дуэль. Отсюда в любое здание входят без драки.
tip-coin = За лагерь здесь — по монете за каждый глаз у вас.
tip-gem = За лагерь здесь — по самоцвету за каждый глаз у вас.
tip-route = Две такие клетки — торговый путь. Лагеря на обеих ваши: { $sole } очк.; один ваш, другой чужой: каждому { $shared }.
tip-town = Отсюда выходят в путь; вернуться в любое здание можно с любой клетки карты.
area-scales = На весах
pan-given = Вы отдаёте
pan-taken = Вы берёте
piece-given = Вы отдаёте товаров на { $worth }.
piece-taken = Вы берёте товаров на { $worth }.
counter-vp = Очки сейчас
page-failing-skill-1 = Замысел был хорош. Мир, как водится, его не читал.
page-failing-skill-2 = Почти получилось; именно это потом и вспоминается.
page-failing-skill-3 = Вы сделали всё как надо, только в другом порядке.
page-failing-skill-4 = Кто-то вежливо покашлял. Пришлось уйти, не оглядываясь.
page-failing-skill-5 = Не вышло. Но дорога-то никуда не делась.
page-failing-skill-6 = Вы стоите чуть дольше, чем нужно, и уходите.
page-failing-skill-7 = Бывает, что не помочь. По крайней мере сегодня.
page-failing-skill-8 = Теперь вы знаете, как надо было. Уже кое-что.
page-failing-combat-1 = Отступление вышло быстрым и даже по-своему красивым.
page-failing-combat-2 = Пыль осела, и стало видно, кто из вас лежит.
page-failing-combat-3 = Вы ещё постояли для вида, а потом пошли искать шляпу.
page-failing-combat-4 = В следующий раз стоит начать с левой.
page-failing-combat-5 = На ногах вы устояли, только уже в другом месте.
page-failing-combat-6 = Сила сегодня не ваша. Вы идёте дальше и не рассказываете об этом.
page-failing-combat-7 = Вы пересчитываете пальцы: все на месте. На том и кончено.
page-failing-combat-8 = Вдогонку за вами никто не идёт. Вот и вся удача.
