"""A career on the Circuit can always continue."""

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.circuit import Careers
from tonk.rules import load_preset
from tonk.rules.cards import FIRST_SEAT
from tonk.rules.legality import legal_actions
from tonk.rules.presets import preset_ids
from tonk.session.circuit.career import (
    BEGINS_WITH,
    ENDINGS,
    STAKED,
    Career,
    FirstDeal,
    Playing,
    TableEnd,
    Tries,
    end_of,
    end_of_hands,
    end_of_match,
)
from tonk.session.circuit.kept_career import CareerDamaged, career_from_json, career_to_json
from tonk.session.circuit.rewards import REWARDS, is_open
from tonk.session.circuit.tables import TABLES, CircuitTable
from tonk.session.match.characters import CHARACTERS
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.played_hand import PlayedHand
from tonk.session.settings import CHOICES
from tonk.words.circuit import TableResult

UNTRIED = {"tries": 0, "won": 0, "hands": 0}
WON = {table.id: Tries(2, 1, 50) for table in TABLES}


def career_at(table: int, money: int | None = None) -> Career:
    """A career whose last open table is this one, where you stand with this money, by default one buy-in."""
    tried = {one.id: WON[one.id] for one in TABLES[:table]}
    return Career(TABLES[table].buy_in if money is None else money, table, tried)


def ended(career: Career, table: int, end: TableEnd) -> Career:
    """The career after a match at a table."""
    return career.sit_down(table, "m").settle("m", end)


LOST = TableEnd("lost", 0, 20)
FOR_MONEY, FOR_POINTS = TABLES[0], TABLES[-1]
HAND = PlayedHand("m", 1, "", "", "", 1, ("You", "Otis", "Celeste"), (), "out", (), (0, 0, 0), (0, 0, 0), "")


@pytest.mark.parametrize(
    ("table", "have", "over", "end"),
    [
        (FOR_POINTS, (90, 600), False, "left"),
        (FOR_POINTS, (90, 600), True, "lost"),
        (FOR_POINTS, (600, 90), True, "won"),
        (FOR_MONEY, (21, 20), False, "left"),
        (FOR_MONEY, (22, 7), False, "won"),
        (FOR_MONEY, (0, 30), True, "lost"),
    ],
)
def test_a_table_ends_as_its_match_stands(table: CircuitTable, have: tuple[int, ...], over: bool, end: str) -> None:
    """Points count only at the end of the match; money wins at the goal, and loses when none is left."""
    assert end_of(table, FIRST_SEAT, have, 9, over=over).ending == end


def test_each_rule_set_has_one_table_with_known_regulars() -> None:
    """There is one table for each of the seven rule sets, with known characters; the money only rises."""
    assert sorted(table.id for table in TABLES) == sorted(preset_ids())
    known = {one.id for one in CHARACTERS}
    for table in TABLES:
        assert set(table.regulars) <= known
        assert load_preset(table.id).seats(1 + len(table.regulars))
    assert [table.buy_in for table in TABLES] == sorted({table.buy_in for table in TABLES})


def test_a_broke_player_can_sit_somewhere() -> None:
    """After any sequence of endings, you can afford a chair at the table where you stand."""
    chance = random.Random(4)
    career = Career()
    for number in range(400):
        open_to = [table for table in range(len(TABLES)) if career.may_sit_at(table)]
        assert career.at in open_to
        ending = chance.choice(ENDINGS)
        money = {"won": 2000, "lost": 0, "left": chance.randrange(600)}[ending]
        career = career.sit_down(chance.choice(open_to), str(number)).settle(str(number), TableEnd(ending, money, 9))


def test_a_goal_reached_opens_the_next_table_and_leaves_a_trophy() -> None:
    """You move on to the next table, and the house stakes you there if you can't afford it."""
    career = ended(Career(), 0, TableEnd("won", 22, 20))
    assert (career.at, career.opened, career.has_won(0), career.money) == (1, 2, True, BEGINS_WITH + 7)
    poor = ended(career_at(2), 2, TableEnd("won", 100, 20))
    assert (poor.at, poor.money) == (3, STAKED * TABLES[3].buy_in)
    assert poor.unread_end is not None
    assert (poor.unread_end.staked, poor.unread_end.first) == (STAKED * TABLES[3].buy_in - 100, True)


