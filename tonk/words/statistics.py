"""The statistics in words: the names of figures, how much is luck of the deal, and whether deals are fair."""

import math
from typing import NamedTuple

from tonk.words import _, ngettext, pgettext
from tonk.words.dates import short_month_title
from tonk.words.phrases import decimal, measured_points, measured_stakes, money, paragraph, percent

_MONTHS = 12
_RARE = 1000
"""The number of fair histories among which hardly one looks as odd."""


def hand_kind_name(kind: str) -> str:
    """Return the name of a special kind of hand; empty for an ordinary hand."""
    if not kind:
        return ""
    names = {
        "practice": pgettext("a kind of hands", "Practice"),
        "assisted": pgettext("a kind of hands", "With help"),
        "duplicate": pgettext("a kind of hands", "Duplicate"),
        "daily": pgettext("a kind of hands", "Daily deal"),
    }
    return names.get(kind, pgettext("a kind of hands", "Another kind"))


def points_mark() -> str:
    """Return the mark of a round for points in a list that also has hands for money."""
    return pgettext("a round played for points", "Points")


def counted_text(counted: int, listed: int, *, scored: bool, mixed: bool) -> str:
    """Say which hands of the list count in a chart.

    Args:
        counted: The number that count.
        listed: The number in the list.
        scored: True if points are scored.
        mixed: True if the list has hands for money and rounds for points.
    """
    if mixed:
        # Translators: of the hands in the list, those that count: in matches, for what is said, and without hints.
        sentence = _("Match rounds for points, no help: {n} of {of}")
        if not scored:
            sentence = _("Match hands for money, no help: {n} of {of}")
    else:
        sentence = _("Match rounds without help: {n} of {of}") if scored else _("Match hands without help: {n} of {of}")
    return sentence.format(n=money(counted), of=money(listed))


class HeadedText(NamedTuple):
    """A sentence or two under a heading."""

    head: str
    words: str


def give_or_take(error: float, places: int = 1) -> str:
    """Return half the width of an interval: ``±0.3``; empty if it isn't known."""
    return f"±{decimal(error, places)}" if math.isfinite(error) else ""


def figure_line(figure: str, names: tuple[str, str], values: tuple[tuple[str, str], tuple[str, str]]) -> str:
    """Return a person's figure beside the others', for somebody who doesn't see the table.

    Args:
        figure: Its name.
        names: The titles of the person's column and the others'.
        values: Both values, each with its margin, which may be empty.
    """
    own, others = (" ".join(part for part in value if part) for value in values)
    # Translators: a figure, then twice a column and its value: “Hands won. You: 32 % ±12. Bots: 35 % ±8”.
    return _("{figure}. {one}: {own}. {other}: {others}").format(
        figure=figure, one=names[0], own=own, other=names[1], others=others
    )


def place_name(place: int, *, short: bool = False) -> str:
    """Name a seat: the dealer's, or its number of places after the dealer."""
    if place == 0:
        return pgettext("in the order of play", "Dealer")
    if place == 1:
        return pgettext("in the order of play", "First to play")
    if short:
        return {
            2: pgettext("in the order of play", "Second"),
            3: pgettext("in the order of play", "Third"),
            4: pgettext("in the order of play", "Fourth"),
            5: pgettext("in the order of play", "Fifth"),
        }.get(place, str(place))
    names = {
        2: pgettext("in the order of play", "Second to play"),
        3: pgettext("in the order of play", "Third to play"),
        4: pgettext("in the order of play", "Fourth to play"),
        5: pgettext("in the order of play", "Fifth to play"),
    }
    return names.get(place, str(place))


def month_name(month: str) -> str:
    """Return the name of a month such as 2026-11: ``Nov 2026``; other text stays as it is."""
    year, __, number = month.partition("-")
    if not (year.isascii() and year.isdigit() and number.isascii() and number.isdigit()):
        return month or pgettext("month", "Unknown")
    if not 1 <= int(number) <= _MONTHS:
        return month
    return short_month_title(int(number), year)


def group_name(by: str) -> str:
    """Return the name of a way to group hands."""
    names = {
        "rules": pgettext("hands by", "Rules"),
        "opponent": pgettext("hands by", "Opponent"),
        "level": pgettext("hands by", "Level"),
        "place": pgettext("hands by", "Seat"),
        "month": pgettext("hands by", "Month"),
    }
    return names[by]


def kinds_named(kind: str) -> str:
    """Return the name of the filter for one kind of hands; "" for ordinary ones."""
    if kind == "daily":
        return _("Daily deals")
    return hand_kind_name(kind) or pgettext("a kind of hands", "Without help")


