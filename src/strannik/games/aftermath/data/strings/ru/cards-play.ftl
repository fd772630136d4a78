# Что прибавляется к проверкам
bonus-agility = { $n-id } к ловкости
bonus-strength = { $n-id } к силе
bonus-resilience = { $n-id } к стойкости
bonus-intuition = { $n-id } к интуиции
bonus-melee = { $n-id } к атакам ближнего боя
bonus-ranged = { $n-id } к атакам дальнего боя
bonus-defence = { $n-id } к защите
bonus-search = { $n-id } к обыску
bonus-communicate = { $n-id } к общению
bonus-recover = { $n-id } к избавлению от состояний
bonus-drive = { $n-id } к вождению

# Что делают свойства
power-absorb = когда удар достиг цели, предмет может сломаться вместо раны
power-against_boss = +{ $n } к ближним атакам против главаря
power-burning = в конце каждого вашего хода { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}
power-calm = чёрный кубик в ваших проверках считается на { $n } меньше
power-carry = в рюкзак входит на { $n } больше
power-cold_trail = следующая атака по вам не попадает
power-hand = вы добираете на { $n } меньше карт
power-hidden = прятаться может даже здоровяк
power-medic = на привале каждая еда лечит на { $n } больше
power-muffled = шум не мешает вам прятаться
power-next_check = +{ $n } к следующей проверке
power-night_eyes = вы видите и в темноте
power-no_batteries = батарейки на ваших предметах не действуют
power-poisoned = каждая ваша рана — отравленная
power-reach = ваш ближний бой достаёт на { $n ->
    [one] { $n } клетку
    [few] { $n } клетки
   *[many] { $n } клеток
} дальше
power-scared = вы не можете начать проверку силы
power-scatter = попадание ранит на той же клетке ещё до { $n } врагов с защитой не больше 4
power-seen = вы не можете прятаться
power-slow = в каждом перемещении теряется { $n ->
    [one] первое очко движения
   *[other] первых очков движения: { $n }
}
power-steady = ваш белый кубик считается не меньше { $n }
power-stride = в каждом перемещении очков движения больше на { $n }
power-surefoot = завалы и скользкий пол вам нипочём
power-vault = цветные линии стоят вам на { $n } меньше

# Что делают эффекты
effect-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-draw-others = каждый другой герой берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-discard-threat = { $n ->
    [one] со шкалы уходит нижняя угроза
   *[other] со шкалы уходят нижние угрозы: { $n }
}
effect-battery = { $n ->
    [one] { $n } батарейка
    [few] { $n } батарейки
   *[many] { $n } батареек
}
effect-heal = вылечите { $n ->
    [one] { $n } свою рану
    [few] { $n } своих раны
   *[many] { $n } своих ран
}
effect-strike = { $n ->
    [0] враг на вашей клетке, но не главарь, получает 1 рану
   *[other] враг, которого вы видите не дальше { $n }, но не главарь, получает 1 рану
}
effect-shed = избавьтесь от одного негативного состояния
effect-walk = пройдите до { $n } клеток, в том числе через цветные линии
effect-boost = +{ $n } к следующей проверке
effect-kindle = на вашей клетке горит огонь
effect-tend = вылечите { $n } рану герою на вашей клетке или себе
effect-condition = вы получаете: { $condition }
effect-team-focus = другой герой на странице может добавить карту, подходящую к первой
effect-redraw = сбросьте до { $n } карт и возьмите столько же
effect-tumble = шагните на соседнюю клетку, и атака не попадает
effect-recall = возьмите из сброса карту, но не угрозу, если в руке есть место
effect-swap-places = поменяйтесь местами с другим героем на странице
effect-hush = если нет главаря, враги снова становятся незнакомцами
effect-find-gear = возьмите предмет: оставьте его или разберите
effect-mend = почините сломанный предмет бесплатно
effect-throw = бросьте тяжёлый предмет или согласного героя с вашей клетки не дальше чем на { $n }; остановят только двойные линии
effect-barge = перейдите на соседнюю клетку через любую линию, кроме двойной
effect-soothe = каждый герой на вашей клетке избавляется от одного негативного состояния
effect-add-mission = открыта миссия: { $mission }

