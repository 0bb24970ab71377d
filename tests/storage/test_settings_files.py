"""The files of settings and choices: merged, repaired, set aside, and never an obstacle to the game."""

import errno
import json
from pathlib import Path
from unittest import mock

import pytest

from tonk.session.match.choices import LastChoices
from tonk.session.settings import Settings
from tonk.storage.kept_file import CAP, KeptFile
from tonk.storage.notices import Notices
from tonk.storage.settings_files import choices_file, settings_file

from .hands import noon
from .helpers import FAULTS, failing, leftovers

LARGE = Settings(card_size="large", master_volume=0.25, full_screen=True)


def settings_in(folder: Path) -> tuple[KeptFile[Settings], Notices]:
    """The settings of one running copy."""
    notices = Notices()
    return settings_file(folder / "settings.json", notices, noon), notices


def test_without_a_file_settings_have_their_defaults(tmp_path: Path) -> None:
    """The first start says nothing and writes nothing."""
    kept, notices = settings_in(tmp_path / "none")
    assert kept.load() == Settings()
    assert not notices.take_new()
    assert not (tmp_path / "none").exists()


def test_settings_and_choices_come_back(tmp_path: Path) -> None:
    """The next start loads everything saved, and each file names its format."""
    kept, notices = settings_in(tmp_path)
    assert kept.save(LARGE)
    assert settings_in(tmp_path)[0].load() == LARGE
    assert json.loads(kept.path.read_bytes())["format"] == "tonk-settings/1"
    choices = choices_file(tmp_path / "choices.json", notices, noon)
    chosen = LastChoices.usual("Ana").changed(stake=5)
    assert choices.load() != chosen
    assert choices.save(chosen)
    assert choices_file(choices.path, notices, noon).load() == chosen
    assert not notices.take_new()


def test_two_copies_change_different_settings(tmp_path: Path) -> None:
    """Each copy writes only its own changes, so neither undoes the other's."""
    first, second = settings_in(tmp_path)[0], settings_in(tmp_path)[0]
    of_first, of_second = first.load(), second.load()
    first.save(of_first.changed(card_size="large"))
    second.save(of_second.changed(suit_colours="safe"))
    first.save(of_first.changed(card_size="large", ui_scale=1.5))
    assert settings_in(tmp_path)[0].load() == Settings(card_size="large", suit_colours="safe", ui_scale=1.5)


def test_a_vanished_folder_of_settings_is_created_again(tmp_path: Path) -> None:
    """The new file has everything, not only the last change."""
    kept, __ = settings_in(tmp_path / "new")
    kept.load()
    kept.save(LARGE)
    kept.path.unlink()
    kept.path.parent.rmdir()
    assert kept.save(LARGE.changed(ui_scale=2.0))
    assert settings_in(tmp_path / "new")[0].load() == LARGE.changed(ui_scale=2.0)


def test_a_typing_error_costs_one_setting(tmp_path: Path) -> None:
    """The file stays, the one setting gets its default, and the next save repairs it."""
    kept, notices = settings_in(tmp_path)
    text = '\ufeff{"format": "tonk-settings/1",\n "card_size": "lage", "suit_colours": "four", "felt": "blue"}'
    kept.path.write_text(text, encoding="utf-8")
    loaded = kept.load()
    assert (loaded.card_size, loaded.suit_colours) == ("medium", "four")
    assert "lage" in "".join(notices.take_new())
    assert kept.path.read_text(encoding="utf-8") == text
    kept.save(loaded.changed(ui_scale=1.25))
    assert json.loads(kept.path.read_bytes())["felt"] == "blue"
    assert settings_in(tmp_path)[0].load().card_size == "medium"


@pytest.mark.parametrize("data", [b"", b"\x00" * 300, b"{", b"[]", b'{"format":"tonk-choices/1"}', b"[" * 60_000])
def test_a_damaged_file_is_set_aside_and_explained(data: bytes, tmp_path: Path) -> None:
    """One sentence names both files, and nothing is lost."""
    kept, notices = settings_in(tmp_path)
    kept.path.write_bytes(data)
    assert kept.load() == Settings()
    (sentence,) = notices.take_new()
    aside = tmp_path / "settings.json.bad-20261120T120000Z"
    assert aside.name in sentence
    assert aside.read_bytes() == data
    assert kept.save(LARGE)
    assert settings_in(tmp_path)[0].load() == LARGE


def test_a_file_of_a_newer_tonk_is_kept(tmp_path: Path) -> None:
    """It is renamed, byte for byte, before anything is written in its place."""
    kept, notices = settings_in(tmp_path)
    data = b'{"format": "tonk-settings/2", "card_size": {"width": 3}}'
    kept.path.write_bytes(data)
    assert kept.load() == Settings()
    assert kept.save(LARGE)
    assert "newer version of Tonk" in "".join(notices.take_new())
    assert (tmp_path / "settings.json.newer-20261120T120000Z").read_bytes() == data


