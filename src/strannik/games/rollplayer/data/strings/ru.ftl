# Игра
game-title = Путь героя
game-blurb = Тяните кубики, раскладывайте и подправляйте их: создайте героя, у которого лучше всех сойдутся способности, прошлое и снаряжение, — ещё до первого подземелья.
end-title = { $seats ->
    [1] Ваш герой готов к приключениям
   *[other] Герои готовы к приключениям
}
mode-table = Каждый создаёт своего героя
mode-solo = В одиночку: против вражеского кубика, который опустошает рынок. Насколько знаменит будет ваш герой?
option-less_random = Начальные кубики
option-less_random-false = Каждый вытягивает их из мешочка
option-less_random-true = Каждый получает по кубику каждого цвета класса
option-random_market = Колода рынка
option-random_market-false = Карты первого ранга идут раньше карт второго
option-random_market-true = Все карты перемешиваются вместе
option-friendly_market = Золото вместо карты
option-friendly_market-false = Одна карта рынка уходит в сброс
option-friendly_market-true = Рынок не меняется
option-short_game = Длина партии
option-short_game-false = Полное число раундов
option-short_game-true = На два раунда меньше: каждый начинает с двумя лишними кубиками
option-choose_class = Классы
option-choose_class-false = Каждый вытягивает кубик, его цвет — цвет класса
option-choose_class-true = Каждый выбирает сам, начиная с последнего игрока

# Вопросы
ask-race = Какого народа ваш герой?
ask-side = Какой портрет у героя? Это только для вида.
ask-class = Какого класса ваш герой?
ask-pick = Какой кубик вы разместите следующим?
ask-place = В какой ряд вы поставите кубик?
ask-roll = Бросить кубики этого раунда?
ask-lay = На этих кубиках одинаковые значения. Какой ляжет на карту с меньшим номером?
ask-take = Какую карту инициативы вы берёте вместе с кубиком?
ask-switch = Выполнить действие ряда или заплатить за другое?
ask-flip = Какой кубик перевернуть?
ask-swap = Какой кубик поменяется местами с другим?
ask-with = С каким кубиком он меняется?
ask-raise = Какой кубик увеличить или уменьшить?
ask-by = На сколько?
ask-reroll = Какой кубик перебросить?
ask-keep = Какое значение останется на кубике?
ask-move = Куда сдвинется ваше мировоззрение?
ask-add = Опытный: какая карта сброса вернётся на рынок?
ask-buy = Что вы покупаете?
ask-discard = Какую карту вы сбросите ради золота?
ask-later = Навык куплен. Использовать его сразу?
ask-leave = Покупать ещё?
ask-gold = Взять золото?
ask-follow = Бдительный: сдвинуть фишку по стрелке?
ask-drop = Какую карту вы убираете?
ask-put-away = Убрать оружие в сброс? За него ничего не дадут.
ask-ready = Какой навык восстановить?
ask-finish = Планшеты заполнены. Использовать навык, прежде чем считать звёзды?
ask-copy = Дипломатия: какой навык повторить?
ask-use = Использовать навык?
ask-shift = Ловкость рук: какой кубик переставить?
ask-to = В какой ряд?
ask-exchange = Какой свой кубик вы отдаёте?
ask-for = Кубик какого цвета вы берёте из мешочка?
ask-pool = На какой кубик резерва?
ask-reroll-pool = Перебросить все кубики, которых никто не взял?
ask-buy-top = Купить верхнюю карту колоды вслепую?

