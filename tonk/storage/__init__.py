"""Files kept between one evening and the next: settings, choices, the match in progress, the history.

Nothing in here raises at a player. A file that is damaged, from a newer Tonk or cannot be written is set
aside or left alone, a sentence is added to the notices, and the game goes on.
"""
