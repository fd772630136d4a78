# Начальные предметы
name-toothpick-crossbow = арбалет на зубочистках
flavour-toothpick-crossbow = Две дюжины стрел в бумажной коробке. Коробка сама их считает — за это она её и любит, по крайней мере наполовину.
name-chopstick = палочка для еды
flavour-chopstick = Одна из двух. Где вторая, она не спрашивает: вдруг ещё вернётся.
name-one-shot = «Один хлоп»
flavour-one-shot = Хлопушка с рукояткой. На боку написано «ВЕСЕЛЬЕ»; Рингр считает, что это предупреждение.
name-steak-knife = нож для мяса
flavour-steak-knife = Велик любому. Грампл носит его как лопату и жалеет, что это не лопата.

# Оружие
name-fork-trident = вилка-трезубец
flavour-fork-trident = Три острия. Четвёртое загнул кто-то, кто не остался объяснить зачем.
name-knitting-needle = спица
flavour-knitting-needle = Достаточно длинная, чтобы сказать «нет» через всю комнату.
name-nail-file = пилка для ногтей
flavour-nail-file = Снимает понемногу. После драки чувствуешь себя ухоженным и лёгким на подъём.
name-electric-toothbrush = электрическая щётка
flavour-electric-toothbrush = Рычит и немного пенится. На её месте любой бы.
name-letter-opener = нож для писем
flavour-letter-opener = Кто с ним идёт, того принимают за почту, а почту впускают.
name-bottle-opener = открывашка
flavour-bottle-opener = Всё закрыто, пока не поймёшь, за какой край тянуть.
name-tuning-fork = камертон
flavour-tuning-fork = Стукни им обо что угодно — и вся улица сходится на одной ноте и ждёт.
name-umbrella-rib = спица зонта
flavour-umbrella-rib = Держала дождь над кем-то высоким. До сих пор гнётся туда, откуда погода.
name-rubber-band-sling = рогатка из резинки
flavour-rubber-band-sling = Нашли её ни на чём. Это «ничто» она и держала вместе.
name-staple-gun = степлер
flavour-staple-gun = Крепит одно к другому. Что к чему, ему не сказали.
name-darts-feather = трактирный дротик
flavour-darts-feather = Из стены с числами. Числа целы, а вокруг них всё в дырах.
name-flash-cube = кубик-вспышка
flavour-flash-cube = На миг все видят всех. А потом только вы помните, где они были.

# Доспехи
name-thimble-helmet = шлем-напёрсток
flavour-thimble-helmet = Весь во вмятинах от игл, и ни разу — от одной и той же.
name-walnut-half = полскорлупы
flavour-walnut-half = Вторую половину носит кто-то, с кем, может, придётся драться.
name-bottle-cap-visor = козырёк из крышки
flavour-bottle-cap-visor = Внутри написано: «БЕЗ ВЫИГРЫША». Лучше знать заранее.
name-dolls-bonnet = кукольный чепец
flavour-dolls-bonnet = По чепцу не бьют, пока не выслушают.
name-candle-stump-hat = шапка с огарком
flavour-candle-stump-hat = Света на один день рождения. До сих пор пахнет чьим-то желанием.
name-bath-towel = банное полотенце
flavour-bath-towel = Уголок, с петелькой. Что в него ни заверни, выходит сухим и слегка удивлённым.
name-sardine-tin = банка из-под сардин
flavour-sardine-tin = Лёжа вмещала шестерых. Стоя вмещает одного и объявляет о каждом его шаге.
name-oven-mitt = прихватка
flavour-oven-mitt = В ней можно падать с полки. Больше в ней почти ничего нельзя.
name-felt-suit = войлочный костюм
flavour-felt-suit = Выкроен из-под клавиш. Где бы вы в нём ни шли, дома не хватает ноты.
name-tape-measure-belt = пояс-рулетка
flavour-tape-measure-belt = Всегда знаешь, сколько ещё идти, — и оттого идти меньше.