# Предметы, способности, состояния
item-range = Дальность { $n }.
item-charged = { $n ->
    [one] С батарейкой: { $what-id }.
   *[other] За каждую батарейку, не больше { $n }: { $what-id }.
}
item-discard = Если сбросить: { $what-id }.
item-plan = Колония может это построить. { $what-id }
item-stash = Тайник: сразу уходит в припасы колонии.
keyword-noise = шум
keyword-two-paw = две лапы
keyword-thrown = метательное
keyword-sharp = острое
keyword-light = свет
when-defeated-melee = За каждого врага, побеждённого в ближнем бою: { $what-id }.
when-defeated-ranged = За каждого подстреленного врага: { $what-id }.
when-searched = После каждого удачного обыска: { $what-id }.
when-defended = После каждой удачной защиты: { $what-id }.
when-communicated = После каждого удачного общения: { $what-id }.
when-rested = После каждого привала: { $what-id }.
when-arrived = Когда открывают страницу: { $what-id }.
timing-action = Действие
timing-check = Перед броском
timing-attacked = Когда вас атакуют
timing-searched = Когда нашлись еда или детали
once-per-page = Один раз на странице.
removal-check = Как избавиться: { $skill } { $difficulty }, на 1 меньше за каждого героя рядом.
removal-quiet = Проходит, если ваш ход начался на клетке без врагов.
removal-used = После этого уходит.
influence-starts = Если с неё начата проверка: { $what-id }.

# Постройки
improvement-yields = Каждую фазу колонии: { $what-id }.
improvement-workshop = Починка стоит на 1 деталь меньше.
improvement-lookout = Раз в фазу можно не замечать одно событие.
improvement-storeroom = За ужином первая недостающая еда прощается.
improvement-bunkhouse = Жителей может быть до 20; с незнакомцами общаться на 1 легче.
improvement-post-box = На первой клетке страницы экипируются и меняются, не сбрасывая карты.
improvement-wash-house = За вами гонится на одного врага меньше.
improvement-quiet-room = События не могут опустить боевой дух ниже 2.
improvement-needs-seed = Нужно что-нибудь, что можно посадить.

# Вопросы
ask-use = Применяете способность?
ask-done = Что перекладываете?
ask-place = Куда это?
ask-to = Кому?
ask-spend = Какой белой картой платите?
ask-turn-to = Кто поможет?
ask-add = Добавите карту?
ask-recall = Какую карту возвращаете?
ask-lose = От чего избавляетесь?
ask-heal = Кого лечите?
ask-walk-to = Куда?
ask-swap-with = С кем меняетесь местами?
ask-throw = Что бросаете?
ask-throw-heavy = Что бросаете?
ask-fly = Полетите?
ask-mend = Что чините?
ask-break = Что ломается?
ask-learn = Какая способность выучена?
ask-build = Что построит колония?
ask-settle = Как вы поступите?
ask-set-out = На какую миссию идёте дальше?
ask-take-along = Возьмёте с собой побочную миссию?
ask-sit = Куда вы сядете?
ask-call = Белое или чёрное?
ask-push = Толкаете?
ask-fire-back = За вами едут. Стреляете?

# Ответы
do-done = Готово
do-equip = Экипироваться
do-equip-item = Экипироваться: { $thing }
do-stow = В рюкзак
do-stow-item = В рюкзак: { $thing }
do-scrap = Разобрать на детали
do-hand = Отдать герою: { $thing }
do-drop-item = Выбросить: { $thing }
do-give = Отдать: { $thing }
do-take = Взять: { $thing }
do-to = Кому: { $thing }
do-charge = Батарейку сюда: { $thing }
do-give-battery = Отдать батарейку: { $thing }
do-take-battery = Взять батарейку: { $thing }
do-spend = Заплатить: { $thing }
do-keep = Оставить карты
do-pass = Пропустить
do-turn-to = Позвать: { $thing }
do-add = Добавить: { $thing }
do-decline = Нет
do-recall = Вернуть: { $thing }
do-stop = Остаться
do-lose = Избавиться: { $thing }
do-heal = Вылечить: { $thing }
do-walk-to = Идти: { $thing }
do-swap-with = Поменяться местами: { $thing }
do-throw = Бросить: { $thing }
do-throw-heavy = Бросить тяжёлый предмет
do-fly = Лететь: { $thing }
do-mend = Починить: { $thing }
do-break = Ломается: { $thing }
do-learn = Выучить: { $thing }
do-settle = { $thing }
do-ignore = С вышки было видно заранее: не замечать
do-build = Построить: { $thing }
do-pursue = { $thing }
do-set-out = Идти на миссию: { $thing }
do-close-book = Закрыть книгу: хорошо и так
do-take-along = Взять с собой: { $thing }
do-sit = { $thing }
do-call = { $thing }
do-push = Толкать: { $thing }
do-enough = Хватит
do-fire-back = Стрелять
do-hold-fire = Не стрелять
do-bump = Стукнуться головой

