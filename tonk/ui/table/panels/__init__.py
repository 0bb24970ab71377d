"""Panels: buttons, the coach, lessons, drills and hints beside the cards."""
