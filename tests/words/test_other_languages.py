"""Other kinds of languages: three plural forms, adjacent words that change, and right-to-left marks."""

from pathlib import Path

import pytest

from tonk.rules.cards import mask_of, parse_card
from tonk.ui.drawing.text import Text
from tonk.words import current, language, ngettext, pgettext, translating
from tonk.words.cards import card_name, run_name
from tonk.words.grammar import french
from tonk.words.narration import spoken
from tonk.words.phrases import decimal, joined, money, percent, points, purse, signed

POLISH = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "{n} point"
msgid_plural "{n} points"
msgstr[0] "{n} punkt"
msgstr[1] "{n} punkty"
msgstr[2] "{n} punktów"
"""
HEBREW = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgctxt "a list"
msgid "{items} and {last}"
msgstr "\N{RIGHT-TO-LEFT MARK}{last}\N{RIGHT-TO-LEFT MARK} ו-{items}"
"""


def begin(code: str, catalogue: str, assets: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Switch to a language with this catalogue."""
    folder = assets / "locale" / code
    folder.mkdir(parents=True)
    folder.joinpath("table.po").write_text(catalogue, encoding="utf-8")
    monkeypatch.setattr(translating, "assets_root", lambda: assets)
    assert language.use(code)


def test_polish_has_three_plurals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number takes its form: 1, 2 to 4 but not 12 to 14, and all others."""
    begin("pl", POLISH, tmp_path, monkeypatch)
    said = {count: points(count).split()[1] for count in (0, 1, 2, 4, 5, 12, 14, 21, 22, 25, 102, 112)}
    few, many = {2, 4, 22, 102}, {0, 5, 12, 14, 21, 25, 112}
    assert said == {1: "punkt"} | dict.fromkeys(few, "punkty") | dict.fromkeys(many, "punktów")


def test_marks_of_direction_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence may have marks for right-to-left writing: values find their places, and no mark is drawn."""
    begin("he", HEBREW, tmp_path, monkeypatch)
    said = joined(["Ana", "Bo"])
    assert said == "\N{RIGHT-TO-LEFT MARK}Bo\N{RIGHT-TO-LEFT MARK} ו-Ana"
    text = Text()
    assert text.measure(said, "body") == text.measure("Bo ו-Ana", "body")


@pytest.mark.parametrize(
    ("before", "value", "joined"),
    [
        ("le tour de ", "Earl", "le tour d’Earl"),
        ("le tour de ", "Ruby", "le tour de Ruby"),
        ("le tour de ", "Hassan", "le tour de Hassan"),
        ("le tour de ", "Henri", "le tour d’Henri"),
        ("le tour de ", "Yves", "le tour d’Yves"),
        ("le tour de ", "Yuki", "le tour de Yuki"),
        ("brelan de ", "as", "brelan d’as"),
        ("parce que ", "Ana", "parce qu’Ana"),
        ("Le ", "as", "L’as"),
        ("la ", "dame", "la dame"),
        ("De ", "Élise", "D’Élise"),
        ("ma ", "amie", "ma amie"),
        ("une balade ", "Ana", "une balade Ana"),
        ("la main de ", "le roi", "la main du roi"),
        ("à ", "les rois", "aux rois"),
        ("À ", "les rois", "Aux rois"),
        ("de ", "8 points", "de 8 points"),
    ],
)
def test_adjacent_french_words_change_each_other(before: str, value: str, joined: str) -> None:
    """A vowel is dropped before another, and articles are contracted; nothing else changes."""
    assert "".join(french(before, value)) == joined


def test_french_numbers() -> None:
    """All numbers have the signs of the language, in every context."""
    assert language.use("fr")
    narrow = "\N{NARROW NO-BREAK SPACE}"
    assert [decimal(-1234.5), money(12_345), signed(7), signed(-7)] == [
        f"−1{narrow}234,5",
        f"12{narrow}345",
        "+7",
        "−7",
    ]
    assert [percent(0.345), percent(0.345, 1), purse(1_250_000)[:4]] == [f"34{narrow}%", f"34,5{narrow}%", "1,25"]
    assert ngettext("{n} x", "{n} xs", 2).format(n=0.5) == "0,5 xs"
    assert pgettext("no such thing", "{n}").format(n=-3) == "−3"
    assert points(0).startswith("0 point")


def test_cards_by_other_letters() -> None:
    """Jack, queen and king have the chosen letters, but are spoken by name."""
    jack, run = parse_card("JC"), mask_of(map(parse_card, ("JH", "QH", "KH")))
    kept = card_name(jack)
    language.call_courts("VDR")
    assert [card_name(jack), run_name(run), current(kept)] == ["V♣", "V-D-R♥", "V♣"]
    assert spoken("V♣") == spoken("J♣") == "jack of clubs"
    assert language.use("en")
    assert card_name(jack) == "J♣"
