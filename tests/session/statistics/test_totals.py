"""The statistics of certain hands: what is counted, for whom, and the conclusions about luck and fairness."""

import csv
import gc
import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from tonk.records import Record, action_text, record_from_json, result_of
from tonk.rules import DRAW, Discard, Position, Take, load_preset
from tonk.rules.cards import FIRST_SEAT, FULL_DECK, Card, Seat, card_text, each_seat, mask_of
from tonk.session.match.played_hand import KeptReview, PlayedHand
from tonk.session.statistics.csv_table import COLUMNS, column_texts, table_of
from tonk.session.statistics.deal_odds import MILLION
from tonk.session.statistics.digest import KeptDigest, SeatDigest, digest_of, digest_text
from tonk.session.statistics.fairness import FAIR, TOO_FEW, UNFAIR
from tonk.session.statistics.luck import FIFTHS, SPREAD, TONK, group_of
from tonk.session.statistics.stats_loader import StatsLoader
from tonk.session.statistics.survey import Survey
from tonk.session.statistics.totals import StatsFilter
from tonk.words.statistics import kinds_named

NAMES = ("Ana", "Bo", "Cy")


def drawn(
    number: int, *, deck: Sequence[Card] | None = None, people: tuple[Seat, ...] = (FIRST_SEAT,), **extra: Any
) -> PlayedHand:
    """A hand in which the first player drops at once, from a shuffled deck unless one is given."""
    cards = list(deck) if deck is not None else random.Random(number).sample(FULL_DECK, 52)
    record: dict[str, Any] = {
        "format": "tonk-hand/1",
        "rules": "jazz-club",
        "stake": 2,
        "seats": list(NAMES),
        "dealer": number % 3,
        "deck": [card_text(card) for card in cards],
        "x-levels": ["", "sharp", "casual"],
        **extra,
    }
    start = record_from_json(record).start()
    if start.outcome is None:
        record["actions"] = [f"{start.to_act} drop"]
    outcome = record_from_json(record).replay().outcome
    assert outcome is not None
    record["result"] = result_of(outcome, 2, start.rules)
    return PlayedHand.of(
        record,
        match_id="m",
        hand_no=number,
        played_at=f"2026-{1 + number % 3:02}-01T12:00:00+00:00",
        rules_name="Jazz Club",
        people=people,
    )


def of_kind(kind: str) -> dict[str, Any]:
    """The extras of a record that name its kind; none for an ordinary hand."""
    return {"x-kind": kind} if kind else {}


class FakeHistory:
    """A history of hands as the statistics read it."""

    def __init__(self, hands: Sequence[PlayedHand], reviews: Sequence[KeptReview] = ()) -> None:
        self.kept = [KeptDigest.of(hand)._replace(id=number) for number, hand in enumerate(hands, 1)]
        self._hands = {hand.key: hand for hand in hands}
        self._reviews = list(reviews)
        self.found: dict[int, str] = {}
        self.now_called: dict[str, str] = {}

    def digests(self, after: int, limit: int, *, whole: bool = False) -> tuple[list[KeptDigest], int | None]:
        """Return a page of hands."""
        page = self.kept[after : after + limit]
        if whole:
            return [KeptDigest.of(self._hands[one.match_id, one.hand_no])._replace(id=one.id) for one in page], None
        return page, page[-1].id if len(page) == limit else None

    def reviews(self) -> list[KeptReview]:
        """Return the reviews."""
        return self._reviews

    def renames(self) -> dict[str, str]:
        """Return the present names of people."""
        return self.now_called


def loaded(hands: Sequence[PlayedHand], reviews: Sequence[KeptReview] = ()) -> StatsLoader:
    """A fully loaded history."""
    history = FakeHistory(hands, reviews)
    loader = StatsLoader(history, history.found.update)
    for _hand in loader.steps():
        pass
    assert set(history.found) == {kept.id for kept in history.kept if kept.digest is None}
    return loader


def surveyed(loader: StatsLoader, wanted: StatsFilter) -> Survey:
    """The survey of the wanted hands."""
    survey = Survey(wanted, loader)
    for _step in survey.work():
        pass
    return survey