# Ответы
do-race = { $thing }
do-side = { $thing }
do-class = { $thing }
do-pick = Разместить { $thing }
do-place = В ряд «{ $thing }»
do-roll = Бросить
do-lay = Первым — { $thing }
do-take = Взять карту { $thing }
do-switch = Заплатить за действие ряда «{ $thing }»
do-stay = Действие своего ряда
do-flip = Перевернуть кубик «{ $thing }»
do-skip = Ничего не делать
do-swap = Переставить кубик «{ $thing }»
do-with = Поменять с кубиком «{ $thing }»
do-raise = { $thing ->
    [one] Увеличить кубик на карте { $thing }
    [few] Увеличить кубик на карте { $thing }
    [many] Увеличить кубик на карте { $thing }
    [other] Увеличить кубик на карте { $thing }
   *[cell] Увеличить кубик «{ $thing }»
}
do-lower = { $thing ->
    [one] Уменьшить кубик на карте { $thing }
    [few] Уменьшить кубик на карте { $thing }
    [many] Уменьшить кубик на карте { $thing }
    [other] Уменьшить кубик на карте { $thing }
   *[cell] Уменьшить кубик «{ $thing }»
}
do-by = На { $thing }
do-reroll = Перебросить кубик «{ $thing }»
do-keep = Оставить { $thing }
do-move = Сдвинуть { $thing }
do-add = Вернуть карту «{ $thing }»
do-buy = Купить карту «{ $thing }»
part-discard = Сбросить карту ради золота
do-discard = Сбросить ради золота карту «{ $thing }»
do-later = Не сейчас
do-leave = Больше не покупать
do-gold = Взять золото
do-follow = Сдвинуть по стрелке
do-ignore = Оставить на месте
do-drop = Убрать карту «{ $thing }»
do-put-away = Убрать
do-hold-on = Оставить себе
do-ready = Восстановить навык «{ $thing }»
do-finish = Считать звёзды
do-keep-all = Оставить все карты
do-copy = Повторить навык «{ $thing }»
do-use = Использовать навык «{ $thing }»
do-shift = Переставить кубик «{ $thing }»
do-to = В ряд «{ $thing }»
do-exchange = Отдать кубик «{ $thing }»
do-for = Взять { $thing }
do-pool = Взять кубик с карты { $thing }
do-reroll-pool = Перебросить резерв
do-buy-top = Купить
verb-race = раса
verb-side = сторона
verb-class = класс
verb-pick = кубик
verb-place = поставить
verb-roll = бросить
verb-lay = первым
verb-take = взять
verb-switch = сменить
verb-stay = своё
verb-flip = перевернуть
verb-skip = пропустить
verb-swap = переставить
verb-with = с
verb-raise = увеличить
verb-lower = уменьшить
verb-by = на
verb-reroll = перебросить
verb-keep = оставить
verb-move = сдвинуть
verb-add = вернуть
verb-buy = купить
verb-discard = сбросить
verb-later = позже
verb-leave = уйти
verb-gold = золото
verb-follow = по-стрелке
verb-ignore = на-месте
verb-drop = убрать
verb-put-away = убрать-оружие
verb-hold-on = оставить-себе
verb-ready = восстановить
verb-finish = закончить
verb-keep-all = оставить-всё
verb-copy = повторить
verb-use = навык
verb-shift = передвинуть
verb-to = в
verb-exchange = отдать
verb-for = за
verb-pool = резерв
verb-reroll-pool = перебросить-резерв
verb-buy-top = купить-верхнюю

