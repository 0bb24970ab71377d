"""The words of the voice: full names of cards, signs as words, and what each control is and how to use it."""

import re
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from tonk.rules.cards import JACK, Card, is_twist, rank_of, suit_of
from tonk.words import _, current, language, ngettext, pgettext
from tonk.words.bindings import InHand
from tonk.words.cards import SCREEN, card_name
from tonk.words.grammar import CARDS_SAID

TERSE, NORMAL, FULL = DETAILS = ("terse", "normal", "full")
"""Levels of spoken detail: names and values; also the kind of control; also its place in a list and how to use it."""


class Role(Enum):
    """The kinds of controls, as far as a listener needs to tell them apart."""

    BUTTON = auto()
    SWITCH = auto()
    SLIDER = auto()
    CHOICE = auto()
    NUMBER = auto()
    TEXT = auto()
    LIST = auto()
    PAGE = auto()
    """Text that scrolls."""
    CARDS = auto()
    """Cards to move through with the arrow keys."""
    PLAIN = auto()
    """Something whose name says everything."""


class Description(NamedTuple):
    """A control, described for somebody who can't see it.

    Attributes:
        name: Its name; "" if the words that it shows are its name.
        role: Its kind.
        value: Its value.
        place: The number of its value or row, and how many there are; None if they aren't counted.
        hint: A few more words.
        barred: The reason why it can't be used now, which may be empty; None if it can be used.
        list_name: The name of the list in which it is a row; "" if the list has none.
    """

    name: str
    role: Role = Role.PLAIN
    value: str = ""
    place: tuple[int, int] | None = None
    hint: str = ""
    barred: str | None = None
    list_name: str = ""


def named(control: Description, name: str) -> Description:
    """Return a description under another name."""
    return control._replace(name=name.removesuffix("."))


def _rank_names() -> tuple[str, ...]:
    """Return the spoken name of each rank, ace first."""
    faces = _("jack"), _("queen"), _("king")
    return (pgettext("rank of a card", "ace"), *SCREEN.ranks[1:-3], *faces)


def _suit_names() -> tuple[str, ...]:
    """Return the spoken name of each suit, clubs first."""
    return _("clubs"), _("diamonds"), _("hearts"), _("spades")


def spoken_card(card: Card) -> str:
    """Return the full name of a card: “queen of hearts”, “10 of clubs”, “Wild”."""
    if is_twist(card):
        return card_name(card)
    return _named(_rank_names()[rank_of(card)], suit_of(card))


def _named(ranks: str, suit: int) -> str:
    # Translators: a card in speech: “queen of hearts”. In a run there are several: “5, 6, 7 of spades”.
    return _("{rank_name} of {suit_name}").format(rank_name=ranks, suit_name=_suit_names()[suit])


_SUITS = "".join(SCREEN.suits)
_COURTS = "JQKVDR"
"""The letters that jack, queen and king may have on screen, in English or French decks."""
_RANK = "|".join(("10", *"A23456789", *_COURTS))
_CARDS = rf"\b(?:{_RANK})(?:-(?:{_RANK}))*[{_SUITS}]"
_LISTED = re.compile(rf"((?:\b[^\W\d]+[ ’])?)({_CARDS}(?:(?:,? | \w{{1,3}} ){_CARDS})*)")
"""One card, or several side by side, with the word before them."""
_LONE_SUIT = re.compile(rf"[{_SUITS}]")
_THOUSANDS = re.compile("(?<=\\d)[\N{THIN SPACE}\N{NARROW NO-BREAK SPACE}](?=\\d{3})")
_MINUS, _PLUS = re.compile(r"(?<![\w-])[−-](\d+)"), re.compile(r"(?<!\w)\+(\d+)")
_DOT = re.compile(r"\s*·\s*")
_NO_FIGURE = re.compile(r"(?<!\S)–(?=[.,]?(?:\s|$))")
"""A dash in place of a number."""
_LONG = 80
_SENTENCE_END = re.compile(r"(?<=[.!?…])(?<!\bM\.)(?<!\bMr\.)(?<!\bDr\.) (?=[^\W_a-zà-ÿ]|[“«(])")
"""The space between two sentences."""
_CLAUSE_END = re.compile(r"(?<=[,;:]) ")
_ERROR = re.compile(r"±(\d+)")


_ARROWS = "←→↑↓"


def _arrow_names() -> tuple[str, ...]:
    """Return the spoken name of each arrow key."""
    return _("left arrow"), _("right arrow"), _("up arrow"), _("down arrow")


