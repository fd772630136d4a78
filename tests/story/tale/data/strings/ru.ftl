tale-gate-title = Ворота
tale-gate-read = Ворота без стены. Стражник спит.
tale-gate-option-1 = Вскрыть замок
tale-gate-outcome-1 = Вы внутри, и ключ ваш.
tale-gate-option-2 = Протиснуться мимо стражника
tale-gate-outcome-2 = Он переворачивается; его обед теперь ваш.
tale-gate-failure-2 = Он просыпается, и вы летите в канаву.

tale-yard-title = Двор
tale-yard-read = Куры, лестница и очень маленький король.
tale-yard-option-1 = Назвать его по имени
tale-yard-outcome-1 = Он кланяется и показывает погреб.
tale-yard-option-2 = Шепнуть его имя курам
tale-yard-outcome-2 = Они тут же несутся.
tale-yard-option-3 = Покормить кур
tale-yard-outcome-3 = Одно яйцо и кивок в сторону колодца.

tale-ditch-title = Канава
tale-ditch-read = Мокро и не пусто.

tale-well-title = Колодец
tale-well-read = Он твердит чьё-то имя.
tale-well-option-1 = Дождаться ночи
tale-well-outcome-1 = Луна показывает дорогу во двор.
tale-well-option-2 = Напиться
tale-well-outcome-2 = Вода отдаёт яблоками.

tale-cellar-title = Погреб
tale-cellar-read = Три монеты и запах сыра.
