"""Pages of the book as boards.

| file | holds |
|---|---|
| `plan.py` | where spaces and lines lie, drawn by hand |
| `spots.py` | where in a space its name, marks and figures are |
| `ground.py` | floors and streets |
| `lines.py` | lines of every colour, each with its own run |
| `marks.py` | marks on bottle caps |
| `sheet.py` | the whole picture |

`ground` floors, streets and other grounds as a mouse sees them, close up
`lines`  the lines between spaces: each differs by its colour and by how it runs
`marks`  marks on a page, on bottle caps: who comes in where, what there is to find and to read
`plan`   where the spaces of a page lie in the picture, drawn with a steady but human hand
`sheet`  the whole picture: ground, spaces with their names, props and marks, and the lines between them
`spots`  where things lie in a space: name, marks, props, and those who stand there
"""
