"""The ghost of carried cards, which shows where they would lie if they were let go."""

import pytest

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.rules import TAKE, Action, Discard, Hit, Lay, Position
from tonk.rules.cards import NO_CARD, mask_of, parse_card
from tonk.rules.phases import TurnPhase
from tonk.ui.table.handling.drop_targets import Spot
from tonk.ui.table.handling.landing import landing, slots
from tonk.ui.table.places.card_places import card_key
from tonk.ui.table.places.under_point import DISCARDS, FELT, HAND, SPREAD

SIXES = tuple(parse_card(card) for card in ("6C", "6D", "6H"))


def position(phase: TurnPhase = "play") -> Position:
    """A position in which seat 0 holds three sixes and a card that fits a run."""
    hands = ["6C 6D 6H TS 2C", "3C 5D TH", "KC QD 8H"]
    return table("jazz-club", hands=hands, stock="AC 8C 7D", discard="AH", spreads=["1: JS QS KS"], phase=phase)


@pytest.mark.parametrize(
    "action",
    [Lay(mask_of(SIXES)), Hit((parse_card("TS"),), 0), Discard(parse_card("2C"))],
    ids=["lay", "hit", "discard"],
)
def test_cards_come_to_lie_where_their_ghost_was(action: Action) -> None:
    """The ghost of a spread, a hit or a discard shows each card exactly where it will lie."""
    seated = Seated(position())
    board = seated.screen.board
    ghost = {one.card: one.pose for one in landing(board, action)}
    seated.match.position.apply(action)
    board.show(seated.match.position.view(board.view.seat), open_hand=True)
    places = board.places()
    assert ghost
    assert {card: places[card_key(card)].pose for card in ghost if card is not None} == ghost


def test_a_card_from_the_discards_has_its_ghost_in_the_gap_of_the_hand() -> None:
    """A card carried from the discards has its ghost in the gap that the hand keeps open for it."""
    board = Seated(position("start")).screen.board
    assert landing(board, TAKE) == []
    board.make_room(2)
    order = board.hand.order
    (ghost,) = landing(board, TAKE)
    assert ghost.card == board.view.discards[-1]
    assert ghost.pose == board.layout.hand((*order[:2], NO_CARD, *order[2:]), frozenset(), None)[NO_CARD]


def test_every_place_for_carried_cards_has_a_slot_that_glows() -> None:
    """The slot of a new spread glows only where it would lie; those of the piles, spreads and hand cover them."""
    board = Seated(position()).screen.board
    spots = [Spot(FELT), Spot(SPREAD, 0), Spot(DISCARDS), Spot(HAND)]
    felt, spread, discards, hand = slots(board, spots, 3)
    assert felt.w < board.layout.felt.w / 3
    assert spread == board.spread_box(0)
    assert discards == board.layout.box_of(board.layout.discards)
    assert hand.y > board.layout.hand_line
