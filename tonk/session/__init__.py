"""A session: matches, practice, learning, statistics, deals, people and settings, without any screen."""
