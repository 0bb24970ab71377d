"""Motion: what happens at a table, turned into cards that move, light and sound."""
