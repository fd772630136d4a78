"""Faults: a real server is killed and starved under load, and what it does is measured.

`python -m tests.faults` runs all of them, each a file of its own, and prints a table; names after it choose some.
"""
