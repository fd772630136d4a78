"""Pages of the book as boards.

| file | holds |
|---|---|
| `plan.py` | where spaces and lines lie, drawn by hand |
| `spots.py` | where in a space its name, marks and figures are |
| `ground.py` | floors and streets |
| `lines.py` | lines of every colour, each with its own run |
| `marks.py` | marks on bottle caps |
| `sheet.py` | the whole picture |
"""
