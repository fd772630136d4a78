## Долгие путешествия: режим кампании и режим персонажа

mode-campaign = Кампания: десять карт одна за другой, с опытом и талантами
mode-character = Персонажи: каждый проживает свою историю
option-mode-campaign = Кампания: карты со 2-й по 11-ю по порядку, с опытом, талантами и всей книгой приключений
option-mode-character = Персонажи: у каждого своя история, на любых картах, с концом в Последней Руине
journey-mode = Какое путешествие
journey-mode-campaign = Кампания: десять карт по порядку, вся книга приключений и те, кто ждёт в конце
journey-mode-character = Персонажи: каждый проживает свою историю, и кончается она в Последней Руине
journey-named_first = Места с названием
journey-named_first-true = Сначала они: для первой кампании
journey-named_first-false = Приключения лежат, где придётся
journey-more = Приключений на каждой карте
journey-more-false = По три на игрока и ещё одно
journey-more-true = По четыре на игрока; в кампании пропускают три карты

# Кто едет
name-rin = Рин
name-eyim = Эйим
name-grear = Грир
name-vera = Вера
name-tanian = Таниан
name-kikli = Кикли
name-riza = Риза
name-shardling = Хрусталик
about-rin = Кто-то сжёг мельницу, а в мельнице был брат. И пошёл он туда по просьбе Рин.
about-eyim = За плечами сожжённая чумная мельница; осталось узнать точное число.
about-grear = Мечтает о памятнике за знаменитый бой. Бой был подстроен.
about-vera = Чертит дорогу домой. Одного моста на карте никогда не было.
about-tanian = Все сны проданы за учёбу брата; хочется снова увидеть хоть один.
about-kikli = Сорок вторая душа в семье, забытая при пересчёте; ищет собственный рецепт.
about-riza = Подделывает бумаги; своей настоящей нет ни одной.
about-shardling = Осколок звезды на двух ногах; собирает остальные.

# Кто ждёт
name-boss-zag = Заг-кладоискатель
name-boss-shreya = капитан Шрея
name-boss-queen = Королева Бивней
name-boss-king = Красный Король

# Таланты
name-martial-arts = боевые искусства
name-potion-brewing = зельеварение
name-knowledge = знания
name-piano = игра на пианино
name-treasure-hunting = кладоискательство
name-cooking = кулинария
name-meditation = медитация
name-sharp-tongue = острый язык
name-bounty-hunting = охота за головами
name-bribery = подкуп
name-politics = политика
name-scrounging = барахольство
name-bird-breeding = разведение птиц
name-fishing = рыболовство
name-storytelling = сказительство
name-spelunking = спелеология
name-gem-trading = торговля самоцветами
name-persuasion = убеждение
about-martial-arts = +1 в дуэлях, в нападении и защите.
about-potion-brewing = 1 еда при каждом посещении хижины колдуна.
about-knowledge = В конце игры до трёх невыкупленных артефактов не отнимают очков.
about-piano = 1 еда при каждом посещении салуна.
about-treasure-hunting = Два артефакта на выбор в начале партии.
about-cooking = Две еды в начале партии.
about-meditation = Еду можно тратить вместо сердец.
about-sharp-tongue = +1 в дуэлях, в нападении и защите.
about-bounty-hunting = Можно сразиться с любым врагом из колоды.
about-bribery = Монета проведёт вас мимо соперника без дуэли.
about-politics = Таланты можно покупать в ратуше, и дуэли там вам не грозят.
about-scrounging = Одно сокровище можно держать без животного.
about-bird-breeding = Монета в стойлах за двух животных; 2 сердца за каждое отпущенное.
about-fishing = 1 еда в начале партии.
about-storytelling = 2 очка в конце за самую высокую репутацию.
about-spelunking = В шахте вы бросаете кубик: самоцвет за 4–6.
about-gem-trading = Самоцветы можно тратить вместо монет.
about-persuasion = В магазине вы смотрите на 1 артефакт больше.

# Подсказки
name-clue-rope = ВЕРЁВКА
name-clue-hole = ЯМА
name-clue-renewed = ПРОДЛЕНО
name-clue-namesake = ТЁЗКА
name-clue-stain = КЛЯКСА
name-clue-feather = ПЕРО
name-clue-key = КЛЮЧ
name-clue-hum = ГУЛ
name-clue-returned = ВОЗВРАЩЕНО
name-clue-forgiven = ПРОЩЕНО
name-clue-copy = КОПИЯ
name-clue-promise = ОБЕЩАНИЕ
name-clue-button = ПУГОВКА
name-clue-salt = СОЛЬ
name-clue-ember = УГОЛЁК
name-clue-lullaby = КОЛЫБЕЛЬНАЯ
name-clue-chip = КРУПИНКА
name-clue-soot = САЖА
name-clue-list = СПИСОК
name-clue-fix = СГОВОР
name-clue-bridge = МОСТ
name-clue-pillow = ПОДУШКА
name-clue-leaven = ЗАКВАСКА
name-clue-watermark = ВОДЯНОЙ ЗНАК

