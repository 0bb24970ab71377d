"""Painting: the table as it is drawn."""
