## Колода приключений для аркады

adventure-blind-ferryman-title = Слепой паромщик
adventure-blind-ferryman-read = Паромщик тянет паром по канату и узнаёт ту сторону по звуку, но сегодня преступники колотят там в котлы, чтобы сбить его с толку. Семья кочевников на пароме давно перестала петь.
adventure-blind-ferryman-option-1 = Править за него, слушая эхо
adventure-blind-ferryman-outcome-1 = Паром пристаёт так мягко, что не просыпается даже коза, а кочевники завязывают у вас на запястье жёлтый шнур.
adventure-blind-ferryman-option-2 = Перебраться по канату и отобрать котлы
adventure-blind-ferryman-outcome-2 = Трудно колотить в котёл, который надели тебе на голову; отсмеявшись, преступники признают, что с вами стоит водить знакомство.

adventure-singing-well-title = Поющий колодец
adventure-singing-well-read = В сумерках колодец гудит на три голоса, и воду из него никто не берёт. Кому-то внизу то ли очень одиноко, то ли очень голодно.
adventure-singing-well-option-1 = Подхватить четвёртым голосом
adventure-singing-well-outcome-1 = Аккорд складывается, вода светлеет, и ведро приносит два блестящих камешка, а с ними настроение, какого у вас не бывало уже месяц.
adventure-singing-well-option-2 = Спуститься с ножом в зубах
adventure-singing-well-outcome-2 = Там было голодно; теперь там пусто, если не считать содержимого карманов всех прежних гостей.

adventure-three-toll-brothers-title = Три брата, один мост
adventure-three-toll-brothers-read = Каждый из трёх братьев считает мост своим и требует пошлину себе. Хвост телег давно скрылся из виду.
adventure-three-toll-brothers-option-1 = Составить расписание
adventure-three-toll-brothers-outcome-1 = Утро, полдень, вечер: братья бьют по рукам, а возчики пускают для вас шапку по кругу.
adventure-three-toll-brothers-option-2 = Пройти, не заплатив никому
adventure-three-toll-brothers-outcome-2 = Все трое оказываются под мостом, и преступники из очереди провожают вас овацией до последней телеги.

adventure-lizard-wedding-title = Свадьба рептильянцев
adventure-lizard-wedding-read = Родня невесты пляшет, родня жениха борется, и обе стороны принимают вас за гостя. Отказаться невежливо, выбрать — того хуже.
adventure-lizard-wedding-option-1 = Сплясать хвостовую без хвоста
adventure-lizard-wedding-outcome-1 = Вы не отдавили ни одного хвоста, и бабушки видят в этом знамение: вас провожают с красной лентой и пирогом.
adventure-lizard-wedding-option-2 = Побороться с дядьями жениха
adventure-lizard-wedding-outcome-2 = Двух дядьёв вы укладываете, третьему тактично поддаётесь, и за столом к вам возвращается всё, кроме достоинства.

adventure-rusted-giant-title = Ржавый великан
adventure-rusted-giant-read = Железный великан ходит по кругу ещё с довоенных времён и протоптал ров глубиной с дом. Сегодня он остановился и смотрит на вас.
adventure-rusted-giant-option-1 = Открыть люк в пятке и быстро соображать
adventure-rusted-giant-outcome-1 = Под заклинившей шестернёй обнаруживается тайник давно ушедшего механика, а преступники, ставившие на вас, теперь зовут вас своими.
adventure-rusted-giant-option-2 = Забраться наверх и отвоевать рычаг
adventure-rusted-giant-outcome-2 = Великан наконец опускается на колени, и с двух сторон подходят маги и рептильянцы: взглянуть, кто научил его вежливости.

adventure-caravan-in-the-mud-title = Караван в грязи
adventure-caravan-in-the-mud-read = Шесть повозок ушли в грязь по оси, возницы спорят, кто виноват, что она мокрая, а на шум уже ползут пиявки величиной с кошку.
adventure-caravan-in-the-mud-option-1 = Вымостить дорогу ветками и репой
adventure-caravan-in-the-mud-outcome-1 = Репа пропала, повозки спасены, и кухарка знает, кому положена добавка.
adventure-caravan-in-the-mud-option-2 = Сдерживать пиявок до последнего колеса
adventure-caravan-in-the-mud-outcome-2 = Кочевники пересчитывают повозки, потом детей, потом отсчитывают монету вам и дают вам имя на своём языке.

