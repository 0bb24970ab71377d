"""The tables of guests in words: events, endings, and reasons."""

from typing import assert_never

from tonk.rules import Knock, RuleSet, View
from tonk.rules import events as ev
from tonk.rules.cards import Seat, by_seat
from tonk.rules.guests.suit_counts import HALVES
from tonk.rules.payouts import GIN, KNOCKED, RUM, THIRTY_ONE, UNDERCUT, VOID, GuestEnding, Outcome
from tonk.words import _, ngettext, pgettext
from tonk.words.cards import card_name, card_phrase
from tonk.words.phrases import joined, measured_points, money, paragraph, points
from tonk.words.table.names import TableNames


def guest_line(event: ev.GuestEvent, names: TableNames) -> str:
    """Return a line of the log about an event that only guests have."""
    match event:
        case ev.Passed(seat, card):
            return names.one(seat, _("You pass on {card}"), _("{name} passes on {card}"), card=card_phrase(card))
        case ev.Knocked(seat, card):
            if card is None:
                return names.one(seat, _("You knock"), _("{name} knocks"))
            # The card lies face down: only its player has seen it.
            return names.one(seat, _("You knock and discard {card}"), _("{name} knocks"), card=card_phrase(card))
        case ev.ThirtyOneShown(seat):
            return names.one(seat, _("You show 31"), _("{name} shows 31"))
        case ev.HandVoid():
            return _("Nobody knocked in time")
        case _:
            assert_never(event)


def laid_off_line(event: ev.HitSpread, names: TableNames) -> str:
    """Return a line of the log about a card laid off on the knocker's spread."""
    sentences = _("You lay off {cards}"), _("{name} lays off {cards}")
    return names.one(event.seat, *sentences, cards=joined([card_phrase(card) for card in event.cards]))


def guest_end_line(outcome: Outcome, names: TableNames) -> str:
    """Return the log's line about the end of a guest's hand: who scores, or loses lives."""
    if any(lost < 0 for lost in outcome.net):
        return _lives_title(outcome, names)
    scorers = [seat for seat in outcome.winners if outcome.net[seat]]
    if not scorers:
        return _("Nobody scores")
    return names.some(
        scorers,
        _("You score {points}"),
        _("You and {names} score {points} each"),
        ngettext("{names} scores {points}", "{names} score {points} each", len(scorers)),
        points=points(outcome.net[scorers[0]]),
    )


def is_big_gin(outcome: Outcome) -> bool:
    """Return whether a hand ended with eleven cards in spreads and no discard."""
    return any(line.why == "big-gin" for line in outcome.scores)


def guest_title(ending: GuestEnding, outcome: Outcome, names: TableNames) -> str:
    """Say who won a hand of a guest, in a few words.

    Args:
        ending: The ending.
        outcome: The outcome of the hand.
        names: The players.
    """
    winners = outcome.winners
    match ending:
        case "gin" if is_big_gin(outcome):
            return names.one(winners[0], _("Big gin! You win the hand"), _("Big gin! {name} wins the hand"))
        case "gin":
            return names.one(winners[0], _("Gin! You win the hand"), _("Gin! {name} wins the hand"))
        case "rum":
            return names.one(winners[0], _("Rum! You win the hand"), _("Rum! {name} wins the hand"))
        case "knock" if any(lost < 0 for lost in outcome.net):
            return _lives_title(outcome, names)
        case "knock":
            return names.one(winners[0], _("You knock and win"), _("{name} knocks and wins"))
        case "undercut" if len(winners) == 1:
            text = _("You undercut {other}"), _("{name} undercuts you"), _("{name} undercuts {other}")
            return names.both(winners[0], outcome.by[0], text)
        case "undercut":
            return names.some(
                winners,
                _("You undercut the knocker"),
                _("You and {names} undercut the knocker"),
                ngettext("{names} undercuts the knocker", "{names} undercut the knocker", len(winners)),
            )
        case "void":
            return _("Nobody wins the hand")
        case "thirty-one":
            holders = outcome.by
            return names.some(
                holders,
                _("You have 31"),
                _("You and {names} have 31"),
                ngettext("{names} has 31", "{names} have 31", len(holders)),
            )
        case _:
            assert_never(ending)


def _lives_title(outcome: Outcome, names: TableNames) -> str:
    """Say who loses lives after a knock."""
    losers = [seat for seat, lost in by_seat(outcome.net) if lost < 0]
    if len(losers) == 1 and outcome.net[losers[0]] < -1:
        return names.one(losers[0], _("You lose two lives"), _("{name} loses two lives"))
    return names.some(
        losers,
        _("You lose a life"),
        _("You and {names} lose a life"),
        ngettext("{names} loses a life", "{names} lose a life", len(losers)),
    )