def test_figures_are_those_of_the_hands() -> None:
    """Every sum is that of the hands themselves, for the person and for all others."""
    hands = [drawn(number) for number in range(40)]
    survey = surveyed(loaded(hands), StatsFilter("Ana"))
    own, others = survey.figures.whole.own, survey.figures.whole.others
    assert own.net == sum(hand.net[0] for hand in hands) == -others.net
    assert (own.hands, others.hands) == (40, 80)
    assert own.result.total == own.net / 2
    assert own.won == sum(0 in hand.winners for hand in hands)
    drops = [hand for hand in hands if (hand.hand_no + 1) % 3 == 0 and hand.ending in ("drop", "caught")]
    assert (own.held, own.caught) == (
        sum(hand.ending == "drop" for hand in drops),
        sum(hand.ending == "caught" for hand in drops),
    )
    assert own.at_drop.total == sum(hand.totals[0] for hand in drops)
    assert sum(survey.figures.drops.values()) == own.drops + others.drops
    assert survey.figures.curve[-1].balance == own.net
    assert survey.figures.endings == Counter((hand.ending, (hand.net[0] > 0) - (hand.net[0] < 0)) for hand in hands)


def test_a_digest_has_the_dealt_hands() -> None:
    """A digest has the record's dealt hands, with the same number of cards each."""
    for number in range(3):
        hand = drawn(number)
        start = record_from_json(json.loads(hand.record)).start()
        digest = digest_of(hand)
        assert digest is not None
        assert [mask_of(digest.dealt_to(seat)) for seat in each_seat(3)] == list(start.hands)


def test_hands_weigh_little_on_the_collector() -> None:
    """The garbage collector doesn't visit loaded hands, which would cost frames."""
    loader = loaded([drawn(number) for number in range(4)])
    gc.collect()
    assert not any(gc.is_tracked(row) for row in loader.hands._rows)


def test_hands_of_another_kind_are_kept_apart() -> None:
    """Only ordinary hands count unless others are asked for; a bot with the person's name doesn't count."""
    hands = [drawn(1), drawn(2, **of_kind("assisted")), drawn(3, people=(Seat(1),))]
    loader = loaded(hands)
    assert loader.filter_choices.kinds == {"", "assisted"}

    def found(**asked: Any) -> list[int]:
        return [hand.kept.hand_no for hand, _seat in surveyed(loader, StatsFilter("Ana", **asked)).figures.hands]

    assert found() == [1]
    assert found(kinds=frozenset(("assisted",))) == [2]
    assert found(kinds=None) == [1, 2]


def test_daily_deals_are_a_kind_of_their_own() -> None:
    """Daily deals, which records call duplicate, are counted apart from other sets of deals."""
    loader = loaded(
        [drawn(1, **of_kind("duplicate")), replace(drawn(2, **of_kind("duplicate")), match_id="daily-2026-11-23-1")]
    )
    assert loader.filter_choices.kinds == {"duplicate", "daily"}
    wanted = StatsFilter("Ana", kinds=frozenset(("daily",)))
    assert [hand.kept.hand_no for hand, _seat in surveyed(loader, wanted).figures.hands] == [2]
    assert kinds_named("daily") == "Daily deals"


def test_hands_follow_a_change_of_name() -> None:
    """A person counts under the present name; a bot with the old name doesn't."""
    history = FakeHistory([drawn(1), drawn(2, people=(Seat(1),))])
    history.now_called = {"Ana": "Eve"}
    loader = StatsLoader(history, history.found.update)
    assert all(loader.steps())
    assert loader.filter_choices.people == {"Eve": 1, "Bo": 1}
    assert [hand.kept.hand_no for hand, _seat in surveyed(loader, StatsFilter("Eve")).figures.hands] == [1]
    assert not surveyed(loader, StatsFilter("Ana")).figures.hands