# Как подсказки выглядят
about-clue-rope = Двойной узел: ни одному из двух воров его в одиночку не развязать.
about-clue-hole = Крестик с точкой: метка Зага.
about-clue-renewed = Так говорят, передавая хлеб налево.
about-clue-namesake = Кто-то маленький, зовут почти как вас и скребёт за ухом так же.
about-clue-stain = Клякса на левой манжете. Не отмывается.
about-clue-feather = Третье в левом крыле, белое: у птицы, которая знает выходы.
about-clue-key = Маленький, железный и всегда тёплый.
about-clue-hum = Пять нот, четвёртая запаздывает.
about-clue-returned = Ямка в ладони, и тепло из неё не уходит.
about-clue-forgiven = Бечёвка, на которой развязан последний узел.
about-clue-copy = Копия, на которую не прошла клякса.
about-clue-promise = Конверт с надписью «Обратно».
about-clue-button = Красная, на верёвочке, на косматой шее.
about-clue-salt = Щепотка, слизнутая с тыльной стороны ладони.
about-clue-ember = Уголёк в жестянке из-под чая. Ему нужно общество.
about-clue-lullaby = Песня, которая обрывается перед последней строкой.
about-clue-chip = С чечевицу; светится, когда где-то светится такая же.
about-clue-soot = Восемнадцать чёрточек и начало девятнадцатой.
about-clue-list = Восемнадцать имён и оторванный край.
about-clue-fix = Половина медного гроша. Вторая у Моха.
about-clue-bridge = Две линии, концы врозь.
about-clue-pillow = Не больше каравая, в полоску, один уголок изжёван.
about-clue-leaven = Скорлупка ореха, а в ней ложка Тёти.
about-clue-watermark = Заяц, который оглядывается.

# Карта персонажа
sheet-experience = Непотраченный опыт
sheet-stars = Заработанный опыт
sheet-squares = Приключения
sheet-steps = Главы истории
sheet-talents = Таланты
sheet-clues = Подсказки
sheet-sides = Догоняет вас
name-map-2 = { option-map-2 }
name-map-3 = { option-map-3 }
name-map-4 = { option-map-4 }
name-map-5 = { option-map-5 }
name-map-6 = { option-map-6 }
name-map-7 = { option-map-7 }
name-map-8 = { option-map-8 }
name-map-9 = { option-map-9 }
name-map-10 = { option-map-10 }
name-map-11 = { option-map-11 }
name-aside = сбоку от планшета

# Вопросы, ответы и слова для набора
ask-learn = Каким талантам вы учитесь?
ask-read-on = Прочитайте, кто вы.
ask-against = { $others ->
    [yes] С кем сразиться? Или пройти мимо?
   *[no] С кем сразиться? Мимо не проскользнуть.
}
ask-pass = Сразиться или пройти мимо?
ask-set-free = Отпустить животное?
do-learn = Выучить: { $thing }
do-read-on = В путь
do-against = Сразиться: { $thing }
do-pass = Пройти мимо
do-bribe = Заплатить монету и войти
do-set-free = Отпустить за сердца: { $thing }
verb-learn = учить
verb-read-on = читать
verb-against = против
verb-pass = мимо
verb-bribe = подкупить
verb-set-free = на-волю

# Что происходит
event-ExperienceGained = { $you ->
    [yes] Звезда на вашей карте: непотраченный опыт — { $experience }.
   *[no] { $seat } получает звезду, непотраченный опыт — { $experience }.
}
event-TalentLearnt = { $you ->
    [yes] Вы учитесь новому: { $talent }.
   *[no] { $seat } учится таланту «{ $talent }».
}
event-ClueLearnt = { $you ->
    [yes] Вы записываете подсказку: { $clue }.
   *[no] { $seat } записывает подсказку «{ $clue }».
}
event-SideNoted = { $you ->
    [yes] Кое-что вас ещё догонит: записано дополнительное приключение.
   *[no] { $seat } записывает дополнительное приключение.
}
event-BossesWait = В Последней Руине ждут: { $bosses }.
event-BossFell = { $you ->
    [yes] Вы побеждаете: { $boss }.
   *[no] { $seat } побеждает босса: { $boss }.
} { $left ->
    [0] Больше никто не ждёт.
   *[other] Ещё ждут: { $left }.
}
event-AnimalFreed = { $you ->
    [yes] Вы отпускаете животное и набираетесь сил.
   *[no] { $seat } отпускает животное и набирается сил.
}
event-Bribed = { $you ->
    [yes] Монета открывает вам двери: { $building }.
   *[no] { $seat } платит монету, и двери открываются: { $building }.
}
event-Caved = { $you ->
    [yes] Вы осматриваетесь в шахте: { $die }.
   *[no] { $seat } осматривается в шахте, на кубике { $die }.
}

# Чем кончается партия путешествия
line-fulfilled = Ничего не упущено: { $thing }
outcome-journey-on = { $played ->
    [one] Позади { $played } карта.
    [few] Позади { $played } карты.
   *[many] Позади { $played } карт.
}
outcome-ruin-lost = { $left ->
    [one] Один из ждавших ещё не побеждён: ворота Последней Руины закрыты, и проиграли все. Можно попробовать снова.
   *[other] Не побеждены ещё { $left }: ворота Последней Руины закрыты, и проиграли все. Можно попробовать снова.
}
outcome-journey-over = Путешествие окончено. Чемпион — { $hero }: на всех картах вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
outcome-champion = Чемпион — { $hero }: на всех картах вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
outcome-champions = Чемпионство делят { $hero } и другие: на всех картах вместе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

# На столе
area-sheet = { $you ->
    [yes] Ваш персонаж
   *[no] { $seat }: персонаж
}
area-story = Ваша история
area-talents = Чему можно научиться
note-experience = Непотраченных звёзд: { $experience }
note-squares = Приключения: { $done } из 30 · непотраченный опыт: { $experience }{ $sides ->
    [0] {""}
   *[other] {" · догоняет вас: "}{ $sides }
}
note-steps = История: { $done } из { $all } · непотраченный опыт: { $experience }{ $sides ->
    [0] {""}
   *[other] {""}
}
piece-clue = Подсказка, записана навсегда: { $clue }.
story-unwritten = Пока ничего. Дорога об этом позаботится.
