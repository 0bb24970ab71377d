"""House rules on the disk: everything saved comes back, and a hostile file does no harm."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from tests.support.own_rules import own_rule_sets
from tests.support.strategies import examples
from tonk.bots.weights import UNTUNED
from tonk.records.rule_files import LONGEST, RuleFile, rule_file
from tonk.rules import RuleSet, changed, load_preset
from tonk.session.house_rules import NoRoom, OwnRules
from tonk.session.rule_draft import begun_from
from tonk.storage.notices import Notices
from tonk.storage.rule_folder import file_name
from tonk.storage.rulebook import Rulebook
from tonk.storage.writer import Writer

from .hands import noon
from .slow import PATIENCE

OURS = changed(load_preset("descente"), {"name": "Friday", "hand_size": 6})


class ReopenedRulebook:
    """A rulebook in a folder, reopened as often as wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.writer, self.notices = Writer(PATIENCE), Notices()
        self.book = self.open()

    def open(self) -> Rulebook:
        """Open the book as a new start would."""
        self.writer.close()
        return Rulebook(self.folder / "rules", self.folder / "exported", self.notices, self.writer, noon)


@pytest.fixture
def opened(tmp_path: Path) -> ReopenedRulebook:
    """A rulebook in an empty folder."""
    return ReopenedRulebook(tmp_path)


@given(own_rule_sets())
@examples(40)
def test_a_written_rule_set_is_read(rules: RuleSet) -> None:
    """Any rule set comes back unchanged, through a file or the clipboard."""
    assert rule_file(json.dumps(RuleFile(rules).to_json())).rules == rules


def test_a_kept_rule_set_is_there_at_the_next_start(opened: ReopenedRulebook) -> None:
    """Rules, name and weights are there; saving with the key replaces them, and other rules lose the weights."""
    own = opened.book.keep("", OURS)
    opened.book.keep_weights(own.key, OURS, 3, UNTUNED)
    renamed = changed(OURS, {"name": "Saturday"})
    opened.book.keep(own.key, renamed)
    again = opened.open()
    assert again.all() == [OwnRules(own.key, renamed, {3: UNTUNED})]
    assert again.weights(renamed, 3) == UNTUNED
    assert again.weights(renamed, 4) is None
    again.keep(own.key, changed(renamed, {"hand_size": 7}))
    assert opened.open().all()[0].weight_sets == {}


def test_a_removed_rule_set_is_gone(opened: ReopenedRulebook) -> None:
    """It stays away at the next start, and its name is free again."""
    own = opened.book.keep("", OURS)
    opened.book.remove(own.key)
    assert opened.book.all() == []
    assert opened.open().all() == []
    assert not opened.notices.take_new()


def test_two_similar_names_are_two_files(opened: ReopenedRulebook) -> None:
    """Files never collide, whatever letters a name has."""
    for number in range(3):
        opened.book.keep("", changed(OURS, {"name": "../Ä/Ö" + "!" * number}))
    assert len(opened.open().all()) == 3
    assert len(list((opened.folder / "rules").iterdir())) == 3


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 5000,
        b"{}",
        b"null",
        b'{"format": "tonk-house-rules/1"}',
        b'{"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "hand_size": 99}}',
        b'{"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "hand_size": true}}',
        b'{"format": "tonk-house-rules/1", "rules": {"base": "../../etc"}}',
        b'{"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "__class__": 1}}',
        b'{"format": "tonk-house-rules/1", "rules": "jazz-club", "more": 1}',
        b'{"format": "tonk-hand/1", "rules": "jazz-club"}',
        b'{"base": "jazz-club", "name": "a\\u202eb"}',
        b'{"base": "jazz-club", "name": NaN}',
        b'{"base": "jazz-club", "tonk_pays": 1e999}',
        b'{"base": "jazz-club", "tonk_exact": [' + b"1," * 30000 + b"1]}",
        b'{"base": "jazz-club", "base": "jazz-club"}',
        b"x" * (LONGEST + 1),
    ],
)
def test_a_damaged_file_only_explains_itself(opened: ReopenedRulebook, data: bytes) -> None:
    """In the folder it is set aside with a sentence; pasted, it is refused with one, and nothing is saved."""
    folder = opened.folder / "rules"
    folder.mkdir()
    (folder / "bad.json").write_bytes(data)
    book = opened.open()
    assert book.all() == []
    notices = opened.notices.take_new()
    assert len(notices) == 1
    assert "bad.json.bad-20261120T120000Z" in notices[0]
    answer = book.import_text(data.decode("utf-8", "replace"))
    assert isinstance(answer, str)
    assert 10 < len(answer) < 300
    assert answer.endswith(".")
    assert book.all() == []


