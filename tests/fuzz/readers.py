"""Every reader in the game, with valid inputs; a reader may raise nothing but its own refusals."""

import json
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any

from tests.commands.running import tonk
from tests.frozen.test_frozen import VERSIONS
from tests.records.test_guest_records import record_of
from tests.session.plays import PEOPLE, anything, plan, play_hand
from tests.storage.hands import noon, played
from tests.support.guest_hands import any_hand
from tonk.coaching.review.review_json import ReviewRefused, review_from_json
from tonk.records import rules_to_json
from tonk.records.reading import TextsIn, Unreadable, open_replay, read_record
from tonk.records.rule_files import RuleFileRefused, is_rule_file, rule_file
from tonk.rules import guest_ids, load_preset, preset_ids
from tonk.rules.cards import FIRST_SEAT
from tonk.session.circuit.career import Career, Playing, Settled, Tries
from tonk.session.circuit.tables import TABLES
from tonk.session.deals.deal import Deal
from tonk.session.deals.deal_codes import CodeRefused, code_of, deal_of_code, meant_as_code
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.saved_plan import MatchDamaged
from tonk.session.people import People
from tonk.storage.dropped_files import read_text
from tonk.storage.formats import DamagedFile, FutureFile, json_bytes, strict_json, with_checksum
from tonk.storage.history import History
from tonk.storage.journal import JournalEntry, entries_in
from tonk.storage.kept_file import KeptFile
from tonk.storage.matches import MatchStore, match_bytes
from tonk.storage.notices import Notices
from tonk.storage.paths import Places
from tonk.storage.pending_hands import PENDING_FORMAT, PendingHands
from tonk.storage.store import Store

_DAY = date(2026, 11, 20)
_ID = "match-189ea3f2ebbc1d6c"


@dataclass(frozen=True)
class Reader:
    """A reader.

    Attributes:
        read: Reads some bytes; whatever it raises is a fault.
        seeds: Valid inputs.
        sealed: Whether each line begins with a checksum, without which the rest is not read.
        often: How often it is tried, relative to others.
    """

    read: Callable[[bytes], object]
    seeds: tuple[bytes, ...]
    sealed: bool = False
    often: int = 10


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape" if len(data) % 7 == 0 else "replace")


def _has_reason(refused: Exception) -> None:
    """Check that a refusal gives a reason, because it becomes a sentence on screen."""
    assert str(refused)


# Texts


def _read_record(data: bytes) -> None:
    try:
        open_replay(read_record(_text(data)))
    except Unreadable as refused:
        _has_reason(refused)


def _read_rules(data: bytes) -> None:
    text = _text(data)
    is_rule_file(text)
    try:
        rule_file(text)
    except RuleFileRefused as refused:
        _has_reason(refused)


def _read_code(data: bytes) -> None:
    text = _text(data)
    meant_as_code(text)
    try:
        deal_of_code(text)
    except CodeRefused as refused:
        _has_reason(refused)


def _read_review(data: bytes) -> None:
    try:
        review_from_json(strict_json(data))
    except (DamagedFile, ReviewRefused) as refused:
        _has_reason(refused)


def _verify(data: bytes) -> None:
    ran = tonk("verify", "-", stdin=data)
    assert ran.status in (0, 1, 2), ran
    assert "Traceback" not in ran.err, ran


# Files


