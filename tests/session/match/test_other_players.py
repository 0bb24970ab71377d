"""The other chairs, if the person has chosen only one."""

import pytest

from tonk.rules.cards import Seat
from tonk.session.match.other_players import in_chair
from tonk.session.match.plan import Player

ANA, OTHERS = Player("Ana"), (Player("Otis", "solid"), Player("Mae", "casual"))


@pytest.mark.parametrize(("chair", "names"), [(0, "Ana Otis Mae"), (1, "Otis Ana Mae"), (2, "Otis Mae Ana")])
def test_the_others_sit_around_the_chosen_chair_in_their_order(chair: Seat, names: str) -> None:
    """They sit clockwise from the first chair."""
    assert [player.name for player in in_chair(chair, ANA, OTHERS)] == names.split()
