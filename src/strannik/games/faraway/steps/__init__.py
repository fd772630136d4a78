"""The steps of Faraway, a file for each chapter of the rulebook.

`draft`   drafting regions and keeping sanctuaries
`explore` exploring a region and discovering sanctuaries
`prepare` the variant for experienced players
`round`   explore, discover, draft
"""
