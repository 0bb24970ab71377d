"""The log in words: it says "you" if one person plays at this screen, and uses names for everyone else."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from tonk.rules import Position
from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat
from tonk.rules.melds import BOOK, RUN, Spread, SpreadKind, is_run, named_set
from tonk.rules.payouts import CAUGHT, Outcome, ends_pay_without_stock
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.cards import book_name, card_name, card_phrase, run_name
from tonk.words.phrases import clipped, joined, points
from tonk.words.table.guest_hands import guest_end_line, guest_line, laid_off_line
from tonk.words.table.names import TableNames
from tonk.words.table.special_moves import laid_text, twist_line, wilds_named


def log_line(
    event: ev.Event,
    names: TableNames,
    viewer: Seat | None,
    rules: RuleSet,
    table: Sequence[Spread] = (),
    *,
    stock_left: int = 0,
    declined: bool = False,
) -> str:
    """Return one event in one line of at most 200 characters.

    Args:
        event: The event to put into words.
        names: The players.
        viewer: The seat that reads; it alone learns which card it drew. None for a public log.
        rules: The rule set in play.
        table: The spreads on the table before or after the event, which show whether a hit is on a run or a book.
        stock_left: The number of cards left in the stock, for a hand that ends because play goes in circles (R-idle).
        declined: True if the stock ran out because the seat to act did not want the discard either.
    """
    match event:
        case ev.LaidDown():
            line = _laid(event, names)
        case ev.HitSpread() if not rules.traits.lays_spreads:
            line = laid_off_line(event, names)
        case ev.HitSpread(_seat, number):
            kind = table[number].kind if number < len(table) else rules.only_kind_hit
            line = _own_hit(event, names, kind) if event.seat == event.owner else _hit(event, names, kind)
        case ev.TonkShown() | ev.Dropped() | ev.WentOut() | ev.StockRanOut() | ev.HandEnded():
            if not rules.traits.lays_spreads and isinstance(event, ev.HandEnded):
                line = guest_end_line(event.outcome, names)
            elif rules.scores_points:
                line = _round_ending(event, names, stock_left)
            else:
                line = _ending(event, names, rules, stock_left, declined=declined)
        case (
            ev.Held()
            | ev.SkipPlayed()
            | ev.BlockPlayed()
            | ev.BlockEnded()
            | ev.TurnLost()
            | ev.Crossed()
            | ev.Reshuffled()
        ):
            line = twist_line(event, names)
        case ev.Passed() | ev.Knocked() | ev.ThirtyOneShown() | ev.HandVoid():
            line = guest_line(event, names)
        case _:
            line = _turn(event, names, viewer, scored=rules.scores_points)
    return clipped(line)


def log_lines(
    happened: Sequence[ev.Event], names: TableNames, viewer: Seat | None, now: Position, *, open_hands: bool = False
) -> list[str]:
    """Return some events in a line each.

    Args:
        happened: The events, in order.
        names: The players.
        viewer: The seat that reads, as for :func:`log_line`.
        now: The hand after all of it, or at its end.
        open_hands: True if every card drawn is named, since all hands lie open.
    """
    lines, left = [], len(now.stock)
    for before, event in zip((None, *happened), happened, strict=False):
        reader = event.seat if open_hands and isinstance(event, ev.Drew) else viewer
        own = isinstance(before, ev.Discarded) and isinstance(event, ev.StockRanOut) and before.seat == event.seat
        declined = bool(now.discard) and not own
        lines.append(log_line(event, names, reader, now.rules, now.table, stock_left=left, declined=declined))
    return lines


def cut_line(cuts: Sequence[Mapping[Seat, Card]], names: TableNames, dealer: Seat) -> str:
    """Return the cut for the first deal in a line: the dealer and the deciding card, the last one after ties.

    Args:
        cuts: The cards cut, one mapping per round.
        names: The players.
        dealer: The dealer.
    """
    card = card_name(cuts[-1][dealer])
    return clipped(names.one(dealer, _("You cut {card} and deal"), _("{name} cuts {card} and deals"), card=card))


def _turn(
    event: ev.UpcardTurned | ev.Drew | ev.Took | ev.MustWait | ev.Discarded,
    names: TableNames,
    viewer: Seat | None,
    *,
    scored: bool,
) -> str:
    match event:
        case ev.UpcardTurned(card):
            return _("The dealer turns up {card}").format(card=card_phrase(card))
        case ev.Drew(seat, card) if seat == viewer:
            return names.one(seat, _("You draw {card}"), _("{name} draws {card}"), card=card_phrase(card))
        case ev.Drew(seat):
            return names.one(seat, _("You draw a card"), _("{name} draws a card"))
        case ev.Took(seat, card):
            return names.one(
                seat,
                _("You take {card} from the discards"),
                _("{name} takes {card} from the discards"),
                card=card_phrase(card),
            )
        case ev.Discarded(seat, card):
            return names.one(seat, _("You discard {card}"), _("{name} discards {card}"), card=card_phrase(card))
        case ev.MustWait(seat, turns):
            return _must_wait(seat, turns, names, scored=scored)
        case _:
            assert_never(event)


def _must_wait(seat: Seat, turns: int, names: TableNames, *, scored: bool) -> str:
    if scored:
        yours = ngettext("You must wait {n} turn to run", "You must wait {n} turns to run", turns)
        named = ngettext("{name} must wait {n} turn to run", "{name} must wait {n} turns to run", turns)
    else:
        yours = ngettext("You must wait {n} turn to drop", "You must wait {n} turns to drop", turns)
        named = ngettext("{name} must wait {n} turn to drop", "{name} must wait {n} turns to drop", turns)
    return names.one(seat, yours, named, n=turns)


def _laid(event: ev.LaidDown, names: TableNames) -> str:
    cards = named_set(event.cards, event.wilds)
    wilds = wilds_named(event.cards, event.wilds)
    if is_run(cards):
        sentences = _laid_run(len(wilds))
        return names.one(event.seat, *sentences, run=run_name(cards), cards=joined(wilds))
    return names.one(event.seat, *_laid_book(len(wilds)), book=book_name(cards), cards=joined(wilds))


def _laid_run(wilds: int) -> tuple[str, str]:
    """Say that you, or somebody else, lay a run with this many Wilds."""
    if not wilds:
        # Translators: {run} is a sequence of cards, as in “5-6-7♠”.
        return _("You lay a run, {run}"), _("{name} lays a run, {run}")
    # Translators: {run} is a sequence of cards, as in “5-6-7♠”; {cards} are the Wilds in it, as in “6♠”.
    yours, named = (
        ngettext("You lay a run, {run} ({cards} is a Wild)", "You lay a run, {run} ({cards} are Wilds)", wilds),
        ngettext("{name} lays a run, {run} ({cards} is a Wild)", "{name} lays a run, {run} ({cards} are Wilds)", wilds),
    )
    return yours, named


def _laid_book(wilds: int) -> tuple[str, str]:
    """Say that you, or somebody else, lay a book with this many Wilds."""
    if not wilds:
        # Translators: {book} is the book, as in “three 8s”.
        return _("You lay a book, {book}"), _("{name} lays a book, {book}")
    # Translators: {book} is the book, as in “three 8s”; {cards} are the Wilds in it, as in “8♠”.
    yours, named = (
        ngettext("You lay a book, {book} ({cards} is a Wild)", "You lay a book, {book} ({cards} are Wilds)", wilds),
        ngettext(
            "{name} lays a book, {book} ({cards} is a Wild)", "{name} lays a book, {book} ({cards} are Wilds)", wilds
        ),
    )
    return yours, named


def _hit(event: ev.HitSpread, names: TableNames, kind: SpreadKind | None) -> str:
    sentence = {
        RUN: (
            _("You hit {other}'s run with {cards}"),
            _("{name} hits your run with {cards}"),
            _("{name} hits {other}'s run with {cards}"),
        ),
        BOOK: (
            _("You hit {other}'s book with {cards}"),
            _("{name} hits your book with {cards}"),
            _("{name} hits {other}'s book with {cards}"),
        ),
        None: (
            _("You hit {other}'s spread with {cards}"),
            _("{name} hits your spread with {cards}"),
            _("{name} hits {other}'s spread with {cards}"),
        ),
    }[kind]
    return names.both(event.seat, event.owner, sentence, cards=laid_text(event.cards, event.wilds))


def _own_hit(event: ev.HitSpread, names: TableNames, kind: SpreadKind | None) -> str:
    yours, named = {
        RUN: (_("You hit your own run with {cards}"), _("{name} hits their own run with {cards}")),
        BOOK: (_("You hit your own book with {cards}"), _("{name} hits their own book with {cards}")),
        None: (_("You hit your own spread with {cards}"), _("{name} hits their own spread with {cards}")),
    }[kind]
    return names.one(event.seat, yours, named, cards=laid_text(event.cards, event.wilds))


def _ending(
    event: ev.TonkShown | ev.Dropped | ev.WentOut | ev.StockRanOut | ev.HandEnded,
    names: TableNames,
    rules: RuleSet,
    stock_left: int,
    *,
    declined: bool,
) -> str:
    counted = ends_pay_without_stock(rules)
    match event:
        case ev.TonkShown(seat, total):
            sentences = _("You show a Tonk of {points}"), _("{name} shows a Tonk of {points}")
            return names.one(seat, *sentences, points=points(total))
        case ev.Dropped(seat, total):
            return names.one(seat, _("You drop with {total}"), _("{name} drops with {total}"), total=total)
        case ev.WentOut(seat):
            return names.one(seat, _("You go out"), _("{name} goes out"))
        case ev.StockRanOut() if stock_left:
            circles = _("The same cards keep going round, so all hands are counted")
            return circles if counted else _("The same cards keep going round, so the hand is over")
        case ev.StockRanOut(seat) if declined and counted:
            yours = _("The stock is empty and you don't take the discard, so all hands are counted")
            return names.one(
                seat, yours, _("The stock is empty and {name} doesn't take the discard, so all hands are counted")
            )
        case ev.StockRanOut(seat) if declined:
            yours = _("The stock is empty and you don't take the discard, so the hand is over")
            return names.one(
                seat, yours, _("The stock is empty and {name} doesn't take the discard, so the hand is over")
            )
        case ev.StockRanOut():
            gone = _("The stock has run out, so all hands are counted")
            return gone if counted else _("The stock has run out, so the hand is over")
        case ev.HandEnded(outcome):
            return _ended(outcome, names)
        case _:
            assert_never(event)


def _round_ending(
    event: ev.TonkShown | ev.Dropped | ev.WentOut | ev.StockRanOut | ev.HandEnded,
    names: TableNames,
    stock_left: int,
) -> str:
    """Say how a round for points ends."""
    match event:
        case ev.TonkShown(seat, total):
            sentences = _("You show a bonus hand of {points}"), _("{name} shows a bonus hand of {points}")
            return names.one(seat, *sentences, points=points(total))
        case ev.Dropped(seat, total):
            return names.one(seat, _("You run with {total}"), _("{name} runs with {total}"), total=total)
        case ev.WentOut(seat):
            return names.one(seat, _("You go out"), _("{name} goes out"))
        case ev.StockRanOut() if stock_left:
            return _("The same cards keep going round, so the round is stuck")
        case ev.StockRanOut():
            return _("Nothing is left to draw, so the round is stuck")
        case ev.HandEnded(outcome) if outcome.winners:
            return names.some(
                outcome.winners,
                _("You win the round and score {points}"),
                _("You and {names} win the round and score {points} each"),
                ngettext(
                    "{names} wins the round and scores {points}",
                    "{names} win the round and score {points} each",
                    len(outcome.winners),
                ),
                points=points(outcome.net[outcome.winners[0]]),
            )
    return _("Nobody wins the round")


def _ended(outcome: Outcome, names: TableNames) -> str:
    winners, count = outcome.winners, len(outcome.winners)
    if not winners:
        return _("Nobody wins the hand")
    if outcome.ending != CAUGHT:
        return names.some(
            winners,
            _("You win the hand"),
            _("You and {names} win the hand"),
            ngettext("{names} wins the hand", "{names} win the hand", count),
        )
    dropper = outcome.by[0]
    if dropper == names.you:
        caught = ngettext("{names} catches you and wins the hand", "{names} catch you and win the hand", count)
    else:
        caught = ngettext(
            "{names} catches {dropper} and wins the hand", "{names} catch {dropper} and win the hand", count
        )
    return names.some(
        winners,
        _("You catch {dropper} and win the hand"),
        _("You and {names} catch {dropper} and win the hand"),
        caught,
        dropper=names[dropper],
    )