def test_an_unreadable_file_is_not_overwritten(tmp_path: Path) -> None:
    """A disk error may pass: then the content of the file counts again."""
    kept, notices = settings_in(tmp_path)
    kept.save(LARGE)
    again, notices = settings_in(tmp_path)
    with mock.patch("tonk.storage.kept_file.read_limited", side_effect=PermissionError(13, "no")):
        loaded = again.load()
        assert loaded == Settings()
        assert not again.save(loaded.changed(ui_scale=2.0))
    assert len(notices.take_new()) == 1
    assert again.save(loaded.changed(ui_scale=2.0))
    assert settings_in(tmp_path)[0].load() == LARGE.changed(ui_scale=2.0)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT], ids=["full disk", "full quota"])
def test_a_full_disk_is_reported_once(tmp_path: Path, error: int) -> None:
    """It isn't reported at every change, and the change is written as soon as possible."""
    kept, notices = settings_in(tmp_path)
    kept.load()
    for __ in range(2):
        with mock.patch("os.write", side_effect=OSError(error, "full")):
            assert not kept.save(LARGE)
            assert not kept.save(LARGE)
        (sentence,) = notices.take_new()
        assert "disk is full" in sentence
        assert kept.save(LARGE)
        assert settings_in(tmp_path)[0].load() == LARGE
        kept.path.unlink()
        kept, notices = settings_in(tmp_path)
    assert not leftovers(tmp_path)


def test_an_unreadable_value_is_not_written(tmp_path: Path) -> None:
    """Too large a file would be set aside at the next start with everything in it, so the old one stays."""
    kept, notices = settings_in(tmp_path)
    kept.save(LARGE)
    assert not kept.save(Settings.from_json({"tale": "x" * CAP})[0])
    assert "too large" in "".join(notices.take_new())
    assert settings_in(tmp_path)[0].load() == LARGE


@pytest.mark.parametrize("error", FAULTS)
def test_any_call_may_fail(error: int, tmp_path: Path) -> None:
    """If any call fails while loading and saving, no error escapes and no file is torn."""
    for fails_at in range(1, 200):
        kept, __ = settings_in(tmp_path)
        kept.load()
        kept.save(LARGE)
        again, notices = settings_in(tmp_path)
        with failing(fails_at, error) as countdown:
            saved = again.save(again.load().changed(ui_scale=2.0))
        if countdown.calls < fails_at:
            return
        loaded, __ = settings_in(tmp_path)
        assert loaded.load() in ((LARGE.changed(ui_scale=2.0),) if saved else (LARGE, LARGE.changed(ui_scale=2.0)))
        assert saved or notices.take_new()
        assert not leftovers(tmp_path)
        kept.path.unlink()
    pytest.fail("a save takes more calls than it should")


def test_any_damage_gives_settings(tmp_path: Path) -> None:
    """Cut anywhere, or with one bit changed, settings load, and the file is in place or set aside."""
    kept, __ = settings_in(tmp_path)
    kept.save(LARGE)
    whole = kept.path.read_bytes()
    damaged = [whole[:length] for length in range(0, len(whole), 3)]
    for at in range(0, len(whole) * 8, 11):
        changed = bytearray(whole)
        changed[at // 8] ^= 1 << at % 8
        damaged.append(bytes(changed))
    for data in damaged:
        kept.path.write_bytes(data)
        assert isinstance(kept.load(), Settings)
        asides = [path.read_bytes() for path in tmp_path.iterdir()]
        assert data in asides


@pytest.mark.parametrize("kind", ["folder", "loop"])
def test_something_else_in_the_files_place_is_survived(kind: str, tmp_path: Path) -> None:
    """A folder is set aside, and a broken link is reported; the game continues either way."""
    kept, notices = settings_in(tmp_path)
    if kind == "folder":
        kept.path.mkdir()
    else:
        kept.path.symlink_to(kept.path)
    assert kept.load() == Settings()
    assert kept.save(LARGE) == (kind == "folder")
    assert notices.take_new()


def test_a_folder_that_is_a_file_is_explained(tmp_path: Path) -> None:
    """The saves folder may be something else altogether."""
    (tmp_path / "saves").write_bytes(b"mine")
    kept, notices = settings_in(tmp_path / "saves")
    assert kept.load() == Settings()
    assert not kept.save(LARGE)
    assert len(notices.take_new()) == 1
    assert (tmp_path / "saves").read_bytes() == b"mine"