def test_a_broke_player_goes_one_step_back_and_no_further() -> None:
    """Staked there, you play on; after another loss you are staked again; after a win, you return."""
    back = ended(career_at(4), 4, LOST)
    assert (back.at, back.opened, back.money) == (3, 5, STAKED * TABLES[3].buy_in)
    again = ended(ended(back, 3, LOST), 3, LOST)
    assert (again.at, again.money) == (3, STAKED * TABLES[3].buy_in)
    forward = ended(again, 3, TableEnd("won", 190, 20))
    assert forward.at == 4
    assert forward.unread_end is not None
    assert not forward.unread_end.first


def test_another_buy_in_keeps_you_at_the_table() -> None:
    """A lost or abandoned table is no step back if you can pay for another try."""
    rich = career_at(3, 2 * TABLES[3].buy_in)
    assert ended(rich, 3, LOST).at == 3
    assert ended(career_at(3), 3, TableEnd("left", 5, 3)).at == 2


def test_a_match_counts_once() -> None:
    """Reporting its end again changes nothing, nor does the end of another match."""
    career = Career().sit_down(0, "m")
    assert career.settle("another", LOST) == career
    once = career.settle("m", LOST)
    assert once.settle("m", LOST) == once


def test_a_chair_left_before_a_hand_is_paid_back() -> None:
    """The next try has the same deals, help in that hand is remembered, and it counts as no try."""
    career = Career()
    playing = career.sit_down(0, "m")
    assert (playing.plays("m"), playing.plays("n"), career.plays("m")) == (True, False, False)
    left = playing.stand_up(helped=True)
    assert (left.money, left.playing, left.tries(0)) == (career.money, None, Tries(dealt=FirstDeal(helped=True)))
    assert left.seed_of_try(0) == career.seed_of_try(0)
    assert left.stand_up() == left


def test_each_try_and_each_table_has_deals_of_its_own() -> None:
    """Deals come from the career's seed, and change when a try has counted."""
    career = replace(Career(), seed=5)
    after = ended(career, 0, LOST)
    assert len({career.seed_of_try(0), career.seed_of_try(1), after.seed_of_try(0), Career().seed_of_try(0)}) == 4


def test_an_ending_is_shown_until_it_has_been_read() -> None:
    """Reading the end changes nothing else of the career."""
    after = ended(Career(), 0, LOST)
    assert after.unread_end is not None
    assert after.with_end_read() == replace(after, unread_end=None)


@pytest.mark.parametrize(
    ("table", "nets", "end"),
    [
        (FOR_MONEY, [(4, -4, 0), (3, -3, 0)], TableEnd("won", 22, 2)),
        (FOR_MONEY, [(6, -6, 0)], TableEnd("left", 21, 1)),
        (FOR_MONEY, [(-15, 8, 7)], TableEnd("lost", 0, 1)),
        (FOR_POINTS, [(600, 90, 0)], TableEnd("won", FOR_POINTS.pot, 1)),
        (FOR_POINTS, [(90, 600, 0)], TableEnd("lost", 0, 1)),
        (FOR_POINTS, [(600, 600, 0)], TableEnd("left", 0, 1)),
    ],
)
def test_a_match_without_its_file_ends_with_the_results_of_its_hands(
    table: CircuitTable, nets: list[tuple[int, ...]], end: TableEnd
) -> None:
    """The results in the history are added to the buy-in, or to 0 points, if the match's file is gone."""
    assert end_of_hands(table, [replace(HAND, net=net) for net in nets]) == end


def test_a_table_out_of_reach_is_closed() -> None:
    """A table that is not open yet, too expensive, or elsewhere during a match has no chair."""
    career = career_at(1)
    assert not career.may_sit_at(2)
    assert not career_at(1, 24).sit_down(0, "m").may_sit_at(0)
    with pytest.raises(ValueError, match="no chair"):
        career.sit_down(2, "m")


def test_a_career_survives_saving() -> None:
    """A career comes back between tables, at a table, and with an unread end."""
    cut = career_at(6).sit_down(6, "abc", FirstDeal(9, ("wild",), helped=True))
    for career in (Career(seed=2**127), career_at(3).sit_down(3, "abc"), ended(career_at(6, 5000), 6, LOST), cut):
        assert career_from_json(career_to_json(career)) == career


