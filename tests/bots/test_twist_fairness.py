"""With special cards, too, a bot knows only what its seat may know, and its worlds match all it has seen."""

import random
from itertools import pairwise
from statistics import mean

import pytest

from tests.fairness import differences
from tests.support.hands import TWIST_TABLES, WAYS, Decision, hand_of, spread_out
from tests.support.players import quick_bot, sent
from tests.support.redeals import assert_whole, redealt
from tonk.bots import PLAIN, make_bot
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.seen_turns import turns_of
from tonk.bots.special_turns import MOST
from tonk.bots.tuned_weights import INSTANT_LEVELS, weights_of
from tonk.bots.worlds import WorldSampler
from tonk.rules import Action, Cross, Discard, Take, View, load_preset
from tonk.rules.cards import Card, by_seat, each_seat
from tonk.rules.imagining import imagine


def decisions(count: int, a_round: int, first: int = 0) -> list[Decision]:
    """Decisions from rounds with every choice of special cards and number of players, some of them oddly played."""
    return list(spread_out(count, a_round, first, TWIST_TABLES))


@pytest.mark.parametrize("name", ["random", *INSTANT_LEVELS])
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """At 200 decisions, two new deals of everything hidden, including others' Crosses, change nothing."""
    found = differences(name, decisions(200, 12), 2)
    assert (found.decisions, found.redeals, found.differences) == (200, 400, [])


def test_hidden_cards_do_not_change_what_a_thinking_player_does() -> None:
    """At decisions of rounds at every table, early and late, a new deal of everything hidden changes nothing."""
    found = differences("expert", decisions(14, 2), 1, quick_bot)
    assert (found.decisions, found.differences) == (14, [])


def test_the_decisions_asked_about_are_of_every_kind() -> None:
    """They include open windows, Crosses to be shown, Skips, Blocks, holds, taken cards, and every choice."""
    views = [position.view(position.to_act) for position, _ in decisions(1500, 60)]
    assert {(view.rules.id, view.seats) for view in views} == set(TWIST_TABLES)
    assert len({view.specials.kinds for view in views}) == 8
    assert sum(view.phase == "window" for view in views) > 3
    assert sum(view.must_show is not None for view in views) > 2
    assert sum(any(view.specials.blocks) for view in views) > 20
    assert sum(any(skip is not None for skip in view.specials.skips) for view in views) > 20
    assert sum(any(view.held) for view in views) > 20
    assert sum(any(view.known) for view in views) > 100


def test_the_policy_reads_nothing_hidden_in_a_world() -> None:
    """In worlds with other hands and another stock, imagined from the same view, each level chooses the same."""
    chance = random.Random(11)
    for number, (position, _) in enumerate(decisions(120, 10, first=5000)):
        view, ways = position.view(position.to_act), WAYS[number % len(WAYS)]
        twin = redealt(position, view.seat, chance)
        worlds = [imagine(view, position.hands, position.stock), imagine(view, twin.hands, twin.stock)]
        for level in (*INSTANT_LEVELS, "expert"):
            weights = weights_of(level, view.rules, view.seats)
            policy = HeuristicPolicy(weights, view.rules, ways.extra_drop_points, ways.least_points_to_lay)
            assert len({policy.act(world) for world in worlds}) == 1
            assert len({policy.goes_out(world) for world in worlds}) == 1


def test_a_copied_view_is_equivalent() -> None:
    """Worker processes get copies of views and actions, so no level may compare objects by identity."""
    for number, (position, _) in enumerate(decisions(120, 15, first=2000)):
        view = position.view(position.to_act)
        copied = sent(view)
        assert copied == view
        for level in INSTANT_LEVELS:
            decided = make_bot(level, number).choose(copied)
            assert decided == make_bot(level, number).choose(view)
            assert decided in copied.legal


def test_a_thinking_player_answers_the_same_question_the_same() -> None:
    """Every step of its search is the same from a copied view and in another player with the same seed."""
    for position, _ in decisions(25, 2, first=700):
        view = position.view(position.to_act)
        steps = [list(quick_bot("expert", 3).ponder(asked)) for asked in (view, sent(view))]  # type: ignore[attr-defined]
        assert steps[0] == steps[1]
        assert set(steps[0]) <= set(view.legal)


def worlds_of(view: View, seed: int = 1) -> WorldSampler:
    """The worlds that a searching player draws."""
    return WorldSampler(view, weights_of("expert", view.rules, view.seats), seed)


def test_worlds_agree_with_all_that_was_seen() -> None:
    """Each world gives the same view, and is a whole deck with the special cards in play."""
    for number, (position, _) in enumerate(decisions(50, 4, first=100)):
        view = position.view(position.to_act)
        worlds = worlds_of(view, number)
        for _ in range(3):
            imagined = worlds.draw()
            assert imagined.world.view(view.seat) == view
            assert_whole(imagined.world)
            assert set(imagined.weight_sets) <= worlds.weight_sets


def test_the_same_seed_draws_the_same_worlds_and_another_seed_others() -> None:
    """All chance comes from the seed, including that of later reshuffles."""
    for position, _ in decisions(10, 1, first=600):
        drawn = []
        for seed in (4, 4, 5):
            worlds = worlds_of(position.view(position.to_act), seed)
            found = [worlds.draw().world for _ in range(6)]
            drawn.append([(world.hands, world.stock, world.reshuffles) for world in found])
        assert drawn[0] == drawn[1]
        assert drawn[0] != drawn[2]


def test_seen_actions_improve_the_guess() -> None:
    """After a full round of sharp players, drawn hands have a closer mean total than blind deals."""
    blind_errors, drawn_errors = [], []
    for seed in range(18):
        for position, _ in hand_of(load_preset("twists"), ["sharp"] * 3, seed, [PLAIN]):
            view = position.view(position.to_act)
            if view.phase != "start" or not all(turns_of(view)):
                continue
            worlds, blind = worlds_of(view, seed), worlds_of(view, seed)
            for hypothesis in blind._hypotheses:
                hypothesis.turns = []
            drawn = [[world.draw().world.totals for _ in range(20)] for world in (worlds, blind)]
            for seat in each_seat(view.seats):
                if seat != view.seat:
                    truth = position.totals[seat]
                    drawn_errors.append((mean(totals[seat] for totals in drawn[0]) - truth) ** 2)
                    blind_errors.append((mean(totals[seat] for totals in drawn[1]) - truth) ** 2)
    assert len(drawn_errors) > 50
    assert mean(drawn_errors) < 0.9 * mean(blind_errors)


def test_the_turns_of_a_seat_are_remembered_rightly() -> None:
    """A seat's last turns have its discards and takes; a turn gained by a Cross had no chance to drop."""
    crossed = 0
    for position, _ in decisions(400, 20, first=200):
        view = position.view(position.to_act)
        for seat, turns in by_seat(turns_of(view)):
            acts = [action for who, action in view.history if who == seat]
            ends = [-1, *[place for place, action in enumerate(acts) if isinstance(action, Discard)]]
            assert len(turns) == min(MOST, len(ends) - 1)
            for turn, (before, end) in zip(turns, list(pairwise(ends))[-MOST:], strict=True):
                during = acts[before + 1 : end]
                by_cross = any(isinstance(action, Cross) for action in during)
                crossed += by_cross
                assert turn.discard == view_discard(acts[end])
                assert turn.free != by_cross
                assert (turn.taken is not None) == (by_cross or any(isinstance(action, Take) for action in during))
    assert crossed > 0


def view_discard(action: Action) -> Card | None:
    """Return the card of a discard."""
    return action.card if isinstance(action, Discard) else None
