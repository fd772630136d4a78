"""Pages of the book as boards. What they are painted on lies in `data/art/grounds`.

`lines` the lines between spaces: each differs by its colour and by how it runs
`marks` marks on a page, on bottle caps: who comes in where, what there is to find and to read
`plan`  where the spaces of a page lie in the picture, drawn with a steady but human hand
`sheet` the whole picture: ground, spaces with their names, props and marks, and the lines between them
`spots` where things lie in a space: name, marks, props, and those who stand there
"""
