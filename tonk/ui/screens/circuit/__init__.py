"""The Circuit: its map, and the page after each table."""