def guest_reason(ending: GuestEnding, outcome: Outcome, names: TableNames) -> str:
    """Say why a hand of a guest was won or lost.

    Args:
        ending: The ending.
        outcome: The outcome of the hand.
        names: The players.
    """
    match ending:
        case "gin" if is_big_gin(outcome):
            return _("All eleven cards are in spreads, and nobody may lay off against gin.")
        case "gin":
            return _("Every card is in a spread, and nobody may lay off against gin.")
        case "rum":
            return _("The knocker has no deadwood, so everyone else pays a bonus.")
        case "knock" if any(lost < 0 for lost in outcome.net):
            return _lowest_reason(outcome, names)
        case "knock":
            return _with_deadwood(
                outcome,
                names,
                _("You knocked, and have the least deadwood: {n}."),
                _("{name} knocked, and has the least deadwood: {n}."),
            )
        case "undercut" if min(outcome.totals) == outcome.totals[outcome.by[0]]:
            return _with_deadwood(
                outcome,
                names,
                _("You knocked with {n} deadwood, but someone has just as little, and the knocker loses ties."),
                _("{name} knocked with {n} deadwood, but someone has just as little, and the knocker loses ties."),
            )
        case "undercut":
            return _with_deadwood(
                outcome,
                names,
                _("You knocked with {n} deadwood, but the lowest hand has {least}."),
                _("{name} knocked with {n} deadwood, but the lowest hand has {least}."),
            )
        case "void":
            return _("Nobody knocked in time.")
        case "thirty-one":
            return _("Everyone else loses a life.")
        case _:
            assert_never(ending)


def _lowest_reason(outcome: Outcome, names: TableNames) -> str:
    losers = [seat for seat, lost in by_seat(outcome.net) if lost < 0]
    count = count_text(outcome.totals[losers[0]])
    if outcome.net[losers[0]] < -1:
        return names.one(
            losers[0],
            _("You knocked, and nobody has less than your {count}."),
            _("{name} knocked, and nobody has less than {count}."),
            count=count,
        )
    lowest = names.some(
        losers,
        _("You had the lowest hand, {count}."),
        _("You and {names} had the lowest hands, {count} each."),
        ngettext("{names} had the lowest hand, {count}.", "{names} had the lowest hands, {count} each.", len(losers)),
        count=count,
    )
    return paragraph(lowest, _spared(outcome, names, losers))


def _spared(outcome: Outcome, names: TableNames, losers: list[Seat]) -> str:
    """Say that the knocker ties for the lowest hand and loses nothing; "" if it is not so."""
    knocker = outcome.by[0]
    if knocker in losers or outcome.totals[knocker] != outcome.totals[losers[0]]:
        return ""
    return names.one(
        knocker,
        _("You tied, but a knocker who ties loses nothing."),
        _("{name} tied, but a knocker who ties loses nothing."),
    )


def _with_deadwood(outcome: Outcome, names: TableNames, yours: str, named: str) -> str:
    """Return the sentence about the knocker, with the knocker's deadwood and the least deadwood in it."""
    knocker = outcome.by[0]
    return names.one(knocker, yours, named, n=outcome.totals[knocker], least=min(outcome.totals))


def guest_move(ending: GuestEnding, outcome: Outcome, seat: Seat) -> str:
    """Say what a seat did or had at the end of a guest's hand, or "".

    Args:
        ending: The ending.
        outcome: The outcome of the hand.
        seat: The seat.
    """
    by, won = seat in outcome.by, seat in outcome.winners
    if outcome.net[seat] < 0:
        lost = -outcome.net[seat]
        text = ngettext("lost {n} life", "lost {n} lives", lost)
        return text.format(n=lost)
    match ending:
        case "gin" if by:
            return pgettext("below a player's name", "gin")
        case "rum" if by:
            return pgettext("below a player's name", "rum")
        case "thirty-one" if by:
            return pgettext("below a player's name", "31")
        case "undercut" if won:
            return pgettext("below a player's name", "undercut")
        case "knock" | "undercut" if by:
            return pgettext("below a player's name", "knocked")
        case _:
            return ""


def laid_off_text() -> str:
    """Return what is said below the name of a player who laid cards off on the knocker's spreads."""
    return pgettext("below a player's name", "laid off")


def guest_endings() -> dict[str, str]:
    """Return the endings of guests' hands, as the heads of rows."""
    return {
        GIN: pgettext("how a hand ended", "Gin"),
        RUM: pgettext("how a hand ended", "Rum"),
        KNOCKED: pgettext("how a hand ended", "Knock"),
        UNDERCUT: pgettext("how a hand ended", "Undercut"),
        VOID: pgettext("how a hand ended", "Nobody knocked"),
        THIRTY_ONE: "31",
    }


def count_text(halves: int) -> str:
    """Return a count of thirty-one in figures: 30, or 30½ for three of a rank."""
    whole, half = divmod(halves, HALVES)
    return f"{money(whole)}½" if half else money(whole)