# Что произошло
event-StartRolled = { $you ->
    [yes] Вы ходите первым.
   *[no] { $seat } ходит первым.
}
event-RaceTaken = { $you ->
    [yes] Ваш герой — { $race }.
   *[no] { $seat } выбирает народ «{ $race }».
}
event-ClassDieDrawn = { $you ->
    [yes] Вы тянете { $colour } кубик: это цвет вашего класса.
   *[no] { $seat } тянет { $colour } кубик: это цвет класса.
}
event-ClassTaken = { $you ->
    [yes] Ваш класс — { $role }.
   *[no] { $seat } выбирает класс «{ $role }».
}
event-PastDealt = { $you ->
    [yes] Вы получаете предысторию «{ $backstory }» и мировоззрение «{ $alignment }».
   *[no] { $seat } получает предысторию «{ $backstory }» и мировоззрение «{ $alignment }».
}
event-DiceRolled = { $you ->
    [yes] Выпало: { $values }.
   *[no] { $seat } бросает кубики: { $values }.
}
event-PoolLaid = Кубики разложены по картам инициативы.
event-InitiativeTaken = { $you ->
    [yes] Вы берёте карту инициативы { $number }.
   *[no] { $seat } берёт карту инициативы { $number }.
}
event-DiePlaced = { $you ->
    [yes] Вы ставите { $value } в клетку «{ $cell }».
   *[no] { $seat } ставит { $value } в клетку «{ $cell }».
}
event-GoldGained = { $you ->
    [yes] Вы получаете { $gold ->
        [one] { $gold } золотой
       *[many] { $gold } золотых
    } { $why ->
        [row] за полный ряд
        [gold_die] за золотой кубик
        [initiative] с карты инициативы
        [discard] вместо карты
        [skill] за навык
       *[weapon] за оружие
    }.
   *[no] { $seat } получает { $gold ->
        [one] { $gold } золотой
       *[many] { $gold } золотых
    } { $why ->
        [row] за полный ряд
        [gold_die] за золотой кубик
        [initiative] с карты инициативы
        [discard] вместо карты
        [skill] за навык
       *[weapon] за оружие
    }.
}
event-DieTurned = { $you ->
    [yes] Вы поворачиваете кубик «{ $cell }»: было { $before }, стало { $value }.
   *[no] { $seat } поворачивает кубик «{ $cell }»: было { $before }, стало { $value }.
}
event-DieRerolled = { $you ->
    [yes] Вы перебрасываете кубик «{ $cell }»: выпало { $rolled }.
   *[no] { $seat } перебрасывает кубик «{ $cell }»: выпало { $rolled }.
}
event-DiceSwapped = { $you ->
    [yes] Вы меняете местами кубики «{ $cell }» и «{ $other }».
   *[no] { $seat } меняет местами кубики «{ $cell }» и «{ $other }».
}
event-DieMoved = { $you ->
    [yes] Вы переставляете кубик «{ $cell }» в ряд «{ $row }».
   *[no] { $seat } переставляет кубик «{ $cell }» в ряд «{ $row }».
}
event-DieExchanged = { $you ->
    [yes] Вы меняете кубик «{ $cell }» на { $colour } { $value }.
   *[no] { $seat } меняет кубик «{ $cell }» на { $colour } { $value }.
}
event-PoolDieChanged = { $you ->
    [yes] Вы меняете кубик на карте { $number }: было { $before }, стало { $value }.
   *[no] { $seat } меняет кубик на карте { $number }: было { $before }, стало { $value }.
}
event-TokenMoved = { $you ->
    [yes] Вы сдвигаете мировоззрение { $arrow }.
   *[no] { $seat } сдвигает мировоззрение { $arrow }.
}
event-CharismaTaken = { $you ->
    [yes] Вы берёте жетон харизмы.
   *[no] { $seat } берёт жетон харизмы.
}
event-CardBought = { $you ->
    [yes] Вы покупаете карту «{ $card }» { for-gold }.
   *[no] { $seat } покупает карту «{ $card }» { for-gold }.
}
for-gold = { $gold ->
    [0] даром
    [one] за { $gold } золотой
   *[many] за { $gold } золотых
}
event-CardDiscarded = { $you ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat } сбрасывает карту «{ $card }».
}
event-CardDropped = { $you ->
    [yes] Вы убираете карту «{ $card }».
   *[no] { $seat } убирает карту «{ $card }».
}
event-CardAdded = { $you ->
    [yes] Вы возвращаете на рынок карту «{ $card }».
   *[no] { $seat } возвращает на рынок карту «{ $card }».
}
event-SkillUsed = { $you ->
    [yes] Вы используете навык «{ $card }».
   *[no] { $seat } использует навык «{ $card }».
}
event-SkillReadied = { $you ->
    [yes] Навык «{ $card }» снова готов.
   *[no] { $seat } восстанавливает навык «{ $card }».
}
event-EnemyRolled = На вражеском кубике { $value }.
event-CardTrashed = Карта «{ $card }» уходит в мусор.
event-MarketOpened = На рынке: { $cards }.
event-DeckShuffled = Колода закончилась; сброс стал новой колодой.
event-RoundBegan = { $you ->
    [yes] Раунд { $round }. Вы первый игрок.
   *[no] Раунд { $round }. Первый игрок — { $seat }.
}