def spoken(sentence: str) -> str:
    """Return a sentence from the screen as it is spoken: “Q♥” becomes “queen of hearts”, “−2” becomes “minus 2”."""
    said = _LISTED.sub(_spoken_cards, current(sentence))
    said = _LONE_SUIT.sub(lambda sign: _suit_names()[_SUITS.index(sign[0])], said)
    said = _THOUSANDS.sub("", said)
    said = _NO_FIGURE.sub(lambda _found: pgettext("a figure", "none yet"), said)
    said = _MINUS.sub(lambda found: _("minus {number}").format(number=found[1]), said)
    said = _PLUS.sub(lambda found: _("plus {number}").format(number=found[1]), said)
    said = _ERROR.sub(lambda found: _("plus or minus {number}").format(number=found[1]), said)
    for arrow, name in zip(_ARROWS, _arrow_names(), strict=True):
        said = said.replace(arrow, name)
    return " ".join(_DOT.sub(", ", said).split())


def _spoken_cards(found: "re.Match[str]") -> str:
    lead, listed = found.groups()
    names: Sequence[str] = [_spoken_run(cards) for cards in re.findall(_CARDS, listed)]
    if (put := CARDS_SAID.get(language.code)) is not None and "-" not in listed:
        lead, names = put(lead, names, found.string[found.end() :])
    comma = pgettext("between items of a list", ", ")
    gaps = (comma if gap == " " else gap for gap in re.split(_CARDS, listed)[1:])
    return lead + "".join(name + gap for name, gap in zip(names, gaps, strict=True))


def _spoken_run(cards: str) -> str:
    names = _rank_names()
    return _named(", ".join(names[_rank_written(rank)] for rank in cards[:-1].split("-")), _SUITS.index(cards[-1]))


def _rank_written(rank: str) -> int:
    return JACK + _COURTS.index(rank) % 3 if rank in _COURTS else SCREEN.ranks.index(rank)


def description(control: Description, detail: str, hand: InHand) -> list[str]:
    """Return the spoken sentences about a control.

    Args:
        control: The control.
        detail: The level of detail, one of `DETAILS`.
        hand: Names the keys or buttons that the player uses.
    """
    said = [control.list_name, _briefly(control) if detail == TERSE else _in_full(control)]
    if control.barred is not None and detail != TERSE:
        said.append(_("It can't be used now."))
        said.append(control.barred)
    if control.place is not None and (detail == FULL or (control.role is Role.LIST and detail == NORMAL)):
        said.append(_("{n} of {count}").format(n=control.place[0], count=control.place[1]))
    if detail == FULL and control.barred is None:
        said += [control.hint, _use(control.role, hand)]
    return [spoken(sentence) for sentence in said if sentence]


def labelled(name: str, value: str) -> str:
    """Return a value with its label from above or beside it; only the label if there is no value."""
    return name if not value else _("{name}: {value}").format(name=name, value=value)


def _briefly(control: Description) -> str:
    if not control.name or not control.value:
        return control.name or control.value
    return labelled(control.name, control.value)


def _in_full(control: Description) -> str:
    named, plain = {
        Role.BUTTON: (_("{name}, button"), _("Button")),
        Role.SWITCH: (_("{name}, switch: {value}"), _("Switch: {value}")),
        Role.SLIDER: (_("{name}, slider: {value}"), _("Slider: {value}")),
        Role.CHOICE: (_("{name}, choice: {value}"), _("Choice: {value}")),
        Role.NUMBER: (_("{name}, number: {value}"), _("Number: {value}")),
        Role.TEXT: (_("{name}, text to type: {value}"), _("Text to type: {value}")),
        Role.LIST: ("{name}", "{value}"),
        Role.PAGE: (_("{name}, text to scroll"), _("Text to scroll")),
        Role.CARDS: ("{name}", "{value}"),
        Role.PLAIN: (_("{name}: {value}") if control.value else "{name}", "{value}"),
    }[control.role]
    return (named if control.name else plain).format(name=control.name, value=control.value)


def _use(role: Role, hand: InHand) -> str:
    sentence = {
        Role.BUTTON: _("Press {confirm} to use it."),
        Role.SWITCH: _("Press {confirm} to switch it."),
        Role.SLIDER: _("{left} and {right} change it."),
        Role.CHOICE: _("{left} and {right} change it."),
        Role.NUMBER: _("{left} and {right} change it."),
        Role.TEXT: _("Press {confirm} to write it letter by letter.") if hand.pad else _("Type to change it."),
        Role.LIST: _("{up} and {down} go through the rows, {confirm} opens one."),
        Role.PAGE: _("{up} and {down} scroll."),
        Role.CARDS: _("{left} and {right} go through the cards."),
        Role.PLAIN: "",
    }[role]
    caps = {name: hand.cap(name) for name in ("confirm", "left", "right", "up", "down")}
    return sentence.format(**caps) if sentence else ""


def empty() -> str:
    """Return the word for an empty field."""
    return pgettext("a field to type in", "empty")


def on_or_off(value: bool) -> str:
    """Return the word for a switch's state."""
    return pgettext("a switch", "on") if value else pgettext("a switch", "off")


