"""The rule book, and rules of one's own."""
