"""Any fault of a record is reported in one sentence, with the number of the action if there is one."""

from typing import Any

import pytest
from hypothesis import given

from tests.support.strategies import examples
from tests.support.tables import cards, in_order
from tonk.records import Record, RecordRefused, record_from_json
from tonk.records.strict import DEEPEST
from tonk.rules import refusals as no
from tonk.rules.cards import Seat
from tonk.words import language

from .drawn import DECK, example, meddled, position_example

CARDS = example()["deck"]
SIX = ["2H", "3H", "4H", "5H", "6H", "7H"]


@pytest.mark.parametrize("value", [None, 7, "record", [], [example()], True])
def test_a_record_is_an_object(value: object) -> None:
    """Any other JSON value is no record."""
    with pytest.raises(RecordRefused, match=r"^a record is a JSON object$"):
        record_from_json(value)


_RULES: list[tuple[dict[str, Any], str]] = [
    ({"rules": "bridge"}, "there is no rule set called 'bridge'"),
    ({"rules": "../jazz-club"}, "there is no rule set called '../jazz-club'"),
    ({"rules": "x" * 900}, f"there is no rule set called '{'x' * 40}'"),
    ({"rules": "a\x1b[2J"}, "there is no rule set called 'a\\x1b[2J'"),
    ({"rules": 3}, "the rules must be the id of a rule set, or an object that names its base"),
    ({"rules": None}, "the rules must be the id of a rule set, or an object that names its base"),
    ({"rules": {}}, "the rules must be the id of a rule set, or an object that names its base"),
    ({"rules": {"base": 1}}, "the rules must be the id of a rule set, or an object that names its base"),
    ({"rules": {"base": "bridge"}}, "there is no rule set called 'bridge'"),
    ({"rules": {"base": "pagat", "hand_sise": 5}}, "there is no rule called 'hand_sise'"),
    ({"rules": {"base": "pagat", "x-note": "mine"}}, "there is no rule called 'x-note'"),
    ({"rules": {"base": "pagat", "id": "pagat"}}, "there is no rule called 'id'"),
    ({"rules": {"base": "pagat", "hand_size": 9}}, "hand_size must be a whole number from 3 to 8"),
    ({"rules": {"base": "pagat", "hand_size": True}}, "hand_size must be a whole number from 3 to 8"),
    ({"rules": {"base": "pagat", "upcard": 1}}, "upcard must be true or false"),
    ({"rules": {"base": "pagat", "name": "a\nb"}}, "name must be a line of 1 to 60 visible characters"),
    (
        {"rules": {"base": "pagat", "hit_runs": "none", "hit_books": False, "hits_a_turn": 1}},
        "hits_a_turn must be null where nothing may be hit (hit_runs is none and hit_books is false)",
    ),
]

_SEATS: list[tuple[dict[str, Any], str]] = [
    ({"seats": "Ana"}, "the seats must be a list of names"),
    ({"seats": ["Ana", 2]}, "the seats must be a list of names"),
    ({"seats": {"0": "Ana"}}, "the seats must be a list of names"),
    ({"seats": []}, "these rules are for 2 to 6 players, not 0"),
    ({"seats": ["Ana"]}, "these rules are for 2 to 6 players, not 1"),
    ({"seats": ["A"] * 7}, "these rules are for 2 to 6 players, not 7"),
    ({"dealer": 3}, "the dealer must be the number of a seat"),
    ({"dealer": -1}, "the dealer must be the number of a seat"),
    ({"dealer": "2"}, "the dealer must be the number of a seat"),
    ({"dealer": True}, "the dealer must be the number of a seat"),
    ({"dealer": 2.0}, "the dealer must be the number of a seat"),
    ({"dealer": None}, "the dealer must be the number of a seat"),
    ({"dealer": ...}, "the dealer must be the number of a seat"),
]

_STAKES: list[tuple[dict[str, Any], str]] = [
    ({"stake": stake}, "the stake must be a whole number from 1 to 1000000")
    for stake in (0, -1, 1_000_001, 10**100, 1.0, True, "1", None, [1])
]

