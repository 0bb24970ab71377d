"""Daily deals: the same for everyone, with one result a day, and a streak that survives a wrong clock."""

import json
from dataclasses import replace
from datetime import date, timedelta

import pytest

from tonk.rules import load_preset
from tonk.rules.cards import Seat
from tonk.session.deals.daily import DEALS, FIRST_DAY, WEEK, Dailies, DailyResult, daily_set, marks
from tonk.session.deals.deal import DealSet
from tonk.session.deals.duplicate import SetRun

MONDAY = date(2026, 11, 23)


def played(days: Dailies, day: date, today: date, won: int = 1) -> Dailies:
    """The given days, with this one finished."""
    return days.with_run(day, replace(days.run(day, "Ana"), won=((won,) * DEALS,)), today)


def test_deals_of_a_date_follow_the_documented_recipe() -> None:
    """The rules, players, dealer, seed and level of two dates are fixed forever."""
    # 1665937384366654169 is the first 63 bits of the SHA-256 of "tonk daily 1 2026-11-23", computed separately.
    expected = DealSet(load_preset("jazz-club"), 4, Seat(1), 1665937384366654169, DEALS, "casual")
    assert daily_set(MONDAY) == expected
    assert daily_set(date(2026, 11, 28)) == DealSet(
        load_preset("twists"), 3, Seat(7575956717919662649 % 3), 7575956717919662649, DEALS, "sharp"
    )


def test_each_rule_set_has_its_weekday() -> None:
    """Each of the seven rule sets has a weekday, with a number of players that it allows."""
    assert len({preset for preset, _seats, _level in WEEK}) == 7
    for number in range(7):
        deals = daily_set(MONDAY + timedelta(days=number))
        assert deals.rules.seats(deals.seats)


def test_the_first_result_of_a_day_stays() -> None:
    """A second result changes nothing."""
    once = played(Dailies(), MONDAY, MONDAY, won=3)
    assert played(once, MONDAY, MONDAY, won=9) == once
    assert once.run(MONDAY, "Bo").won == ((3,) * DEALS,)


def test_a_streak_counts_days_finished_on_their_date() -> None:
    """Today may still be open; a gap ends the streak, and a day played late doesn't mend it."""
    days = Dailies()
    for number in range(3):
        days = played(days, MONDAY + timedelta(days=number), MONDAY + timedelta(days=number))
    thursday = MONDAY + timedelta(days=3)
    assert days.streak(thursday - timedelta(days=1)) == 3
    assert days.streak(thursday) == 3, "today is still open"
    assert days.streak(thursday + timedelta(days=1)) == 0
    late = played(days, thursday, thursday + timedelta(days=1))
    assert late.streak(thursday + timedelta(days=1)) == 0, "a day played late doesn't close the gap"
    assert late.best_streak == 3
    assert late.results[thursday].won == (1,) * DEALS


def test_a_clock_set_back_takes_nothing_away() -> None:
    """The streak is back once the clock is right, with the days played since."""
    days = played(played(Dailies(), MONDAY, MONDAY), MONDAY + timedelta(days=1), MONDAY + timedelta(days=1))
    earlier = MONDAY - timedelta(days=10)
    assert days.streak(earlier) == 0
    days = played(days, earlier, earlier)
    assert days.streak(MONDAY + timedelta(days=1)) == 2
    assert days.best_streak == 2


def test_days_survive_saving() -> None:
    """Finished and begun days come back."""
    begun = replace(Dailies().run(MONDAY, "Ana"), won=((4, -1),))
    days = played(Dailies(), MONDAY - timedelta(days=1), MONDAY).with_run(MONDAY, begun, MONDAY)
    found, problems = Dailies.from_json(json.loads(json.dumps(days.to_json())))
    assert (found, problems) == (days, [])


@pytest.mark.parametrize(
    "body",
    [
        None,
        {"won": [1] * 5, "finished": "2026-11-23"},
        {"won": [True] * DEALS, "finished": "2026-11-23"},
        {"won": [1] * DEALS, "finished": "yesterday"},
        {"run": {}},
        {"run": SetRun("x", daily_set(MONDAY + timedelta(days=1)), ("Ana",)).to_json},
    ],
)
def test_a_damaged_day_costs_that_day_only(body: object) -> None:
    """The other days are read, and a sentence names the lost one."""
    good = {"2026-11-22": {"won": [1] * DEALS, "finished": "2026-11-22"}}
    found, problems = Dailies.from_json({"2026-11-23": body, **good})
    assert dict(found.results) == {date(2026, 11, 22): DailyResult((1,) * DEALS, date(2026, 11, 22))}
    assert not found.runs
    assert problems == ["The daily deals of 2026-11-23 can't be used: they are damaged."]


def test_the_state_of_a_day_follows_its_play() -> None:
    """A day is closed before the first date and after today, and begun only when one of its hands is over."""
    before, tuesday = MONDAY - timedelta(days=1), MONDAY + timedelta(days=1)
    days = played(played(Dailies(), MONDAY, MONDAY), before, MONDAY)
    assert [days.state(day, tuesday) for day in (MONDAY, before, tuesday)] == ["on_time", "late", "open"]
    assert [days.state(day, tuesday) for day in (FIRST_DAY, FIRST_DAY - timedelta(days=1))] == ["open", "off"]
    assert days.state(tuesday, MONDAY) == "off"
    run = days.run(tuesday, "Ana")
    opened = days.with_run(tuesday, run, tuesday)
    assert opened.state(tuesday, tuesday) == "open"
    assert opened.with_run(tuesday, replace(run, won=((1,),)), tuesday).state(tuesday, tuesday) == "begun"


def test_the_calendar_has_every_date_that_can_have_been_played() -> None:
    """The calendar goes from the first date to today and all played days, even with a wrong clock."""
    assert Dailies().span(MONDAY) == (FIRST_DAY, MONDAY)
    early, ahead = FIRST_DAY - timedelta(days=9), MONDAY + timedelta(days=9)
    assert played(played(Dailies(), early, early), ahead, ahead).span(MONDAY) == (early, ahead)


def test_each_deal_is_marked_beside_the_bots() -> None:
    """Each mark says whether a result is more, as much, or less than a bot's with the same cards."""
    assert marks((3, 0, -1), (1.5, 0, 2)) == ("above", "level", "below")
