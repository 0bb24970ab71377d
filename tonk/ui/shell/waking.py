"""Waking the loop, which sleeps while nothing happens, from another thread."""

from contextlib import suppress

import pygame

WOKEN = pygame.event.custom_type()
"""The type of the event that ends the loop's sleep; it is no input."""


def wake() -> None:
    """End the loop's sleep, from any thread; nothing happens where there is no window, or its queue is full."""
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(WOKEN))
