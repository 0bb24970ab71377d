"""The rule book, and house rules."""
