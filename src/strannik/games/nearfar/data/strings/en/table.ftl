## How the table is laid out

board-trade = What goods are worth
board-mine = The mine
board-paddock = Pack animals for sale