def test_a_table_bought_before_its_figures_changed_is_played_for_the_old_ones() -> None:
    """Its goal ends it, its buy-in comes back, and what you won there is counted from it."""
    kept = career_to_json(Career(24, playing=Playing(0, "m", 12, 5)))
    del kept["playing"]["buy_in"], kept["playing"]["goal"]
    career = career_from_json(kept)
    assert (career.table(0).buy_in, career.table(0).goal, career.table(1)) == (12, 5, TABLES[1])
    assert career.stand_up().money == 36
    assert end_of_hands(career.table(0), [replace(HAND, net=(5, -5, 0))]).ending == "won"
    settled = career.settle("m", TableEnd("won", 17, 9)).unread_end
    assert settled is not None
    assert settled.change == 5


def test_money_that_bought_a_chair_when_it_was_kept_still_does() -> None:
    """The house adds what the buy-in has risen by, and nothing where it is enough."""
    kept = career_to_json(Career())
    assert career_from_json({**kept, "money": 12}).money == TABLES[0].buy_in
    assert career_from_json({**kept, "money": 36}).money == 36


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"money": -1}, "a number in it is out of range"),
        ({"money": True}, "a number in it is out of range"),
        ({"money": 3}, "its money doesn't add up"),
        ({"at": "twists"}, "its money doesn't add up"),
        ({"at": "twists", "money": 5000}, "it has tables that were not open yet"),
        ({"at": "whist"}, "it names an unknown table"),
        ({"tried": {"pagat": {"tries": 1, "won": 2, "hands": 3}}}, "a number in it is out of range"),
        ({"tried": {"pagat": {"tries": 1, "won": 1, "hands": 3}}}, "it has tables that were not open yet"),
        ({"tried": {"descente": {"tries": 1, "won": 0, "hands": 3}}}, "it has tables that were not open yet"),
        ({"playing": {"table": "jazz-club", "match": ""}}, "it names no match"),
        ({"playing": {"table": "jazz-club", "match": "m", "goal": 0}}, "a number in it is out of range"),
        ({"untold": {}}, "it is not complete"),
        ({"tried": {"jazz-club": {**UNTRIED, "dealt": {"cut": 52, "twists": []}}}}, "a number in it is out of range"),
        ({"tried": {"jazz-club": {**UNTRIED, "dealt": {"cut": 3, "twists": ["wild"]}}}}, "it is not complete"),
        ({"tried": []}, "it is not complete"),
    ],
)
def test_an_impossible_career_is_refused(change: dict[str, Any], why: str) -> None:
    """An impossible career is refused with a reason, and nothing of it is used."""
    with pytest.raises(CareerDamaged, match=why):
        career_from_json({**career_to_json(Career()), **change})


def test_the_goal_and_the_buy_in_end_a_table() -> None:
    """Only your own money counts, not the regulars'; half-way it is yours when you leave."""
    table = TABLES[0]
    match = Match(table.plan("m", 5, "Ada"))
    while not match.hand_over:
        match.act(legal_actions(match.position)[0])
    ends: tuple[tuple[int, bool, TableResult, int], ...] = (
        (22, True, "won", 22),
        (21, False, "left", 21),
        (0, True, "lost", 0),
    )
    for have, over, ending, back in ends:
        match.bankrolls = [have, 40, -4]
        assert match.over is over
        assert end_of_match(table, match) == TableEnd(ending, back, 1)


def test_a_table_is_saved_and_resumed_like_any_match() -> None:
    """Its goal, target and people come back from its file."""
    for table in TABLES:
        match = Match(table.plan("m", 5, "Ada"))
        assert match_from_json(match.to_json()).plan == match.plan


def test_nobody_sits_at_the_table_of_a_namesake() -> None:
    """A regular with your name is replaced by another of the same level."""
    there = TABLES[0].opponents("otis")
    names = [one.name for one in there]
    assert "Otis" not in names
    assert len(set(names)) == 2


def test_the_same_numbers_give_the_same_careers() -> None:
    """A simulated career depends only on its number."""
    played = Careers("sharp", cap=1)(range(2))
    assert played == Careers("sharp", cap=1)(range(2))
    assert played.careers == 2
    assert sum(played.tries) == 2
    assert played.total_hands >= 2


def test_each_table_unlocks_a_known_setting() -> None:
    """Each table has one reward, a value of a setting that is locked until the table is won."""
    assert [reward.table for reward in REWARDS] == [table.id for table in TABLES]
    for number, reward in enumerate(REWARDS):
        assert reward.value in CHOICES[reward.setting]
        assert not is_open(career_at(number), reward.setting, reward.value)
        won = Career(10**6, tried={table.id: WON[table.id] for table in TABLES[: number + 1]})
        assert is_open(won, reward.setting, reward.value)
    assert is_open(Career(), "card_back", "medal")