verb-done = готово
verb-equip = экипироваться
verb-equip-item = надеть
verb-stow = в-рюкзак
verb-stow-item = убрать
verb-scrap = разобрать
verb-hand = передать
verb-drop-item = выбросить
verb-give = отдать
verb-take = взять
verb-to = кому
verb-charge = зарядить
verb-give-battery = отдать-батарейку
verb-take-battery = взять-батарейку
verb-spend = заплатить
verb-keep = оставить
verb-pass = пропустить
verb-turn-to = позвать
verb-add = добавить
verb-decline = нет
verb-recall = вернуть
verb-stop = остаться
verb-lose = избавиться-от
verb-heal = вылечить
verb-walk-to = пройти
verb-swap-with = поменяться
verb-throw = бросить-героя
verb-throw-heavy = бросить-груз
verb-fly = лететь
verb-mend = починить
verb-break = сломать
verb-learn = выучить
verb-settle = решить
verb-ignore = не-замечать
verb-build = построить
verb-pursue = сделать
verb-set-out = отправиться
verb-close-book = закрыть-книгу
verb-take-along = взять-с-собой
verb-sit = сесть
verb-call = назвать
verb-push = толкать
verb-enough = хватит
verb-fire-back = стрелять
verb-hold-fire = не-стрелять
verb-bump = стукнуться
do-place = Убрать
verb-place = положить

# Что случилось: предметы
event-ItemGained = { $you ->
    [yes] Вам достаётся: { $item }.
   *[no] { $seat } получает предмет: { $item }.
}
event-ItemStashed = В колонию: { $item }.
event-ItemEquipped = { $you ->
    [yes] Вы экипируетесь: { $item }.
   *[no] { $seat } экипируется: { $item }.
}
event-ItemStowed = { $you ->
    [yes] Вы убираете в рюкзак: { $item }.
   *[no] { $seat } убирает в рюкзак: { $item }.
}
event-ItemGiven = { $you ->
    [yes] Вы отдаёте: { $item }. Получает { $other }.
   *[no] { $seat } отдаёт: { $item }. Получает { $other }.
}
event-ItemScrapped = { $you ->
    [yes] Вы разбираете: { $item } (деталей: { $parts }).
   *[no] { $seat } разбирает: { $item } (деталей: { $parts }).
}
event-ItemDropped = { $you ->
    [yes] Вы теряете: { $item }.
   *[no] { $seat } теряет: { $item }.
}
event-ItemSpent = { $you ->
    [yes] Вы расходуете: { $item }.
   *[no] { $seat } расходует: { $item }.
}
event-ItemBroke = Сломано: { $item }.
event-BatteriesGained = { $you ->
    [yes] Вы берёте { $count ->
        [one] { $count } батарейку
        [few] { $count } батарейки
       *[many] { $count } батареек
    }.
   *[no] { $seat } берёт { $count ->
        [one] { $count } батарейку
        [few] { $count } батарейки
       *[many] { $count } батареек
    }.
}
event-ItemCharged = { $you ->
    [yes] Вы вставляете батарейку: { $item }.
   *[no] { $seat } вставляет батарейку: { $item }.
}
event-BatteryGiven = { $you ->
    [yes] Вы отдаёте батарейку. Получает { $other }.
   *[no] { $seat } отдаёт батарейку. Получает { $other }.
}
event-Mended = { $you ->
    [yes] Вы чините: { $item }.
   *[no] { $seat } чинит: { $item }.
}

# Что случилось: состояния и способности
event-ConditionGained = { $you ->
    [yes] Вы получаете состояние: { $condition }.
   *[no] { $seat } получает состояние: { $condition }.
}
event-ConditionLost = { $you ->
    [yes] Вы теряете состояние: { $condition }.
   *[no] { $seat } теряет состояние: { $condition }.
}
event-AbilityUsed = { $you ->
    [yes] Вы применяете способность { $ability }.
   *[no] { $seat } применяет способность { $ability }.
}
event-AbilityLearnt = { $hero }: новая способность { $ability }.
event-CardLent = { $you ->
    [yes] Вы добавляете карту { $card }. Проверку делает { $other }.
   *[no] { $seat } добавляет карту { $card }. Проверку делает { $other }.
}
event-CardRecalled = { $you ->
    [yes] Вы возвращаете из сброса: { $card }.
   *[no] { $seat } возвращает из сброса: { $card }.
}
event-HeavyThrown = { $you ->
    [yes] Вы бросаете тяжёлое сюда: { $space }.
   *[no] { $seat } бросает тяжёлое сюда: { $space }.
}