adventure-midnight-flock-title = Полуночная стая
adventure-midnight-flock-read = Сквозь ваш лагерь в темноте несутся беговые птицы, сотни птиц, а где-то позади кричат двое пастухов-рептильянцев.
adventure-midnight-flock-option-1 = Остановить вожака свистом
adventure-midnight-flock-outcome-1 = Вожак замирает клювом у самого вашего носа, стая — за ним, и пастухи настаивают, чтобы вы взяли птицу: она вас явно выбрала.
adventure-midnight-flock-option-2 = Устоять и поймать что получится
adventure-midnight-flock-outcome-2 = Ловится в основном телега с припасами; запыхавшиеся пастухи машут лапой: сыр ваш.

adventure-hermits-bees-title = Пчёлы отшельника
adventure-hermits-bees-read = Отшельник сидит на крыше. Пчёлы, говорит он, бастуют и изложили свои требования письменно, на воске.
adventure-hermits-bees-option-1 = Начать переговоры
adventure-hermits-bees-outcome-1 = Больше клевера, меньше проповедей: обе стороны подписывают, и отшельник платит сотами и монетой, отложенной на тихий год.
adventure-hermits-bees-option-2 = Напустить дыму и схватить рамку
adventure-hermits-bees-outcome-2 = При вас остаются мёд, семь укусов и искреннее презрение пчёл.

adventure-glass-dunes-title = Стеклянное поле
adventure-glass-dunes-read = Когда-то сюда упал огонь и сплавил землю в стекло; в каждом осколке, говорят маги, виден другой год. Краб шириной с телегу, хрустя, ужинает осколками.
adventure-glass-dunes-option-1 = Найти стекло, в котором виден завтрашний день
adventure-glass-dunes-outcome-1 = Вы рассказываете об увиденном волшебнице, которая ждёт рядом; она видела то же самое, и отныне её народ верит вашим глазам.
adventure-glass-dunes-option-2 = Прогнать краба от ужина
adventure-glass-dunes-outcome-2 = Краб обиженно уходит боком, оставив два камня, которые и ему не по клешне.

adventure-grave-diggers-title = Честные могильщики
adventure-grave-diggers-read = Двое могильщиков откопали вместо могилы дверь и спорят: внутрь она открывается или вниз.
adventure-grave-diggers-option-1 = Прочесть замок, как письмо
adventure-grave-diggers-outcome-1 = Дверь открывается вверх; за ней лежит сокровище, ещё в обёртке, а вместо лампы светят три камня.
adventure-grave-diggers-option-2 = Разобраться с тем, кто стучит изнутри
adventure-grave-diggers-outcome-2 = Стучал крупный крот с твёрдыми убеждениями, а позади него дожидался чей-то забытый багаж.

adventure-drum-of-the-pass-title = Барабан в теснине
adventure-drum-of-the-pass-read = Каждого, кто идёт через теснину, объявляет большой барабан, но барабанщик простыл, и тишину уже заметили грабители.
adventure-drum-of-the-pass-option-1 = Сесть за барабан
adventure-drum-of-the-pass-outcome-1 = Ритм выходит неправильный и до того бодрый, что ноги шагают под него до самого привала.
adventure-drum-of-the-pass-option-2 = Встретить грабителей у входа
adventure-drum-of-the-pass-outcome-2 = Они шли на спящих, а вы не спали; кочевники, проходя в полдень, платят монетой и байкой.

adventure-paper-fortress-title = Бумажная крепость
adventure-paper-fortress-read = Ссыльный писарь сложил из старых указов крепость в сорок комнат и на каждый вздох выписывает разрешение. Гонцы-рептильянцы ждут внутри с весны.
adventure-paper-fortress-option-1 = Одолеть писаря его же уставом
adventure-paper-fortress-outcome-1 = Параграф девятый отменяет параграфы с первого по восьмой; стены складываются, и перед вами в долгу и гонцы, и маги, сочинившие эти указы.
adventure-paper-fortress-option-2 = Пройти сквозь стену
adventure-paper-fortress-outcome-2 = Бумага рвётся; гонцы выходят следом по одному и по привычке стоять в очереди делятся с вами пайком.

