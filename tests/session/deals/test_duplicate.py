"""Sets of deals: everyone gets the same cards, results are counted as in an arena, and a set survives a kill."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tonk.bots import make_bot
from tonk.bots.winnings import ahead
from tonk.records import record_from_json
from tonk.records.strict import strict_json
from tonk.rules import Position, Reshuffles, load_preset
from tonk.rules.cards import Seat, by_seat
from tonk.rules.shuffle import BOT, DEAL, RESHUFFLE, seed_of, shuffled
from tonk.session.deals.coded_records import code_of_record
from tonk.session.deals.deal import DealSet
from tonk.session.deals.deal_codes import deal_of_code
from tonk.session.deals.duplicate import CHAIR, BotResults, DuplicateHand, RunDamaged, SetRun, in_units, opponents
from tonk.session.match.characters import style_of
from tonk.session.match.plan import Player
from tonk.session.match.sitting import Sitting

SET = DealSet(load_preset("jazz-club"), 3, Seat(1), 77, 4, "casual")
TWISTS = DealSet(load_preset("twists"), 3, Seat(2), 5, 4, "novice")


def play_on(run: SetRun) -> SetRun:
    """The run after its hand is played by somebody who always takes the last legal action."""
    hand = run.hand()
    sitting = Sitting(hand, None)
    while not hand.hand_over:
        if sitting.cross_question is not None:
            sitting.answer(None)
        elif sitting.bot_acts:
            choice = sitting.bot_choice()
            assert choice is not None
            sitting.act(choice)
        else:
            sitting.act(hand.position.legal()[-1])
    return run.after(hand)


@pytest.fixture(scope="module")
def played() -> SetRun:
    """A set that Ana has finished, and Bo half."""
    run = SetRun("abc", SET, ("Ana", "Bo"))
    for _each in range(6):
        run = play_on(run)
    return run


def by_arena(deals: DealSet, number: int, level: str) -> int:
    """A bot's winnings in the chair, computed as in matches between bots: a deck, bots by seat, and `ahead`."""
    deal = deals.deal(number)
    deck = shuffled(seed_of(deals.seed, DEAL, number), deal.deck[:0] or sorted(deal.deck))
    assert deck == deal.deck
    source = Reshuffles(seed_of(seed_of(deals.seed, DEAL, number), RESHUFFLE))
    position = Position.deal(deals.rules, deals.seats, (deals.dealer + number) % deals.seats, deck, (), source)
    names = ["", *(player.name for player in opponents(deals))]
    levels = [level, *[deals.level] * (deals.seats - 1)]
    bots = [
        make_bot(one, seed_of(deals.seed, BOT, number + 1, seat), style_of(name))
        for seat, (one, name) in by_seat(zip(levels, names, strict=True))
    ]
    while position.outcome is None:
        position.apply(bots[position.to_act].choose(position.view(position.to_act)))
    return ahead(position.outcome, CHAIR)


@pytest.mark.parametrize("deals", [SET, TWISTS], ids=["stakes", "twists"])
def test_bots_are_counted_as_an_arena_counts(deals: DealSet) -> None:
    """For each level and deal, the result is that of a plain loop over the rules."""
    reckoning = BotResults(deals, ("novice", "sharp"))
    while reckoning.step():
        pass
    for level in ("novice", "sharp"):
        assert reckoning.won[level] == [by_arena(deals, number, level) for number in range(deals.size)]


def test_a_person_who_plays_like_a_bot_gets_its_result() -> None:
    """The cards, opponents and their chances don't depend on the person in the chair."""
    hand = DuplicateHand(SET, 2, Player("Ana"))
    bot = make_bot("sharp", seed_of(SET.seed, BOT, 3, CHAIR))
    sitting = Sitting(hand, None)
    while not hand.hand_over:
        choice = sitting.bot_choice() if sitting.bot_acts else bot.choose(sitting.view(CHAIR))
        assert choice is not None
        sitting.act(choice)
    run = SetRun("x", SET, ("Ana",), ((0, 0),)).after(hand)
    assert run.won[0][2] == by_arena(SET, 2, "sharp")


