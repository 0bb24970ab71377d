"""The screens, grouped by what the player does there; each is thin, and combines widgets and the table."""
