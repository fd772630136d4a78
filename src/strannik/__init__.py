"""Strannik: one table for five journeys."""

from strannik._form import choose_form

choose_form(__path__)