# Стол
status-prepare = Создаём героев
status-roll = Раунд { $round } из { $rounds }: бросок
status-dice = Раунд { $round } из { $rounds }: выбор кубиков
status-market = Раунд { $round } из { $rounds }: рынок
status-cleanup = Раунд { $round } из { $rounds }: обновление
status-over = Герои созданы
status-over-solo = Ваш герой создан: { $title }
outcome-title = { $rank ->
    [1] Наёмник
    [2] Приключенец
    [3] Знаменитость
    [4] Глава клана
    [5] Истинный герой
   *[other] Никому не известный
}: { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}. { $rank ->
    [1] У приключенца их 26.
    [2] У знаменитости их 30.
    [3] У главы клана их 34.
    [4] У истинного героя их 38.
    [5] Выше титула нет.
   *[other] У наёмника их 22.
}
title-0 = Никому не известный
title-1 = Наёмник
title-2 = Приключенец
title-3 = Знаменитость
title-4 = Глава клана
title-5 = Истинный герой
area-sheet = { $you ->
    [yes] Ваш герой: { $race }, { $role }
   *[no] { $seat }: { $race }, { $role }
}
area-unmade = { $you ->
    [yes] Ваш герой
   *[no] { $seat }: герой
}
area-cards = { $you ->
    [yes] Ваши карты
   *[no] { $seat }: карты
}
area-rolled = Нужно разместить
area-market = Рынок
area-initiative = Инициатива
area-discard = Сброс
area-deck = Колода
area-portraits = Два портрета
label-enemy = Враг
area-races = Народы
area-classes = Классы
area-ready = Можно применить
area-skills = Навыки других
note-stars = { $stars ->
    [one] сейчас { $shown } звезда
    [few] сейчас { $shown } звезды
   *[many] сейчас { $shown } звёзд
}
note-gold = { $count } зол.
note-usable = подсвеченный навык можно применить прямо сейчас
note-left = осталось { $count }
note-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
counter-gold = Золото
counter-charisma = Жетоны харизмы
counter-initiative = Карта инициативы
counter-stars = Звёзд сейчас
piece-die = { $colour } кубик, значение { $value }, { $cell }.
piece-pool = { $colour } кубик, значение { $value }.
piece-initiative = { $coin ->
    [0] Карта инициативы { $number }.
   *[other] Карта инициативы { $number } с монетой.
}
piece-claimed = Карта инициативы { $number }, без кубика.
piece-token = Мировоззрение: { $alignment }, здесь { $stars }.
piece-deck = Колода рынка, карт: { $count }.
piece-enemy = Вражеский кубик: { $value }.
place-row = { $row }: { $score }, цель — { $goal }
tip-align = Если фишка закончит игру здесь: { $stars }★.
tip-past = Ждёт кубиков такого цвета на отмеченных местах: за 2 совпадения { $two }★, за 4 — { $four }★, за 6 — { $six }★.
goal-exact = ровно { $low }
goal-range = от { $low } до { $high }
goal-least = { $low } и больше
gap-met = цель достигнута
gap-short = не хватает { $gap }
gap-over = лишних { $gap }
preview-stars = { $stars ->
    [0] звёзды те же
   *[other] { $sign }{ $stars }★
}
preview-gold = { $sign }{ $gold } зол.
preview-score = { $row } { $score }, цель { $goal }

# Подсчёт
line-goal = Цель: { $thing }
line-class = Кубики цвета класса: { $thing }
line-alignment = Мировоззрение: { $thing }
line-backstory = Предыстория: { $thing }
line-armor = Броня: { $thing }
line-shield = Щит: { $thing }
line-trait = Черта: { $thing }
line-gold = Оставшееся золото
stat-goals_met = достигнутые цели
stat-class_dice = кубики цвета класса
stat-backstory_matches = совпадения с предысторией
stat-gold_left = оставшееся золото
stat-weapon_cards = оружие
stat-armor_cards = броня
stat-skill_cards = навыки
stat-trait_cards = черты
stat-goal_stars = звёзды за цели
stat-alignment_stars = звёзды за мировоззрение
stat-backstory_stars = звёзды за предысторию
stat-armor_stars = звёзды за броню
stat-trait_stars = звёзды за черты

