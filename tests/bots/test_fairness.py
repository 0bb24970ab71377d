"""A bot knows only what a player in its seat may know."""

import random
from itertools import islice

import pytest

from tests.fairness import differences, main
from tests.support.hands import TABLES, WAYS, hands, spread_out
from tests.support.players import Maker, quick_bot, sent
from tests.support.redeals import redealt
from tonk.bots import LEVELS, PONDERERS, make_bot
from tonk.bots.policy import HeuristicPolicy
from tonk.bots.tuned_weights import INSTANT_LEVELS, weights_of
from tonk.bots.weights import LEVEL_WEIGHTS, UNTUNED, PolicyWeights
from tonk.rules import DRAW, Action, Position, View, load_preset
from tonk.rules.cards import Seat
from tonk.rules.imagining import imagine
from tonk.rules.shuffle import shuffled


@pytest.mark.parametrize("name", ["random", *INSTANT_LEVELS])
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """At 400 decisions at every table, two new deals of everything hidden change nothing."""
    found = differences(name, spread_out(400, 6), 2)
    assert (found.decisions, found.redeals, found.differences) == (400, 800, [])


def test_hidden_cards_do_not_change_what_a_thinking_player_does() -> None:
    """At decisions at every table, early and late, a new deal of everything hidden changes nothing."""
    found = differences("expert", spread_out(15, 1), 1, quick_bot)
    assert (found.decisions, found.differences) == (15, [])


def test_a_bot_that_knew_more_would_be_found_out() -> None:
    """The check finds a bot whose answers depend on anything besides its view and seed."""
    assert len(differences("peeker", spread_out(50, 5), 2, peekers()).differences) > 20


class Peeker:
    """A bot whose answers depend on something outside its view."""

    def __init__(self, hidden: random.Random) -> None:
        self._hidden = hidden

    def choose(self, view: View) -> Action:
        """Return an answer that depends on hidden things."""
        return self._hidden.choice(view.legal)


def peekers() -> Maker:
    """Return a maker of bots that all look at the same hidden thing."""
    hidden = random.Random(1)
    return lambda *_: Peeker(hidden)


def test_the_commands_output_and_exit_status_report_differences(capsys: pytest.CaptureFixture[str]) -> None:
    """The command exits with 0 and a line of figures for a fair bot, with 1 and every difference for a cheat."""
    asked = ["--decisions", "40", "--redeals", "3", "--level", "solid"]
    assert main(asked) == 0
    assert capsys.readouterr().out == "solid    40 decisions × re-deals = 120: 0 differences\n"
    assert main(asked, lambda _: peekers()) == 1
    assert "after a re-deal; jazz-club" in capsys.readouterr().out


def test_the_decisions_asked_about_are_of_every_kind() -> None:
    """The decisions include every preset and number of players, late turns, an empty stock, and known taken cards."""
    views = [position.view(position.to_act) for position, _ in spread_out(400, 6)]
    assert {(view.rules.id, view.seats) for view in views} == set(TABLES)
    assert sum(view.stock_count == 0 for view in views) > 4
    assert sum(view.round > 5 for view in views) > 12
    assert sum(any(view.known) for view in views) > 40
    assert sum(view.phase == "play" for view in views) > 120


def weight_sets(view: View) -> list[PolicyWeights]:
    """All weights that somebody may play by at a table."""
    return [
        *LEVEL_WEIGHTS.values(),
        UNTUNED,
        *[weights_of(level, view.rules, view.seats) for level in ("sharp", "expert")],
    ]


def test_the_policy_reads_nothing_hidden_in_a_world() -> None:
    """In worlds with other hands and another stock, imagined from the same view, all weights choose the same.

    Otherwise a search would assume that players know what they can't, and fear or hope too much.
    """
    chance = random.Random(11)
    for number, (position, _) in enumerate(spread_out(180, 8, first=5000)):
        view, ways = position.view(position.to_act), WAYS[number % len(WAYS)]
        worlds = [imagine(view, position.hands, position.stock)]
        for _ in range(2):
            twin = redealt(position, view.seat, chance)
            worlds.append(imagine(view, twin.hands, twin.stock))
        for weights in weight_sets(view):
            policy = HeuristicPolicy(weights, view.rules, ways.extra_drop_points, ways.least_points_to_lay)
            assert len({policy.act(world) for world in worlds}) == 1
            assert len({policy.goes_out(world) for world in worlds}) == 1


def test_a_copied_view_is_equivalent() -> None:
    """Worker processes get copies of views and actions, so no level may compare objects by identity."""
    for number, (position, _) in enumerate(spread_out(120, 6, first=2000)):
        view, ways = position.view(position.to_act), WAYS[number % len(WAYS)]
        copied = sent(view)
        assert copied == view
        assert all(other is not DRAW for other in copied.legal)
        for level in INSTANT_LEVELS:
            decided = make_bot(level, number, ways).choose(copied)
            assert decided == make_bot(level, number, ways).choose(view)
            assert decided in copied.legal


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_remembers_nothing_between_views(level: str) -> None:
    """Asked about decisions of several hands in any order, and twice, a player answers the same."""
    asked = []
    for hand in islice(hands(300), 2 if level in PONDERERS else 4):
        views = [position.view(position.to_act) for position, _ in hand]
        asked += [(view, quick_bot(level, 5).choose(view)) for view in views[:7]]
    again = quick_bot(level, 5)
    for view, action in [*reversed(asked), *asked]:
        assert again.choose(view) == action


def test_the_random_player_depends_on_its_seed_alone() -> None:
    """The same seed plays the same hand; another seed plays differently."""

    def played(seed: int) -> list[Action]:
        position = Position.deal(load_preset("jazz-club"), 2, Seat(0), shuffled(3))
        bot, actions = make_bot("random", seed), []
        while position.outcome is None:
            actions.append(bot.choose(position.view(position.to_act)))
            position.apply(actions[-1])
        return actions

    assert played(1) == played(1)
    assert len({str(played(seed)) for seed in range(8)}) > 4


def test_an_unknown_name_is_refused_in_a_sentence() -> None:
    """The error names the unknown level and the known ones."""
    with pytest.raises(
        ValueError, match="there is no bot called 'genius'; there are random, novice, casual, solid, sharp"
    ):
        make_bot("genius", 1)