adventure-bandit-chess-title = Бандитские шахматы
adventure-bandit-chess-read = Преступники останавливают путников с шахматной доской: обыграешь атамана — иди, проиграешь — плати. Белый ферзь потерян много лет назад, вместо него ходит морковка.
adventure-bandit-chess-option-1 = Сыграть, не спуская глаз с морковки
adventure-bandit-chess-outcome-1 = На тридцатом ходу вы берёте морковку и съедаете её; лучшей жертвы, говорит атаман, он в жизни не видел.
adventure-bandit-chess-option-2 = Опрокинуть доску за всех проигравших
adventure-bandit-chess-outcome-2 = Когда пыль оседает, за своим добром выстраиваются прежние неудачники; невостребованное достаётся вам, а с ним и доброе слово.

adventure-burning-mill-title = Горящая мельница
adventure-burning-mill-read = Мельница горит, мельник на крыше, а жители голосуют, в каком порядке передавать вёдра.
adventure-burning-mill-option-1 = Командовать вёдрами
adventure-burning-mill-outcome-1 = Мельница лишилась шапки, но не колеса, и отныне на корке каждого здешнего каравая пекут ваше имя.
adventure-burning-mill-option-2 = Вышибить дверь и вынести мельника
adventure-burning-mill-outcome-2 = Мельник легче, чем кажется, и так благодарно висит у вас на шее, что это согревает лучше пожара.

adventure-stolen-idol-title = Украденный идол
adventure-stolen-idol-read = Старейшина кочевников спрашивает, не попадался ли вам каменный божок с отбитым ухом. Попадался — в шатре торговца, который только что позвал вас ужинать.
adventure-stolen-idol-option-1 = Уговорить торговца вернуть божка
adventure-stolen-idol-outcome-1 = На третьей чашке торговцу становится стыдно, на четвёртой он щедр, и божок едет домой на коленях у старейшины.
adventure-stolen-idol-option-2 = Забрать божка и продать подороже
adventure-stolen-idol-outcome-2 = Пять монет за бога — хорошая цена; старейшина молчит вам вслед, и это молчание слышат все.

adventure-tax-collector-title = Сборщик податей
adventure-tax-collector-read = Сборщик податей потерял дорогу, охрану и нить своих расчётов. Сундук у него тяжёлый, а путь в город он спрашивает не у кого-нибудь, а у вас.
adventure-tax-collector-option-1 = За плату свести ему счёты
adventure-tax-collector-outcome-1 = Выходит, что он должен деревне больше, чем она ему; он расплачивается со всеми, не забыв и вас, и молодеет лет на десять.
adventure-tax-collector-option-2 = Указать не ту дорогу и ждать в овраге
adventure-tax-collector-outcome-2 = Охранник всё же находится: помочь уже поздно, а запомнить ваше лицо — в самый раз.

adventure-wounded-scout-title = Раненый лазутчик
adventure-wounded-scout-read = Под терновым кустом лежит лазутчик преступников: нога плоха, нрав ещё хуже. Совсем рядом трое охотников за головами прочёсывают траву.
adventure-wounded-scout-option-1 = Вправить ногу без единого звука
adventure-wounded-scout-outcome-1 = Не хрустнула ни одна ветка и, если разобраться, ни одна кость; лазутчик пробует ногу, хмыкает и пристраивается рядом с вами.
adventure-wounded-scout-option-2 = Увести охотников подальше, не жалея кулаков
adventure-wounded-scout-outcome-2 = Лазутчика они не находят, зато находят вас и, торопясь прочь, роняют кошелёк.

adventure-pit-fighters-title = Борцовская яма
adventure-pit-fighters-read = В сухом водоёме рептильянцы борются за медь и за честь. Хозяин ставок, у которого совсем не осталось бровей, принимает любой заклад.
adventure-pit-fighters-option-1 = Поставить монету на маленького
adventure-pit-fighters-outcome-1 = Маленький оказывается тренером, и хозяин ставок со вздохом платит вдвое.
adventure-pit-fighters-option-2 = Спуститься и побороть чемпиона
adventure-pit-fighters-outcome-2 = Падаете вы оба, но чемпион чуть раньше; отряхнув песок, он спрашивает, куда вы теперь, и собирается с вами.

