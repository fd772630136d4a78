# Что говорится о самом столе
event-Joined = { $who } садится за стол.
event-Left = { $who } уходит из-за стола.
event-BotSat = Теперь за игрока { $who } играет бот.
event-PersonBack = { $who } снова в игре.
event-Started = Игра начинается.
event-Chat = { $who }: { $text }
event-Retracted = { $you ->
    [yes] Вы выбираете заново.
   *[no] { $who } выбирает заново.
}
event-WentBack = { $you ->
    [yes] Вы отменяете ход.
   *[no] { $who } отменяет ход.
}
event-UndoAsked = { $you ->
    [yes] Вы просите отменить ход.
   *[no] { $who } просит отменить ход.
}
event-UndoRefused = { $who } не хочет возвращаться: ход остаётся.
event-Paused = { $you ->
    [yes] Вы ставите игру на паузу.
   *[no] { $who } ставит игру на паузу.
}
event-Resumed = { $you ->
    [yes] Вы продолжаете игру.
   *[no] { $who } продолжает игру.
}
event-TimeOut = Время вышло ({ $who }): на этот раз выбрал бот.
event-Guessed = { $who }: на этот раз бот не смог подумать и выбрал наугад.
event-GuideLeft = { $who } дальше играет без проводника.
event-GuideBack = { $who } снова идёт с проводником.
event-HintsUsed = { $who }: советов за игру — { $times }.
event-Finished = Игра окончена. { $ending-id ->
    [outcome] { $outcome }
    [won-together] Победа общая: выиграли все.
    [lost-together] Проиграли все вместе.
   *[winners] { $winners-count ->
        [0] Победителей нет.
        [one] Победа: { $winners }.
       *[other] Победа общая: { $winners }.
    }
}
event-Continued = { $left_out ->
    [0] Стол обновился: отсюда игра идёт по новой версии.
   *[other] Стол обновился. По новой версии последних ходов не сделать: игра продолжается с места перед ними.
 }
event-Rematched = Ещё одна партия: следующий стол готов.

