"""Books and how they went, as pictures.

`chart`   for each part of a book and each number of travellers a share that went well, and a mean
`layout`  where each section of a book stands in its picture
`picture` sections with their options, and the ways between them, as SVG
"""