adventure-fog-wolves-title = Туманные волки
adventure-fog-wolves-read = У тумана есть лапы. Он кружит по самому краю света от костра, и где-то в нём пастушка-рептильянка выкликает овец по именам.
adventure-fog-wolves-option-1 = Поддерживать огонь и рассказывать туману сказки
adventure-fog-wolves-outcome-1 = Туман усаживается слушать, до утра греет вам ноги и уходит.
adventure-fog-wolves-option-2 = Выйти с факелом и собрать отару
adventure-fog-wolves-outcome-2 = Вы приводите девятнадцать овец из двадцати; двадцатая, как выяснилось, всегда была волком, причём воспитанным.

adventure-tower-of-mirrors-title = Башня зеркал
adventure-tower-of-mirrors-read = На каждой ступени башня показывает вас кем-нибудь другим: поваром, королевой, беглым преступником. На самом верху, говорят, висит единственное зеркало, которое не лжёт.
adventure-tower-of-mirrors-option-1 = Подняться и поприветствовать каждого по имени
adventure-tower-of-mirrors-outcome-1 = Последнее зеркало показывает обычного путника, у которого впереди очень хороший день, и держит слово.
adventure-tower-of-mirrors-option-2 = Пробиться там, где стекло толще всего
adventure-tower-of-mirrors-outcome-2 = Семь лет несчастий достанутся кому-то другому, лица-то были не ваши, а за стеклом башня хранила сбережения.

adventure-salt-duel-title = Дуэль из-за шляпы
adventure-salt-duel-read = В полдень двоюродные братья-преступники будут драться из-за шляпы. Драться не хочет ни один, признаться не может ни один, да и шляпа так себе.
adventure-salt-duel-option-1 = Сшить вторую шляпу
adventure-salt-duel-outcome-1 = Подкладки хватает ещё на одну, такую же уродливую, и братья с облегчением рыдают у вас на плечах.
adventure-salt-duel-option-2 = Вызвать на бой обоих
adventure-salt-duel-outcome-2 = Битые плечом к плечу, братья наконец нашли общий язык, и вся округа говорит о вас хорошо.

adventure-river-serpent-title = Звонкий змей
adventure-river-serpent-read = Змей проглотил паромный колокол и звонит при каждом вздохе. Маги ходят на этот звон молиться, а контрабандисты хотят вернуть и колокол, и всё, что было на пароме.
adventure-river-serpent-option-1 = Научить его отбивать часы
adventure-river-serpent-outcome-1 = Теперь маги знают, когда начинать пост и, что важнее, когда его кончать; первый ужин — с вами.
adventure-river-serpent-option-2 = Полезть внутрь за колоколом
adventure-river-serpent-outcome-2 = Внутри просторно; вы возвращаетесь с колоколом, тремя самоцветами и вечным уважением тех, кто ждал снаружи.

adventure-lost-tinker-title = Заблудившийся лудильщик
adventure-lost-tinker-read = Лудильщик третий день ходит вокруг одной и той же скалы: так велит его птица. Сверху за ним наблюдают следопыты-рептильянцы и бьются об заклад.
adventure-lost-tinker-option-1 = Спросить птицу
adventure-lost-tinker-outcome-1 = Заблудился лудильщик, а птица была права; она тут же меняет хозяина и прихватывает свой обед.
adventure-lost-tinker-option-2 = Стряхнуть следопытов со скалы
adventure-lost-tinker-outcome-2 = Ставили они, оказывается, на вас и, не остыв от выигрыша, повязывают вам на руку красную нить.

adventure-quicksand-market-title = Топкий рынок
adventure-quicksand-market-read = Раз в месяц кочевники торгуют на самом топком месте: там никто подолгу не рядится. Вы ушли уже по щиколотку, а рядом тонет карманник.
adventure-quicksand-market-option-1 = Отдать монету за закрытую корзину и рядиться, пока не засосало
adventure-quicksand-market-outcome-1 = Вы говорите быстро, погружаетесь по колено и выбираетесь с двумя самоцветами, новым другом и одним сапогом.
adventure-quicksand-market-option-2 = Держать карманника, пока не вернёт всё
adventure-quicksand-market-outcome-2 = Он возвращает ваш кошелёк, потом свой, а заодно обещает исправиться.

adventure-iron-mask-title = Железная маска
adventure-iron-mask-read = На рыночном камне с утра неподвижно стоит некто в железной маске, и на груди у него мелом написана цена: «Моё имя». Никто пока не угадал.
adventure-iron-mask-option-1 = Вычислить имя по сапогам
adventure-iron-mask-outcome-1 = Вы шепчете имя, маска раскрывается цветком, и благодарный узник оставляет вам клад, к которому был приставлен.
adventure-iron-mask-option-2 = Сорвать маску
adventure-iron-mask-outcome-2 = Уходит час и три лома; лицо под маской хрипло говорит «спасибо» и вытряхивает оба рукава.

