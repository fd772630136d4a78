## Как разложен стол

board-trade = Цена товаров
board-mine = Шахта
board-paddock = Вьючные животные