def test_house_rules_are_counted_apart_from_their_base() -> None:
    """They are a choice of their own, by name, with figures, luck and test of deals from their hands only."""
    hands = [drawn(1), drawn(2), replace(drawn(3), rules_name="Friday night")]
    loader = loaded(hands)
    assert sorted(loader.filter_choices.rules.values()) == ["Friday night", "Jazz Club"]
    for (key, points), name in loader.filter_choices.rules.items():
        survey = surveyed(loader, StatsFilter("Ana", points=points, rules=key))
        numbers = [hand.hand_no for hand in hands if hand.rules_name == name]
        assert [hand.kept.hand_no for hand, _seat in survey.figures.hands] == numbers
        assert survey.fairness.report().decks == len(numbers)


def test_hands_are_filtered() -> None:
    """Filters are opponent, seat, month and the newest; money and points are never mixed."""
    loader = loaded([drawn(number) for number in range(30)])

    def found(**asked: Any) -> list[int]:
        return [hand.kept.hand_no for hand, _seat in surveyed(loader, StatsFilter("Ana", **asked)).figures.hands]

    assert found(last=4) == [26, 27, 28, 29]
    assert found(place=0) == [number for number in range(30) if number % 3 == 0]
    assert found(month="2026-02", last=2) == [25, 28]
    assert found(opponent="Bo") == list(range(30))
    assert found(opponent="Dee") == found(points=True) == found(rules="pagat") == []


def test_groups_have_the_figures_of_their_players() -> None:
    """Beside a person's figures with an opponent are that opponent's own; seats are in order."""
    hands = [drawn(number) for number in range(12)]
    survey = surveyed(loaded(hands), StatsFilter("Ana"))
    for by in ("opponent", "level", "place", "month", "rules"):
        for _step in survey.group(by):
            pass
    opponents = dict(survey.grouped("opponent") or [])
    assert opponents["Bo"].others.net == sum(hand.net[1] for hand in hands)
    assert set(dict(survey.grouped("level") or [])) == {"sharp", "casual"}
    assert [place for place, _sides in survey.grouped("place") or []] == ["0", "1", "2"]
    assert [month for month, _sides in survey.grouped("month") or []] == ["2026-03", "2026-02", "2026-01"]


def test_accuracy_comes_from_reviews() -> None:
    """Accuracy comes from the reviewed hands of the person's seat; luck and skill are summed."""
    reviews = [
        KeptReview("m", 1, Seat(0), 80, 1.0, -0.5),
        KeptReview("m", 2, Seat(0), 90, 2.0, 0.0),
        KeptReview("m", 3, Seat(1), 5, 9, 9),
    ]
    survey = surveyed(loaded([drawn(number) for number in range(5)], reviews), StatsFilter("Ana"))
    accuracy = survey.figures.whole.own.accuracy
    assert (accuracy.count, accuracy.total) == (2, 170)
    assert survey.coached == [2, 3.0, -0.5]


def test_unusable_records_are_not_counted() -> None:
    """They are kept apart, and the others are counted."""
    good = drawn(1)
    record = json.loads(good.record)
    more = json.dumps({**record, "actions": [*record["actions"], "bogus"]})
    records = ("{", "[" * 9999, more)
    bad = [PlayedHand.from_json({**good.to_json(), "hand_no": n, "record": r}) for n, r in enumerate(records, 2)]
    bad.append(replace(good, hand_no=5, net=(10**16, 0, -(10**16))))  # a second reading would have failed
    loader = loaded([good, *bad])
    assert (len(loader.hands), loader.unreadable) == (1, 4)


def test_a_wrong_result_in_a_record_does_not_matter() -> None:
    """The result from the cards counts anyway, but the record proves no seal."""
    good = drawn(1)
    record = json.loads(good.record)
    other = json.dumps({**record, "result": {**record["result"], "net": [0, 0, 0]}})
    assert digest_of(replace(good, record=other)) == digest_of(good)


def test_a_history_that_gives_no_answer_is_asked_again() -> None:
    """It isn't taken for the end, and reading continues once it answers again."""
    history = FakeHistory([drawn(1)])
    loader = StatsLoader(history, history.found.update)
    with mock.patch.object(history, "digests", return_value=None):
        assert next(loader.steps()) is False
    assert not loader.done
    assert all(loader.steps())
    assert len(loader.hands) == 1


