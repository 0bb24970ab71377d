"""Players: name plates' moods, eyes, talk, and whose hand may be seen."""
