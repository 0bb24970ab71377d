"""The system's clipboard; without one, copying does nothing and pasting returns nothing."""

import pygame


def copy(text: str) -> bool:
    """Put text on the clipboard; return False if there is none."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, NotImplementedError):
        return False
    return True


def paste() -> str:
    """The text on the clipboard, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, NotImplementedError):
        return ""
