"""Files of every format as each version of Tonk wrote them: they open forever with the same content.

Each folder beside this file belongs to one version, and was written by its own stores and commands while it was the
newest; it never changes again. ``held.json`` is that version's description of them, ``verified.jsonl`` the answer of
its ``verify`` to ``records.jsonl``. Later versions may say more, or use other names, but never say less.
"""

import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import tonk
from tests.storage.hands import noon
from tests.storage.resuming import resumed
from tonk.bots.tuned_weights import weights_to_json
from tonk.records import action_text, record_from_json, rules_to_json
from tonk.session.match.match import Match, match_from_json
from tonk.storage.paths import Places
from tonk.storage.store import Store

HERE = Path(__file__).resolve().parent
VERSIONS = sorted(path for path in HERE.iterdir() if path.joinpath("held.json").exists())
MATCHES = [path for version in VERSIONS for path in sorted(version.joinpath("matches").iterdir())]


@pytest.fixture(params=VERSIONS, ids=lambda path: path.name)
def version(request: pytest.FixtureRequest) -> Path:
    """The files of one version."""
    path: Path = request.param
    return path


@pytest.fixture
def store(version: Path, tmp_path: Path) -> Iterator[Store]:
    """A copy of them, opened like a player's; no trouble is reported."""
    shutil.copytree(version, tmp_path / "saves", ignore=shutil.ignore_patterns("matches"))
    opened = Store.open(Places(tmp_path / "saves", tmp_path / "saves"), noon)
    yield opened
    opened.close()
    assert opened.news() == []


def content_of(path: Path) -> Any:
    """Return the value in a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


def numbers(weights: Any) -> list[Any]:
    """Return every number in some weights, whatever their names."""
    if isinstance(weights, Mapping):
        return sorted(number for one in weights.values() for number in numbers(one))
    return [number for one in weights for number in numbers(one)] if isinstance(weights, list | tuple) else [weights]


def test_there_are_files_of_the_first_version() -> None:
    """The first version has its files."""
    assert "0.1.0" in [path.name for path in VERSIONS]


@pytest.mark.parametrize("name", ["settings", "choices", "progress"])
def test_settings_choices_and_progress_keep_their_values(store: Store, version: Path, name: str) -> None:
    """Each key has its value, including a later version's; a switch that became a choice says the same."""
    kept: dict[str, Callable[[], Any]] = {
        "settings": store.settings.load,
        "choices": store.choices.load,
        "progress": lambda: store.progress.now,
    }
    now = kept[name]().to_json()
    was = {key: value for key, value in content_of(version / f"{name}.json").items() if key != "format"}
    assert {key: now.get(key) for key in was} == {
        key: "on" if key == "reduced_motion" and value is True else value for key, value in was.items()
    }


def test_the_rules_last_chosen_can_be_played(store: Store, version: Path) -> None:
    """They were house rules."""
    rules = store.choices.load().rule_set
    assert rules is not None
    assert rules_to_json(rules) == content_of(version / "choices.json")["rules"]


def test_the_rulebook_keeps_its_rules_and_weights(store: Store, version: Path) -> None:
    """Every house rule set plays the same, and each tuned number is there."""
    held = content_of(version / "held.json")["rulebook"]
    assert {own.name for own in store.rulebook.all()} == set(held)
    for own in store.rulebook.all():
        was = held[own.name]
        tuned = content_of(version / "rules" / f"{was['file']}.json").get("tempers", {})
        assert (own.key, rules_to_json(own.rules), sorted(own.weight_sets)) == (
            was["file"],
            was["rules"],
            was["tuned_for"],
        )
        for seats, weights in own.weight_sets.items():
            assert numbers(json.loads(json.dumps(weights_to_json(weights)))) == numbers(tuned[str(seats)])


def test_the_history_keeps_its_hands(store: Store, version: Path) -> None:
    """Every hand, person and review is listed as before; each hand follows the rules to its result."""
    held = content_of(version / "held.json")["history"]
    history = store.history
    hands = history.hands(1000)
    assert history.count() == held["count"] == len(hands)
    assert (history.people(), [list(one) for one in history.rules_played()]) == (held["people"], held["rules"])
    for hand, was in zip(hands, held["hands"], strict=True):
        now = json.loads(json.dumps(hand.to_json()))
        assert {key: now[key] for key in was} == was
        record = record_from_json(json.loads(hand.record))
        outcome = record.replay().outcome
        assert outcome is not None
        assert (list(outcome.winners), [won * (hand.stake or 1) for won in outcome.net]) == (was["winners"], was["net"])
    assert {name: history.bankroll(name)[-1].balance for name in held["people"]} == held["bankroll"]
    assert [list(review) for review in history.reviews()] == held["reviews"]
    assert all(history.review(tuple(key), seat) for key, seat in held["reviewed"])


def test_a_set_of_deals_can_be_continued(store: Store, version: Path) -> None:
    """The people, their results, and the cards of the deal in progress are the same."""
    run, held = store.duplicate_set.now, content_of(version / "held.json")["set"]
    assert run is not None
    assert run.to_json() == content_of(version / "duplicate.json")["run"]
    assert (run.turn, run.number, run.hand().record().to_json()["deck"]) == (
        held["turn"],
        held["number"],
        held["dealt"],
    )


def state(match: Match) -> dict[str, Any]:
    """Return the facts about a match, in the words of ``held.json``."""
    position = match.position
    return {
        "hand_number": match.hand_number,
        "bankrolls": list(match.bankrolls),
        "dealer": match.dealer,
        "phase": position.phase,
        "to_act": position.to_act,
        "legal": [action_text(position.to_act, action) for action in position.legal()],
        "score": list(match.score),
        "totals": list(position.totals),
        "wait": list(position.wait),
    }


@pytest.mark.parametrize("folder", MATCHES, ids=lambda path: path.name)
def test_a_match_can_be_continued(folder: Path, tmp_path: Path) -> None:
    """It is unchanged, ends the same with the same play, and deals the same cards afterwards."""
    held = content_of(folder.parents[1] / "held.json")["matches"][folder.name]
    shutil.copytree(folder, tmp_path / "matches")
    store = Store.open(Places(tmp_path, tmp_path), noon)
    file = resumed(store.matches)
    assert file is not None
    assert store.news() == []
    match = match_from_json(file.body)
    store.close()
    now = state(match)
    assert now == {key: held[key] for key in now}
    while not match.hand_over:
        match.act(match.position.legal()[-1])
    assert match.record().to_json()["result"] == held["end"]
    assert match.over == ("next_deal" not in held)
    if not match.over:
        match.deal_next()
        assert match.record().to_json()["deck"] == held["next_deal"]


def test_records_get_the_same_answers(version: Path) -> None:
    """Finished, unfinished and set-up hands of each preset each get the same line."""
    ran = tonk("verify", str(version / "records.jsonl"))
    assert (ran.status, ran.err) == (0, "")
    was = [json.loads(line) for line in (version / "verified.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [{key: now.get(key) for key in old} for now, old in zip(ran.lines, was, strict=True)] == was


def test_a_record_is_written_as_read(version: Path) -> None:
    """Nothing is lost on the way through the game."""
    for line in (version / "records.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        now = record_from_json(record).to_json()
        assert {key: now.get(key) for key in record} == record