def switch_in(group: str, name: str) -> str:
    """Return the name of one switch in a group."""
    return _("{group}: {name}").format(group=group, name=name) if group else name


def row_count(count: int) -> str:
    """Return the length of a list."""
    return ngettext("List of {n} row", "List of {n} rows", count).format(n=count)


SPEECH_KEYS = ("speech", "repeat", "hush", "read-page", "read-next", "read-previous")
"""The commands named in the first sentence about speech."""
MORE_SPEECH_KEYS = ("say-more", "slower", "faster", "next", "keys")
"""The commands named in the second one."""


def speech_on(keys: Sequence[str], more: Sequence[str]) -> list[str]:
    """Return the sentences spoken when speech is turned on.

    Args:
        keys: The names of the keys of `SPEECH_KEYS`.
        more: Those of `MORE_SPEECH_KEYS`.
    """
    off, repeat, hush, page, onward, back = keys
    how_much, slower, faster, around, table = more
    return [
        _("Speech is on."),
        # Translators: the slots are names of keys: F2 turns it off. F3 repeats, F4 stops …
        _(
            "{off} turns it off. {repeat} repeats, {hush} stops. {page} reads the page, {next} and {previous} read it "
            "line by line."
        ).format(off=off, repeat=repeat, hush=hush, page=page, next=onward, previous=back),
        # Translators: the slots are names of keys: F8 sets how much is said …
        _(
            "{more} sets how much is said. {slower} is slower, {faster} is faster. {around} moves around, and {keys} "
            "lists the table's keys."
        ).format(more=how_much, slower=slower, faster=faster, around=around, keys=table),
    ]


def speech_off() -> str:
    """Return the sentence spoken when speech is turned off."""
    return _("Speech is off.")


def speech_offer(key: str) -> str:
    """Return the line on the first screen about the key that turns speech on."""
    return _("Press {key} to have the game read aloud").format(key=key)


def no_voice() -> str:
    """Say that nothing on this computer can speak."""
    return _("No voice was found on this computer. Start a screen reader, or install a voice such as espeak-ng.")


def detail_name(detail: str) -> str:
    """Return the name of a level of detail."""
    return {
        TERSE: pgettext("how much is said", "Little"),
        NORMAL: pgettext("how much is said", "Normal"),
        FULL: pgettext("how much is said", "Everything"),
    }[detail]


def detail_line(detail: str) -> str:
    """Say the new level of detail."""
    return {
        TERSE: _("Speech: little"),
        NORMAL: _("Speech: normal"),
        FULL: _("Speech: everything"),
    }[detail]


def rate_line(rate: str) -> str:
    """Say the new speed of speech."""
    return _("Speed {rate}").format(rate=rate)


def default_line(name: str, hand: InHand, *, first: bool) -> str:
    """Say what Enter does while nothing has the keyboard, and the first time also how to reach everything else.

    Args:
        name: The name of the button that Enter presses.
        hand: Names the keys or buttons that the player uses.
        first: True the first time.
    """
    # Translators: {key} and {around} are names of keys, {name} is the function of the first one: “Enter: Deal”.
    sentence = _("{key}: {name}. {around} moves around.") if first else _("{key}: {name}")
    return sentence.format(key=hand.cap("confirm"), name=name, around=hand.cap("next"))


def said_by(name: str, line: str) -> str:
    """Return the words of a player's table talk."""
    # Translators: a player's name, and a few words of table talk, with or without quotation marks.
    return _("{name} says: {line}").format(name=name, line=line)


def one_after_the_other(lines: Sequence[str]) -> str:
    """Join lines, with a full stop after each that lacks one."""
    return " ".join(line if line.endswith((".", "!", "?", "…", ":")) else f"{line}." for line in lines[:-1]) + (
        f" {lines[-1]}" if len(lines) > 1 else "".join(lines)
    )


def in_sentences(line: str) -> list[str]:
    """Split a long line into sentences, so that each can be repeated; return any other as it is."""
    return _SENTENCE_END.split(line) if len(spoken(line)) > _LONG else [line]


def in_breaths(sentence: str) -> list[str]:
    """Split a long sentence after commas, colons and semicolons, into as few parts as possible."""
    pieces: list[str] = []
    for clause in _CLAUSE_END.split(sentence):
        together = f"{pieces[-1]} {clause}" if pieces else clause
        if pieces and len(spoken(together)) <= _LONG:
            pieces[-1] = together
        else:
            pieces.append(clause)
    return pieces


def end_of_page(*, top: bool) -> str:
    """Say that there is no next line to read."""
    return _("Top of the page") if top else _("End of the page")


def nothing_to_read() -> str:
    """Say that a page has no text except for its controls."""
    return _("There is nothing else to read here")


def nothing_said() -> str:
    """Say that nothing has been spoken that could be repeated."""
    return _("Nothing to repeat")
