"""Instructions for the moves of a lesson, by the learner's input device."""

from typing import get_args

import pytest

from tonk.ui.shell.bindings import bindings_of
from tonk.words.learning.how_to import Move, how_to


@pytest.mark.parametrize("pad", [None, "xbox"])
def test_every_move_is_explained_by_existing_keys_or_buttons(pad: str | None) -> None:
    """Every move uses an existing command, and no sentence has an unfilled place."""
    hand = bindings_of((), ()).in_hand(pad)
    for move in get_args(Move):
        sentence = how_to(move, hand)
        assert bool(sentence) == bool(move)
        assert "{" not in sentence