def test_the_number_of_rule_sets_is_limited(opened: ReopenedRulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of a newer Tonk count; existing rules can still be changed, and a removal makes room."""
    monkeypatch.setattr("tonk.storage.rulebook.MOST", 3)
    folder = opened.folder / "rules"
    folder.mkdir()
    (folder / "new.json").write_text('{"format": "tonk-house-rules/2"}')
    text = json.dumps(RuleFile(OURS).to_json())
    book = opened.open()
    first, _second = book.keep("", OURS), book.keep("", changed(OURS, {"name": "Saturday"}))
    with pytest.raises(NoRoom, match="3 rule sets"):
        book.keep("", changed(OURS, {"name": "Sunday"}))
    assert isinstance(refused := book.import_text(text), str)
    assert "3 rule sets" in refused
    book.keep(first.key, changed(OURS, {"hand_size": 7}))
    assert len(opened.open().all()) == 2
    book.remove(first.key)
    assert isinstance(book.import_text(text), OwnRules)
    assert len(opened.open().all()) == 2


def test_files_too_many_to_be_read_are_reported(opened: ReopenedRulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody put them there, so they stay."""
    monkeypatch.setattr("tonk.storage.rulebook.MOST", 1)
    folder = opened.folder / "rules"
    folder.mkdir()
    for name in ("a", "b"):
        (folder / f"{name}.json").write_text(json.dumps(RuleFile(changed(OURS, {"name": name})).to_json()))
    book = opened.open()
    assert [own.name for own in book.all()] == ["a"]
    assert len(opened.notices.take_new()) == 1
    book.remove("a")
    with pytest.raises(NoRoom):
        book.keep("", OURS)
    assert (folder / "b.json").exists()


@pytest.mark.parametrize("name", ["CON", "nul", "Lpt1", "../..", "", "☃"])
def test_files_have_names_valid_on_every_system(name: str) -> None:
    """Some words are devices on Windows, with any extension."""
    assert file_name(name).startswith("rules")


def test_a_file_put_there_by_hand_is_found_under_any_name(opened: ReopenedRulebook) -> None:
    """It is changed and removed like any other; hidden files and other extensions are ignored."""
    folder = opened.folder / "rules"
    folder.mkdir()
    text = json.dumps(RuleFile(OURS).to_json())
    for name in ("Our Friday (Zoë's).json", ".hidden.json", "Friday.txt"):
        (folder / name).write_text(text, encoding="utf-8")
    book = opened.open()
    (own,) = book.all()
    book.keep(own.key, changed(OURS, {"hand_size": 7}))
    (again,) = opened.open().all()
    assert again.rules.hand_size == 7
    opened.book = opened.open()
    opened.book.remove(own.key)
    assert opened.open().all() == []
    assert sorted(path.name for path in folder.iterdir()) == [".hidden.json", "Friday.txt"]


def test_a_newer_tonks_rules_are_left_alone(opened: ReopenedRulebook) -> None:
    """They are reported, and stay for the version that can read them."""
    folder = opened.folder / "rules"
    folder.mkdir()
    (folder / "new.json").write_text('{"format": "tonk-house-rules/2"}')
    assert opened.open().all() == []
    assert "newer" in opened.notices.take_new()[0]
    assert (folder / "new.json").exists()


def test_an_exported_file_can_be_imported(opened: ReopenedRulebook) -> None:
    """The file has its weights; since its name is taken, it gets another."""
    own = opened.book.keep("", OURS)
    opened.book.keep_weights(own.key, OURS, 5, UNTUNED)
    assert "friday.json" in opened.book.export(own.key)
    taken = opened.book.import_text((opened.folder / "exported" / "friday.json").read_text(encoding="utf-8"))
    assert isinstance(taken, OwnRules)
    assert taken.rules == changed(OURS, {"name": "Friday 2"})
    assert taken.weight_sets == {5: UNTUNED}
    pasted = opened.book.import_text(opened.book.text(own.key))
    assert isinstance(pasted, OwnRules)
    assert pasted.name == "Friday 3"
    assert len(opened.open().all()) == 3


@pytest.mark.parametrize("points", ["[]", "[1e9]", '["a"]', "[true]", "7", "[" + "1," * 50 + "1]", "[-1]"])
def test_impossible_weights_in_a_file_are_left_out(opened: ReopenedRulebook, points: str) -> None:
    """The rules are used without them."""
    own = opened.book.keep("", OURS)
    opened.book.keep_weights(own.key, OURS, 2, UNTUNED)
    file_json = json.loads(opened.book.text(own.key))
    file_json["tempers"]["2"]["points_per_unseen_card"] = json.loads(points)
    file_json["tempers"]["9"] = file_json["tempers"]["x"] = 5
    taken = opened.book.import_text(json.dumps(file_json))
    assert isinstance(taken, OwnRules)
    assert taken.weight_sets == {}


def test_a_full_disk_loses_nothing_until_the_end(opened: ReopenedRulebook) -> None:
    """Rules that can't be written are reported once, and stay until the game ends."""
    (opened.folder / "rules").write_text("a file where the folder should be")
    own = opened.book.keep("", OURS)
    opened.book.keep(own.key, changed(OURS, {"hand_size": 7}))
    opened.writer.close()
    assert len(opened.notices.take_new()) == 1
    assert opened.book.all()[0].rules.hand_size == 7


def test_tables_are_tuned_one_after_the_other(opened: ReopenedRulebook) -> None:
    """The requested number of players comes first, until none is left."""
    own = opened.book.keep("", begun_from(load_preset("pagat"), []))
    found = []
    while (table := opened.book.untuned(4)) is not None:
        found.append(table[1])
        opened.book.keep_weights(own.key, own.rules, table[1], UNTUNED)
    assert found == [4, 2, 3, 5, 6]


def test_a_listener_hears_of_new_names(tmp_path: Path) -> None:
    """It hears each new name once, with the base and the old name, but not about new rule sets or other knobs."""
    renamed: list[tuple[str, str, str]] = []
    book = Rulebook(tmp_path, tmp_path, Notices(), Writer(PATIENCE), noon, lambda *names: renamed.append(names))
    own = book.keep("", OURS)
    book.keep(own.key, changed(OURS, {"hand_size": 7}))
    book.keep(own.key, changed(OURS, {"name": "Saturday"}))
    assert renamed == [(OURS.id, OURS.name, "Saturday")]


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"name": "n" * 10_000}, "name must be a line of 1 to 60 visible characters"),
        ({"name": "a\x00\x1b[31m"}, "name must be a line of 1 to 60 visible characters"),
        ({"source": "s" * 10_000}, "source must be a line of 1 to 300 visible characters"),
        ({"tonk_pays": 10**60}, "tonk_pays must be a whole number from 1 to 100"),
        ({"hit_runs": [[[]]]}, "hit_runs must be one of: any, others, own, none"),
        ({"\x1b[2J" + "x" * 999: 1}, "there is no rule called"),
        ({"base": "../" * 999}, "there is no rule set called"),
        ({"least_players": 5, "most_players": 3}, "least_players must not be greater than most_players"),
    ],
)
def test_hostile_rules_are_explained_in_a_sentence(
    opened: ReopenedRulebook, rules: dict[str, object], why: str
) -> None:
    """The sentence can be displayed, and existing rules stay unchanged."""
    opened.book.keep("", OURS)
    file_json = {"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "name": "Fine", **rules}}
    said = opened.book.import_text(json.dumps(file_json))
    assert isinstance(said, str)
    assert said.startswith(f"This can't be used as a rule set: {why}")
    assert said.isprintable()
    assert len(said) <= 200
    assert [own.rules for own in opened.book.all()] == [OURS]


def test_a_file_without_a_name_is_not_taken_for_its_preset(opened: ReopenedRulebook) -> None:
    """Hands are filed by these names, which are unique and last, whichever files disappear."""
    folder = opened.folder / "rules"
    folder.mkdir()
    for key, named in (("a", {}), ("b", {}), ("c", {"name": "Jazz Club 2"})):
        file_json = {"format": "tonk-house-rules/1", "rules": {"base": "jazz-club", "tonk_pays": 3, **named}}
        (folder / f"{key}.json").write_text(json.dumps(file_json))
    book = opened.open()
    names = {own.key: own.name for own in book.all()}
    assert len({*names.values(), load_preset("jazz-club").name}) == 4
    assert names["c"] == "Jazz Club 2"
    book.remove("a")
    assert {own.key: own.name for own in opened.open().all()} == {"b": names["b"], "c": names["c"]}
