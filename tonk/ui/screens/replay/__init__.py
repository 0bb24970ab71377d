"""Going through a hand again, and opening one that was brought."""
