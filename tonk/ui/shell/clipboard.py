"""The system's clipboard; where there is none, copying does nothing and pasting gives nothing."""

import pygame


def copy(text: str) -> bool:
    """Put text on the clipboard; False when there is no clipboard."""
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
