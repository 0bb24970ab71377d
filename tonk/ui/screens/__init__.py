"""The screens, by what the player does there; each is thin, and puts widgets and the table together."""