# Приспособления
name-pocket-torch = карманный фонарик
flavour-pocket-torch = Маленький круглый полдень. Тараканы принимают его на свой счёт.
name-magnet-on-a-string = магнит на нитке
flavour-magnet-on-a-string = Закидываешь за шкаф и тащишь то, с чем люди уже попрощались.
name-compass = компас
flavour-compass = Показывает, где люди, уверяет Рингр. С тех пор как они ушли, не шелохнулся.
name-wind-up-mouse = заводная мышь
flavour-wind-up-mouse = Бежит прямо, страшно шумит и бьётся в стену. Все идут за ней. У вас есть такие знакомые.
name-singing-card = поющая открытка
flavour-singing-card = Открывается и желает долгих лет. Взрослые крысы плакали.
name-hearing-aid = слуховой аппарат
flavour-hearing-aid = Люди вставляли его, чтобы слышать. А лежал он в ящике с затычками.
name-pocket-fan = карманный вентилятор
flavour-pocket-fan = Держишь его сзади — и ты уже в другом месте.
name-spirit-level = уровень
flavour-spirit-level = Пузырёк, который не волнуется. Смотришь на него — и скоро тоже нет.

# На один раз
name-sticking-plaster = пластырь
flavour-sticking-plaster = «Телесного цвета». Чьего тела, не сказано.
name-sugar-cube = кусок сахара
flavour-sugar-cube = Отмерен для лошади. Мышь, которая его съела, садиться лучше не просить.
name-lip-balm = бальзам для губ
flavour-lip-balm = Доктор Пух мажет им всё, что не губы.
name-bouncy-ball = мяч-попрыгун
flavour-bouncy-ball = Главное — вовремя отпустить. Или, наоборот, не отпускать.
name-lucky-button = счастливая пуговица
flavour-lucky-button = Оторвалась накануне худшего дня. Так что худший день — не её вина.
name-pepper-sachet = пакетик перца
flavour-pepper-sachet = Разорвать здесь. И быть уже не здесь.
name-last-match = последняя спичка
flavour-last-match = Был целый коробок. На что ушли остальные, помнят все.
name-earplugs = пара затычек
flavour-earplugs = С вас две. Это деньги; зачем люди держали столько у кровати, никто не спрашивает.
name-tea-bag = чайный пакетик
flavour-tea-bag = Повесишь — и лужа становится тёплой, а все, кто в ней, вежливыми.

# Постройки и запасы
name-plan-garden = чертёж: огород
flavour-plan-garden = Оборот пакетика с семенами: картинка того, чего обещать нельзя.
name-plan-workshop = чертёж: мастерская
flavour-plan-workshop = Одиннадцать языков, ни одного вашего, и рисунок руки, у которой получается.
name-plan-storeroom = чертёж: кладовая
flavour-plan-storeroom = Чья-то полка с ярлыками. Для начала хватит и ярлыков.
name-plan-bunkhouse = чертёж: спальня
flavour-plan-bunkhouse = Спичечный коробок, выдвинутый. Потом ещё коробок.
name-plan-wash-house = чертёж: умывальня
flavour-plan-wash-house = Мыльница и капля. Больше от цивилизации никогда и не требовалось.
name-jam-jar = банка варенья
flavour-jam-jar = Закатана. Открывать — вшестером, доедать — никого звать не надо.
name-screw-tin = жестянка винтов
flavour-screw-tin = Все лишние — от чего-то, что, видимо, стоит и без них.
name-patchwork-quilt = лоскутное одеяло
flavour-patchwork-quilt = Дюжина рубашек, которые не ладили. Теперь лежат рядом.

# Находки
name-seed-jar = банка семян
flavour-seed-jar = Фасоль, спит. Единственная в городе, кому не надо объяснять как.
name-toy-truck = игрушечный грузовик
flavour-toy-truck = Четыре колеса, и все круглые. Рингр замолчал. Возможно, это счастье.
name-keepers-chalk = мелок Ночной смены
flavour-keepers-chalk = Огрызок, стёртый с одного бока: рисовали мышей, всё время мышей, и всё время — глядящих вверх.
name-sluice-wheel = колесо шлюза
flavour-sluice-wheel = Тяжелее булки и холоднее. Хочет, чтобы его повернули: это любой почувствует.
name-owl-feather = совиное перо
flavour-owl-feather = Падает без звука. В этом и весь секрет, и вы его держите.
name-egg-box-hood = капюшон из яичной коробки
flavour-egg-box-hood = Серый, мягкий, весь в ямках. В нём даже Грампла почти нет.
