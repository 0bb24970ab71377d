"""Telling: the log, the prompts, and what is spoken."""
