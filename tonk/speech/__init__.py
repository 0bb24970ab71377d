"""Speech: what the game says, spoken by a screen reader or a voice of the system."""
