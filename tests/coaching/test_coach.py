"""The coach judges every legal move from the view alone, the same way each time, and more sharply with more work."""

import random
from math import isfinite

import pytest

from tests.bots.scenes import card, cards, scene
from tests.bots.twist_scenes import twisted
from tests.support.players import sent
from tests.support.redeals import redealt
from tonk.coaching import Coach, CoachBudget
from tonk.rules import DRAW, DROP, TAKE, Discard, Lay, Skip, View
from tonk.rules.cards import Seat, parse_card

from .asking import LITTLE, advised, asked, last_advice, views


def test_every_legal_move_is_judged_once_the_best_first() -> None:
    """At decisions of every table, with Twists and without, all figures are there and within their bounds."""
    for view in views(36):
        advice = last_advice(view)
        assert sorted(map(repr, view.legal)) == sorted(repr(worth.action) for worth in advice.worths)
        assert [worth.value for worth in advice.worths] == sorted((w.value for w in advice.worths), reverse=True)
        for worth in advice.worths:
            assert isfinite(worth.value)
            assert worth.error > 0 or len(view.legal) == 1
            assert 0 <= worth.wins <= 1
            assert (worth.taken is not None) == isinstance(worth.action, Discard)
            assert 4 <= worth.worlds <= advice.worlds


def test_hidden_cards_change_nothing() -> None:
    """With every hidden card dealt again, each figure stays the same."""
    chance = random.Random(3)
    for position in asked(16, first=70):
        seat = position.to_act
        advice = last_advice(position.view(seat))
        assert last_advice(redealt(position, seat, chance).view(seat)) == advice


def test_the_same_question_gets_the_same_advice() -> None:
    """Advice is the same each time, step by step, even from a copied view; another seed looks into other worlds."""
    for view in views(8, first=200):
        steps = list(advised(Coach(5, LITTLE), view))
        assert list(advised(Coach(5, LITTLE), sent(view))) == steps
        assert len(view.legal) == 1 or list(advised(Coach(6, LITTLE), view)) != steps


def test_more_work_begins_like_less_work() -> None:
    """A listener who stops early has heard the same as one who stays."""
    for view in views(6, first=300):
        little = list(advised(Coach(2, CoachBudget(turns=600, first=200, least=600)), view))
        more = list(advised(Coach(2, CoachBudget(turns=1500, first=200, least=1500)), view))
        assert more[: len(little) - 1] == little[:-1]
        assert [advice.done for advice in more] == [False] * (len(more) - 1) + [True]


def test_more_work_makes_it_sharper() -> None:
    """With sixteen times the work, differences to the best move are less than half as uncertain."""
    ratios = []
    for view in [view for view in views(5, first=40) if len(view.legal) > 1]:
        wide = last_advice(view, CoachBudget(turns=300, first=300, least=300))
        narrow = last_advice(view, CoachBudget(turns=4800, first=300, least=4800, hopeless=100))
        assert narrow.error < wide.error
        errors = [sum(worth.error for worth in advice.worths) for advice in (narrow, wide)]
        ratios.append(errors[0] / errors[1])
    assert sum(ratios) / len(ratios) < 0.5


def test_a_slice_of_work_is_small() -> None:
    """Between two slices there are only a few turns, however many moves there are, so a frame can come between."""
    view = next(view for view in views(40) if view.seats == 6 and len(view.legal) > 5)
    advices = list(Coach(1, CoachBudget(turns=3000, first=3000, least=3000)).ponder(view))
    assert len(advices) >= 10
    assert [advice is not None for advice in advices].count(True) == 1


@pytest.mark.parametrize(
    ("view", "best"),
    [
        (scene("5C 6C 7C KD", "2C 3D", phase="play").view(Seat(0)), Lay(cards("5C 6C 7C"))),
        (scene("KS", "2C 3D", phase="play").view(Seat(0)), Discard(card("KS"))),
        (scene("2C 3D", "KC QD", discards="KH").view(Seat(0)), DROP),
        (scene("5C 6C KH QH", "KC QD TD 9H", discards="7C").view(Seat(0)), TAKE),
    ],
)
def test_a_plain_move_is_found(view: View, best: object) -> None:
    """The coach goes out when it can, drops with next to nothing, and takes what completes a spread."""
    assert last_advice(view, CoachBudget(turns=2500, first=500, least=2500)).best.action == best