def test_damaged_digests_are_computed_again() -> None:
    """Digests that somebody changed don't count: the hands are read again and their digests saved."""
    digest = digest_of(drawn(1))
    assert digest is not None
    far, seat = 10**400, digest.seats[0]
    faults: list[dict[str, Any]] = [{name: far} for name in ("stake", "rounds", "drop_total", "deck", "tonk_chance")]
    damaged: list[Any] = [
        [1],
        digest._replace(cards=()),
        *(digest._replace(**value) for value in faults),
        digest._replace(dealer=Seat(3)),
        digest._replace(seats=(seat._replace(net=-far), *digest.seats[1:])),
        digest._replace(seats=(seat._replace(lower=far), *digest.seats[1:])),
    ]
    for one in damaged:
        history = FakeHistory([drawn(1)])
        history.kept = [history.kept[0]._replace(digest=json.dumps(one))]
        loader = StatsLoader(history, history.found.update)
        page = history.digests(0, 10)
        with mock.patch.object(history, "digests", side_effect=[page, None]):
            assert next(loader.steps()) is False, "a hand that can't be read now is skipped"
        assert all(loader.steps())
        assert [hand.digest for hand in loader.hands] == [digest]
        assert history.found == {1: digest_text(digest)}


def test_a_turn_that_a_discard_ended_is_counted_once() -> None:
    """Two players take each other's discards until the hand ends: three turns each are three rounds, not four."""
    rules = load_preset("jazz-club")
    position = Position.deal(rules, 2, Seat(0), FULL_DECK)
    record = Record(rules, ("Ana", "Bo"), dealer=Seat(0), deck=FULL_DECK)
    actions: list[str] = []
    while position.outcome is None:
        seat, legal = position.to_act, position.legal()
        action = next((one for one in legal if isinstance(one, Take)), None) or next(
            (one for one in legal if isinstance(one, Discard)), DRAW
        )
        actions.append(action_text(seat, action))
        position.apply(action)
    assert position.turns % 2 == 0
    kept = replace(record, actions=tuple(actions), result=result_of(position.outcome, 1, rules)).to_json()
    hand = PlayedHand.of(
        kept,
        match_id="m",
        hand_no=1,
        played_at="2026-01-01T12:00:00+00:00",
        rules_name="Jazz Club",
        people=(Seat(0),),
    )
    digest = digest_of(hand)
    assert digest is not None
    assert digest.rounds == position.turns // 2


def test_fair_deals_look_fair() -> None:
    """Shuffled decks raise no doubt, and a few decks give no verdict."""
    loader = loaded([drawn(number) for number in range(150)])
    survey = surveyed(loader, StatsFilter("Ana"))
    report = survey.fairness.report()
    assert report.verdict == FAIR
    assert {test.name for test in report.tests} >= {"own_cards", "own_counts", "places", "tonks", "suits", "ranks"}
    assert surveyed(loader, StatsFilter("Ana", last=10)).fairness.report().verdict == TOO_FEW
    better = survey.luck.percentile()
    assert better is not None
    assert abs(better.value - 0.5) <= better.error * 1.5
    worth = survey.luck.worth()
    assert worth is not None
    assert 0 <= worth.explained <= 1


def test_deals_that_favour_somebody_are_noticed() -> None:
    """If the bots get low cards, the verdict says so and points at the deal."""
    hands = []
    for number in range(60):
        rng = random.Random(number)
        low, high = rng.sample(FULL_DECK[:24], 24), rng.sample(FULL_DECK[24:], 28)
        deck = []
        for place in range(15):
            seat = (number % 3 + 1 + place) % 3
            deck.append(high.pop() if seat == 0 else low.pop())
        hands.append(drawn(number, deck=deck + rng.sample(low + high, 37)))
    report = surveyed(loaded(hands), StatsFilter("Ana")).fairness.report()
    assert report.verdict == UNFAIR
    doubted = {test.name for test in report.tests if test.p < 0.001}
    assert {"own_counts", "others_counts", "own_cards"} <= doubted