# Почему что-то невозможно
problem-not-open = Это место занято.
problem-no-open-seat = За этим столом нет свободных мест.
problem-no-such-seat = За этим столом нет такого места.
problem-already-started = Игра уже началась.
problem-not-started = Игра ещё не началась: кого-то не хватает.
problem-finished = Игра окончена.
problem-still-playing = Игра ещё идёт; это можно будет увидеть, когда она закончится.
problem-paused = Игра на паузе.
problem-not-paused = Игра не на паузе.
problem-bot-plays = За это место играет бот; сначала верните место себе.
problem-no-person = Здесь нет человека, которого мог бы заменить бот.
problem-not-away = Этот игрок здесь или только что был; передать место боту может только он сам.
problem-stale = За столом уже что-то изменилось; посмотрите ещё раз.
problem-no-proposal = Никто не просит вернуть ход.
problem-not-asked = Вас об этом не спрашивают.
problem-proposal-open = Кто-то уже просит вернуть ход.
problem-no-guide = За этим столом нет проводника.
problem-no-hints = За этим столом советов не дают.
problem-not-your-question = Сейчас вас ни о чём не спрашивают.
problem-no-first-game = У этой игры нет первой партии с проводником.
problem-no-token = Для этого нужен ключ места.
problem-unknown-token = Этот ключ не подходит ни к одному месту за этим столом.
problem-not-your-seat = Это не ваше место.
problem-which-seat = У вас здесь несколько мест: скажите, за какое вы говорите.
problem-other-rules = { $version ->
    [none] В эту игру играли с другой версией Странника: её правил или карт сейчас нет.
   *[other] В эту игру играли с версией Странника { $version }: она её и откроет. История и счёт сохранены.
}
problem-other-seed = Число, из которого рождаются кубики и карты этого стола, не то, что было обещано в начале игры.
problem-unknown-table = Такого стола нет.
problem-unknown-game = Такой игры нет.
problem-no-score-pad = У этой игры нет счётного листа.
problem-unknown-face = Такой картинки нет.
problem-unknown-page = Такой страницы нет.
problem-unknown-bot = Такого бота нет.
problem-unreadable = Запрос не читается: { $detail }
problem-too-large = Запрос слишком велик.
problem-too-many = Слишком много запросов; подождите немного.
problem-too-many-bots = Боты уже играют между собой за столькими столами, сколько разрешает этот сервер. Подождите конца одной из партий или сядьте за стол сами.
problem-wrong-origin = Другой сайт не может действовать здесь за вас.
problem-storage = Сервер сейчас не может ничего сохранить, поэтому ничего не изменилось. Хозяину сервера стоит проверить диск.
problem-bad-option = Так в эту игру играть нельзя: { $detail }
problem-record-too-long = Запись слишком длинная: здесь читают не больше { $most } строк.
problem-bad-record = { $line ->
    [0] Это не запись партии: прочесть её не удалось.
    [1] Запись не принята: первая строка не подходит к этой игре или к этой версии программы.
   *[other] Запись не принята: строка { $line } не сходится с правилами или с раздачей. Её изменили или повредили.
}
problem-bad-entry = Это нельзя посчитать: { $detail }
wrong-count = { $field }: нужно { $expected }, а указано { $found }.
wrong-many = { $field }: не больше { $most }, а указано { $found }.
wrong-least = { $field }: не меньше { $least }.
wrong-unknown = { $field }: «{ $thing }» в игре нет.
wrong-twice = { $field }: «{ $thing }» указано дважды.
problem-empty-name = В имени должна быть хотя бы одна буква.
problem-shutting-down = Сервер останавливается.
problem-too-many-watching = К этому столу подключено слишком много зрителей.
problem-too-many-windows = Это место открыто в слишком многих окнах.
problem-too-many-connections = Слишком много подключений с одного адреса; закройте часть из них.
problem-wrong-host = Под таким именем этот стол не известен. Откройте его по адресу или назовите сайт в --origin.
problem-unknown-promise = Сервер уже не помнит этого обещания; попросите новое.
problem-empty-chat = Здесь нечего прочесть.
problem-method = Так спрашивать нельзя.
problem-failed = На сервере что-то пошло не так; это записано в его журнале.


# Честность
fair = Честно: все кубики, тасовки и раздачи этой партии следуют из исходного числа (seed), закреплённого до первого хода.
unfair = Эта партия не следует из своего исходного числа: { $detail }

# Боты
bot-random = Скиталец
bot-random-says = Выбирает что угодно из возможного: хорош для знакомства с правилами.
bot-greedy = Надёжный
bot-greedy-says = Берёт то, что выглядит лучшим прямо сейчас. Ходит быстро.
bot-search = Сильный
bot-search-says = Прежде чем выбрать, представляет себе много вариантов игры. Немного думает.
refused-seats =
    { $most ->
        [1] так играет кто-то один.
       *[other] здесь от { $fewest } до { $most } игроков.
    }

# Чего нельзя попросить в командной строке
refused-game =
    игры «{ $name }» нет; { $near ->
        [none] есть: { $known }.
       *[other] может быть, «{ $near }»?
    }
refused-bot =
    бота «{ $name }» нет; { $near ->
        [none] есть: { $known }.
       *[other] может быть, «{ $near }»?
    }
refused-option =
    настройки «{ $name }» нет; { $near ->
        [none] есть: { $known }.
       *[other] может быть, «{ $near }»?
    }
refused-no-options = настройки «{ $name }» нет: в этой игре настраивать нечего.
refused-value = у настройки «{ $name }» нет значения «{ $value }»; есть: { $known }.
refused-word = настройку «{ $word }» не прочесть; нужно ИМЯ=ЗНАЧЕНИЕ.
refused-twice = настройка «{ $name }» указана дважды.
refused-bots =
    { $bots ->
        [one] назван { $bots } бот
        [few] названы { $bots } бота
       *[many] названо { $bots } ботов
    }, а { $seats ->
        [one] место для них { $seats }.
        [few] места для них { $seats }.
       *[many] мест для них { $seats }.
    }
