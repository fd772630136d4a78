# Игра
game-title = Отголоски
game-blurb = Людей нет, двери приоткрыты на ширину лапы, а ужин — на соседней улице. Выходите вместе, читайте страницу, на которой стоите, и возвращайтесь домой все.
end-title = Вечер окончен
mode-mission = Один вечер: миссия с самого первого мешка
mode-campaign = Кампания: миссия за миссией, и колония всё помнит
mode-mission-face = page-12
mode-campaign-face = colony
option-mode = Как играем
option-mode-mission = Один вечер: одна миссия, дальше ничего не переходит
option-mode-campaign = Кампания: миссия за миссией, и колония всё помнит
option-mission = Миссия
option-mission-1 = «Распоротый мешок»
option-mission-2 = «Пациенты»
option-mission-3 = «Перемена»
option-mission-4 = «Самый маленький кортеж»
option-mission-5 = «На цыпочках»
option-mission-6 = «Мёртвый эфир»
option-mission-7 = «Сорок четвёртая»
option-mission-8 = «Девять»
option-mission-n1 = «На ширину лапы»
option-mission-n2 = «Воробьиный налог»
option-mission-n3 = «Кровать для большого»
option-mission-n4 = «Семеро спящих»
option-mission-n5 = «Честный вор»
option-mission-n6 = «Шершни, домой»
option-mission-n7 = «Колесо»
option-mission-n8 = «Тараканий парламент»
option-mission-n9 = «Ночная почта»
option-mission-n10 = «Блюдце»
option-mission-n11 = «Одно яйцо»
option-mission-n12 = «Старое русло»
option-harder = Колода действий
option-harder-false = Обычная
option-harder-true = Сложнее: на три угрозы больше, на три карты героизма меньше
option-immortal = Если кончились жители или боевой дух
option-immortal-false = Кампания проиграна
option-immortal-true = Бессмертие: оба счётчика на 5, и миссия продолжается

# Вопросы
ask-be = Кем вы будете?
ask-discard = Сбросьте лишнее и доберите карты.
ask-end-turn = Что вы делаете?
ask-play = Какую карту вы играете?
wording-way = Какую карту тратите на дорогу?
wording-discard = Какую карту вы сбрасываете?
wording-defence = На вас напали. Какой картой вы защищаетесь?
ask-give-card = Какую карту вы отдаёте?
ask-choose = Что вы здесь делаете?
ask-use = Применить способность?
ask-let-go = Карт больше пяти. Какую сбросить?
ask-send = Кто попробует?

# Ответы
do-be = Быть героем: { $thing }
do-discard = Сбросить: { $thing }
do-draw = Добрать до пяти
do-end-turn = Закончить ход
do-go = Идти: { $thing }
do-play = Сыграть: { $thing }
do-roll = Бросить кубики
do-give-up = Не пытаться
do-search = Обыскать: { $thing }
do-talk = Заговорить: { $thing }
do-strike = Ударить: { $thing }
do-shoot = Выстрелить: { $thing }
do-shake-off = Избавиться: { $thing }
do-inspire = Воодушевить: { $thing }
do-give-card = Отдать: { $thing }
do-rearrange = Снаряжение (−1 карта)
rearrange-free = Снаряжение и обмен
do-use = Применить: { $thing }
do-use-up = Израсходовать: { $thing }
do-work = Вместе: { $thing }
ask-also-hit = В кого ещё попало?
do-also-hit = Задеть и этого: { $thing }
do-leave = Уйти: { $thing }
do-choose = Вариант { $thing }
do-let-go = Сбросить: { $thing }
do-send = Пробует { $thing }

verb-be = быть
verb-discard = сбросить
verb-draw = добрать
verb-end-turn = закончить-ход
verb-go = идти
verb-play = сыграть
verb-roll = бросить
verb-give-up = отказаться
verb-search = обыскать
verb-talk = заговорить
verb-strike = ударить
verb-also-hit = задеть
verb-shoot = выстрелить
verb-shake-off = избавиться
verb-inspire = воодушевить
verb-give-card = отдать-карту
verb-rearrange = экипировка
verb-use = применить
verb-use-up = израсходовать
verb-work = помочь
verb-leave = уйти
verb-choose = выбрать
verb-let-go = отпустить
verb-send = послать

# Названия, нужные не одной главе
name-agility = ловкость
name-strength = сила
name-resilience = стойкость
name-intuition = интуиция
name-any = любой навык
name-time = время
name-clues = зацепки
name-parts = детали
name-food = еда
name-population = жители
name-morale = боевой дух
name-battery = батарейки
name-all_quiet = «Всё тихо»
name-enemies = «Враги!»
name-action = карты действий
name-item = предметы
name-encounter = встречи
name-search = обыск
name-communicate = разговор
name-melee = ближний бой
name-ranged = дальний бой
name-defence = защита
name-recover = избавление
name-drive = вождение
name-book = по книге

