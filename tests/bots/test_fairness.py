"""A bot knows what a player in its seat may know, and nothing else."""

import ast
import random
from pathlib import Path

import pytest

import tonk.bots
from tests.bots.scenes import quick_bot
from tonk.bots import BOTS, LEVELS, make_bot
from tonk.rules import Action, Position, load_preset, preset_ids
from tonk.rules.cards import Cards, Seat, cards_in, mask_of
from tonk.rules.shuffle import shuffled

SEEN_MODULES = {"tonk.resources"} | {
    f"tonk.rules.{name}" for name in ("actions", "cards", "imagining", "ruleset", "spreads", "view")
}
STANDARD = {"collections.abc", "dataclasses", "functools", "itertools", "json", "math", "random", "typing"}


def redealt(position: Position, seat: Seat, chance: random.Random) -> Position:
    """The same position to a seat's eyes: cards it has not seen are dealt anew to the other hands and the stock."""
    hidden = [*position.stock]
    for other, hand in enumerate(position.hands):
        if other != seat:
            hidden += cards_in(hand & ~position.known[other])
    chance.shuffle(hidden)
    twin = position.copy()
    for other, hand in enumerate(position.hands):
        if other != seat:
            known: Cards = position.known[other]
            dealt = [hidden.pop() for _ in range(hand.bit_count() - known.bit_count())]
            twin.hands[other] = known | mask_of(dealt)
            twin.totals[other] = position.rules.points(twin.hands[other])
    twin.stock = hidden
    return twin


@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_do_not_change_a_decision(name: str) -> None:
    """At every decision of many hands, three re-deals of all that is hidden leave the decision as it was."""
    chance = random.Random(7)
    for deal in range(24):
        rules, seats = load_preset(preset_ids()[deal % 6]), 2 + deal % 5
        position = Position.deal(rules, seats, deal % seats, shuffled(deal))
        bots = [quick_bot(name, seat) for seat in range(seats)]
        while position.outcome is None:
            seat = position.to_act
            decided = quick_bot(name, deal).choose(position.view(seat))
            for _ in range(3):
                twin = redealt(position, seat, chance)
                assert quick_bot(name, deal).choose(twin.view(seat)) == decided
            position.apply(bots[seat].choose(position.view(seat)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_remembers_nothing_between_views(level: str) -> None:
    """Asked about the decisions of a hand in any order, and twice, a player answers each as it did in the game."""
    position = Position.deal(load_preset("jazz-club"), 4, 0, shuffled(3))
    asked = []
    while position.outcome is None:
        view = position.view(position.to_act)
        asked.append((view, quick_bot(level, 5).choose(view)))
        position.apply(asked[-1][1])
    again = quick_bot(level, 5)
    for view, action in [*reversed(asked), *asked]:
        assert again.choose(view) == action


def test_the_random_player_depends_on_its_seed_alone() -> None:
    """The same seed plays the same hand; another seed plays another."""

    def played(seed: int) -> list[Action]:
        position = Position.deal(load_preset("jazz-club"), 2, 0, shuffled(3))
        bot, actions = make_bot("random", seed), []
        while position.outcome is None:
            actions.append(bot.choose(position.view(position.to_act)))
            position.apply(actions[-1])
        return actions

    assert played(1) == played(1)
    assert len({str(played(seed)) for seed in range(8)}) > 4


def test_an_unknown_name_is_refused_in_a_sentence() -> None:
    """The error names what was asked for and what there is."""
    with pytest.raises(
        ValueError, match="there is no bot called 'genius'; there are random, novice, casual, solid, sharp"
    ):
        make_bot("genius", 1)


def test_no_bot_can_reach_a_position() -> None:
    """By their syntax: bots import views, actions, cards, spreads and rule sets, nothing that holds hidden cards."""
    modules = list(Path(tonk.bots.__file__).parent.glob("*.py"))
    assert len(modules) > 4
    for path in modules:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                assert {alias.name for alias in node.names} <= STANDARD, path.name
            if isinstance(node, ast.ImportFrom):
                module, names = node.module or "", {alias.name for alias in node.names}
                own = module == "tonk.bots" or module.startswith("tonk.bots.")
                assert own or module in STANDARD | SEEN_MODULES | {"tonk.rules"}, f"{path.name}: {module}"
                assert not names & {"Position", "position", "legality"}, path.name
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            assert name not in {"Position", "__import__", "import_module"}, path.name