# Что делают карты
type-weapon = Оружие
type-armor = Броня
type-skill = Навык
type-trait = Черта
card-head = «{ $card }». { $type }, цена { $cost }.
card-hands = { $hands ->
    [one] Занимает одну руку.
   *[other] Занимает две руки.
}
card-arrow = Сдвигает ваше мировоззрение { $arrow }.
card-exhausted = Использован, лежит боком.
card-armor = Набор { $set-id ->
    [chain] кольчужной
    [leather] кожаной
   *[mystic] волшебной
} брони из 1–{ $most } карт приносит { $stars } звёзд. Ещё одну, если цвет вашего класса — { $colours }.
or = или
when-any_time = В любой момент.
when-dice_phase = В фазе кубиков.
when-pool_die = Пока в резерве есть кубик.
when-own_market_turn = В свой ход на рынке.
power-gold_die_gold = Золотой кубик на планшете приносит { $amount } зол.
power-row_gold = Полный ряд приносит { $amount } зол.
power-discard_gold = Сброс карты рынка приносит { $amount } зол.
power-discard_steps = Сбросив карту ради золота, можете сдвинуть мировоззрение на шаг.
power-purchases = За ход на рынке можно купить до { $amount } карт.
power-cards_from_discard = Перед фазой рынка можете вернуть на рынок карту из сброса.
power-refreshes = В фазе обновления восстановите до { $amount } навыков.
power-ignores_arrows = Покупая черту, можете не двигать фишку по стрелке.
power-change_action_price = За { $amount } зол. выполните действие другого ряда.
power-strength_dice = Сила переворачивает 1–{ $amount } кубика.
power-constitution_amount = Выносливость меняет кубик на 1–{ $amount }.
power-intelligence_dice = Интеллект перебрасывает 1–{ $amount } кубика.
power-intelligence_rolls = Интеллект бросает { $amount } раза; оставьте лучшее.
power-wisdom_steps = Мудрость сдвигает фишку на 1–{ $amount } шага.
power-extra_armor = Считается картой набора брони, который вы начали.
discount-any = Любая покупка дешевле на { $amount }.
discount-weapon = Оружие дешевле на { $amount }.
discount-armor = Броня дешевле на { $amount }.
discount-skill = Навыки дешевле на { $amount }.
discount-trait = Черты дешевле на { $amount }.
bonus-class = Кубики цвета класса для целей больше на { $amount }.
bonus-colour = Для целей { $colour-id ->
    [green] зелёные
    [blue] синие
    [red] красные
    [purple] фиолетовые
    [black] чёрные
    [white] белые
   *[gold] золотые
} кубики больше на { $amount }.
of-attr = { $attr-id ->
    [str] силы
    [dex] ловкости
    [con] выносливости
    [int] интеллекта
    [wis] мудрости
   *[cha] харизмы
}
action-gold = { $gold } зол. за каждое действие { of-attr }.
effect-flip_own_die = { $count ->
    [one] Переверните свой кубик.
   *[other] Переверните до { $count } своих кубиков.
}
effect-swap_two_own_dice = Поменяйте местами 2 своих кубика.
effect-adjust_own_die = Измените свой кубик на { $amount } в любую сторону.
effect-reroll_own_die = Перебросьте свой кубик; оставьте любое из значений.
effect-move_alignment = Сдвиньте мировоззрение на шаг.
effect-take_charisma = Возьмите жетон харизмы.
effect-gain_gold = Возьмите { $amount } зол.
effect-move_own_die = Переставьте свой кубик в другой ряд.
effect-take_die_from_bag = Замените свой кубик любым из мешочка; значение то же.
effect-take_pool_die_to_sheet = Обменяйте свой кубик на кубик из резерва.
effect-change_unclaimed_pool_dice = { $change ->
    [reroll] Перебросьте все кубики резерва.
   *[adjust] Измените кубик резерва на 1.
}
effect-buy_top_of_market_deck = Купите верхнюю карту колоды вслепую за { $price } зол.
effect-buy_from_discard_pile = Купите карту из сброса, а не с рынка.
effect-copy_skill = Повторите навык другого игрока вместе со стрелкой.
trait-goal_met = { $stars }★, если достигнута цель { of-attr }.
trait-goals_met_at_least = { $stars }★, если достигнуто не меньше { $count } целей.
trait-score_at_most = { $stars }★, если сумма { of-attr } — { $max } или меньше.
trait-token_in = { $stars }★, если мировоззрение здесь: { $cells }.
trait-marked = { $stars }★, если мировоззрение на отмеченной клетке.
trait-backstory_matches_at_least = { $stars }★ за { $count } и больше совпадений с предысторией.
trait-dice_of_one_color_at_least = { $stars }★ за { $count } и больше кубиков одного цвета.
trait-class_color_dice_at_least = { $stars }★ за { $count } и больше кубиков цвета класса.
trait-per_owned_card = { $each }★ за { $type ->
    [skill] каждый навык
    [armor] каждую карту брони
    [weapon] каждое оружие
   *[trait] каждую черту
}{ $alone ->
    [yes] , кроме этой
   *[no] {""}
}, но не больше { $max }.
trait-per_gold = { $each }★ за каждые { $per } зол., но не больше { $max }.
trait-per_dice_of_color = { $each }★ за каждые { $per } { $colour-id ->
    [green] зелёных
    [blue] синих
    [red] красных
    [purple] фиолетовых
    [black] чёрных
    [white] белых
   *[gold] золотых
} кубика, но не больше { $max }★.
trait-armor_set_size_at_least = { $stars }★ за { $count } и больше карт одного набора брони.
trait-weapon_hands_used = { $stars }★, если оружием { $count ->
    [one] занята хотя бы одна рука
   *[other] заняты обе руки
}.
cell-0 = порядок и добро
cell-1 = добро
cell-2 = хаос и добро
cell-3 = порядок
cell-4 = середина
cell-5 = хаос
cell-6 = порядок и зло
cell-7 = зло
cell-8 = хаос и зло
class-head = { $role }, { $colour } цвет.
short-str = СИЛ
short-dex = ЛОВ
short-con = ВЫН
short-int = ИНТ
short-wis = МДР
short-cha = ХАР

