game-title = Сумерки
game-blurb = Идите, пока не страшно, — скоро стемнеет.
mode-table = За одним столом
dice = Последний переход
ask-walk = Сколько кубиков?
do-walk = { $thing ->
    [one] Идти: { $thing } кубик
    [few] Идти: { $thing } кубика
   *[many] Идти: { $thing } кубиков
}
do-camp = Встать на привал
verb-walk = идти
verb-camp = привал
event-Walked = { $seat } идёт: { $dice }.
event-Camped = { $seat }: привал после { $steps ->
    [one] { $steps } шага
   *[many] { $steps } шагов
}.
line-way = Путь