_DECKS: list[tuple[dict[str, Any], str]] = [
    ({"deck": "AS"}, "the deck must be a list of 52 cards"),
    ({"deck": None}, "the deck must be a list of 52 cards"),
    ({"deck": []}, "the deck must be a list of 52 cards"),
    ({"deck": CARDS[:-1]}, "the deck must be a list of 52 cards"),
    ({"deck": [*CARDS, "W1"]}, "the deck must be a list of 52 cards"),
    ({"deck": [*CARDS[:-1], "W1"]}, "the deck holds W1, which is not in play"),
    ({"deck": [*CARDS[:-1], 7]}, "the deck holds something that isn't a card: '' is not a card"),
    ({"deck": [*CARDS[:-1], "\x1b" * 99]}, f"the deck holds something that isn't a card: '{chr(92)}x1b"),
    ({"deck": [*CARDS[:-1], CARDS[0]]}, f"the deck holds {CARDS[0]} twice"),
    ({"deck": [*CARDS[:-1], "10S"]}, "the deck holds TS twice"),
    ({"deck": ...}, "a record has either a deck or a position"),
    ({"position": position_example()["position"]}, "a record has either a deck or a position"),
    ({"deck": ..., "position": []}, "the position must be a JSON object"),
    ({"deck": ..., "position": None}, "the position must be a JSON object"),
]

_OTHERS: list[tuple[dict[str, Any], str]] = [
    ({"note": 1}, "'note' is not a key of a record"),
    ({"X-note": 1}, "'X-note' is not a key of a record"),
    ({"k" * 900: 1}, f"'{'k' * 40}' is not a key of a record"),
    ({"\x1b": 1}, "'\\x1b' is not a key of a record"),
    ({"": 1}, "'' is not a key of a record"),
    ({"format": ...}, "the record lacks format"),
    ({"rules": ...}, "the record lacks rules"),
    ({"seats": ...}, "the record lacks seats"),
    ({"format": "tonk-hand/2"}, "the format must be tonk-hand/1"),
    ({"format": 1}, "the format must be tonk-hand/1"),
    ({"result": None}, "the result must be a JSON object"),
    ({"result": []}, "the result must be a JSON object"),
    ({"twists": ["wild"]}, "these rules have no twists"),
    ({"twists": None}, "these rules have no twists"),
    ({"reshuffles": [["AS"]]}, "these rules never reshuffle"),
    ({"score": [0, 0]}, "the score must hold the points of each seat"),
    ({"score": [0, 0, True]}, "the score must hold the points of each seat"),
    ({"score": 0}, "the score must hold the points of each seat"),
    ({"seed": None}, "the seed must be a whole number or text"),
    ({"seed": 1.5}, "the seed must be a whole number or text"),
    ({"seed": True}, "the seed must be a whole number or text"),
    ({"actions": "0 draw"}, "the actions must be a list"),
    ({"actions": None}, "the actions must be a list"),
    ({"actions": {"0": "draw"}}, "the actions must be a list"),
]


@pytest.mark.parametrize(("change", "sentence"), [*_RULES, *_SEATS, *_STAKES, *_DECKS, *_OTHERS])
def test_faults_of_a_record(change: dict[str, Any], sentence: str) -> None:
    """A missing, unknown or mistyped key, and impossible rules or cards, are named in the sentence."""
    with pytest.raises(RecordRefused) as refused:
        record_from_json(example(**change))
    assert refused.value.sentence.startswith(sentence)
    assert refused.value.sentence.isprintable()
    assert len(refused.value.sentence) < 200
    assert refused.value.action is None
    assert refused.value.refusal is None


@pytest.mark.parametrize(
    ("number", "action", "sentence"),
    [
        (0, 7, "an action must be text"),
        (3, None, "an action must be text"),
        (3, "2 draw", "it is seat 1's turn, not seat 2's"),
        (3, "999 draw", "it is seat 1's turn, not seat 999's"),
        (3, "1 fold", "'fold' is not a move a player can make here"),
        (5, "1 discard", "“discard” can't stand alone"),
        (6, "", "'' is not an action: it must say SEAT VERB ..."),
        (7, "0 draw", "the hand is over"),
        (7, "nonsense", "the hand is over"),
    ],
)
def test_faults_of_an_action(number: int, action: object, sentence: str) -> None:
    """A text that is no action, or an action of another seat, is refused by its number."""
    actions = [*example()["actions"][:number], action]
    with pytest.raises(RecordRefused) as refused:
        record_from_json(example(actions=actions, result=...)).replay()
    assert (refused.value.action, refused.value.sentence) == (number, sentence)
    assert refused.value.refusal is None