# Характеристики
name-str = Сила
name-dex = Ловкость
name-con = Выносливость
name-int = Интеллект
name-wis = Мудрость
name-cha = Харизма
name-str1 = Сила 1
name-str2 = Сила 2
name-str3 = Сила 3
name-dex1 = Ловкость 1
name-dex2 = Ловкость 2
name-dex3 = Ловкость 3
name-con1 = Выносливость 1
name-con2 = Выносливость 2
name-con3 = Выносливость 3
name-int1 = Интеллект 1
name-int2 = Интеллект 2
name-int3 = Интеллект 3
name-wis1 = Мудрость 1
name-wis2 = Мудрость 2
name-wis3 = Мудрость 3
name-cha1 = Харизма 1
name-cha2 = Харизма 2
name-cha3 = Харизма 3

# Кубики
name-green = зелёный
name-blue = синий
name-red = красный
name-purple = фиолетовый
name-black = чёрный
name-white = белый
name-gold = золотой
name-green1 = зелёный 1
name-green2 = зелёный 2
name-green3 = зелёный 3
name-green4 = зелёный 4
name-green5 = зелёный 5
name-green6 = зелёный 6
name-blue1 = синий 1
name-blue2 = синий 2
name-blue3 = синий 3
name-blue4 = синий 4
name-blue5 = синий 5
name-blue6 = синий 6
name-red1 = красный 1
name-red2 = красный 2
name-red3 = красный 3
name-red4 = красный 4
name-red5 = красный 5
name-red6 = красный 6
name-purple1 = фиолетовый 1
name-purple2 = фиолетовый 2
name-purple3 = фиолетовый 3
name-purple4 = фиолетовый 4
name-purple5 = фиолетовый 5
name-purple6 = фиолетовый 6
name-black1 = чёрный 1
name-black2 = чёрный 2
name-black3 = чёрный 3
name-black4 = чёрный 4
name-black5 = чёрный 5
name-black6 = чёрный 6
name-white1 = белый 1
name-white2 = белый 2
name-white3 = белый 3
name-white4 = белый 4
name-white5 = белый 5
name-white6 = белый 6
name-gold1 = золотой 1
name-gold2 = золотой 2
name-gold3 = золотой 3
name-gold4 = золотой 4
name-gold5 = золотой 5
name-gold6 = золотой 6

# Мировоззрение
name-lawful = к порядку
name-chaotic = к хаосу
name-good = к добру
name-evil = ко злу
name-cell-lawful-good = порядок и добро
name-cell-neutral-good = добро
name-cell-chaotic-good = хаос и добро
name-cell-lawful-neutral = порядок
name-cell-neutral = посередине
name-cell-chaotic-neutral = хаос
name-cell-lawful-evil = порядок и зло
name-cell-neutral-evil = зло
name-cell-chaotic-evil = хаос и зло
name-arbiter = Судья
name-champion = Поборник
name-eccentric = Чудак
name-free_spirit = Вольная душа
name-guardian = Страж
name-hermit = Отшельник
name-lunatic = Безумец
name-maniac = Маньяк
name-narcissist = Нарцисс
name-neurotic = Невротик
name-protector = Защитник
name-rebel = Бунтарь
name-renegade = Отступник
name-scoundrel = Негодяй
name-sentinel = Часовой
name-sociopath = Социопат
name-truth_seeker = Искатель истины

# Расы
name-dragonkin = Драконид
name-dwarf = Дворф
name-elf = Эльф
name-halfling = Полурослик
name-human = Человек
name-orc = Орк
name-sun = под солнцем
name-moon = под луной

# Классы
name-cleric = Клирик
name-paladin = Паладин
name-druid = Друид
name-ranger = Следопыт
name-monk = Монах
name-bard = Бард
name-rogue = Плут
name-thief = Вор
name-sorcerer = Чародей
name-wizard = Волшебник
name-warrior = Воин
name-barbarian = Варвар
ability-cleric = Милосердный
ability-paladin = Бдительный
ability-druid = Опытный
ability-ranger = Умелый
ability-monk = Просветлённый
ability-bard = Обаятельный
ability-rogue = Озорной
ability-thief = Ушлый
ability-sorcerer = Таинственный
ability-wizard = Загадочный
ability-warrior = Подготовленный
ability-barbarian = Могучий

