"""What people see and read of a game: scenes, prompts, sentences, pictures.

`art`       drawings kept as SVG files, filled with the colours of a game's palette
`asking`    what a position asks a seat, put into words
`clauses`   the rules in numbered sentences, and how a refusal cites them
`guide`     what is said to somebody who plays a game for the first time, and when
`laying`    laying out once what looks the same to everybody at a table, or at every table
`lessons`   the small scenes beside the pages that teach a game
`letters`   words in pictures, drawn as outlines
`messages`  all that can be said in one language, each message read when it is first said
`pad`       what the fields of an entry may hold, said for forms, which then offer it by name or by its picture
`prompt`    a seat's question in words, with every option and why some are closed, as clients get it
`scene`     one seat's view laid out, so that any client can draw it without knowing a rule
`sketching` what the parts of a scene start from: one view in one language
`svg`       small helpers with which games make the pictures of their cards, dice and boards
`telling`   what happened as sentences, in the listener's language and from the listener's seat
`words`     what people read, refusals among it: made late and in the reader's language
"""