@pytest.mark.parametrize(
    ("number", "action", "refusal"),
    [
        (0, "0 discard KS", no.DrawFirst()),
        (1, "0 draw", no.HasDrawn()),
        (1, "0 take", no.HasDrawn()),
        (1, "0 drop", no.DropAfterDrawing()),
        (1, "0 lay 4D 5D 7D", no.NotHeld(cards("7D"))),
        (1, "0 lay 4D 5D KS", no.NotASpread(cards("4D 5D KS"))),
        (1, "0 lay 4D 5D", no.TooFew(cards("4D 5D"))),
        (1, "0 lay 4D 6D KS TC TS", no.NotASpread(cards("4D 6D KS TC TS"))),
        (1, "0 hit 4D 0", no.NoSuchSpread(0)),
        (4, "1 hit 2D 0", no.DoesNotFit(in_order("2D")[0], in_order("4D 5D 6D"))),
        (4, "1 hit 7D 2D 0", no.DoesNotFit(in_order("2D")[0], in_order("4D 5D 6D 7D"))),
        (5, "1 discard 7D", no.NotHeld(cards("7D"))),
    ],
)
def test_actions_that_the_rules_refuse(number: int, action: str, refusal: no.Refusal) -> None:
    """An illegal action gets the rules' own refusal, with its number."""
    actions = [*example()["actions"][:number], action]
    with pytest.raises(RecordRefused) as refused:
        record_from_json(example(actions=actions, result=...)).replay()
    assert (refused.value.action, refused.value.refusal, refused.value.sentence) == (number, refusal, "")


_POSITIONS = [
    ({"note": 1}, "'note' is not a key of a position"),
    ({"\x1b" * 99: 1}, "'\\x1b\\x1b"),
    ({"hands": ...}, "the position lacks hands"),
    ({"stock": ...}, "the position lacks stock"),
    ({"discard": ...}, "the position lacks discard"),
    ({"table": ...}, "the position lacks table"),
    ({"to_act": ...}, "the position lacks to_act"),
    ({"phase": ...}, "the position lacks phase"),
    ({"hands": [["8C"]]}, "the position must hold a hand for each of the 2 seats"),
    ({"hands": {}}, "the position must hold a hand for each of the 2 seats"),
    ({"hands": [["8C"], "KS"]}, "cards must be given as a list"),
    ({"hands": [["8C"], [9]]}, "a card must be text such as 4D"),
    ({"hands": [["8C"], ["W1=6D"]]}, "'W1=6D' is not a card"),
    ({"hands": [["8C", "8C"], ["KS"]]}, "a hand holds a card twice"),
    ({"hands": [["8C"], []]}, "seat 1 holds 0 cards; it can hold 1 to 5"),
    ({"hands": [["8C"], SIX]}, "seat 1 holds 6 cards; it can hold 1 to 5"),
    ({"hands": [SIX, ["KS"]]}, "seat 0 holds 6 cards; it can hold 1 to 5"),
    (
        {"hands": [[*SIX, "8H"], ["KS"]], "phase": "play"},
        "seat 0 holds 7 cards; it can hold 1 to 6",
    ),
    ({"stock": "9D"}, "cards must be given as a list"),
    ({"stock": ["9D", "9D"]}, "9D is there twice"),
    ({"stock": ["2S"]}, "2S is there twice"),
    ({"discard": ["8C"]}, "8C is there twice"),
    ({"discard": ["5C"]}, "5C is there twice"),
    ({"discard": [None]}, "a card must be text such as 4D"),
    ({"to_act": 2}, "there is no seat 2 to act"),
    ({"to_act": 10**99}, "there is no seat 1000000"),
    ({"to_act": -1}, "there is no seat -1 to act"),
    ({"to_act": "0"}, "to_act must be the number of a seat, and phase start or play"),
    ({"to_act": False}, "to_act must be the number of a seat, and phase start or play"),
    ({"phase": 1}, "to_act must be the number of a seat, and phase start or play"),
    ({"phase": "over"}, "the phase must be start or play"),
    ({"phase": "window"}, "the phase must be start or play"),
    ({"wait": [3]}, "wait must hold a number of turns for each seat"),
    ({"wait": 3}, "wait must hold a number of turns for each seat"),
    ({"wait": [-1, 0]}, "wait must hold whole numbers from 0 to 999"),
    ({"wait": [1000, 0]}, "wait must hold whole numbers from 0 to 999"),
    ({"wait": [True, 0]}, "wait must hold whole numbers from 0 to 999"),
    ({"held": [False]}, "held must say true or false for each seat"),
    ({"held": [0, 0]}, "held must say true or false for each seat"),
    ({"held": [True, False]}, "in these rules nobody loses a turn: held, skip and block must be empty"),
    ({"skip": [None, "B1"]}, "in these rules nobody loses a turn: held, skip and block must be empty"),
    ({"block": [["B2", 0], None]}, "in these rules nobody loses a turn: held, skip and block must be empty"),
    ({"skip": None}, "in these rules nobody loses a turn: held, skip and block must be empty"),
]


def _table(**changes: Any) -> dict[str, Any]:
    spread = {"owner": 1, "cards": ["5C", "6C", "7C"], "by": [1, 1, 1]} | changes
    return {"table": [{key: value for key, value in spread.items() if value is not ...}]}


