"""Catalogues are correct, and the checks find everything that can be wrong with one."""

import pytest
from babel.messages.catalog import Catalog

from tests.catalogues.checks import Report, faults, polished, report
from tests.catalogues.cldr import formats_of
from tests.catalogues.files import LOCALE, codes, empty, parts, read, template, translations
from tonk.words.formats import formats_in

N = "\N{NARROW NO-BREAK SPACE}"
Words = dict[str | tuple[str, str], str | tuple[str, ...]]
WORDS: Words = {"Back": "Retour", ("{n} card", "{n} cards"): ("{n} carte", "{n} cartes"), "To {name}": "À {name}"}


def catalogue(sentences: Words, code: str = "fr") -> Catalog:
    """A catalogue with these sentences, all from one source."""
    made = empty(code)
    for sentence, text in sentences.items():
        made.add(sentence, text, locations=[("tonk/cli.py", 0)])
    return made


@pytest.mark.parametrize("code", codes())
def test_no_translation_is_malformed(code: str) -> None:
    """A translation fits its sentence: places, plural forms, spaces."""
    found = read(LOCALE / code)
    written = [message for message in found if message.id and any(translations(message)) and not message.fuzzy]
    assert {str(message.id): said for message in written if (said := list(faults(message, found)))} == {}


@pytest.mark.parametrize("code", codes())
def test_number_and_date_formats_are_those_of_the_cldr(code: str) -> None:
    """The formats of each language are those of Babel."""
    assert formats_in(LOCALE / code) == formats_of(code)


@pytest.mark.parametrize("code", codes())
def test_unchanged_catalogues_are_written_identically(code: str) -> None:
    """An unchanged file is written identically, so that merges stay small."""
    written = parts(read(LOCALE / code))
    assert [name for name, data in written.items() if (LOCALE / code / f"{name}.po").read_bytes() != data] == []


def test_a_complete_catalogue_has_no_faults() -> None:
    """A complete catalogue has no faults."""
    assert report(catalogue(WORDS), catalogue(WORDS)).is_whole


def test_french_is_complete() -> None:
    """French has every present sentence."""
    found = report(read(LOCALE / "fr"), template())
    assert (found.missing, found.changed) == ([], [])


def test_a_text_may_begin_with_a_narrow_space_before_its_sign() -> None:
    """In French the separator between items with a colon begins with a narrow space, which is correct."""
    found = catalogue({"; ": f"{N}; "})
    assert list(faults(found["; "], found)) == []


def test_missing_and_changed_sentences_are_reported() -> None:
    """A sentence without a translation is missing; one with a fuzzy translation has changed."""
    has = catalogue({"Back": "Retour", ("{n} card", "{n} cards"): ("", "")})
    has["Back"].flags.add("fuzzy")
    wanted = [("commands", "{n} card"), ("commands", "To {name}")]
    assert report(has, catalogue(WORDS)) == Report(missing=wanted, changed=[("commands", "Back")])


@pytest.mark.parametrize(
    ("sentence", "text", "fault"),
    [
        ("To {name}", "À", "without {name}"),
        ("To {name}", "À {name} {nom}", "an unknown {nom}"),
        ("To {name}", "À {name", "expected '}'"),
        ("Back", "Retour ", "a space at an end"),
        ("Back", "Re\ntour", "line ends"),
        ("Back?", "Retour ?", "spaces or apostrophes"),
        ("Back", "Retour" * 14, "without a comma"),
        (("{n} card", "{n} cards"), ("{n} carte",), "1 plural forms instead of 2"),
        (("{n} card", "{n} cards"), ("{n} carte", ""), "a plural form is empty"),
        (("one card", "{n} cards"), ("une carte", "{m} cartes"), "an unknown {m}"),
    ],
)
def test_malformed_translations_are_reported(
    sentence: str | tuple[str, str], text: str | tuple[str, ...], fault: str
) -> None:
    """Each kind of fault is named."""
    found = catalogue({sentence: text})
    (said,) = faults(found[sentence], found)
    assert fault in said


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ("Que faire?", f"Que faire{N}?"),
        ("Oui ! Non: «bon» et « x ».", f"Oui{N}! Non{N}: «{N}bon{N}» et «{N}x{N}»."),
        ("12:30, {n} %, {a}:{b}", f"12:30, {{n}}{N}%, {{a}}:{{b}}"),
        ("L'as d'{x} ?!", f"L’as d’{{x}}{N}?!"),
    ],
)
def test_french_spaces_are_corrected(typed: str, right: str) -> None:
    """Spaces before high signs and inside quotes become narrow ones, and correct text stays."""
    assert polished(typed, "fr") == right
    assert polished(right, "fr") == right
    assert polished(typed, "pl") == typed