adventure-raiders-at-dawn-title = Налёт на рассвете
adventure-raiders-at-dawn-read = Налётчики спускаются по склону ровным строем, а стан кочевников спит — весь, кроме маленькой девочки, которая заметила и их, и вас.
adventure-raiders-at-dawn-option-1 = Загреметь разом во все котлы
adventure-raiders-at-dawn-outcome-1 = Звучит так, будто завтракает целое войско; налётчики разворачиваются, а стан, раз уж встал, садится завтракать.
adventure-raiders-at-dawn-option-2 = Встретить их на полпути под прикрытием её рогатки
adventure-raiders-at-dawn-outcome-2 = Всё решает её меткость; кочевники отдают вам благодарность, ей — сласти, и каждый доволен своей долей.

adventure-star-reader-title = Звездочётка
adventure-star-reader-read = Старая волшебница читает звёзды со дна печной трубы: днём темнее нигде не бывает. Вылезти она уже не может и не хочет; ей нужно чужое мнение.
adventure-star-reader-option-1 = Рассказать, что видите вы
adventure-star-reader-outcome-1 = Где ей виден корабль, вам — половник, а вместе выходит карта, за которую вам признателен весь её орден.
adventure-star-reader-option-2 = Поискать звезду, которой не хватает
adventure-star-reader-outcome-2 = Звезда, конечно, упала: прямо в трубу, давным-давно, и раскололась на пять частей; на них вы и сидите.

adventure-clockwork-beggar-title = Заводной нищий
adventure-clockwork-beggar-read = У верстового камня сидит заводной нищий с протянутой ладонью и на последнем обороте пружины шепчет: «Подайте на завод…»
adventure-clockwork-beggar-option-1 = Завести его
adventure-clockwork-beggar-outcome-1 = Он пересчитывает выручку, находит себя состоятельным и даёт вам монету за труды.
adventure-clockwork-beggar-option-2 = Вычистить и отладить весь механизм
adventure-clockwork-beggar-outcome-2 = Подшипники были из самоцветов и поистёрлись; старые он вручает вам и бодро уходит искать работу.

adventure-seed-keeper-title = Хранитель семян
adventure-seed-keeper-read = Хранитель носит последние семена сорока растений в сорока карманах, и в плаще у него дыра. Туда, откуда он пришёл, тянется дорожка всходов.
adventure-seed-keeper-option-1 = Поделиться хлебом и зашить плащ
adventure-seed-keeper-outcome-1 = В каждом зашитом кармане находится что-нибудь кроме семян, а деньги хранителю ни к чему.
adventure-seed-keeper-option-2 = Вернуться по следу и всё рассадить как следует
adventure-seed-keeper-outcome-2 = Работы до вечера; кочевники, что встанут здесь на будущий год, уже кланяются вам: вы озеленили им дорогу.

adventure-forged-map-title = Поддельная карта
adventure-forged-map-read = Торговка продаёт карты сокровищ, сплошь поддельные, и одна, клянётся она, подделана до того скверно, что стала верной.
adventure-forged-map-option-1 = Найти ту, что ошибается правильно
adventure-forged-map-outcome-1 = Север внизу, масштаб в сосисках, зато крестик стоит ровно там, где надо.
adventure-forged-map-option-2 = Нарисовать подделку получше и продать толпе
adventure-forged-map-outcome-2 = К вечеру пол-округи перекапывает другую половину, а у вас — единственная лавка лопат и единственная верная карта.

adventure-puppet-court-title = Кукольный суд
adventure-puppet-court-read = Бродячий театр решает настоящие тяжбы куклами, и приговор обязателен. Сегодня у судьи запутались нити, и обе стороны, рептильянец и маг, кричат на деревяшку.
adventure-puppet-court-option-1 = Пустить шапку по кругу и продавать места
adventure-puppet-court-outcome-1 = Запутавшийся судья собирает больше публики, чем мудрый, и кукольники делятся выручкой.
adventure-puppet-court-option-2 = Взять нити и судить
adventure-puppet-court-outcome-2 = Вы приговариваете каждого рассказать дело от лица другого; у обоих выходит лучше, чем от своего, и слух об этом расходится по обоим народам.

