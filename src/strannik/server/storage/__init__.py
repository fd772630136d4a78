"""Storage: the logs of tables, which are the truth, an index to find them by, and the one writer.

`checkpoint` bringing SQLite's write-ahead log back into the database, beside the moves and never before one of them
`failure`    what is raised when storage fails
`index`      the index by which tables are found, written together with the lines of the log that it follows from
`ledgers`    ledgers of campaigns as lines of the log, with the index by which campaigns are found
`migrate`    bringing a database up to date
`migrations` the steps by which an older database is brought up to date
`schema`     the tables of the database
`store`      finding and reading tables
`writer`     the one writer of the log, which makes moves durable: whatever waits is committed together
"""
