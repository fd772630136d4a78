"""`strannik terminal`: a game as a dialogue, at a table in the storage that servers use, or at somebody's by link.

It is a dialogue and not a full-screen program on purpose: lines that are printed and lines that
are typed work over any pipe and any ssh connection, a screen reader can follow them, and a whole
game can be driven by a script.

`bots_here`    bots that think in the same process
`brought_over` games that earlier versions kept in files, each brought over once
`choices`      numbering what is on offer, and reading what was typed, in either language
`dialogue`     what is printed and typed from the first position to the last, and the commands
`drawing`      any game's scene as lines of text
`elsewhere`    a seat at a table that a server keeps, by its link
`guiding`      what the guide says, and what a strong player would do
`here`         a seat at a table in the storage of this machine
`record_file`  the record of a game as it grows
`screen`       a table as somebody sees it, printed
`seat`         what the dialogue asks of a table, wherever it is kept
`sitting_down` a new table, or one that is gone on with
`stored_table` a table in the storage: what happens is stored before anybody sees it
"""