adventure-bird-post-title = Птичья почта
adventure-bird-post-read = На почте кончились письма, но не птицы. Осёдланные, они стоят в очереди к окошку и смотрят на вас с профессиональной надеждой.
adventure-bird-post-option-1 = Написать письмо себе
adventure-bird-post-outcome-1 = Птица вручает его тут же и остаётся ждать ответа, а ответа всё нет и нет.
adventure-bird-post-option-2 = Разобрать потерянную почту за десять лет
adventure-bird-post-outcome-2 = Одна посылка адресована «тому, кто не поленится»: монета, пирог и птица, чтобы всё это везти.

adventure-mushroom-choir-title = Грибной хор
adventure-mushroom-choir-read = Грибы в этой лощине пыхают в лад, стоит кому-нибудь пройти между ними. Кочевник-хормейстер репетирует с ними целый месяц и близок к слезам.
adventure-mushroom-choir-option-1 = Наступать только на низкие ноты
adventure-mushroom-choir-outcome-1 = Басы от признательности, а может, и от испуга роняют полную корзину шляпок.
adventure-mushroom-choir-option-2 = Дирижировать на бегу
adventure-mushroom-choir-outcome-2 = Круг по лощине, с огоньком: хормейстер вас обнимает, а весь его род напевает это за ужином, куда вас, конечно, позвали.

adventure-riddle-gate-title = Ворота с загадкой
adventure-riddle-gate-read = Ворота задают всем одну и ту же загадку, а ответ забыли. Их это очень беспокоит.
adventure-riddle-gate-option-1 = Успокоить ворота
adventure-riddle-gate-outcome-1 = До поздней ночи вы беседуете о другом; маги, запертые по ту сторону, наконец выходят и выносят с собой ужин.
adventure-riddle-gate-option-2 = Разгадать загадку
adventure-riddle-gate-outcome-2 = «Ну разумеется», — говорят ворота и открывают комнату, где не вытирали пыль с тех пор, как загадка была новой.

adventure-dust-arena-title = Пыльная арена
adventure-dust-arena-read = Раз в год преступники и кочевники сходятся на пыльной арене и решают всё, с чем не справился закон. В этот раз обеим сторонам не хватает по бойцу.
adventure-dust-arena-option-1 = Биться за преступников
adventure-dust-arena-outcome-1 = Вы выигрываете на один сапог, и преступники одалживают вам пару на обратный путь.
adventure-dust-arena-option-2 = Биться за тех и за других по очереди
adventure-dust-arena-outcome-2 = К ужину вы отменили собственную победу; кто выиграл, неясно никому, кого звать за стол — ясно всем.

adventure-horned-beetle-title = Рогатый жук
adventure-horned-beetle-read = Жук величиной с амбар уселся посреди дороги. По одну сторону — загон с вьючными птицами, которым не выйти, по другую — телега преступников, которым не попасть домой к ужину.
adventure-horned-beetle-option-1 = Отодвинуть его от загона
adventure-horned-beetle-outcome-1 = Жук переставляет одну ногу, этого довольно, и первая же птица решает, что её стая — это вы.
adventure-horned-beetle-option-2 = Перевернуть его
adventure-horned-beetle-outcome-2 = Жук опрокидывается, как корабль, дорога свободна, и об ужине без вас преступники и слышать не хотят.

adventure-mercenary-fire-title = Костёр наёмников
adventure-mercenary-fire-read = Наёмники без войны сидят у костра и спорят, чья очередь быть капитаном. Повар-кочевник, которого они наняли, выразительно смотрит на вас поверх котелка.
adventure-mercenary-fire-option-1 = Стать капитаном и распустить всех по домам
adventure-mercenary-fire-outcome-1 = Ваш единственный приказ — «Вольно»; повар понимает его по-своему, увязывает котелок и идёт с вами.
adventure-mercenary-fire-option-2 = Стать капитаном и ограбить таможню
adventure-mercenary-fire-outcome-2 = Всё кончается раньше, чем кто-нибудь спросил, чья это таможня; потом спрашивают все.

