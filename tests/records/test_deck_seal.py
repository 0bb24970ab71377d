"""The check of a finished hand's deck: it fails if deck, salt, cut, fingerprint or hand was changed."""

import json
from typing import Any

import pytest

from tests.session.plays import anything, plan, play_hand
from tonk.records import record_from_json
from tonk.records.deck_seal import check_deck, seal_note
from tonk.session.match.match import Match


@pytest.fixture(name="kept")
def _kept() -> dict[str, Any]:
    """The record of a finished hand whose deck was cut at 17, as the history has it."""
    match = Match(plan(11), 17)
    play_hand(match, anything(3))
    whole: dict[str, Any] = json.loads(json.dumps(match.record().to_json()))
    return whole


def fair(kept: dict[str, Any]) -> bool:
    """Return the seal check's answer about a record."""
    check = check_deck(record_from_json(kept))
    assert check is not None
    return check.fair


def test_the_deck_that_was_sealed_is_the_deck_that_was_played(kept: dict[str, Any]) -> None:
    """An unchanged hand passes; the sealed deck is the dealt one with the cut undone."""
    check = check_deck(record_from_json(kept))
    assert check is not None
    assert check.fair
    assert check.matches
    assert check.played
    assert check.cut == 17
    assert check.seal.deck == Match(plan(11)).deck
    assert check.shown == kept["x-seal"]["fingerprint"] == check.seal.fingerprint


@pytest.mark.parametrize("places", [(0, 1), (3, 40), (50, 51)])
def test_a_changed_deck_fails(kept: dict[str, Any], places: tuple[int, int]) -> None:
    """Two swapped cards fail the check, even if they were never drawn."""
    one, other = places
    kept["deck"][one], kept["deck"][other] = kept["deck"][other], kept["deck"][one]
    assert not fair(kept)


@pytest.mark.parametrize("digit", [0, 15, 31])
def test_a_changed_salt_fails(kept: dict[str, Any], digit: int) -> None:
    """One changed digit of the salt fails the check."""
    salt = kept["x-seal"]["salt"]
    kept["x-seal"]["salt"] = salt[:digit] + ("0" if salt[digit] != "0" else "1") + salt[digit + 1 :]
    assert not fair(kept)


@pytest.mark.parametrize("cut", [cut for cut in range(52) if cut != 17])
def test_a_changed_cut_fails(kept: dict[str, Any], cut: int) -> None:
    """Any other cut fails the check."""
    kept["x-seal"]["cut"] = cut
    assert not fair(kept)


def test_another_fingerprint_fails(kept: dict[str, Any]) -> None:
    """A fingerprint that wasn't shown fails the check."""
    kept["x-seal"]["fingerprint"] = "0" * 64
    assert not fair(kept)


def test_a_replaced_deck_and_seal_fail(kept: dict[str, Any]) -> None:
    """A whole deck in place of the sealed one doesn't match the shown fingerprint."""
    other = Match(plan(12), 17)
    play_hand(other, anything(3))
    kept["deck"] = other.record().to_json()["deck"]
    assert not fair(kept)


def test_a_hand_that_does_not_follow_from_the_deck_fails(kept: dict[str, Any]) -> None:
    """The fingerprint matches, but the recorded hand can't have been played with that deck."""
    kept["result"]["totals"][0] += 1
    check = check_deck(record_from_json(kept))
    assert check is not None
    assert check.matches
    assert not check.played
    assert not check.fair
    del kept["result"]
    assert not fair(kept)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("fingerprint", "0" * 63),
        ("fingerprint", "G" * 64),
        ("fingerprint", 7),
        ("fingerprint", ...),
        ("cut", 52),
        ("cut", -1),
        ("cut", True),
        ("cut", 1.0),
        ("cut", ...),
        ("salt", "0" * 31),
        ("salt", None),
        ("salt", ["0" * 32]),
    ],
)
def test_a_seal_in_another_format_gets_no_verdict(kept: dict[str, Any], key: str, value: object) -> None:
    """A seal in another format may be anyone's, and gets no verdict."""
    if value is ...:
        del kept["x-seal"][key]
    else:
        kept["x-seal"][key] = value
    assert seal_note(record_from_json(kept)) is None
    assert check_deck(record_from_json(kept)) is None


@pytest.mark.parametrize("value", [None, "seal", 7, [], {}])
def test_other_values_are_no_seal(kept: dict[str, Any], value: object) -> None:
    """Other values under the key are no seal either."""
    kept["x-seal"] = value
    assert check_deck(record_from_json(kept)) is None


def test_without_a_seal_or_a_salt_there_is_nothing_to_check(kept: dict[str, Any]) -> None:
    """A hand without a seal, or an unfinished one, has nothing to check."""
    assert check_deck(record_from_json({key: value for key, value in kept.items() if key != "x-seal"})) is None
    del kept["x-seal"]["salt"]
    assert seal_note(record_from_json(kept)) is not None
    assert check_deck(record_from_json(kept)) is None
