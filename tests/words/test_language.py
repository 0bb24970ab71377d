"""Languages: English from the source, others from catalogues, looked up for each sentence."""

from pathlib import Path

import pytest

from tonk.rules.refusals import DropBarred, HandIsOver
from tonk.session.match.choices import LastChoices
from tonk.words import _, current, language, languages, ngettext, pgettext, translating
from tonk.words.bindings import with_key
from tonk.words.catalogues import COMPILED, compiled
from tonk.words.phrases import kept_name, person
from tonk.words.refusals import refusal_sentence

FRENCH = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=n > 1;\\n"

msgid "The hand is over"
msgstr "La main est finie"

msgctxt "a sign on the table"
msgid "The hand is over"
msgstr "Partie finie"

msgid "You laid a spread and must wait {n} turn to drop"
msgid_plural "You laid a spread and must wait {n} turns to drop"
msgstr[0] "Vous avez posé : descente possible dans {n} tour"
msgstr[1] "Vous avez posé : descente possible dans {n} tours"

#, fuzzy
msgid "{n} turn"
msgid_plural "{n} turns"
msgstr[0] "{n} lour"
msgstr[1] "{n} lours"

msgid "It is {name}’s turn"
msgstr "Au tour "
"de {name}"
"""


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Assets with a French catalogue."""
    folder = tmp_path / "locale" / "fr"
    folder.mkdir(parents=True)
    folder.joinpath("table.po").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setattr(translating, "assets_root", lambda: tmp_path)
    return tmp_path


def test_english_needs_no_catalogue() -> None:
    """The game is in English by default, and says so."""
    assert next(iter(languages().items())) == ("en", "English")
    assert language.use("en")
    assert language.code == "en"
    assert _("The hand is over") == "The hand is over"


@pytest.mark.usefixtures("assets")
def test_a_sentence_is_looked_up_when_asked_for() -> None:
    """Changing the language changes the very next sentence, with the language's own plural rule."""
    assert list(languages()) == ["en", "fr"]
    assert refusal_sentence(HandIsOver()) == "The hand is over"
    assert language.use("fr")
    assert refusal_sentence(HandIsOver()) == "La main est finie"
    assert refusal_sentence(DropBarred(2, (("spread", 3),))) == "Vous avez posé : descente possible dans 2 tours"
    assert pgettext("a sign on the table", "The hand is over") == "Partie finie"
    assert ngettext("{n} turn", "{n} turns", 0) == "{n} turns", "an untranslated sentence stays English"
    assert language.use("en")
    assert refusal_sentence(HandIsOver()) == "The hand is over"


@pytest.mark.usefixtures("assets")
@pytest.mark.parametrize("code", ["fr_CA", "fr-BE"])
def test_a_country_finds_its_language(code: str) -> None:
    """A system with ``fr_CA`` gets French."""
    assert language.use(code)
    assert language.code == "fr"


@pytest.mark.usefixtures("assets")
@pytest.mark.parametrize("code", ["xx", "", "../fr", "/etc", "fr\0", "*"])
def test_an_unknown_language_changes_nothing(code: str) -> None:
    """An unknown language is refused, and the present one stays."""
    assert language.use("fr")
    assert not language.use(code)
    assert language.code == "fr"


@pytest.mark.parametrize("damage", [b"", b"no catalogue at all", b'msgid "a\nmsgstr', b"\xff", b'"a"'])
def test_a_damaged_catalogue_changes_nothing(assets: Path, damage: bytes) -> None:
    """An unreadable catalogue, compiled or not, is like none."""
    for name in ("table.po", COMPILED):
        assets.joinpath("locale", "fr", name).write_bytes(damage)
        assert not language.use("fr") or (name == "table.po" and damage == b"")
        assert language.use("en")


def test_a_compiled_catalogue_says_the_same(assets: Path) -> None:
    """A wheel's catalogue has the translators' texts."""
    folder = assets / "locale" / "fr"
    folder.joinpath(COMPILED).write_bytes(compiled(folder))
    folder.joinpath("table.po").unlink()
    assert language.use("fr")
    assert refusal_sentence(DropBarred(1, (("spread", 3),))) == "Vous avez posé : descente possible dans 1 tour"


@pytest.mark.usefixtures("assets")
def test_a_kept_sentence_changes_with_the_language() -> None:
    """A kept sentence changes with the language, including its values."""
    kept = _("It is {name}’s turn").format(name="Earl")
    assert kept == "It is Earl’s turn"
    assert language.use("fr")
    assert current(kept) == "Au tour d’Earl"
    assert language.use("en")
    assert current(current(kept)) == kept


def test_a_kept_name_is_translated_inside_a_sentence() -> None:
    """The name of a key, kept for buttons while the game was in French, is English in an English tooltip."""
    assert language.use("fr")
    key = _("Enter")
    assert key == "Entrée"
    assert language.use("en")
    assert with_key(_("Menu"), key) == "Menu (Enter)"


def test_the_stored_default_name_is_shown_in_the_present_language() -> None:
    """The default name is stored the same in every language, so it follows the language."""
    assert language.use("fr")
    kept = LastChoices.from_json(None)[0].person
    assert person(kept) == "Vous"
    assert kept_name("Vous") == kept
    assert language.use("en")
    assert person(kept) == "You"
