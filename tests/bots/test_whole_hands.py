"""Whole hands, watched action by action: they end, every action is legal, and nobody plays like a fool."""

import random
from collections import Counter
from functools import cache
from statistics import median

import pytest

from tests.bots.scenes import COMPANY, JAZZ, card, scene
from tests.bots.watching import watch_hand, watch_turn
from tests.support.hands import EXTREMES, TABLES, WAYS
from tests.support.players import ScriptedBot, quick_bot
from tests.support.presets import STAKE_IDS
from tonk.bots import BOTS, LEVELS, PONDERERS, Bot, make_bot
from tonk.bots.tuned_weights import INSTANT_LEVELS
from tonk.rules import (
    DRAW,
    DROP,
    Action,
    Discard,
    Position,
    RuleSet,
    RulesRefused,
    changed,
    load_preset,
)
from tonk.rules.cards import Seat, by_seat, each_seat
from tonk.rules.payouts import CAUGHT, FELL
from tonk.rules.shuffle import shuffled


def mixed(seats: int, seed: int) -> list[Bot]:
    """Players without search at a table, of all levels and with extreme styles, or all of one level."""
    step = seed % 2
    names = [INSTANT_LEVELS[(seed // 2 + step * seat) % len(INSTANT_LEVELS)] for seat in each_seat(seats)]
    return [make_bot(name, seed + seat, WAYS[(seed + seat) % len(WAYS)]) for seat, name in by_seat(names)]


@pytest.mark.parametrize(("rules_id", "seats"), TABLES)
def test_hands_of_every_preset_and_table_are_played_with_sense(rules_id: str, seats: int) -> None:
    """In each preset at each table, with any play styles, hands end and every turn keeps its promises."""
    rules = load_preset(rules_id)
    for seed in range(seats % 7, 70, 7):
        watch_hand(rules, mixed(seats, seed), seed)


@pytest.mark.parametrize(("rules_id", "seats"), TABLES[::3])
def test_a_thinking_player_breaks_no_promise_at_a_table(rules_id: str, seats: int) -> None:
    """In each preset, at each number of players, a searching player with an extreme style sits among others."""
    for seed in (seats + 20 * (len(rules_id) % 3),):
        bots = mixed(seats, seed)
        bots[0] = quick_bot("expert", seed, EXTREMES[(seed + len(rules_id)) % 4])
        watch_hand(load_preset(rules_id), bots, seed)


def test_random_players_at_the_table_upset_nobody() -> None:
    """Bots also play sensibly in positions that sensible players never reach (held spreads, odd discards)."""
    for seed in range(0, 224, 7):
        names = ["random", INSTANT_LEVELS[seed % 4], "random", BOTS[seed % 5]][: 2 + seed % 3]
        if seed % 16 == 0:
            names[1] = "expert"
        bots = [quick_bot(name, seed, WAYS[seed % 5]) for name in names]
        unwatched = [seat for seat, name in by_seat(names) if name == "random"]
        watch_hand(load_preset(STAKE_IDS[seed % 6]), bots, seed, unwatched)


HOUSE: dict[str, tuple[object, ...]] = {
    "least_players": (2, 2, 3, 5),
    "most_players": (6, 6, 3, 5),
    "hand_size": (3, 5, 7, 8),
    "hand_sizes": ([], [], [7, 7, 5, 5, 5], [3, 4, 5, 6, 7]),
    "upcard": (True, False),
    "upcard_taker": ("first", "nobody"),
    "lay_before_draw": (True, False),
    "hit_runs": ("any", "others", "own", "none"),
    "hit_books": (True, False),
    "hits_a_turn": (None, None, 1, 2, 3),
    "drop_ceiling": (None, None, 5, 15),
    "drop_tie": ("caught", "wins"),
    "caught_pays": ("lower", "lower_or_equal", "lowest", "all"),
    "payment": ("direct", "pot"),
    "caught_others_pay_lowest": (0,),
    "out_pays": (1, 2),
    "out_without_discard_pays": (1, 2),
    "stock_out": ("lowest_wins", "no_score"),
    "wait_new_spread": (0, 0, 1, 3),
    "wait_hit": (0, 1),
    "wait_own_hit": (0, 0, 1, 2),
    "wait_adds": (True, False),
    "court_values": ([10, 10, 10], [10, 10, 10], [11, 12, 13], [1, 2, 3]),
}


def house_rules(chance: random.Random) -> RuleSet:
    """Any rules without contradictions."""
    while True:
        knobs = {knob: chance.choice(values) for knob, values in HOUSE.items()}
        try:
            return changed(load_preset("jazz-club"), {"tonk_exact": [], **knobs})
        except RulesRefused:
            continue


@pytest.mark.parametrize("block", range(3))
def test_hands_of_any_house_rules_are_played_with_sense(block: int) -> None:
    """The bots read the knobs, so they can play any set of them; 14 sets a block, one with a searching player."""
    chance = random.Random(block)
    for number in range(14):
        rules, seed = house_rules(chance), chance.randrange(1 << 30)
        bots = mixed(chance.choice(rules.tables), seed)
        if number == block:
            bots[-1] = quick_bot("expert", seed, chance.choice(WAYS))
        watch_hand(rules, bots, seed)


@pytest.mark.parametrize(
    ("position", "actions", "complaint"),
    [
        (scene("5C 6C 7C KD", "2C 3D", phase="play"), [Discard(card("KD"))], "could have gone out"),
        (scene("5C 6C AS", "2C KD QH", discards="KS 7C"), [DROP], "could have gone out"),
        (
            scene("QH 4C 2D 3S", "2C KD QS", table=[(Seat(1), "9H TH JH")], phase="play"),
            [Discard(card("QH"))],
            "discarded a card that could hit",
        ),
        (scene("AC 4D", "2C 3D", "KS KD KH", known=["2C 3D"]), [DROP], "dropped against a lower hand"),
        (scene("9C KD QS", "8C", "KS KH KC"), [DROP], "dropped against a lower hand"),
        (scene("KS 2C 3D", "9C KD QH", took="KS", phase="play"), [Discard(card("KS"))], "gave back the card it took"),
        (scene("KS 2C 3D", "9C KD QH", phase="play"), [DRAW], "did what the rules forbid"),
    ],
)
def test_the_watcher_notices_a_fool(position: Position, actions: list[Action], complaint: str) -> None:
    """The watcher of these hands notices each of the laughable moves."""
    with pytest.raises(AssertionError, match=complaint):
        watch_turn(position, ScriptedBot(*actions))


def test_moves_that_only_look_foolish_are_accepted() -> None:
    """A tie that wins may be dropped on, and the last card goes where it is paid better."""
    tie = scene("AC 4D", "2C 3D", known=["2C 3D"], rules=load_preset("speno-1992"))
    watch_turn(tie, ScriptedBot(DROP))
    better_paid = changed(JAZZ, {"out_pays": 2})
    watch_turn(
        scene("8C", "2C KD", table=[(Seat(1), "5C 6C 7C")], phase="play", rules=better_paid),
        ScriptedBot(Discard(card("8C"))),
    )
    watch_turn(scene("KS 2C", "3C", phase="play", rules=COMPANY), ScriptedBot(Discard(card("KS"))))


@cache
def played(table: tuple[str, ...], rules_id: str) -> list[Position]:
    """Fifteen finished hands of a table of lower levels, each as its final position."""
    ended = []
    for seed in range(15):
        bots = [quick_bot(name, seed + seat) for seat, name in by_seat(table)]
        position = Position.deal(load_preset(rules_id), 4, Seat(seed % 4), shuffled(seed))
        while position.outcome is None:
            position.apply(bots[position.to_act].choose(position.view(position.to_act)))
        ended.append(position)
    return ended


@pytest.mark.parametrize("rules_id", STAKE_IDS)
@pytest.mark.parametrize(
    "table", [("novice",) * 4, ("casual",) * 4, ("novice", "casual") * 2, ("solid", *("casual",) * 3)]
)
def test_hands_between_lower_levels_last_three_rounds_or_more(table: tuple[str, ...], rules_id: str) -> None:
    """Four novices, four casual players, two of each, a solid one among casual ones: the median is round 3 or later."""
    assert median([position.view(Seat(0)).round for position in played(table, rules_id)]) >= 3


@pytest.mark.parametrize(("level", "least"), [("novice", 0.08), ("casual", 0.02)])
def test_lower_levels_are_sometimes_caught(level: str, least: float) -> None:
    """Like people who sometimes dare too much, they have some of their drops caught, but far from most."""
    outcomes = [position.outcome for rules_id in STAKE_IDS for position in played((level,) * 4, rules_id)]
    endings = Counter([outcome.ending for outcome in outcomes if outcome is not None])
    assert least < endings[CAUGHT] / (endings[CAUGHT] + endings[FELL]) < 0.4


def test_every_level_was_watched() -> None:
    """The levels with and without search that are watched here are all there are."""
    assert (*INSTANT_LEVELS, *PONDERERS) == LEVELS
