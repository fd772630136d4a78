# Почему в походе так нельзя
campaign-unknown = Такого похода нет.
campaign-no-journey = В игре { $game } каждая партия сама по себе: походов в ней нет.
campaign-unreadable = Этот поход не читается: { $detail }
campaign-later-version = Это записала более новая версия «Странника»; продолжить может она.
campaign-no-branch = В этом походе нет ветви { $branch }.
campaign-no-game = В этом походе нет партии { $game }.
campaign-no-person = В этой компании такого человека нет.
campaign-no-traveller = Такого путника здесь нет.
campaign-no-member = Вы не из этой компании; сначала вступите в неё.
campaign-out-of-order = В этот поход только что написал кто-то ещё; взгляните снова.
campaign-already-here = Под этим именем здесь уже кто-то есть.
campaign-not-here = Этот человек ушёл из компании.
campaign-game-is-open = Здесь идёт партия; сначала её надо доиграть.
campaign-still-played = Партия { $game } ещё идёт; продолжить с неё можно, когда она закончится.
campaign-already-ended = Партия { $game } уже закончена.
campaign-journey-over = Этот поход окончен. Пойти иначе можно после любой из его партий.
campaign-no-such-next = Отсюда такого пути нет.
campaign-not-your-traveller = За этого путника играет другой человек.
campaign-company-full = Ещё одному путнику в компании нет места: { $detail }
campaign-nothing-to-learn = Перед следующей партией здесь учиться нечему.
campaign-not-a-campaign = Это не файл похода.
campaign-cut-off = Файл не целый: у него нет конца.
campaign-seal-broken = Файл изменён или повреждён после записи.
campaign-damaged = Файл повреждён в строке { $line }.
campaign-no-record = Нет записи партии { $game }.
campaign-wrong-record = Партия { $game } не та, что в книге похода: её запись изменена или принадлежит другой партии.
campaign-broken-chain = Партия { $game } началась не с того, чем закончилась предыдущая.
campaign-unusable = То, что компания несёт с собой по ветви { $branch }, не из этой игры.
campaign-wrong-lesson = Никто в этой компании не мог выучить «{ $thing }» между партиями.
campaign-other-game = Это поход по игре { $game }, а она здесь не установлена.
campaign-cannot-begin = Так этот поход не начать: { $detail }
campaign-goes-on = Эта партия — часть похода; следующую открывают оттуда.

# Дом похода
home-status-open = Можно начинать следующую партию.
home-status-next = Можно начинать следующую партию: { $stage-id }.
home-status-playing = Идёт партия { $game }.
home-status-over = Поход окончен.
home-way = Дорога
home-points = Очки по партиям
home-branches = Пути
home-stage-behind = { $stage-id }: позади
home-stage-lost = { $stage-id }: позади, но не вышло
home-stage-open = { $stage-id }: дальше
home-stage-ahead = { $stage-id }: ещё впереди
home-total = Очки
home-played-by = играет { $who-id }
home-played-by-bot = играет бот
home-champions = Победители: { $who-id }
home-game = Партия { $game }
home-trunk = Первый путь
home-title-traveller = { $hero-id } ({ $who-id })
home-next = Следующая партия
home-won = { $count ->
    [0] Никто не победил.
    [1] Победа: { $who-id }.
   *[other] Победу делят: { $who-id }.
}
home-other-way = Другой путь

# Что сделала команда
told-kept = Партия сохранена; та же команда её продолжит.
told-checked = Сыграно заново и сошлось партий: { $checked } из { $games }.
told-branch = { $after ->
    [0] Ветвь { $branch } идёт с самого начала.
   *[other] Ветвь { $branch } идёт от конца партии { $after }.
}
told-founded = Компания в сборе; «strannik campaign play» с этим номером начнёт первую партию.
told-none = Походов здесь ещё нет; начать один можно командой «strannik campaign new».
told-way = Ветвь { $branch }, «{ $name-id }»: { $after ->
    [0] с самого начала
   *[other] от конца партии { $after }
}.
