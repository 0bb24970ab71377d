"""Waking the sleeping loop from another thread."""

from contextlib import suppress

import pygame

WOKEN = pygame.event.custom_type()
"""The type of the event that ends the loop's sleep; it is no input."""


def wake() -> None:
    """End the loop's sleep, from any thread; do nothing without a window, or if its queue is full."""
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(WOKEN))
