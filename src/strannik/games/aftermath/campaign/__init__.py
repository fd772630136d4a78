"""The campaign: what lasts from one mission to the next.

`colony`  the colony as it stands: what the next phase brings, and what can be built
`goals`   goals and missions as they stand: which are fulfilled, which are open, and which can be played
`journey` from page 2 to four goals or an ending, evening after evening
`trail`   what is kept between two games, as plain data
"""