def empty_text() -> HeadedText:
    """Say that there are no hands yet."""
    return HeadedText(
        _("Nothing to count yet"),
        _("Play a few hands. Then this page shows how you did, how lucky you were, and whether the deals are fair."),
    )  # fmt: skip


def none_text() -> HeadedText:
    """Say that no hand passes the filters."""
    return HeadedText(_("No hands match"), _("Change the filters above."))


def luck_text(better: float, usual: float, hands: int) -> str:
    """Compare your deals with the average; shares go from 0 to 1.

    Args:
        better: The share of possible hands that are worse, 0 to 1.
        usual: Half the width of the usual range.
        hands: The number of hands.
    """
    low, high = percent(max(0.0, 0.5 - usual), 1), percent(min(1.0, 0.5 + usual), 1)
    sentence = _("Your hands beat {n} of all the hands that could be dealt. With this many hands, 19 players in 20 "
                 "fall between {low} and {high}.")  # fmt: skip
    if abs(better - 0.5) <= usual:
        verdict = _("That's ordinary luck.")
    elif better > 0.5:
        verdict = _("That's better luck than most people have.")
    else:
        verdict = _("That's worse luck than most people have.")
    if hands < 20:
        verdict = _("With so few hands, that says little.")
    return paragraph(sentence.format(n=percent(better, 1), low=low, high=high), verdict)


def dealt_text(what: str, seen: int, expected: float, usual: float) -> str:
    """Say how many of something were dealt, and how many were to be expected: ``36 dealt, 36.6 ±11.6 expected``.

    Args:
        what: The name of what was dealt.
        seen: The number dealt.
        expected: The average number.
        usual: Half the width of the usual range.
    """
    # Translators: {seen} is a number, {expected} a number and how much more or less is usual, as in “36.6 ±11.6”.
    sentence = {
        "spread": _("Spreads dealt: {seen} (expected: {expected})"),
        "tonk": _("Tonks: {seen} (expected: {expected})"),
        "bonus": _("Bonuses: {seen} (expected: {expected})"),
    }[what]
    return sentence.format(seen=money(seen), expected=f"{decimal(expected)} {give_or_take(usual)}")


def deal_group_name(group: int | str, *, scored: bool) -> str:
    """Return the name of a group of dealt hands, for the label below its bar."""
    if group == "tonk":
        return _("Bonus") if scored else _("Tonk")
    if group == "spread":
        return _("Spread")
    names = (
        _("Lowest fifth"),
        pgettext("a fifth of all hands", "Low"),
        pgettext("a fifth of all hands", "Middle"),
        pgettext("a fifth of all hands", "High"),
        _("Highest fifth"),
    )
    return names[int(group)]


def deal_group_line(name: str, value: float, error: float, own: int) -> str:
    """Return a bar of such a group as a sentence: its average result, and how often it was dealt to you.

    Args:
        name: The name of the group.
        value: Its average result.
        error: Half the width of the interval.
        own: The number of times it was dealt to you.
    """
    # Translators: dealt hands, their average result and how often you had one: “Lowest fifth: +1.2 ±0.8, yours: 12”.
    sentence = _("{sort}: {value}, yours: {n}")
    return sentence.format(sort=name, value=f"{decimal(value, plus=True)} {give_or_take(error)}".strip(), n=own)


def luck_worth_text(luck: float, result: float, explained: float, *, scored: bool) -> str:
    """Say how much your deals were worth, and how much of the ups and downs they explain.

    Args:
        luck: The value of the luck.
        result: The result of the hands.
        explained: The share of the ups and downs that deals explain, 0 to 1.
        scored: True if points are scored.
    """
    figure, made = decimal(luck, 1, plus=True), decimal(result, 1, plus=True)
    # Translators: {luck} is an amount with its unit, as in “+3.2 points” or “−0.4 stakes”; so is {result}.
    if scored:
        amount = measured_points(luck, figure)
        first = _("Hands like yours usually bring {luck} at this table. You finished {result} ahead of the table.")
    else:
        amount = measured_stakes(luck, figure)
        first = _("Hands like yours usually bring {luck} at this table. You made {result}.")
    second = _("The cards you are dealt explain {n} of your ups and downs. The rest is what you draw later, what the "
               "others do, and how you play.")  # fmt: skip
    return paragraph(first.format(luck=amount, result=made), second.format(n=percent(explained)))


def too_few_text(least: int) -> str:
    """Say why the value of the luck isn't shown."""
    return ngettext(
        "After {n} hand you can see here what your deals were worth.",
        "After {n} hands you can see here what your deals were worth.",
        least,
    ).format(n=least)