def _drop(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    try:
        texts = TextsIn()
        for part in read_text(str(path)):
            texts.feed(part)
        for text in texts.texts()[:3]:
            read_record(text)
    except Unreadable as refused:
        _has_reason(refused)


def _load(kept: KeptFile[Any], wanted: str, data: bytes) -> None:
    """Read a small file as the store does, without a disk, and check that it can be written and read again."""
    try:
        value, problems = kept._parse(kept._body(data))
    except (DamagedFile, FutureFile):
        return
    assert all(problems)
    try:
        again, problems = kept._parse(kept._body(_body(wanted, kept._dump(value))))
    except DamagedFile:
        return  # `KeptFile.save` refuses to write values that are too large
    assert again == value, (value, again)
    assert not problems, problems


def _load_match(folder: Path, data: bytes) -> None:
    (folder / f"{_ID}.json").write_bytes(data)
    store = MatchStore(folder, Notices(), noon)
    for found in store.found():
        try:
            match_from_json(found.body)
        except MatchDamaged as refused:
            _has_reason(refused)


def _load_journal(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    for entry in entries_in(path):
        assert entry.line()


def _load_waiting(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    PendingHands(path, Notices(), noon)._read()


def _load_history(path: Path, data: bytes) -> None:
    for old in path.parent.glob("history*"):
        old.unlink()
    path.write_bytes(data)
    history = History(path, Notices(), noon, dict)
    history.hands(10)
    history.people()
    history.close()


# All of them


def _matches() -> Iterator[bytes]:
    for version in VERSIONS:
        for path in sorted(version.glob("matches/*/*.json")):
            body = json.loads(path.read_bytes())
            yield match_bytes(_ID, body["match"], 3)
    for number, name in enumerate(guest_ids()):
        match = Match(plan(number, name, PEOPLE[:2]))
        play_hand(match, anything(number))
        yield match_bytes(_ID, match.to_json(), 3)


def _guest_hands() -> Iterator[bytes]:
    for name in guest_ids():
        yield json.dumps(record_of(any_hand(name, 7))[0].to_json()).encode()


def _guest_rules() -> Iterator[bytes]:
    for name in guest_ids():
        yield json.dumps(rules_to_json(load_preset(name))).encode()


def _codes() -> Iterator[bytes]:
    for number, name in enumerate((*preset_ids(), *guest_ids())):
        rules = load_preset(name)
        yield code_of(Deal(rules, min(2 + number % 2, rules.most_players), FIRST_SEAT, 77 * number)).encode()


def _career() -> bytes:
    tried = {TABLES[0].id: Tries(2, 1, 40), TABLES[1].id: Tries(1, 0)}
    career = Career(500, 1, tried, Playing(1, "m", 24, 12), Settled(0, "won", 9, 40, first=True, now_at=1, staked=90))
    from tonk.storage.circuit import _career_to

    return _body("tonk-career/1", _career_to(career))


def _body(format_: str, body: Mapping[str, Any]) -> bytes:
    return json_bytes({"format": format_, **body})


@cache
def readers() -> Mapping[str, Reader]:
    """Return all readers by name."""
    folder = Path(tempfile.mkdtemp(prefix="tonk-fuzz-"))
    store = Store.open(Places(folder, folder), noon)
    version = VERSIONS[-1]
    kept_hands = (version / "records.jsonl").read_text("utf-8").splitlines()
    hands = (*(line.encode() for line in kept_hands), *_guest_hands())
    rules = (*(path.read_bytes() for path in sorted((version / "rules").iterdir())), *_guest_rules())
    people = People().welcome(["Ana", "Bo", "Cy"])
    run = json.loads((version / "duplicate.json").read_bytes())["run"]
    entry = JournalEntry("file", "settings.json", {"ui_scale": [1.0, 1.5], "music": ["place", "off"]})
    waiting = tuple(with_checksum({"format": PENDING_FORMAT, "hand": played(number).to_json()}) for number in (1, 2))
    (folder / "matches").mkdir(exist_ok=True)

    def small(file: KeptFile[Any], wanted: str, *seeds: bytes) -> Reader:
        return Reader(partial(_load, file, wanted), seeds)

    return {
        "record": Reader(_read_record, hands, often=20),
        "rules": Reader(_read_rules, rules, often=20),
        "code": Reader(_read_code, tuple(_codes())),
        "review": Reader(_read_review, (b'{"format":"tonk-review/1","seat":0}',), often=2),
        "verify": Reader(_verify, hands, often=2),
        "drop": Reader(partial(_drop, folder / "drop"), (*hands, *rules, b"\n".join(hands[:9])), often=4),
        "settings": small(store.settings, "tonk-settings/1", (version / "settings.json").read_bytes()),
        "choices": small(store.choices, "tonk-choices/1", (version / "choices.json").read_bytes()),
        "progress": small(store.progress.file, "tonk-progress/1", (version / "progress.json").read_bytes()),
        "people": small(store.people.file, "tonk-people/1", _body("tonk-people/1", people.to_json())),
        "career": small(store.career.file, "tonk-career/1", _career()),
        "set": small(store.duplicate_set.file, "tonk-duplicate/1", _body("tonk-duplicate/1", {"run": run})),
        "dailies": small(store.dailies.file, "tonk-daily/1", _body("tonk-daily/1", {_DAY.isoformat(): {"run": run}})),
        "match": Reader(partial(_load_match, folder / "matches"), tuple(_matches()), sealed=True),
        "journal": Reader(partial(_load_journal, folder / "journal"), (entry.line(),), sealed=True),
        "waiting": Reader(partial(_load_waiting, folder / "waiting"), waiting, sealed=True),
        "history": Reader(
            partial(_load_history, folder / "history.sqlite3"), ((version / "history.sqlite3").read_bytes(),), often=1
        ),
    }
