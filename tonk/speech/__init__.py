"""Voices: what the game says, spoken by the screen reader or the voice that the computer has."""
