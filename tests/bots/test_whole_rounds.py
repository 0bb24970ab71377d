"""Whole rounds with special cards, watched action by action: every choice of them, every level, and house rules."""

import random
from statistics import median

import pytest

from tests.bots.twist_scenes import TWISTS, card, twisted
from tests.bots.twist_watching import dealt, play_out, watch, watch_round
from tests.support.hands import EXTREMES, WAYS
from tests.support.players import ScriptedBot, quick_bot
from tonk.bots import BOTS, Bot, make_bot
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import (
    DRAW,
    DROP,
    PASS,
    Action,
    Discard,
    Hit,
    Lay,
    Position,
    RuleSet,
    RulesRefused,
    Take,
    changed,
    load_preset,
)
from tonk.rules.cards import CROSSES, SKIPS, TWIST_KINDS, WILDS, Seat, by_seat, each_seat


def mixed(seats: int, seed: int) -> list[Bot]:
    """Players without search at a table, of all levels and with extreme styles, or all of one level."""
    step = seed // 8 % 2
    names = [INSTANT_LEVELS[(seed // 16 + step * seat) % len(INSTANT_LEVELS)] for seat in each_seat(seats)]
    return [make_bot(name, seed + seat, WAYS[(seed + seat) % len(WAYS)]) for seat, name in by_seat(names)]


@pytest.mark.parametrize("seats", range(2, 7))
def test_rounds_of_every_choice_of_twists_are_played_with_sense(seats: int) -> None:
    """With each combination of special cards and any styles, rounds end and every decision keeps its promises."""
    for seed in range(seats % 3, 80, 3):
        watch_round(TWISTS, mixed(seats, seed), seed)


@pytest.mark.parametrize("seats", range(2, 5))
def test_a_thinking_player_breaks_no_promise(seats: int) -> None:
    """A searching player with an extreme style sits among others; all are watched."""
    for seed in range(7):
        bots = mixed(seats, seed)
        bots[seed % seats] = quick_bot("expert", seed, EXTREMES[seed % 4])
        watch_round(TWISTS, bots, seed)


def test_random_players_at_the_table_upset_nobody() -> None:
    """Bots also play sensibly in positions that sensible players never reach."""
    for seed in range(0, 280, 7):
        names = ["random", INSTANT_LEVELS[seed % 4], "random", BOTS[seed % 5]][: 2 + seed % 3]
        if seed % 16 == 0:
            names[1] = "expert"
        bots = [quick_bot(name, seed, WAYS[seed % 5]) for name in names]
        watch_round(TWISTS, bots, seed, [seat for seat, name in by_seat(names) if name == "random"])


SINGLE: tuple[dict[str, object], ...] = (
    {"twists": ["wild"]},
    {"twists": ["cross"]},
    {"twists": ["skip"]},
    {"twists": ["wild", "skip"], "least_naturals": 2},
    {"scoring": "points", "stock_out": "no_score"},
    {"scoring": "points", "stock_out": "reshuffle", "drop_compares": "scoring", "number_score": 5, "target": 100},
    {"stock_out": "reshuffle"},
    {"wait_effect": "lost_turn", "wait_hit": 1, "wait_new_spread": 0, "wait_own_hit": 0, "wait_adds": False},
    {"twists": list(TWIST_KINDS), "twist_value": 0, "hits_a_turn": 1, "hit_runs": "others"},
    {"twists": ["wild", "cross"], "out_pays": 2, "hand_size": 7},
    {"taken_must_be_laid": True},
    {"wilds": ["jokers"]},
    {"pack": "40", "wilds": ["jokers"]},
    {"wilds": ["deuces"], "hits_a_turn": 2},
    {"wilds": ["jokers", "deuces"], "least_naturals": 2, "taken_must_be_laid": True},
    {
        "taken_must_be_laid": True,
        "twists": ["wild"],
        "lay_before_draw": True,
        "hits_a_turn": 1,
        "upcard_taker": "nobody",
    },
)
"""House rules by feature: special cards one at a time or a few together, for stakes or for points."""


@pytest.mark.parametrize("knobs", SINGLE, ids=lambda knobs: " ".join(knobs))
@pytest.mark.parametrize("rules_id", ["jazz-club", "terminus-frore", "speno-1992"])
def test_a_stake_game_with_some_of_it_turned_on_is_played_with_sense(rules_id: str, knobs: dict[str, object]) -> None:
    """Bots follow the knobs: stakes with special cards, points without, holds or reshuffles alone."""
    rules = changed(load_preset(rules_id), knobs)
    for seed in range(4):
        bots = mixed(2 + seed % 4, seed)
        if seed == 1:
            bots[0] = quick_bot("expert", seed)
        watch_round(rules, bots, seed)


HOUSE: dict[str, tuple[object, ...]] = {
    "twists": ([], ["wild"], ["cross"], ["skip"], ["wild", "cross"], ["wild", "cross", "skip"]),
    "pack": ("52", "40"),
    "wilds": ([], ["jokers"], ["deuces"], ["jokers", "deuces"]),
    "twist_value": (0, 10, 20),
    "least_naturals": (1, 2),
    "scoring": ("points", "stakes"),
    "number_score": (None, 5),
    "drop_compares": ("face", "scoring"),
    "stock_out": ("reshuffle", "no_score", "lowest_wins"),
    "reshuffles": (0, 1, 3),
    "wait_effect": ("lost_turn", "no_drop"),
    "wait_hit": (0, 1),
    "hand_size": (3, 5, 7),
    "hand_sizes": ([], [], [7, 7, 5, 5, 5]),
    "upcard": (True, False),
    "upcard_taker": ("first", "nobody"),
    "lay_before_draw": (True, False),
    "taken_must_be_laid": (False, True),
    "hit_runs": ("any", "others", "own", "none"),
    "hit_books": (True, False),
    "hits_a_turn": (None, None, 1, 2),
    "drop_ceiling": (None, None, 15),
    "drop_tie": ("caught", "wins"),
    "out_without_discard_pays": (1, 2),
    "court_values": ([10, 10, 10], [1, 2, 3]),
}


def house_rules(chance: random.Random) -> RuleSet:
    """Any rules without contradictions that have some feature of Tonk with Twists."""
    while True:
        knobs = {knob: chance.choice(values) for knob, values in HOUSE.items()}
        try:
            rules = changed(TWISTS, {"target": None, "tonk_pays": 2, **knobs})
        except RulesRefused:
            continue
        if not rules.plain:
            return rules


@pytest.mark.parametrize("block", range(4))
def test_rounds_of_any_house_rules_are_played_with_sense(block: int) -> None:
    """The bots read the knobs, so they can play any set of them; 20 sets a block, one with a searching player."""
    chance = random.Random(block)
    for number in range(20):
        rules, seed = house_rules(chance), chance.randrange(1 << 30)
        bots = mixed(chance.randint(2, 6), seed)
        if number == block:
            bots[-1] = quick_bot("expert", seed, chance.choice(WAYS))
        watch_round(rules, bots, seed)


def test_every_kind_of_move_is_made() -> None:
    """In these rounds players lay and hit with Wilds, take special cards, cross, skip and block."""
    made: set[str] = set()
    for seed in range(80):
        for _, action in play_out(dealt(TWISTS, 3, seed, TWIST_KINDS), ["solid", "sharp", "casual"], seed).history:
            made.add(type(action).__name__)
            if isinstance(action, Lay | Hit) and action.wilds:
                made.add(f"{type(action).__name__} with a Wild")
    expected = {"Draw", "Take", "Drop", "Discard", "Lay", "Hit", "Skip", "Block", "Cross"}
    assert made >= expected | {"Lay with a Wild", "Hit with a Wild"}


@pytest.mark.parametrize(
    ("position", "actions", "complaint"),
    [
        (twisted("5C W1 7C KD", "2C 3D", phase="play"), [Discard(card("KD"))], "could have gone out"),
        (twisted("5C W1 7C B1 KD", "2C 3D", phase="play"), [Discard(card("KD"))], "could have gone out"),
        (twisted("5C W1 AS", "2C KD QH", discards="7C"), [DRAW, Discard(card("AS"))], "could have gone out"),
        (
            twisted("7C 7D X1 AS", "2C 3D", "4C 4D", discards="7H", phase="window", drawer=Seat(1)),
            [PASS],
            "could have gone out",
        ),
        (
            twisted("QH 4C 2D X1", "2C KD QS", table=[(Seat(1), "9H TH W1=JH")], phase="play"),
            [Discard(card("QH"))],
            "discarded a card that could hit",
        ),
        (twisted("AC 4D", "2C 3D", known=["2C 3D"]), [DROP], "dropped against a lower hand"),
        (twisted("KS 2C X1", "9C KD", took="KS", phase="play"), [Discard(card("KS"))], "gave back the card it took"),
        (twisted("KS 2C X1", "9C KD", phase="play"), [DRAW], "did what the rules forbid"),
    ],
)
def test_the_watcher_notices_a_fool(position: Position, actions: list[Action], complaint: str) -> None:
    """The watcher of these rounds notices each of the laughable moves."""
    with pytest.raises(AssertionError, match=complaint):
        watch(position, [ScriptedBot(*actions), ScriptedBot(), ScriptedBot()], unwatched=[Seat(1), Seat(2)])


def test_sensible_players_keep_and_take_wilds() -> None:
    """In 100 rounds a Wild is discarded only if nothing else is left, and a discarded Wild is taken."""
    discarded = 0
    for seed in range(100):
        position = dealt(TWISTS, 3, seed, TWIST_KINDS)
        bots = [make_bot(INSTANT_LEVELS[(seed + seat) % 4], seat) for seat in each_seat(3)]
        while position.outcome is None:
            seat, top = position.to_act, position.discard[-1:]
            action = bots[seat].choose(position.view(seat))
            if position.phase == "start" and top and 1 << top[0] & (WILDS | SKIPS):
                assert isinstance(action, Take) or action in position.legal()[2:]
            if isinstance(action, Discard) and 1 << action.card & WILDS:
                discarded += 1
                assert position.hands[seat] & ~(WILDS | CROSSES | SKIPS) in (0, 1 << (position.took or 0))
            position.apply(action)
    assert discarded < 5


@pytest.mark.parametrize("table", [("novice",) * 4, ("casual",) * 4, ("novice", "casual") * 2])
def test_rounds_between_lower_levels_last_three_turns_or_more(table: tuple[str, ...]) -> None:
    """The median is round 3 or later."""
    rounds = [play_out(dealt(TWISTS, 4, seed), table, seed).view(Seat(0)).round for seed in range(40)]
    assert median(rounds) >= 3
