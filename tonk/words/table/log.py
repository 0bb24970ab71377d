"""The log in words: always with names, never "you", for several people share a screen."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from tonk.rules import Position
from tonk.rules import events as ev
from tonk.rules.cards import Card, Seat
from tonk.rules.melds import BOOK, RUN, Spread, SpreadKind, is_run, named_set
from tonk.rules.payouts import CAUGHT, Outcome, ends_pay_without_stock
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.cards import book_name, card_name, run_name
from tonk.words.phrases import clipped, joined, person, points, run_or_drop
from tonk.words.table.special_cards import laid_text, twist_line, wilds_text


def log_line(
    event: ev.Event,
    names: Sequence[str],
    viewer: Seat | None,
    rules: RuleSet,
    table: Sequence[Spread] = (),
    *,
    stock_left: int = 0,
    declined: bool = False,
) -> str:
    """One event in one line of at most 200 characters.

    Args:
        event: The event to put into words.
        names: The name of each seat.
        viewer: The seat that reads; it alone learns which card it drew. None for a public log.
        rules: The rule set in play.
        table: The spreads on the table before or after the event, which say whether a hit is on a run or a book.
        stock_left: The number of cards left in the stock; some when a hand ends because play goes in circles (R-idle).
        declined: True if the stock ran out because the seat to act did not want the discard either.
    """
    match event:
        case ev.LaidDown():
            line = _laid(event, names)
        case ev.HitSpread(_seat, number):
            kind = table[number].kind if number < len(table) else rules.only_kind_hit
            line = _own_hit(event, names, kind) if event.seat == event.owner else _hit(event, names, kind)
        case ev.TonkShown() | ev.Dropped() | ev.WentOut() | ev.StockRanOut() | ev.HandEnded():
            if rules.scores_points:
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
        case _:
            line = _turn(event, names, viewer, scored=rules.scores_points)
    return clipped(line)


def log_lines(
    happened: Sequence[ev.Event], names: Sequence[str], viewer: Seat | None, now: Position, *, open_hands: bool = False
) -> list[str]:
    """Some events in a line each.

    Args:
        happened: The events, each after the one that led to it.
        names: The name of each seat.
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


def cut_line(cuts: Sequence[Mapping[Seat, Card]], names: Sequence[str], dealer: Seat) -> str:
    """The cut for the first deal in a line: who deals, and by which card, the last one where several had tied.

    Args:
        cuts: The cards cut, one mapping a round.
        names: The players' names, by seat.
        dealer: The dealer.
    """
    sentence = _("{name} cuts {card} and deals")
    return clipped(sentence.format(name=person(names[dealer]), card=card_name(cuts[-1][dealer])))


def _turn(
    event: ev.UpcardTurned | ev.Drew | ev.Took | ev.MustWait | ev.Discarded,
    names: Sequence[str],
    viewer: Seat | None,
    *,
    scored: bool,
) -> str:
    match event:
        case ev.UpcardTurned(card):
            return _("The first discard is {card}").format(card=card_name(card))
        case ev.Drew(seat, card) if seat == viewer:
            return _("{name} draws {card}").format(name=person(names[seat]), card=card_name(card))
        case ev.Drew(seat):
            return _("{name} draws a card").format(name=person(names[seat]))
        case ev.Took(seat, card):
            return _("{name} takes {card} from the discards").format(name=person(names[seat]), card=card_name(card))
        case ev.Discarded(seat, card):
            return _("{name} discards {card}").format(name=person(names[seat]), card=card_name(card))
        case ev.MustWait(seat, turns):
            return ngettext(
                "{name} may not {drop} for {n} turn",
                "{name} may not {drop} for {n} turns",
                turns,
            ).format(name=person(names[seat]), n=turns, drop=run_or_drop(scored=scored))
        case _:
            assert_never(event)


def _laid(event: ev.LaidDown, names: Sequence[str]) -> str:
    name, cards = person(names[event.seat]), named_set(event.cards, event.wilds)
    if is_run(cards):
        line = _("{name} lays a run, {run}").format(name=name, run=run_name(cards))
    else:
        line = _("{name} lays a book, {book}").format(name=name, book=book_name(cards))
    return line + wilds_text(event.cards, event.wilds)


