"""Languages: English from the source, others from catalogues, looked up when a sentence is asked for."""

import struct
from pathlib import Path

import pytest

from tonk import words
from tonk.rules.refusals import DropBarred, HandIsOver
from tonk.words import _, language, languages, ngettext, pgettext
from tonk.words.refusals import refusal_sentence

FRENCH = {
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n > 1;\n",
    "The hand is over": "La main est finie",
    "a sign on the table\x04The hand is over": "Partie finie",
    "You laid a spread and must wait {n} turn to drop\0You laid a spread and must wait {n} turns to drop": (
        "Vous avez posé : descente possible dans {n} tour\0Vous avez posé : descente possible dans {n} tours"
    ),
}


def catalogue(sentences: dict[str, str]) -> bytes:
    """A gettext catalogue as its tools compile it."""
    pairs = [(key.encode(), text.encode()) for key, text in sorted(sentences.items())]
    at = 28 + 16 * len(pairs)
    tables, data = [b"", b""], b""
    for which in (0, 1):
        for pair in pairs:
            tables[which] += struct.pack("<II", len(pair[which]), at + len(data))
            data += pair[which] + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0) + b"".join(tables) + data


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Assets with a French catalogue in them."""
    folder = tmp_path / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    folder.joinpath("tonk.mo").write_bytes(catalogue(FRENCH))
    monkeypatch.setattr(words, "assets_root", lambda: tmp_path)
    return tmp_path


def test_english_needs_no_catalogue() -> None:
    """The game speaks English as it is, and says so."""
    assert languages() == ["en"]
    assert language.use("en")
    assert language.code == "en"
    assert _("The hand is over") == "The hand is over"


@pytest.mark.usefixtures("assets")
def test_a_sentence_is_looked_up_when_asked_for() -> None:
    """Changing the language changes the very next sentence, plurals by the language's own rule included."""
    assert languages() == ["en", "fr"]
    assert refusal_sentence(HandIsOver()) == "The hand is over"
    assert language.use("fr")
    assert refusal_sentence(HandIsOver()) == "La main est finie"
    assert refusal_sentence(DropBarred(2, (("spread", 3),))) == "Vous avez posé : descente possible dans 2 tours"
    assert pgettext("a sign on the table", "The hand is over") == "Partie finie"
    assert ngettext("{n} turn", "{n} turns", 0) == "{n} turns", "what is not translated stays English"
    assert language.use("en")
    assert refusal_sentence(HandIsOver()) == "The hand is over"


@pytest.mark.usefixtures("assets")
@pytest.mark.parametrize("code", ["fr_CA", "fr-BE"])
def test_a_country_finds_its_language(code: str) -> None:
    """A system that says ``fr_CA`` gets French."""
    assert language.use(code)
    assert language.code == "fr"


@pytest.mark.usefixtures("assets")
@pytest.mark.parametrize("code", ["xx", "", "../fr", "/etc", "fr\0", "*"])
def test_an_unknown_language_changes_nothing(code: str) -> None:
    """A language that is not there is refused, and the one in use stays."""
    assert language.use("fr")
    assert not language.use(code)
    assert language.code == "fr"


@pytest.mark.parametrize("damage", [b"", b"no catalogue at all", catalogue(FRENCH)[:40]])
def test_a_damaged_catalogue_changes_nothing(assets: Path, damage: bytes) -> None:
    """A catalogue that can't be read is as good as none."""
    assets.joinpath("locale", "fr", "LC_MESSAGES", "tonk.mo").write_bytes(damage)
    assert not language.use("fr")
    assert language.code == "en"
