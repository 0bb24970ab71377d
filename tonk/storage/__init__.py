"""Kept files: settings, choices, matches in progress, the history.

No error reaches the player from here. A file that is damaged, comes from a newer Tonk or can't be written is set aside
or left alone, a sentence is added to the notices, and the game goes on.
"""
