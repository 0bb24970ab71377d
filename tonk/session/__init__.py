"""A session: the match, who sits where, the choices and the settings. No screen is known here."""