def test_a_forced_move_is_named_at_once() -> None:
    """With one legal move, or a way out, the very first advice is final."""
    for position in (scene("KS", "2C 3D", phase="play"), scene("5C 6C 7C KD", "2C 3D", phase="play")):
        first = next(advised(Coach(1, LITTLE), position.view(Seat(0))))
        assert first.forced
        assert first.best.wins == 1
    assert not next(advised(Coach(1, LITTLE), scene("KS QS", "2C 3D", discards="5H").view(Seat(0)))).forced


def test_the_chance_of_a_drop_is_its_success_rate() -> None:
    """A drop that nobody can catch succeeds in all worlds, and a lost one in none."""
    sure = last_advice(scene("AC", "KC QD", "JC TD", discards="KH").view(Seat(0))).worth_of(DROP)
    assert sure is not None
    assert (sure.wins, sure.value) == (1, 2)
    lost = last_advice(scene("KC QC JC TC", "2D", discards="KH", known=["2D"]).view(Seat(0))).worth_of(DROP)
    assert lost is not None
    assert lost.wins == 0
    assert lost.value < 0


def test_a_discard_that_completes_a_spread_is_taken() -> None:
    """The next seat, which took 5♣ and 6♣ before, always takes a 7♣, and hardly ever a useless card."""
    view = scene("7C KD QS 2H 3S 9D", "5C 6C", phase="play", known=["5C 6C"]).view(Seat(0))
    advice = last_advice(view)
    taken = {worth.action: worth.taken for worth in advice.worths}
    assert taken[Discard(card("7C"))] == 1
    assert taken[Discard(card("KD"))] == 0


def test_twist_cards_of_a_kind_are_worth_the_same() -> None:
    """Two Skips to play, or two Wilds to discard, have the same value."""
    view = twisted("B1 B2 W1 W2 KD 9S", "2C 3D 4H 9C", "5C 6D 7H TC", phase="play").view(Seat(0))
    advice = last_advice(view)
    for one, other in (
        (Skip(parse_card("B1"), Seat(1)), Skip(parse_card("B2"), Seat(1))),
        (Discard(parse_card("W1")), Discard(parse_card("W2"))),
    ):
        first, second = advice.worth_of(one), advice.worth_of(other)
        assert first is not None
        assert second is not None
        assert (first.value, first.worlds) == (second.value, second.worlds)


def test_a_seat_not_to_act_gets_no_advice() -> None:
    """A seat that isn't to act gets no advice."""
    assert list(advised(Coach(1), scene("KS QS", "2C 3D", discards="5H").view(Seat(1)))) == []


def test_an_unlisted_action_is_judged_on_request() -> None:
    """An action that the view doesn't list, such as a hit with two cards, is judged with the others on request."""
    position = scene("8C 9C KD", "2C 3D", phase="play", table=[(Seat(1), "5C 6C 7C")])
    view = position.view(Seat(0))
    both = next(action for action in view.legal if "Hit" in repr(action))
    both = type(both)((card("8C"), card("9C")), 0)  # type: ignore[arg-type, call-arg]
    *_, advice = advised(Coach(1, LITTLE), view, also=[both])
    assert advice.worth_of(both) is not None
    assert len(advice.worths) == len(view.legal) + 1


def test_an_untried_move_has_no_value() -> None:
    """A move that was not tried has no value and no loss."""
    advice = last_advice(scene("KS QS 2D", "2C 3D", phase="play").view(Seat(0)))
    assert advice.worth_of(DRAW) is None
    assert advice.loss_of(DRAW) == 0
    assert advice.loss_of(advice.worths[-1].action) >= 0