_TABLES = [
    ({"table": {}}, "the table must be a list of spreads"),
    ({"table": [["5C", "6C", "7C"]]}, "a spread on the table has owner, cards and, optionally, by"),
    (_table(owner=...), "a spread on the table has owner, cards and, optionally, by"),
    (_table(cards=...), "a spread on the table has owner, cards and, optionally, by"),
    (_table(kind="run"), "a spread on the table has owner, cards and, optionally, by"),
    (_table(owner="1"), "a spread names its seats by number"),
    (_table(owner=True), "a spread names its seats by number"),
    (_table(by="111"), "a spread names its seats by number"),
    (_table(by=[1, 1, None]), "a spread names its seats by number"),
    (_table(by=[1, 1]), "by must name a seat for each card of the spread"),
    (_table(owner=2), "a spread on the table names a seat that is not there"),
    (_table(owner=-1), "a spread on the table names a seat that is not there"),
    (_table(by=[1, 1, 2]), "a spread on the table names a seat that is not there"),
    (_table(cards="5C"), "cards must be given as a list"),
    (_table(cards=["5C", "6C", "9C"]), "5C 6C 9C on the table is not a spread"),
    (_table(cards=["5C", "5C", "6C", "7C"], by=...), "5C 5C 6C 7C on the table is not a spread"),
    (_table(cards=["QC", "KC", "AC"]), "QC KC AC on the table is not a spread"),
    (_table(cards=[], by=[]), "a spread on the table has no cards"),
    (_table(cards=["5C"] * 900, by=...), "5C " * 14 + "on the table is not a spread"),
    (_table(cards=["2S", "3S", "4S"]), "2S is there twice"),
]


@pytest.mark.parametrize(("change", "sentence"), [*_POSITIONS, *_TABLES])
def test_faults_of_a_position(change: dict[str, Any], sentence: str) -> None:
    """An impossible position is refused when it is set up, without an action's number."""
    record = record_from_json(position_example(**change))
    with pytest.raises(RecordRefused) as refused:
        record.replay()
    assert refused.value.sentence.startswith(sentence)
    assert refused.value.sentence.isprintable()
    assert len(refused.value.sentence) < 200
    assert refused.value.action is None


@pytest.mark.parametrize("whole", [example(), position_example()], ids=["deck", "position"])
def test_a_changed_record_is_read_or_refused(whole: dict[str, Any]) -> None:
    """A record changed in any way is either valid, and can be written and replayed, or is refused."""
    outcomes = set()

    @examples(170)
    @given(value=meddled(whole))
    def check(value: Any) -> None:
        refused = _refused(value)
        if refused is None:
            outcomes.add("")
            assert record_from_json(record_from_json(value).to_json()) == record_from_json(value)
        else:
            outcomes.add(refused.sentence)
            assert refused.sentence.isprintable()
            assert bool(refused.sentence) != bool(refused.refusal)

    check()
    assert len(outcomes) > 20
    assert "" in outcomes


def _refused(value: Any) -> RecordRefused | None:
    """Return the fault of a record; None if it has none."""
    try:
        record_from_json(value).replay()
    except RecordRefused as error:
        return error
    return None


def test_records_nest_less_than_is_read() -> None:
    """The reader's limit of depth is enough for any of our records, with notes."""
    assert DEEPEST >= 10
    assert record_from_json(example()) == Record(
        rules=record_from_json(example()).rules,
        seats=("Ana", "Bo", "Cy"),
        dealer=Seat(2),
        deck=DECK,
        actions=tuple(example()["actions"]),
        result=example()["result"],
    )


def test_faults_are_said_in_the_players_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults of a record, a position, an action and a rule set are all translated."""
    monkeypatch.setattr(language, "one", lambda sentence: f"«{sentence}»")
    monkeypatch.setattr(language, "many", lambda _one, several, _count: f"«{several}»")
    bare = {"hands": [["AS"], ["KD"], ["2C"]], "stock": [], "discard": [], "table": [], "to_act": 0, "phase": "start"}
    faults: list[dict[str, object]] = [{"to_act": 7}, {"phase": 1}, {"hands": []}, {"{": 1}, {"wait": 1}]
    positions = [bare | fault for fault in faults]
    changes: list[dict[str, Any]] = [change for change, _ in [*_RULES, *_SEATS, *_STAKES, *_DECKS, *_OTHERS]]
    changes += [{"actions": ["2 draw"], "result": ...}, {"actions": ["0 fold"], "result": ...}]
    changes += [{"deck": ..., "actions": [], "result": ..., "position": position} for position in positions]
    for change in changes:
        with pytest.raises(RecordRefused) as refused:
            record_from_json(example(**change)).replay()
        assert refused.value.sentence.startswith("«"), change