def test_a_broken_seal_is_proof() -> None:
    """One seal that doesn't match its deck is enough; matching seals raise no doubt."""
    digest = digest_of(drawn(1))
    assert digest is not None
    for seals, verdict, broken in (((1, 1, -1), TOO_FEW, 0), ((1, 0, -1), UNFAIR, 1)):
        history = FakeHistory([drawn(number) for number in range(3)])
        history.kept = [
            kept._replace(digest=digest_text(digest._replace(seal=seal)))
            for kept, seal in zip(history.kept, seals, strict=True)
        ]
        loader = StatsLoader(history, history.found.update)
        for _hand in loader.steps():
            pass
        report = surveyed(loader, StatsFilter("Ana")).fairness.report()
        assert (report.verdict, report.seals, report.broken) == (verdict, 2, broken)


def test_a_deck_played_twice_counts_once() -> None:
    """The same deck again is no second deal."""
    deck = random.Random(5).sample(FULL_DECK, 52)
    survey = surveyed(loaded([drawn(3, deck=deck), drawn(6, deck=deck)]), StatsFilter("Ana"))
    assert survey.fairness.report().decks == 1
    assert survey.figures.whole.own.hands == 2


def test_money_lost_is_a_number() -> None:
    """A loss of two is in the table as a number, and isn't taken for a formula."""
    (hand,) = loaded([drawn(1)]).hands
    seats = tuple(digest._replace(net=net) for digest, net in zip(hand.digest.seats, (6, -4, -2), strict=True))
    lost = hand._replace(digest=hand.digest._replace(seats=seats))
    row = dict(zip(COLUMNS, next(csv.reader(table_of([(lost, Seat(0))], {})[0].splitlines()[1:])), strict=True))
    assert row["others_net"] == "-4;-2"


def test_the_table_has_one_row_per_hand() -> None:
    """Every column is documented, and no cell is a formula for a spreadsheet."""
    assert set(column_texts()) == set(COLUMNS)
    hands = [drawn(1, seats=["=1+1", "Bo;x", "Cy"]), drawn(2, seats=["=1+1", "Bo", "Cy"])]
    picked = surveyed(loaded(hands), StatsFilter("=1+1")).figures.hands
    text, rows = table_of(picked, {("m", 1, Seat(0)): KeptReview("m", 1, Seat(0), 77.0, 0.5, -0.25)})
    head, first, second = csv.reader(text.splitlines())
    assert rows == 2
    assert head == list(COLUMNS)
    row = dict(zip(COLUMNS, first, strict=True))
    assert row["person"] == "'=1+1"
    assert row["others"] == "Bo,x;Cy"
    assert json.loads(row["result"]) == hands[0].net[0] / 2
    assert row["accuracy"] == "77.0"
    assert second[-3:] == ["", "", ""]


@pytest.mark.parametrize("risky", ["=1", "\uff1d1", "\u200b=1", "\u2066+1", "\ufe621", "@x", "-1"])
def test_no_name_is_a_formula_at_any_separator(risky: str) -> None:
    """A name alone, after a semicolon, in full width or after something invisible is no formula."""
    (hand,) = loaded([drawn(1, seats=["Ana", "Bo", "Cy"])]).hands
    seats = tuple(one._replace(name=name) for one, name in zip(hand.digest.seats, ["Ana", "Bo", risky], strict=True))
    named = hand._replace(digest=hand.digest._replace(seats=seats))
    row = dict(zip(COLUMNS, next(csv.reader(table_of([(named, Seat(0))], {})[0].splitlines()[1:])), strict=True))
    assert row["others"].split(";")[1].startswith("'")


def test_dealt_hands_are_classified_by_their_cards() -> None:
    """A Tonk comes before a spread, a spread before points, and points are in five equal parts of all hands."""
    dealt = SeatDigest(
        "Ana", "", person=True, net=0, won=False, total=20, dealt=20, lower=0, spread=0, tonk=False, laid=0, hits=0
    )
    assert group_of(dealt._replace(tonk=True, spread=1)) == TONK
    assert group_of(dealt._replace(spread=1)) == SPREAD
    assert [group_of(dealt._replace(lower=MILLION * share // 10)) for share in (10, 9, 7, 5, 1, 0)] == [
        0,
        0,
        1,
        2,
        4,
        4,
    ]
    assert FIFTHS == 5