# Что случилось: миссии и колония
event-MissionEnded = { $won ->
    [0] { $mission }: не вышло.
   *[other] { $mission }: выполнено.
}
event-MissionAdded = Новая миссия: { $mission }.
event-MissionRemoved = Миссия снята: { $mission }.
event-PlanFound = Теперь есть чертёж: { $improvement }.
event-InfluenceJoined = { $you ->
    [yes] Ваша карта влияния в игре: { $card }.
   *[no] { $seat } вводит в игру карту влияния: { $card }.
}
event-Discovered = Находка: { $card }.
event-CampaignEnded = Книга закрыта.
event-CampaignRevived = Колония собралась с силами: жителей и боевого духа — по { $count }.
event-CameHome = Дома. Фаза колонии { $phase }.
event-EventDrawn = В колонии: { $happening }.
event-EventIgnored = С вышки было видно заранее: { $happening }.
event-WayTaken = Решено: { $way }.
event-Fed = { $missing ->
    [0] Ужин для всех: съедено { $eaten }.
   *[other] Ужин: съедено { $eaten }, не хватило { $missing }.
}
event-Built = Построено: { $improvement }.
event-GoalReached = { $hero }: цель достигнута. Это { $count } из 4.
event-KeepsakeGiven = { $hero }: памятка — { $keepsake }.
event-SetOut = Дальше: { $mission }.

# Что случилось: в дороге
event-SatDown = { $you ->
    [yes] Ваше место: { $role }.
   *[no] { $seat }: { $role }.
}
event-RoadAhead = Впереди: { $road }.
event-Called = { $you ->
    [yes] Вы говорите «{ $colour }»: белый { $white }, чёрный { $black }.
   *[no] { $seat } говорит «{ $colour }»: белый { $white }, чёрный { $black }.
}
event-VehicleDamaged = Машине досталось: повреждений { $damage } из { $most } ({ $vehicle }).
event-ChaserShaken = Отстали: { $enemy }.
event-DriveEnded = { $arrived ->
    [0] Приехали раньше времени. Дальше пешком.
   *[other] Доехали.
}

# Конец
outcome-mission-won = { $mission }: выполнено. Время { $time } при сроке { $limit }. Жителей в колонии: { $population }.
outcome-mission-lost = { $mission }: в этот раз не вышло. Жителей в колонии: { $population }.
outcome-campaign-won = Сбылись четыре желания. Жителей в колонии: { $population }.
outcome-campaign-fallen = Колония разошлась через открытые двери, каждый в свою.
outcome-campaign-remembered = Четыре желания успели сбыться. Потом колония разошлась через открытые двери и унесла их с собой.
outcome-ending-90 = Тишина. На третий вечер в замке поворачивается ключ.
outcome-ending-91 = Гул остался. Город маленький, сухой и наш.
outcome-ending-92 = Старое русло ожило. Стучат.
line-mission = Выполнено: { $thing }
line-goal = Цель достигнута: { $thing }
line-gained-food = Еда колонии: { $thing }
line-gained-parts = Детали колонии: { $thing }
line-gained-clues = Зацепки: { $thing }
line-gained-population = Жители: { $thing }
line-gained-morale = Боевой дух: { $thing }
line-not-fulfilled = Не выполнено: { $thing }
line-left-clues = Зацепок после ужина: { $thing }
line-left-parts = Деталей после ужина: { $thing }
line-left-food = Еды после ужина: { $thing }
line-left-population = Жителей после ужина: { $thing }
line-left-morale = Боевой дух после ужина: { $thing }
line-fallen = В колонии не осталось жителей или надежды: прочтите раздел 100-23
line-events = Событий колонии: { $thing }
line-missing = Не хватило еды за ужином: { $thing }
line-deed-passed = Пройдено проверок: { $thing }
line-deed-wounded = Нанесено ран: { $thing }
line-deed-defeated = Побеждено врагов: { $thing }
line-deed-talked = Уговорено незнакомцев: { $thing }
line-deed-outwitted = Перехитрено врагов: { $thing }
line-deed-searched = Находок: { $thing }
line-deed-worked = Карт на групповые проверки: { $thing }
line-deed-inspired = Отдано карт другим: { $thing }
line-deed-ability = Применено способностей: { $thing }
line-deed-fell = Поражений: { $thing }
field-mission = Миссия
field-success = Выполнено
field-time = Время
field-clues = Зацепки
field-parts = Детали
field-food = Еда
field-population = Жители
field-morale = Боевой дух
field-built = Построено
field-stash = В припасах колонии
field-goals = Цели, достигнутые раньше

# Кампания
journey-harder = Колода действий
journey-harder-false = Обычная
journey-harder-true = Сложнее: на три угрозы больше, на три карты героизма меньше
journey-immortal = Если не осталось жителей или боевого духа
journey-immortal-false = Кампания проиграна
journey-immortal-true = Бессмертие: оба счётчика на 5, и миссия продолжается
sheet-abilities = Способности
sheet-equipped = Экипировка
sheet-backpack = Рюкзак
sheet-batteries = Батарейки
sheet-keepsake = Памятка
sheet-goal = Цель
sheet-lacking = Ещё не хватает
sheet-company = Колония
sheet-clues = Зацепки
sheet-parts = Детали
sheet-food = Еда
sheet-population = Жители
sheet-morale = Боевой дух
sheet-broken = Сломано
sheet-built = Построено
sheet-stash = В припасах