def coached_text(hands: int, luck: float, skill: float) -> str:
    """Sum up the coach's reviews.

    Args:
        hands: The number of reviewed hands.
        luck: The value of the luck.
        skill: The value of the skill.
    """
    sentence = ngettext(
        "In the one hand the coach reviewed, luck brought {luck} and your play {skill}.",
        "In the {n} hands the coach reviewed, luck brought {luck} and your play {skill}.",
        hands,
    )
    return sentence.format(n=money(hands), luck=decimal(luck, 1, plus=True), skill=decimal(skill, 1, plus=True))


def verdict_text(verdict: str, decks: int, oddest: float, least: int) -> HeadedText:
    """Say the result of testing the deals.

    Args:
        verdict: The verdict.
        decks: The number of decks.
        oddest: The p-value of the oddest test.
        least: The number of hands needed for a verdict.
    """
    counted = ngettext("{n} deal checked.", "{n} deals checked.", decks).format(n=money(decks))
    if verdict == "fair":
        words = _("Nobody gets better cards than chance would give.")
        return HeadedText(_("These deals look fair"), paragraph(counted, words))
    if verdict == "unusual":
        words = ngettext(
            "Fair deals show a figure this far out about 1 time in {n}.",
            "Fair deals show a figure this far out about 1 time in {n}.",
            _one_in(oddest),
        ).format(n=money(_one_in(oddest)))
        return HeadedText(
            _("One figure is unusual"), paragraph(counted, words, _("Look again when you have played more."))
        )
    if verdict == "unfair":
        words = _("Fair deals hardly ever look like this. The figures marked below don't fit.")
        return HeadedText(_("These deals don't look fair"), paragraph(counted, words))
    words = ngettext("The verdict appears after {n} deal.", "The verdict appears after {n} deals.", least)
    return HeadedText(_("Too few hands to judge"), paragraph(counted, words.format(n=least)))


def odds(share: float) -> str:
    """Return a share as a fraction with a round denominator: ``1 in 40``."""
    return _("1 in {n}").format(n=money(_one_in(share)))


def _one_in(share: float) -> int:
    """Return a share as one in so many."""
    return min(1_000_000, max(1, round(1 / max(share, 1e-9))))


def fairness_test_text(name: str, *, scored: bool = False) -> HeadedText:
    """Say what a test asks, and how it works."""
    tonks = HeadedText(_("Tonks dealt"), _("For the whole table, next to their exact chance"))
    bonuses = HeadedText(_("Bonuses dealt"), _("For the whole table, next to their exact chance"))
    trials = {
        "own_cards": HeadedText(_("Your cards"), _("Do you get each of the 52 cards equally often?")),
        "other_cards": HeadedText(_("The others' cards"), _("Do the others get each card equally often?")),
        "own_counts": HeadedText(_("Your hands"), _("Share of possible hands that yours beat")),
        "others_counts": HeadedText(_("The others' hands"), _("Share of possible hands that theirs beat")),
        "places": HeadedText(_("Seats"), _("Does every seat get equally good hands?")),
        "tonks": bonuses if scored else tonks,
        "suits": HeadedText(_("Suits side by side"), _("How often neighbours in the deck share a suit")),
        "ranks": HeadedText(_("Ranks side by side"), _("How often neighbours in the deck share a rank")),
    }
    return trials[name]


def p_text(p: float) -> str:
    """Say how often fair deals look at least as uneven: ``72 in 100``, ``1 in 2 500``."""
    return odds(p) if p < 0.01 else _("{n} in 100").format(n=round(100 * p))


def p_explained() -> str:
    """Explain these numbers in a sentence."""
    sentence = _(
        "This is how often fair deals look as uneven as yours, or more so. There are eight of these numbers. If one "
        "of them is 5 in 100, that's normal. If one is 1 in {n}, it isn't."
    )
    return sentence.format(n=money(_RARE))


def seals_text(seals: int, broken: int) -> str:
    """Say the result of checking the seals."""
    if not seals:
        return _("None of these hands has a seal. Turn seals on in Settings to prove that nobody touched the deck.")
    if broken and seals == 1:
        return _("The one sealed hand doesn't match its seal.")
    if broken:
        sentence = ngettext(
            "{broken} of {n} seals doesn't match its deck.",
            "{broken} of {n} seals don't match their decks.",
            broken,
        )
        return sentence.format(n=money(seals), broken=money(broken))
    sentence = ngettext(
        "The seal of {n} hand matches its deck.", "The seals of all {n} hands match their decks.", seals
    )
    return sentence.format(n=money(seals))
