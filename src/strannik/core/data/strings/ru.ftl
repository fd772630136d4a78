# Места
seat-red = Красный
seat-blue = Синий
seat-green = Зелёный
seat-yellow = Жёлтый
seat-white = Белый
seat-black = Чёрный