def total_text(rules: RuleSet, total: int) -> str:
    """Return a hand's total in figures: deadwood, or the count of thirty-one."""
    return count_text(total) if rules.traits.hand_counts == "suit" else str(total)


def deadwood_text(held: int) -> str:
    """Return the deadwood of a hand in words."""
    # Translators: {n} is the number of points of the cards in no spread.
    return ngettext("{n} deadwood", "{n} deadwood", held).format(n=held)


def held_text(rules: RuleSet, held: int) -> str:
    """Return the count of a hand in words: points, deadwood, or the points of its best suit."""
    match rules.traits.hand_counts:
        case "points":
            return points(held)
        case "deadwood":
            return deadwood_text(held)
        case "suit":
            whole, half = divmod(held, HALVES)
            return measured_points(held / HALVES, count_text(held)) if half else points(whole)
        case counts:
            assert_never(counts)


def have_text(rules: RuleSet, amount: int) -> str:
    """Return the money, points or lives of a player."""
    if not rules.has_lives:
        return points(amount) if rules.scores_points else money(amount)
    return ngettext("{n} life", "{n} lives", amount).format(n=amount) if amount > 0 else lives_text(amount)


def have_sentences(rules: RuleSet, amount: int) -> tuple[str, str]:
    """Return sentences without a full stop for you and for ``{name}``, who have this ``{amount}`` (`have_text`)."""
    if rules.has_lives and amount < 0:
        return _("You are out"), _("{name} is out")
    if rules.has_lives and amount == 0:
        return _("You have no lives left"), _("{name} has no lives left")
    # Translators: {amount} is money, points or lives, as in “12”, “9 points” or “3 lives”.
    return _("You have {amount}"), _("{name} has {amount}")


def standing_figure(rules: RuleSet, amount: int) -> str:
    """Return the points or lives of a player in figures; a player without lives is out."""
    return lives_text(amount) if rules.has_lives and amount < 0 else money(amount)


def lives_text(lives: int) -> str:
    """Say that somebody without lives is on a free ride, or out."""
    return _("free ride") if lives == 0 else _("out")


def unit_text(rules: RuleSet, held: int) -> str:
    """Return the word after the total of a hand."""
    match rules.traits.hand_counts:
        case "points":
            # Translators: the word behind a large figure: what the cards in the hand count.
            return _("in hand") if rules.scores_points else ngettext("point", "points", held)
        case "deadwood":
            # Translators: the word behind a large figure: what no spread holds.
            return _("deadwood")
        case "suit":
            # Translators: the words behind a large figure: what the best suit of a hand counts.
            return _("in one suit")
        case counts:
            assert_never(counts)


def knock_label(view: View | None, left: int | None = None) -> str:
    """Return the label of the button that knocks; once pressed, a question.

    Args:
        view: The view of the seat that wants to knock; None before it has asked.
        left: The total of the hand after the knock.
    """
    if view is None or left is None:
        return pgettext("end the hand", "Knock")
    # Translators: {total} is what is left in the hand, or what it counts.
    return _("Knock with {total}?").format(total=total_text(view.rules, left))


def knock_question(view: View, action: Knock, left: int) -> str:
    """Return the question at the first press of a knock, with the discard and the rest.

    Args:
        view: The view of the seat that wants to knock.
        action: The knock.
        left: The total of the hand after it.
    """
    total = total_text(view.rules, left)
    if view.rules.traits.last_turns:
        return _("Press again to knock with {total}: everyone else gets one more turn").format(total=total)
    if action.card is None:
        return _("Press again to show big gin")
    sentence = _("Press again to knock: {card} goes face down, leaving {total} deadwood")
    if not left:
        sentence = _("Press again to knock: {card} goes face down, leaving no deadwood")
    return sentence.format(card=card_name(action.card), total=total)


def guest_prompt(view: View, *, chosen: bool) -> str:
    """Return the line above the hand of a seat whose turn it is.

    Args:
        view: Its view.
        chosen: Whether a card is chosen.
    """
    knocks = any(isinstance(action, Knock) for action in view.legal)
    match view.phase:
        case "upcard":
            return _("Take {card}, or pass").format(card=card_name(view.discards[-1]))
        case "must-draw":
            return _("Nobody wanted the upcard: draw from the stock")
        case "start" if knocks:
            return _("Draw a card, take the discard, or knock")
        case "start":
            return _("Draw a card or take the discard")
        case "play" if chosen and knocks:
            return _("Put it on the discards to end your turn, or knock with it")
        case "play" if chosen:
            return _("Put it on the discards to end your turn")
        case "play" if knocks:
            return _("Discard a card to end your turn, or knock")
        case "play":
            return _("Discard a card to end your turn")
        case "window" | "over":
            return ""
        case _:
            assert_never(view.phase)
