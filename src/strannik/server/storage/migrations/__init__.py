"""The steps by which an older database is brought up to date, made by Alembic.

`env`      Alembic's way in: the connection comes from the server
`versions` the steps, oldest first
"""
