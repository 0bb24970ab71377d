"""Whole hands, watched action by action: they end, every action is legal, and nobody plays like a fool."""

import random
from collections.abc import Sequence
from itertools import product
from statistics import median

import pytest

from tests.bots.scenes import can_go_out, quick_bot
from tonk.bots import BOTS, LEVELS, Bot
from tonk.bots.search import Searcher
from tonk.rules import Discard, Drop, Hit, Position, RuleSet, RulesRefused, Take, changed, load_preset, preset_ids
from tonk.rules.cards import Seat
from tonk.rules.shuffle import shuffled

LONGEST = 60
"""Rounds: far above anything measured (22), and far below for ever."""


def watch_turn(position: Position, bot: Bot) -> None:
    """Play one turn and assert all that a player of any level owes the table."""
    seat, total, actions = position.to_act, position.totals[position.to_act], []
    turn, must_go_out = position.turns, False
    while position.outcome is None and position.turns == turn:
        must_go_out = must_go_out or can_go_out(position)
        action = bot.choose(position.view(seat))
        legal = position.legal()
        assert action in legal
        if isinstance(action, Discard):
            last = position.hands[seat] == 1 << action.card
            could_hit = any(isinstance(other, Hit) and other.cards == (action.card,) for other in legal)
            paid_better = last and position.rules.out_pays > position.rules.out_without_discard_pays
            assert paid_better or not could_hit, "discarded a card that could hit"
            assert last or position.laid or action.card != position.took, "gave back the card it took"
        if isinstance(action, Drop):
            assert not known_to_be_caught(position, seat)
        actions.append(action)
        position.apply(action)
    out = position.outcome is not None and position.outcome.ending == "out"
    assert out or not must_go_out, "could have gone out"
    # Whoever thinks ahead may take a high card to build on.
    if any(isinstance(action, Take) for action in actions) and not isinstance(bot, Searcher):
        assert len(actions) > 2 or position.totals[seat] < total or out, "took a card of no use"


def known_to_be_caught(position: Position, seat: Seat) -> bool:
    """Whether some other hand, all of whose cards were seen, would catch a drop."""
    tie = 1 if position.rules.drop_tie == "caught" else 0
    return any(
        position.known[other] == position.hands[other] and position.totals[other] < position.totals[seat] + tie
        for other in range(position.seats)
        if other != seat
    )


def watch_hand(rules: RuleSet, names: Sequence[str], seed: int) -> Position:
    """Play a hand to its end, watching every turn but those of ``random``."""
    seats = len(names)
    position = Position.deal(rules, seats, seed % seats, shuffled(seed))
    bots = [quick_bot(name, seed + seat) for seat, name in enumerate(names)]
    while position.outcome is None:
        seat = position.to_act
        if names[seat] == "random":
            position.apply(bots[seat].choose(position.view(seat)))
        else:
            watch_turn(position, bots[seat])
        assert position.turns < LONGEST * seats
        assert position.idle_takes < 3 * seats, "took to and fro until the hand was stopped (R-idle)"
    return position


@pytest.mark.parametrize(("rules_id", "seats"), list(product(preset_ids(), range(2, 7))))
def test_hands_of_every_preset_and_table_are_played_with_sense(rules_id: str, seats: int) -> None:
    """In each preset at each table, hands end, every action is legal, and no turn breaks a promise."""
    for seed in range(12):
        names = [LEVELS[(seed + seat) % 5] for seat in range(seats)] if seed % 2 else [LEVELS[seed // 2 % 5]] * seats
        watch_hand(load_preset(rules_id), names, seed)


def test_random_players_at_the_table_upset_nobody() -> None:
    """Positions that sensible players never reach (held spreads, odd discards) are met with sense too."""
    for seed in range(120):
        rules = load_preset(preset_ids()[seed % 6])
        watch_hand(rules, ["random", LEVELS[seed % 5], "random", BOTS[seed % 6]][: 2 + seed % 3], seed)


HOUSE: dict[str, tuple[object, ...]] = {
    "hand_size": (3, 5, 7, 8),
    "upcard": (True, False),
    "lay_before_draw": (True, False),
    "hit_runs": ("any", "others", "own", "none"),
    "hit_books": (True, False),
    "hits_a_turn": (None, None, 1, 2, 3),
    "drop_ceiling": (None, None, 5, 15),
    "drop_tie": ("caught", "wins"),
    "caught_pays": ("lower", "lower_or_equal", "lowest", "all"),
    "out_pays": (1, 2),
    "out_without_discard_pays": (1, 2),
    "stock_out": ("lowest_wins", "no_score"),
    "wait_new_spread": (0, 0, 1, 3),
    "wait_hit": (0, 1),
    "wait_own_hit": (0, 0, 1, 2),
    "wait_adds": (True, False),
}


@pytest.mark.parametrize("block", range(8))
def test_hands_of_any_house_rules_are_played_with_sense(block: int) -> None:
    """The bots read the knobs, so they play any set of them; 20 sets a block, drawn by a fixed seed."""
    chance, played = random.Random(block), 0
    while played < 20:
        knobs = {knob: chance.choice(values) for knob, values in HOUSE.items()}
        try:
            rules = changed(load_preset("jazz-club"), {"tonk_exact": [], **knobs})
        except RulesRefused:
            continue
        played += 1
        watch_hand(rules, [chance.choice(LEVELS) for _ in range(chance.randint(2, 6))], chance.randrange(1 << 30))


@pytest.mark.parametrize("chair", ["casual", "solid"])
def test_the_default_table_plays_three_rounds_or_more(chair: str) -> None:
    """Three casual players and one more like them, or a solid one: the median hand ends in round 3 or later."""
    rounds = []
    for seed in range(300):
        bots = [quick_bot(name, seed + seat) for seat, name in enumerate((chair, "casual", "casual", "casual"))]
        position = Position.deal(load_preset("jazz-club"), 4, seed % 4, shuffled(seed))
        while position.outcome is None:
            position.apply(bots[position.to_act].choose(position.view(position.to_act)))
        rounds.append(position.view(0).round)
    assert median(rounds) >= 3
