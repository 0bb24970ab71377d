"""Tonk: the card game, with all its house rules, at one table."""

__version__ = "0.2.0"