# Предыстории
name-aristocrat = Аристократ
name-brawler = Драчун
name-chosen_one = Избранный
name-craftsman = Ремесленник
name-devoted = Преданный
name-exonerated = Оправданный
name-hunter = Охотник за сокровищами
name-lost_soul = Потерянная душа
name-mentor = Наставник
name-patrician = Патриций
name-persecuted = Гонимый
name-resilient = Выживший
name-rift_walker = Странник разломов
name-savage = Дикарь
name-savant = Самородок
name-street_urchin = Беспризорник

# Карты рынка
name-longsword = Длинный меч
name-blessed_mace = Освящённая булава
name-jeweled_dagger = Ценный кинжал
name-longbow = Длинный лук
name-tower_shield = Ростовой щит
name-ancient_spear = Древнее копьё
name-quarterstaff = Боевой посох
name-heavy_crossbow = Тяжёлый арбалет
name-steadfast = Стойкий
name-honorable = Благородный
name-nimble = Проворный
name-proud = Гордый
name-weak = Слабый
name-clumsy = Неуклюжий
name-foolish = Глупый
name-reckless = Безрассудный
name-focused = Сосредоточенный
name-compassionate = Сострадательный
name-obsessed = Одержимый
name-cunning = Хитрый
name-greedy = Жадный
name-honest = Честный
name-loyal = Верный
name-obnoxious = Несносный
name-concentrate = Концентрация
name-search = Обыск
name-negotiate = Убеждение
name-pickpocket = Карманная кража
name-acrobatics = Акробатика
name-open_lock = Взлом
name-climb = Лазание
name-intimidate = Запугивание
name-move_silently = Скрытность
name-knowledge = Знание
name-cure_wounds = Лечение ран
name-sleight_of_hand = Ловкость рук
name-chain_gorget = Кольчужный горжет
name-chain_vambraces = Кольчужные наручи
name-chain_helm = Кольчужный шлем
name-chain_tunic = Кольчужная рубаха
name-chain_leggings = Кольчужные поножи
name-mystic_cowl = Волшебный капюшон
name-mystic_robes = Волшебная мантия
name-mystic_cloak = Волшебный плащ
name-leather_greaves = Кожаные наголенники
name-leather_boots = Кожаные сапоги
name-leather_gloves = Кожаные перчатки
name-leather_pauldron = Кожаный наплечник
name-diplomacy = Дипломатия
name-dedicated = Увлечённый
name-courageous = Отважный
name-envious = Завистливый
name-famous = Знаменитый
name-chain = кольчужная броня
name-leather = кожаная броня
name-mystic = волшебная броня

# Поля листа подсчёта
field-race = Народ
field-class = Класс
field-backstory = Предыстория
field-alignment = Карта мировоззрения
field-at = Где стоит жетон мировоззрения
field-rows = Кубики каждой характеристики, слева направо
field-cards = Карты рынка
field-gold = Золото
field-solo = Одиночная игра
wrong-dice = { $field }: столько кубиков этого цвета в игре нет: { $colour }.
wrong-hands = { $field }: для этого оружия нужно рук: { $hands }, а у героя их { $most }.

# Как играть, за одну минуту
how-1 = Вы создаёте героя. Восемнадцать кубиков в шести рядах — это его способности, а класс, прошлое и мировоззрение подсказывают, какими им быть.
how-1-face = sheet-elf-sun-monk-mentor-rebel
how-2 = Класс ждёт от каждого ряда определённой суммы. Ряд, достигший цели, приносит указанные рядом звёзды, и ещё по звезде даёт каждый кубик цвета класса.
how-2-face = lesson-goals
how-3 = Каждый раунд кубики бросают и раскладывают по возрастанию на карты инициативы. По очереди возьмите карту с кубиком: с меньшим номером раньше попадёте на рынок, а на средних картах лежит монета.
how-3-face = lesson-drafting
how-4 = Поставьте кубик в ряд и выполните действие этого ряда: переверните кубик, поменяйте два местами, измените один на 1, перебросьте один, сдвиньте мировоззрение или возьмите жетон харизмы — им можно платить как золотом.
how-4-face = lesson-rows
how-5 = Потом рынок: купите доспехи, оружие, навык или черту — или уберите одну карту и возьмите 2 золотых. Золото дают ещё заполненные ряды и золотые кубики.
how-5-face = lesson-market
how-6 = Навык можно применить в любой момент, даже пока думает другой: карта подсвечена — нажмите на неё. Стрелка сдвинет ваше мировоззрение, а карта отдохнёт до восстановления.
how-6-face = lesson-skill
how-7 = Когда все ряды заполнены, считайте звёзды: за цели, кубики класса, мировоззрение, кубики на своих местах в прошлом, доспехи и черты. Побеждает тот, у кого больше звёзд; игрок-одиночка получает звание.
how-7-face = lesson-stars

