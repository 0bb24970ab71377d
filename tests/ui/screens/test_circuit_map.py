"""The map of the Circuit: each table describes its rules and opens them."""

import pygame

from tests.ui.screens.screen_services import make_services, opened, read
from tonk.session.circuit.career import Career, Tries
from tonk.session.circuit.tables import TABLES
from tonk.ui.screens.circuit.circuit_screen import CircuitScreen


def test_the_rules_of_the_chosen_table_can_be_read() -> None:
    """After the first try, a line describes the rules of each table, and the button opens them."""
    services = make_services()
    services.circuit.now = Career(money=200, tried={TABLES[0].id: Tries(1, 1)})
    pilot = opened(services, CircuitScreen(services.ui, services))
    assert "Open and easy" in read(pilot)
    pilot.press(pygame.K_RIGHT)
    assert "Classic and patient" in read(pilot)
    pilot.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert services.rules_shown == [TABLES[1].rules]