def _hit(event: ev.HitSpread, names: Sequence[str], kind: SpreadKind | None) -> str:
    if kind == RUN:
        sentence = _("{name} hits {owner}'s run with {cards}")
    elif kind == BOOK:
        sentence = _("{name} hits {owner}'s book with {cards}")
    else:
        sentence = _("{name} hits {owner}'s spread with {cards}")
    return sentence.format(
        name=person(names[event.seat]), owner=person(names[event.owner]), cards=laid_text(event.cards, event.wilds)
    )


def _own_hit(event: ev.HitSpread, names: Sequence[str], kind: SpreadKind | None) -> str:
    if kind == RUN:
        sentence = _("{name} adds {cards} to their own run")
    elif kind == BOOK:
        sentence = _("{name} adds {cards} to their own book")
    else:
        sentence = _("{name} adds {cards} to their own spread")
    return sentence.format(name=person(names[event.seat]), cards=laid_text(event.cards, event.wilds))


def _ending(
    event: ev.TonkShown | ev.Dropped | ev.WentOut | ev.StockRanOut | ev.HandEnded,
    names: Sequence[str],
    rules: RuleSet,
    stock_left: int,
    *,
    declined: bool,
) -> str:
    counted = ends_pay_without_stock(rules)
    match event:
        case ev.TonkShown(seat, total):
            return _("{name} shows a Tonk: {points}").format(name=person(names[seat]), points=points(total))
        case ev.Dropped(seat, total):
            return _("{name} drops with {total}").format(name=person(names[seat]), total=total)
        case ev.WentOut(seat):
            return _("{name} goes out").format(name=person(names[seat]))
        case ev.StockRanOut() if stock_left:
            circles = _("Play goes in circles: all hands are counted")
            return circles if counted else _("Play goes in circles: the hand is over")
        case ev.StockRanOut(seat) if declined:
            sentence = _("The stock is gone and {name} leaves the discard: the hand is over")
            if counted:
                sentence = _("The stock is gone and {name} leaves the discard: all hands are counted")
            return sentence.format(name=person(names[seat]))
        case ev.StockRanOut():
            gone = _("The stock has run out: all hands are counted")
            return gone if counted else _("The stock has run out: the hand is over")
        case ev.HandEnded(outcome):
            return _ended(outcome, names)
        case _:
            assert_never(event)


def _round_ending(
    event: ev.TonkShown | ev.Dropped | ev.WentOut | ev.StockRanOut | ev.HandEnded,
    names: Sequence[str],
    stock_left: int,
) -> str:
    """Say how a round ends in which points are scored."""
    match event:
        case ev.TonkShown(seat, total):
            return _("{name} shows a bonus: {points}").format(name=person(names[seat]), points=points(total))
        case ev.Dropped(seat, total):
            return _("{name} runs with {total}").format(name=person(names[seat]), total=total)
        case ev.WentOut(seat):
            return _("{name} goes out").format(name=person(names[seat]))
        case ev.StockRanOut() if stock_left:
            return _("Play goes in circles: the round is stuck")
        case ev.StockRanOut():
            return _("Nothing is left to draw: the round is stuck")
        case ev.HandEnded(outcome) if outcome.winners:
            winners, count = joined([person(names[seat]) for seat in outcome.winners]), len(outcome.winners)
            gained = points(outcome.net[outcome.winners[0]])
            sentence = ngettext("{winners} wins the round: {points}", "{winners} win the round: {points} each", count)
            return sentence.format(winners=winners, points=gained)
    return _("Nobody wins the round")


def _ended(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return _("Nobody wins the hand")
    winners = joined([person(names[seat]) for seat in outcome.winners])
    if outcome.ending == CAUGHT:
        return ngettext(
            "{dropper} is caught: {winners} wins the hand",
            "{dropper} is caught: {winners} win the hand",
            len(outcome.winners),
        ).format(dropper=person(names[outcome.by[0]]), winners=winners)
    return ngettext(
        "{winners} wins the hand",
        "{winners} win the hand",
        len(outcome.winners),
    ).format(winners=winners)
