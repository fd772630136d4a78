"""The steps, oldest first.

`first_0001`     the log, and the index by which tables are found
`kept_0002`      what is kept of each table besides its log
`campaigns_0003` campaigns: who belongs to them, and what is kept of their games
"""