# Что случилось
event-HeroTaken = { $you ->
    [yes] Ваш герой — { $hero }.
   *[no] { $seat } играет за { $hero-id ->
        [meziah] Мезию
        [whisper] Тишь
        [ringr] Рингра
        [grumple] Грампла
       *[other] { $hero }
    }.
}
event-TurnBegan = { $you ->
    [yes] Ваш ход.
   *[no] Ходит { $seat }.
}
event-TurnSkipped = { $you ->
    [yes] Враги близко: вам пока не вернуться.
   *[no] Враги близко: { $seat } пока не возвращается.
}
event-Drew = { $you ->
    [yes] { $cards-count ->
        [0] Вы добираете, но оставить нечего.
       *[other] Вы берёте: { $cards }.
    }
   *[no] { $count ->
        [0] { $seat } добирает, но оставить нечего.
        [one] { $seat } берёт на руку { $count } карту.
        [few] { $seat } берёт на руку { $count } карты.
       *[other] { $seat } берёт на руку { $count } карт.
    }
}
event-Discarded = { $you ->
    [yes] Вы сбрасываете: { $card }.
   *[no] { $seat } сбрасывает: { $card }.
}
event-DisasterDrawn = Карта катастрофы: на чёрном кубике { $die }, время { $time }, а нужно { $value }.
event-DisasterIdle = Карта катастрофы, но здесь худшее уже позади.
event-DeckShuffled = Перемешано заново: { $deck }.
event-ThreatGrew = Ячейка { $slot } шкалы: { $card }.
event-ThreatsCleared = { $count ->
    [one] Угрозы со шкалы уходят: { $count }.
   *[other] Угрозы со шкалы уходят: { $count }.
}
event-ThreatLifted = Со шкалы уходит угроза: { $card }.
event-Counted = На планшете: { $what } { $change-signed }, теперь { $now }.
event-Rolled = { $you ->
    [yes] Вы { $passed ->
        [0] не проходите
       *[other] проходите
    } проверку { $skill-id ->
        [agility] ловкости
        [strength] силы
        [resilience] стойкости
       *[intuition] интуиции
    }{ $purpose-id ->
        [book] { "" }
       *[other] { " " }({ $purpose })
    }: { $total } против { $needed }.
   *[no] { $seat } { $passed ->
        [0] не проходит
       *[other] проходит
    } проверку { $skill-id ->
        [agility] ловкости
        [strength] силы
        [resilience] стойкости
       *[intuition] интуиции
    }{ $purpose-id ->
        [book] { "" }
       *[other] { " " }({ $purpose })
    }: { $total } против { $needed }.
}
event-NotTried = { $you ->
    [yes] Вы отказываетесь от проверки.
   *[no] { $seat } отказывается от проверки.
}
event-Moved = { $you ->
    [yes] Вы идёте на клетку «{ $space }».
   *[no] { $seat } идёт на клетку «{ $space }».
}
event-Placed = { $you ->
    [yes] Вы теперь на клетке «{ $space }».
   *[no] { $seat } теперь на клетке «{ $space }».
}
event-Left = { $you ->
    [yes] Вы уходите со страницы. { $exit }.
   *[no] { $seat } уходит со страницы. { $exit }.
}
event-InspiredBy = { $you ->
    [yes] Вы отдаёте карту. Получает { $other }.
   *[no] { $other-you ->
        [yes] { $seat } отдаёт карту вам.
       *[no] { $seat } отдаёт карту. Получает { $other }.
    }
}
event-WorkBegan = Общее дело: { $work }, всего нужно { $needed }.
event-WorkedOn = { $you ->
    [yes] Вы помогаете, { $card }: { $count } из { $needed }.
   *[no] { $seat } помогает, { $card }: { $count } из { $needed }.
}
event-WorkDone = Сделано вместе: { $work }.
event-PageOpened = { $revisited ->
    [0] Новая страница: { $page }.
   *[other] Снова здесь: { $page }.
}
event-PageLeft = { $you ->
    [yes] Позади: { $page }. Архивариус теперь вы.
   *[no] Позади: { $page }. Архивариус теперь { $seat }.
}
event-SectionRead = { $you ->
    [yes] Вы читаете вслух.
   *[no] { $seat } читает вслух.
}
event-OptionTaken = { $you ->
    [yes] Вы выбираете: { $way }.
   *[no] { $seat } выбирает: { $way }.
}
event-SituationTurned = Ситуация: { $situation }.
event-Nightfall = Ночь кончилась, ходов было { $turns }; кто ещё на улице, тому пора домой.
event-Searched = { $you ->
    [yes] Вы переворачиваете находку: { $token }.
   *[no] { $seat } переворачивает находку: { $token }.
}
