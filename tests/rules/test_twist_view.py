"""Views of a hand with special cards, and the positions that a seat can imagine from them."""

import random

from hypothesis import given

from tests.support.redeals import redealt
from tests.support.strategies import Playout, examples, twisted_playouts
from tests.support.tables import do, legal, table
from tonk.rules import Pass, Position
from tonk.rules.cards import CardSet, Seat, by_seat, each_seat, mask_of
from tonk.rules.imagining import imagine, imagine_any, unseen_by


def in_window(*, passed: int = 0) -> Position:
    """Seats 1 and 2 could take seat 3's eight with a Cross; seat 0 has chosen the deck."""
    hands = ["KD QD", "X1 8D 8H", "X2 9C TC", "KS 8C"]
    position = table("twists", hands=hands, stock="2C 2D 2H", discard="3C", to_act=3, phase="play")
    do(position, "discard 8C", "draw", *["pass"] * passed)
    return position


def test_only_the_seat_asked_sees_an_open_window() -> None:
    """To all other seats it looks as if the deck hadn't been chosen, so nobody learns who has a Cross."""
    hands = ["KD QD", "X1 8D 8H", "X2 9C TC", "KS 8C"]
    before = table("twists", hands=hands, stock="2C 2D 2H", discard="3C", to_act=3, phase="play")
    do(before, "discard 8C")
    for passed, asked in ((0, Seat(1)), (1, Seat(2))):
        position = in_window(passed=passed)
        view = position.view(asked)
        assert (view.phase, view.to_act, view.legal) == ("window", asked, tuple(position.legal()))
        assert view.drawer == 0
        for seat in (Seat(2), Seat(3)) if asked == 1 else (Seat(3),):
            assert position.view(seat) == before.view(seat)
        drawer, then = position.view(Seat(0)), before.view(Seat(0))
        assert (drawer.to_act, drawer.phase, drawer.history, drawer.drawer) == (0, "start", then.history, None)
        assert (drawer.specials, drawer.discarder, drawer.held) == (then.specials, then.discarder, then.held)
        assert drawer.legal == ()


def test_a_pass_is_known_only_to_the_passer() -> None:
    """After the window, only the seats that were asked know that there was one."""
    position = in_window(passed=2)
    assert (position.phase, position.to_act) == ("play", 0)
    passes = [[seat for seat, action in position.view(s).history if isinstance(action, Pass)] for s in each_seat(4)]
    assert passes == [[], [1], [2], []]


def test_skips_and_blocks_are_seen_by_all() -> None:
    """Skips and Blocks on the table, and holds, are visible to all."""
    position = table(
        "twists",
        hands=["KD QD", "KH", "KS"],
        stock="2C",
        held=[2],
        skips={1: "B1"},
        blocks={0: ("B2", 1)},
        score=[5, 6, 7],
    )
    for seat in each_seat(3):
        view = position.view(seat)
        assert (view.specials.skips, view.specials.blocks) == ((None, 60, None), ((61, 1), None, None))
        assert (view.held, view.score) == ((False, False, True), (5, 6, 7))
        assert view.specials.kinds == ("wild", "cross", "skip")


@examples(40)
@given(twisted_playouts())
def test_hidden_cards_do_not_show(playout: Playout) -> None:
    """A seat's view stays the same at every decision if everything hidden from it is dealt again."""
    chance = random.Random(playout.seed)
    for position, _ in playout.positions():
        for seat in each_seat(position.seats):
            if position.phase == "window":
                continue  # the hands decide who is asked; the other test covers how others see it
            assert redealt(position, seat, chance).view(seat) == position.view(seat)


@examples(40)
@given(twisted_playouts())
def test_a_seat_that_is_not_asked_sees_the_moment_before(playout: Playout) -> None:
    """Its view of an open window is its view before the draw, regardless of who is asked and what they answer."""
    position, choose = playout.deal(), playout.chooser()
    before = [position.view(seat) for seat in each_seat(position.seats)]
    while position.outcome is None:
        if position.phase == "window":
            unasked = [
                seat for seat in each_seat(position.seats) if seat not in (position.to_act, position.window.drawer)
            ]
            assert [position.view(seat) for seat in unasked if not passed_by(position, seat)] == [
                before[seat] for seat in unasked if not passed_by(position, seat)
            ]
        else:
            before = [position.view(seat) for seat in each_seat(position.seats)]
        position.apply(choose(position))


def passed_by(position: Position, seat: Seat) -> bool:
    """Return whether a seat has passed in this hand."""
    return any(who == seat and isinstance(action, Pass) for who, action in position.history)


def whole(world: Position, kinds: tuple[str, ...]) -> bool:
    """Return whether no card appears twice in an imagined position."""
    places: list[CardSet] = [*world.hands, mask_of(world.stock), mask_of(world.discard)]
    places += [mask_of(spread.cards) for spread in world.table]
    places += [1 << skip for skip in world.specials.skips if skip is not None]
    places += [1 << block[0] for block in world.specials.blocks if block is not None]
    together = 0
    for place in places:
        if together & place:
            return False
        together |= place
    return bool(kinds == world.specials.kinds)


@examples(30)
@given(twisted_playouts())
def test_imagining_the_true_cards_gives_the_position(playout: Playout) -> None:
    """Imagined with the true hands and stock, it gives the seat the same view and the same legal actions."""
    for position, _ in playout.positions()[::3]:
        seat = position.to_act
        world = imagine(position.view(seat), position.hands, position.stock)
        assert (world.view(seat), world.legal()) == (position.view(seat), position.legal())
        assert world.window == position.window
        unseen = mask_of(position.stock)
        for other, hand in by_seat(position.hands):
            unseen |= hand & ~position.known[other] if other != seat else 0
        assert unseen_by(position.view(seat)) == unseen
        assert whole(imagine_any(position.view(seat)), position.specials.kinds)


def test_a_world_can_be_played_to_its_end() -> None:
    """An imagined window goes on: those whose imagined hands allow a Cross are asked, and then the card is drawn."""
    position = in_window()
    view = position.view(Seat(1))
    world = imagine(view, position.hands, position.stock)
    assert legal(world) == ["cross X1", "pass"]
    do(world, "pass")
    assert world.to_act == 2
    do(world, "pass")
    assert (world.to_act, world.phase) == (0, "play")
