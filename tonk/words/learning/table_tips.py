"""The walk-through in words: each lesson explains something new and what to do about it."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tonk.rules import RuleSet
from tonk.rules.cards import SKIP, SpecialKinds
from tonk.rules.ruleset import ANY_TOTAL
from tonk.words import _, ngettext
from tonk.words.learning.how_to import Move
from tonk.words.phrases import either, joined, money, paragraph, points
from tonk.words.rules.special_cards import kind_name
from tonk.words.table.special_moves import block_text


class LessonText(NamedTuple):
    """A lesson: its subject, its text, and the move that it asks for."""

    title: str
    text: str
    move: Move = ""


def lesson(
    name: str, rules: RuleSet, kinds: SpecialKinds = (), *, always: bool = False, compared: bool = False
) -> LessonText:
    """Return the lesson of this name (`tonk.session.learning.table_tips`).

    Args:
        name: The name.
        rules: The rules in play.
        kinds: The twists in play.
        always: True if they are in every hand, not chosen by the dealer.
        compared: True if the hand is a deal that others play too, without a match or a choice.

    Raises:
        KeyError: There is no such lesson.
    """
    lessons: dict[str, Callable[[], LessonText]] = {
        "points": lambda: _points(rules, compared=compared),
        "twists": lambda: _twists(kinds, always=always, compared=compared),
        "first-discard": lambda: _first_discard(rules),
        "wild": lambda: _wild(rules),
        "cross": _cross,
        "window": lambda: _window(rules),
        "skip": lambda: _skip(rules),
        "held": lambda: _held(kinds),
        "hitter": lambda: _hitter(rules),
        "lost-turn": _lost,
        "run": lambda: _run(rules),
        "caught": _caught,
        "bonus": lambda: _bonus(rules),
        "reshuffle": lambda: _reshuffle(rules),
        **_OF_GUESTS,
    }
    return lessons[name]()


def _points(rules: RuleSet, *, compared: bool) -> LessonText:
    target = ""
    if rules.target is not None and not compared:
        target = _("The first to reach {n} wins the match.").format(n=money(rules.target))
    return LessonText(
        _("Points"),
        paragraph(
            _("You score the spreads and hits you lay. The winner of a round also scores what the others hold."),
            target,
        ),
    )


def _twists(kinds: SpecialKinds, *, always: bool, compared: bool) -> LessonText:
    if kinds:
        sentence = _("In play: {kinds}, four of each.") if len(kinds) > 1 else _("In play: {kinds}, four of them.")
        sentence = sentence.format(kinds=joined([kind_name(kind) for kind in kinds]))
    else:
        sentence = _("There are none this time.")
    chooses = _("The dealer chooses them before each deal. When you deal, you choose.")
    if compared:
        chooses = _("Each deal has its own.")
    elif always:
        chooses = _("They stay the same all through this game.")
    return LessonText(_("The twists"), paragraph(sentence, chooses))


def _first_discard(rules: RuleSet) -> LessonText:
    title = _("No discard yet")
    if rules.drop_limit(rounds=0) < ANY_TOTAL:
        return LessonText(title, _("No card was turned up. Draw from the stock. Your discard will be the first."))
    if rules.scores_points:
        return LessonText(
            title, _("No card was turned up. Draw from the stock, or run. Your discard will be the first.")
        )
    return LessonText(title, _("No card was turned up. Draw from the stock, or drop. Your discard will be the first."))


def _wild(rules: RuleSet) -> LessonText:
    text = _("It stands for any card in a spread. If several would fit, you choose.")
    if rules.hits:
        text = _("It stands for any card in a spread or a hit. If several would fit, you choose.")
    return LessonText(_("You hold a Wild"), paragraph(text, _worth(rules)))


def _worth(rules: RuleSet) -> str:
    if rules.scores_points:
        return _("Held at the end, it scores {n} for the winner.").format(n=rules.twist_value)
    return _("In your hand, it counts {n}.").format(n=rules.twist_value)


def _cross() -> LessonText:
    return LessonText(
        _("You hold a Cross"),
        paragraph(
            _(
                "When another player draws from the stock, you may play it. You take the discard, and must lay it at "
                "once."
            ),
            _("You'll be asked when it helps."),
        ),
    )


def _window(rules: RuleSet) -> LessonText:
    text = _("Play it and take the discard. Lay it at once, then discard. Play goes on to your left.")
    if rules.hits:
        text = _(
            "Play it and take the discard. Lay it or hit with it at once, then discard. Play goes on to your left."
        )
    return LessonText(_("A Cross?"), paragraph(text, _("Take your time. Saying no gives nothing away.")))


def _skip(rules: RuleSet) -> LessonText:
    return LessonText(
        _("You hold a Skip/Block"),
        paragraph(
            _("After drawing, play it on any player, even yourself."),
            _("As a Skip, it costs that player the next turn."),
            block_text(rules),
        ),
    )


def _held(kinds: SpecialKinds) -> LessonText:
    block = _("A Block would have protected you.") if SKIP in kinds else ""
    text = _(
        "A player hit your spread, so you lose your whole next turn. More hits before then cost you nothing extra."
    )
    return LessonText(_("You are held"), paragraph(text, block))


def _hitter(rules: RuleSet) -> LessonText:
    text = _("You hit another player's spread, so they lose their next turn.")
    mine = _("You score the points of the hit.") if rules.scores_points else ""
    return LessonText(_("A hold"), paragraph(text, mine))


def _lost() -> LessonText:
    return LessonText(
        _("You lost a turn"),
        _("You were held or skipped. That's over now, and you play your next turn as usual."),
    )


def _run(rules: RuleSet) -> LessonText:
    if rules.drop_tie == "wins":
        risk = _("If nobody is lower, you score all the cards held. If anyone is, you are caught and score nothing.")
    else:
        risk = _("If everyone else holds more, you score all the cards held. If not, you are caught and score nothing.")
    may = _("You may end the round at the start of your turn, instead of drawing.")
    return LessonText(_("You may run"), paragraph(may, risk))


def _caught() -> LessonText:
    return LessonText(
        _("A run was caught"),
        _(
            "The lowest of the others scored their own cards, all of the runner's, and what everyone held. The runner "
            "scored nothing."
        ),
    )


def _bonus(rules: RuleSet) -> LessonText:
    totals = either([str(total) for total in sorted(rules.tonk_totals)]) if len(rules.tonk_totals) < 5 else ""
    if totals:
        sentence = _("A dealt hand of {totals} scores {points} at once, and the round is over.")
    else:
        sentence = _("A dealt hand of the right count scores {points} at once, and the round is over.")
    none = _("There can't be a twist in it.") if rules.twists else ""
    return LessonText(_("A bonus"), paragraph(sentence.format(totals=totals, points=points(rules.tonk_pays)), none))


def _reshuffle(rules: RuleSet) -> LessonText:
    text = ngettext(
        "The stock ran out, so the discards were shuffled into a new one. That happens once. After that, drawing from "
        "an empty stock ends the hand.",
        "The stock ran out, so the discards were shuffled into a new one. That happens up to {n} times. After that, "
        "drawing from an empty stock ends the hand.",
        rules.reshuffles,
    )
    return LessonText(_("A new stock"), text.format(n=rules.reshuffles))


def _upcard() -> LessonText:
    text = _(
        "It was turned up after the deal. Take it and discard another card, or pass. If you both pass, the "
        "first player draws from the stock."
    )
    return LessonText(_("The upcard"), text)


def _deadwood() -> LessonText:
    text = _(
        "Keep spreads in your hand. Only cards outside them count: an ace 1, a jack, queen or king 10. Keep this "
        "deadwood low."
    )
    return LessonText(_("Deadwood"), text)


def _knock() -> LessonText:
    text = _(
        "Choose the card to discard and press Knock. The other player may add cards to your spreads, and wins with "
        "as little deadwood as you, or less. With none, you have gin, and nobody may add cards."
    )
    return LessonText(_("You may knock"), text)


def _knock_any() -> LessonText:
    text = _(
        "At the end of any turn you may knock instead of discarding. All hands are shown, and the least deadwood "
        "scores. The knocker loses ties."
    )
    return LessonText(_("Knock at any time"), text)


def _best_suit() -> LessonText:
    text = _(
        "Only cards of one suit count together: an ace 11, a jack, queen or king 10. Whoever has 31 wins at once. "
        "The lowest hand loses a life."
    )
    return LessonText(_("Your best suit"), text)


def _knock_suit() -> LessonText:
    text = _(
        "Knock instead of drawing if your count is high. Everyone else gets one more turn. If you alone are "
        "lowest, you lose two lives."
    )
    return LessonText(_("You may knock"), text)


def _last_turn() -> LessonText:
    text = _("Someone has knocked. This is your last turn: then all hands are shown, and the lowest loses a life.")
    return LessonText(_("Your last turn"), text)


_OF_GUESTS: Mapping[str, Callable[[], LessonText]] = {
    "upcard": _upcard,
    "deadwood": _deadwood,
    "knock": _knock,
    "knock-any": _knock_any,
    "suit": _best_suit,
    "knock-suit": _knock_suit,
    "last-turn": _last_turn,
}
"""The lessons of the first tables of guests."""
