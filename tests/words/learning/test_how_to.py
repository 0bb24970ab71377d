"""Words for how a move of a lesson is made, by what the learner has in hand."""

from typing import get_args

import pytest

from tonk.ui.shell.bindings import bindings_of
from tonk.words.learning.how_to import Move, how_to


@pytest.mark.parametrize("pad", [None, "xbox"])
def test_every_move_is_explained_by_the_keys_or_buttons_there_are(pad: str | None) -> None:
    """No move asks for a command that there is not, and no sentence keeps a gap."""
    hand = bindings_of((), ()).in_hand(pad)
    for move in get_args(Move):
        sentence = how_to(move, hand)
        assert bool(sentence) == bool(move)
        assert "{" not in sentence
