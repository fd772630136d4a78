"""What the server keeps: the logs of tables, which are the truth, and an index to find them by."""
