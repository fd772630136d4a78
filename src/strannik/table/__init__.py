"""A running game with seats, without any transport."""
