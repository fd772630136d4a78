# Seats
seat-red = Red
seat-blue = Blue
seat-green = Green
seat-yellow = Yellow
seat-white = White
seat-black = Black