refused-budget-set = боту «{ $name }» не задать, сколько думать, и «{ $spec }» ничего не значит; пишите просто «{ $name }».
refused-budget = сколько думать боту «{ $spec }», не понять; пишите число попыток (search:200), секунды (search:0.5s) или то и другое (search:200/0.5s).
refused-nothing = скажите, в какую игру, или назовите стол: --join и ссылка на него. Игры перечислит `strannik games`.
refused-guide = у игры «{ $id }» нет первой партии с проводником.
refused-kept =
    { $what ->
        [seats] в «{ $file }» лежит партия с другим числом мест
        [seed] в «{ $file }» лежит партия с другим исходным числом
       *[options] в «{ $file }» лежит партия с другими настройками
    }; для новой назовите другой файл.
refused-exists = файл «{ $file }» уже есть; назовите другой.
refused-link = «{ $link }» не ссылка на стол; она выглядит так: http://192.168.1.5:8080/#/table/…
refused-silent = { $server } не отвечает: { $kind ->
    [closed] по этому адресу никого нет.
    [unknown] такого адреса нет.
    [slow] молчит слишком долго.
   *[else] { $why }
}
refused-stranger = по этому адресу отвечает не Странник.
refused-table = за стол «{ $table }» никто не садился в терминале этой машины.
refused-clause =
    пункта или игры «{ $name }» нет; { $near ->
        [none] пункты перечислит `strannik rule` с названием игры.
       *[other] может быть, «{ $near }»?
    }
refused-database = базу данных открыть не удалось: { $why }
refused-address = занять адрес { $host }, порт { $port }, не удалось: { $why }
refused-host = адрес пуст; нужен такой, как 127.0.0.1, или 0.0.0.0 для всех.
refused-origin = сайт «{ $origin }» не прочесть; нужен такой, как https://example.org

# Командная строка, которую не прочесть
usage-option =
    параметра { $name } нет{ $near ->
        [none] .
       *[other] ; может быть, { $near }?
    }
usage-command =
    команды «{ $name }» нет{ $near ->
        [none] ; команды перечислит `strannik --help`.
       *[other] ; может быть, «{ $near }»?
    }
usage-no-command = не сказано, что сделать; команды перечислит --help.
usage-missing = не хватает { $name }; как писать команду, скажет --help.
usage-extra = лишнее в команде: { $given }.
usage-valueless = после { $name } нужно значение.
usage-switch = { $name } пишут без значения.
usage-number = после { $name } нужно число.
usage-least = { $name }: не меньше { $least }.
usage-most = { $name }: не больше { $most }.
usage-choice = { $name }: «{ $value }» не подходит; есть: { $known }.
usage-value = значение { $name } не подходит; какое нужно, скажет --help.
usage-other = такую команду не прочесть; как её писать, скажет --help.

# Файлы
file-missing = файла «{ $file }» нет.
file-forbidden = «{ $file }»: нет доступа.
file-folder = «{ $file }» не файл, а папка.
file-no-folder = «{ $file }»: на пути не папка, а файл.
file-no-room = «{ $file }»: на диске нет места.
file-no-text = это не текст в UTF-8.
data-typed = стандартный ввод
data-line = строка { $line }
data-wrong = здесь не то, что должно быть ({ $problem }).
record-none = это не запись партии.
record-format = запись в формате { $format }, а эта программа читает формат { $here }.
record-seed = исходное число не то, что было закреплено до первого хода.
record-differs = не сходится с правилами или с раздачей: запись изменили или повредили.
record-other-rules = не сходится с правилами: партию сыграли по правилам версии { $rules }, а здесь версия { $here }.
record-unfinished = партия не доиграна, и проверить её пока нечем.
record-other-game = это партия в «{ $kept }», а не в «{ $asked }».
record-finished = партия доиграна; её перескажет `strannik replay`, а новой нужен другой файл.
record-alone = без своего стола партию не продолжить, а файла «{ $missing }» нет.
score-none = это не JSON: нужен объект со всем, что лежит на столе.