sign-1 = Сила. Действие ряда: перевернуть кубик.
sign-1-face = icon-str
sign-2 = Ловкость. Действие ряда: поменять два кубика местами.
sign-2-face = icon-dex
sign-3 = Выносливость. Действие ряда: изменить кубик на 1.
sign-3-face = icon-con
sign-4 = Интеллект. Действие ряда: перебросить кубик и оставить новое или прежнее значение.
sign-4-face = icon-int
sign-5 = Мудрость. Действие ряда: сдвинуть мировоззрение.
sign-5-face = icon-wis
sign-6 = Харизма. Действие ряда: взять жетон харизмы.
sign-6-face = icon-cha
sign-7 = Звёзды репутации — очки. Побеждает тот, у кого их больше.
sign-7-face = icon-stars
sign-8 = Золото: на него покупают карты рынка.
sign-8-face = icon-gold
sign-8-mark = ●
sign-9 = Жетон харизмы: заменяет золотой на рынке этого раунда.
sign-9-face = icon-charisma
sign-10 = У каждого цвета кубиков свой знак: кубик цвета класса приносит звезду.
sign-10-face = token-red
sign-11 = Рамка: кубик стоит там, где его ждёт прошлое героя.
sign-11-face = match-red-5

# Зачем так ответить, когда наверняка ничего не скажешь: к чему это ведёт
why-add = На рынке будет на одну карту больше.
why-buy = Карта теперь ваша.
why-buy-top = Что это за карта, не знает никто; цена всегда одна.
why-by = На столько изменится кубик.
why-class = Класс говорит, к какой сумме вести ряды и какой цвет в цене.
why-copy = Вы применяете этот навык как свой, а владелец его не теряет.
why-discard = Карта уйдёт с рынка, золото ваше.
why-drop = Карта уйдёт со всем, что принесла бы или отняла.
why-exchange = Кубик уступит место другому.
why-finish = Больше делать нечего: считают звёзды.
why-flip = Кубик ляжет другой стороной: вместе они дают семь.
why-follow = Фишка пойдёт по стрелке.
why-for = Он встанет на место прежнего с тем же числом.
why-gold = Золото ваше сразу.
why-hold-on = Всё остаётся как было.
why-ignore = Фишка остаётся на месте.
why-keep = Кубик сохранит это число.
why-keep-all = Сосчитают все ваши карты.
why-later = Навык останется готовым до лучшей минуты.
why-lay = Он ляжет на карту пониже: числа равны.
why-leave = Золото останется до следующего рынка.
why-lower = На кубике станет на единицу меньше.
why-move = Фишка сделает этот шаг.
why-pick = Его ставите следующим, остальные потом.
why-place = Кубик останется там, если его не сдвинет действие.
why-pool = Этот кубик придёт на место вашего.
why-put-away = Руки освободятся для другого оружия.
why-race = Этому народу одни характеристики даются легче, другие труднее.
why-raise = На кубике станет на единицу больше.
why-ready = Навык снова можно применить.
why-reroll = Кубик бросаете заново и оставляете то число, что больше нравится.
why-reroll-pool = Все невзятые кубики бросают заново.
why-roll = Кубики раунда достают и бросают, потом каждый берёт по одному.
why-shift = Он уйдёт в другой ряд, а прежний сомкнётся.
why-side = Отличается только рисунок.
why-skip = Всё остаётся как было, и вы ничего не теряете.
why-stay = Это действие самого ряда, платить не надо.
why-swap = Два кубика меняются местами, числа прежние.
why-switch = За золото выполняете действие другой характеристики.
why-take = Кубик с неё ваш, а покупает раньше тот, у кого карта меньше.
why-to = Кубик пойдёт в этот ряд.
why-use = Навык сработает и будет ждать, когда его восстановят.
why-with = Эти два меняются местами.
