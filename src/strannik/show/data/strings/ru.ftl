# Места
seat-red = Красный
seat-blue = Синий
seat-green = Зелёный
seat-yellow = Жёлтый
seat-white = Белый
seat-black = Чёрный

# Списки игр
games-seats = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
   *[many] { $fewest }–{ $most } игроков
}
games-seats-only = { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
games-default = обычный выбор

# Листы очков
score-card = Карта
score-points = Очки
score-total = Итого

# Книги приключений
book-title = Книга приключений
book-legend = сплошная линия: куда дальше · штриховая: куда после неудачи · точечная: пригодится потом · лиловая: продолжение в другой раз
book-report = Как книга обходится с читателями
book-report-well = удачно, %
book-report-passed = проверок пройдено, %
book-report-worth = ценность приключения
book-report-travellers = путников
book-report-aim = цель
book-trial = Как удаются миссии
book-trial-mission = миссия
book-trial-heroes = героев
book-trial-games = партий
book-trial-won = выиграно, %
book-trial-turns = ходов
book-trial-time = время
book-trial-wounds = ран
book-trial-defeats = поражений
book-trial-page = страница
book-trial-lost = проиграно здесь

# Путешествия ботов
travel-won = выиграно
travel-brought = Одна партия приносит в среднем

# Записи игр
replay-unchecked = Строки с { $first } по { $last } сыграны по другим правилам или другими картами: эта версия их проверить не может.
replay-verified = { $moves ->
    [one] Проверено: { $moves } ход; исходное число, все карты и кубики, ходы и результат сходятся.
    [few] Проверено: { $moves } хода; исходное число, все карты и кубики, ходы и результат сходятся.
   *[many] Проверено: { $moves } ходов; исходное число, все карты и кубики, ходы и результат сходятся.
}

# Терминал
terminal-seated = { $count ->
    [0] Ваше место: { $me }. Вы играете в одиночку.
   *[other] Ваше место: { $me }. За столом с вами: { $others }.
}
terminal-resumed = Игра продолжается с того места, где остановились.
terminal-welcome = Отвечайте номером или словами; «помощь» расскажет больше, «выход» закончит игру.
terminal-interject = Сделаете что-нибудь, прежде чем продолжат другие? Пустая строка — пусть продолжают.
terminal-you = вы
terminal-no-number = Варианта { $number } нет, последний — { $last }.
terminal-why-what = Назовите ход: «почему 2» или «почему» и ход словами.
terminal-why-open = Этому ничто не мешает.
terminal-show-nothing = На столе нет «{ $text }».
terminal-undone = Ход отменён: { $move }.
terminal-lang = Языки: { $languages }.
terminal-save-where = Назовите файл: «сохранить game.jsonl».
event-Proposed = { $you ->
    [yes] Вы предлагаете: { $proposal-id }.
   *[no] { $seat } предлагает: { $proposal-id }.
}
terminal-kept = Запись игры хранится в файле { $file }.
terminal-bye-here = Стол останется как есть. Вернуться к нему: «strannik terminal --join { $table }», а в браузере: «strannik play --table { $table }». До встречи!
terminal-won-you = Вы победили!
terminal-won-together = Вы победили все вместе!
terminal-lost-together = Вы проиграли все вместе.
terminal-nobody-won = Никто не победил.
terminal-won = { $count ->
    [one] Победитель: { $winners }.
   *[many] Победители: { $winners }.
}
terminal-recorded = Запись игры в файле { $file }.
# Как пошёл бы сильный игрок и что говорит проводник
hint-only = Здесь можно сделать только одно.
hint-close = Я прошёл в уме { $worlds } продолжений: первые два хода одинаково хороши. Берите тот, что больше по душе.
hint-better = Я прошёл в уме { $worlds } продолжений: первый ход впереди, перевес в очках — около { $lead }.
hint-clear = Я прошёл в уме { $worlds } продолжений, и тут всё ясно: первый ход впереди, перевес в очках — около { $lead }.
hint-points = очков в конце ≈ { $points }
hint-better-together = Я прошёл в уме { $worlds } продолжений: после первого хода всем вам лучше, примерно на { $lead }. В счёт идут припасы, раны и то, как близко цель.
hint-clear-together = Я прошёл в уме { $worlds } продолжений, и тут всё ясно: после первого хода всем вам лучше, примерно на { $lead }. В счёт идут припасы, раны и то, как близко цель.
hint-points-together = для всех вас ≈ { $points }
hint-then = Потом чаще всего: { $move-id }.
guide-suggests = Можно выбрать { $number }: { $label-id }.
terminal-guide-left = Проводник замолкает; команда «проводник» позовёт его снова.
terminal-guide-back = Проводник снова с вами.
terminal-guide-none = За этим столом нет проводника: первую игру с ним начинает «strannik terminal … --guide».
terminal-waiting = Ждём: { $names }…
terminal-proposal = { $who } просит отменить свой последний ход. Стол вернулся бы сюда: «{ $moment }». Ответьте «согласен» или «против».
terminal-bye-visit = Место останется за вами: вернуться можно по той же ссылке. До встречи!
command-chat = сказать, чат
command-agree = согласен, согласна
command-refuse = против
help-chat = сказать что-нибудь всем: «сказать привет»
help-agree = позволить кому-то отменить ход
help-refuse = не позволить
command-hint = совет, подсказка
command-guide = проводник
command-help = помощь, справка
command-why = почему
command-rule = правило
command-show = покажи, показать
command-score = счёт, счет
command-log = журнал
command-undo = отмена, отменить
command-lang = язык
command-save = сохрани, сохранить
command-quit = выход, выйти
help-moves = Ход — это номер варианта или слова: глагол и предмет, по-русски или по-английски, можно сокращать.
help-hint = как пошёл бы здесь сильный игрок, с числами
help-guide = попросить проводника помолчать или позвать его снова
help-help = эти строки
help-why = почему ход невозможен и по какому правилу: «почему 2»
help-rule = правило по номеру; без номера — правило этого вопроса
help-show = карта крупно со всем, что она делает: «покажи 36»; без карты — снова весь стол
help-score = как стоят игроки
help-log = всё, что произошло
help-undo = отменить свой последний ход; если с вами играют люди, может понадобиться их согласие
help-lang = сменить язык: «язык en»
help-save = хранить запись игры в файле: «сохранить game.jsonl»
help-quit = уйти; стол останется, к нему можно вернуться
terminal-unchanged = Как прежде: { $areas }. «покажи» рисует всё.
terminal-all-unchanged = Остальное как прежде. «покажи» рисует всё.
terminal-closed = { $count ->
    [one] Вариант { $first } закрыт: «почему { $first }» скажет отчего.
   *[other] Варианты с { $first } по { $last } закрыты: «почему { $first }» скажет отчего.
}