def test_one_plays_after_the_other(played: SetRun) -> None:
    """One person plays the whole set first, then the next plays the same deals."""
    assert (played.turn, played.number) == (1, 2)
    assert [len(won) for won in played.won] == [4, 2]
    first, second = SetRun("a", SET, ("Ana", "Bo")), replace(played, won=(played.won[0], ()))
    assert first.hand().position.hands == second.hand().position.hands
    assert (first.hand().plan.names[0], second.hand().plan.names[0]) == ("Ana", "Bo")
    over = play_on(play_on(played))
    assert over.turn is None
    assert over.won[0] == over.won[1]  # both choose the same moves, and so do the bots


def test_a_hand_of_a_set_has_its_kind_and_code() -> None:
    """The code, which would reveal the deck, appears only after the hand; its deal is the hand's."""
    hand = DuplicateHand(TWISTS, 1, Player("Ana"))
    assert hand.record().extras["x-kind"] == "duplicate"
    assert code_of_record(hand.record()) == ""
    run = SetRun("a", TWISTS, ("Ana",), ((0,),))
    sitting = Sitting(hand, None)
    while not hand.hand_over:
        if sitting.cross_question is not None:
            sitting.answer(None)
        else:
            sitting.act((sitting.bot_choice() if sitting.bot_acts else None) or hand.position.legal()[-1])
    record = record_from_json(hand.record().to_json())
    assert record.replay().outcome == hand.position.outcome
    assert deal_of_code(code_of_record(record)) == TWISTS.deal(1)
    assert run.after(hand).number == 2


def test_a_set_survives_saving(played: SetRun) -> None:
    """A set survives saving between deals, in the middle of one, and at its end."""
    hand = played.hand()
    sitting = Sitting(hand, None)
    for _each in range(3):
        if not hand.hand_over and sitting.cross_question is None:
            sitting.act((sitting.bot_choice() if sitting.bot_acts else None) or hand.position.legal()[0])
    begun = played.after(hand)
    assert begun.actions
    for run in (played, begun, play_on(play_on(played)), SetRun("n", TWISTS, ("Ana",))):
        back = SetRun.from_json(strict_json(json.dumps(run.to_json())))
        assert back == run
    assert SetRun.from_json(begun.to_json()).hand().actions == hand.actions


def test_a_long_set_comes_back_with_all_its_results() -> None:
    """A long set keeps all results, even before its last deal."""
    deals = DealSet(load_preset("pagat"), 2, Seat(0), 5, 31, "novice")
    run = SetRun("long", deals, ("Ana",), ((1,) * 30,))
    assert SetRun.from_json(run.to_json()) == run


def test_a_set_may_be_saved_before_a_dealt_tonk() -> None:
    """A set whose next deal is a dealt Tonk is valid, although no move of that hand can be recorded."""
    over = next(run for run in map(fresh, range(300)) if run.hand().hand_over)
    assert SetRun.from_json(over.to_json()) == over
    assert over.after(over.hand()).number == 1
    with pytest.raises(RunDamaged):
        SetRun.from_json({**over.to_json(), "actions": ["0 draw"]})


def fresh(seed: int) -> SetRun:
    """A new set of other cards."""
    return SetRun("f", replace(SET, seed=seed), ("Ana",))


@pytest.mark.parametrize(
    "changes",
    [
        {"deals": "TK1-170D-PKD5-TSM2-Z2MN"},
        {"deals": "nothing"},
        {"deals": 5},
        {"people": []},
        {"people": ["", "Bo"]},
        {"people": ["A", "B", "C"]},
        {"won": [[1], [1]]},
        {"won": [[1, 2, 3, 4, 5], []]},
        {"won": [[10**12], []]},
        {"won": [["1"], []]},
        {"won": []},
        {"won": None},
        {"actions": ["0 fly"]},
        {"actions": ["0 draw"] * 9},
        {"actions": [7]},
        {"id": None},
    ],
)
def test_a_damaged_set_is_refused(played: SetRun, changes: dict[str, Any]) -> None:
    """A set's file with any contents is either loaded or refused."""
    with pytest.raises(RunDamaged):
        SetRun.from_json({**played.to_json(), **changes})
    things: list[object] = [None, [], "x", {}, 3]
    for thing in things:
        with pytest.raises(RunDamaged):
            SetRun.from_json(thing)


def test_points_are_counted_ahead_of_the_table() -> None:
    """Stakes count as they are; for points, only the lead over the mean counts."""
    assert in_units(SET, -2) == -2
    assert in_units(TWISTS, 90) == 30
