"""A package with one small book, as a game would ship it."""