adventure-smugglers-stair-title = Лестница контрабандистов
adventure-smugglers-stair-read = По вырубленной в камне лестнице контрабандисты несут ящики вверх, а кочевники, чьи это ящики, — вниз. Внутрь никто не заглядывал.
adventure-smugglers-stair-option-1 = Нести вниз, расставив локти
adventure-smugglers-stair-outcome-1 = Ящики возвращаются к кочевникам, а узкая лестница оказывается отличным местом, чтобы подружиться.
adventure-smugglers-stair-option-2 = Очистить лестницу и оставить ящики себе
adventure-smugglers-stair-outcome-2 = Самоцветы, монеты и список тех, кому они принадлежали, — тревожно длинный.

adventure-temple-guard-title = Страж храма
adventure-temple-guard-read = Храм обвалился сто лет назад, но стража никто не сменил. Маг с копьём преграждает путь к груде камней и с надеждой спрашивает пароль.
adventure-temple-guard-option-1 = Сразиться по старому уставу и сменить стража
adventure-temple-guard-outcome-1 = Побеждённый наконец по всей форме, страж день спит, день ест, а на третий присоединяется к вам.
adventure-temple-guard-option-2 = Пробиться во внутренний двор
adventure-temple-guard-outcome-2 = Двора больше нет, зато есть паломники двух народов, которые поколениями ждали, чтобы туда хоть кто-нибудь дошёл.

adventure-old-champion-title = Старая чемпионка
adventure-old-champion-read = Чемпионка девяти провинций держит теперь трактир на девять столов и по-прежнему кланяется каждому гостю как противнику. Сегодня трактир полон, и перед закрытием она просит вас об одной схватке.
adventure-old-champion-option-1 = Устроить хороший бой
adventure-old-champion-outcome-1 = Она поддаётся так изящно, что замечаете только вы, а зал платит за ваш ужин и запоминает ваше имя.
adventure-old-champion-option-2 = Биться с ней всерьёз
adventure-old-champion-outcome-2 = Тишина; потом она смеётся, впервые за девять провинций, и гости двух народов встают с мест.

## Как их называет журнал

name-blind-ferryman = { adventure-blind-ferryman-title }
name-singing-well = { adventure-singing-well-title }
name-three-toll-brothers = { adventure-three-toll-brothers-title }
name-lizard-wedding = { adventure-lizard-wedding-title }
name-rusted-giant = { adventure-rusted-giant-title }
name-caravan-in-the-mud = { adventure-caravan-in-the-mud-title }
name-midnight-flock = { adventure-midnight-flock-title }
name-hermits-bees = { adventure-hermits-bees-title }
name-glass-dunes = { adventure-glass-dunes-title }
name-grave-diggers = { adventure-grave-diggers-title }
name-drum-of-the-pass = { adventure-drum-of-the-pass-title }
name-paper-fortress = { adventure-paper-fortress-title }
name-bandit-chess = { adventure-bandit-chess-title }
name-burning-mill = { adventure-burning-mill-title }
name-stolen-idol = { adventure-stolen-idol-title }
name-tax-collector = { adventure-tax-collector-title }
name-wounded-scout = { adventure-wounded-scout-title }
name-pit-fighters = { adventure-pit-fighters-title }
name-fog-wolves = { adventure-fog-wolves-title }
name-tower-of-mirrors = { adventure-tower-of-mirrors-title }
name-salt-duel = { adventure-salt-duel-title }
name-river-serpent = { adventure-river-serpent-title }
name-lost-tinker = { adventure-lost-tinker-title }
name-quicksand-market = { adventure-quicksand-market-title }
name-iron-mask = { adventure-iron-mask-title }
name-raiders-at-dawn = { adventure-raiders-at-dawn-title }
name-star-reader = { adventure-star-reader-title }
name-clockwork-beggar = { adventure-clockwork-beggar-title }
name-seed-keeper = { adventure-seed-keeper-title }
name-forged-map = { adventure-forged-map-title }
name-puppet-court = { adventure-puppet-court-title }
name-bird-post = { adventure-bird-post-title }
name-mushroom-choir = { adventure-mushroom-choir-title }
name-riddle-gate = { adventure-riddle-gate-title }
name-dust-arena = { adventure-dust-arena-title }
name-horned-beetle = { adventure-horned-beetle-title }
name-mercenary-fire = { adventure-mercenary-fire-title }
name-smugglers-stair = { adventure-smugglers-stair-title }
name-temple-guard = { adventure-temple-guard-title }
name-old-champion = { adventure-old-champion-title }
