"""The table in words for those who can't see it: a hand, the piles, spreads, points, players, and whose turn it is."""

from collections.abc import Sequence

from tonk.rules import RuleSet, View
from tonk.rules.cards import Card, Seat, cards_in, each_seat, mask_of
from tonk.rules.guests.knocking import shown_total
from tonk.rules.guests.thirty_one import NO_COUNT
from tonk.rules.melds import is_run, named_set
from tonk.rules.seats import PerSeat
from tonk.words import _, ngettext, pgettext
from tonk.words.cards import book_name, card_phrase, run_name
from tonk.words.narration import one_after_the_other, spoken_card
from tonk.words.phrases import UNNAMED, card_count, joined
from tonk.words.table.guest_hands import have_sentences, have_text, held_text
from tonk.words.table.names import TableNames, about
from tonk.words.table.special_moves import wilds_named


def hand_line(cards: Sequence[Card], view: View) -> str:
    """Return the cards of a hand in order, with their count.

    Args:
        cards: The cards.
        view: The view of the seat that holds them.
    """
    return held_line(UNNAMED, cards, held_text(view.rules, shown_total(view)))


def hand_lines(view: View, names: Sequence[str]) -> list[str]:
    """Return each open hand, that of the viewing seat first.

    Args:
        view: The view of the seat that is asked.
        names: The players' names, by seat.
    """
    seats = each_seat(view.seats)
    around = (*seats[view.seat :], *seats[: view.seat])
    if view.shown is None:
        return [held_line(names[view.seat], cards_in(view.hand), held_text(view.rules, shown_total(view)))]
    hands = view.shown
    totals = [
        view.outcome.totals[seat]
        if view.outcome is not None and view.rules.traits.hand_counts != "points"
        else view.rules.points(hands[seat])
        for seat in seats
    ]
    return [held_line(names[seat], cards_in(hands[seat]), held_text(view.rules, totals[seat])) for seat in around]


def held_line(name: str, cards: Sequence[Card], counted: str) -> str:
    """Return the cards of a player's hand.

    Args:
        name: Their name.
        cards: The cards, in their order.
        counted: The words for their count.
    """
    if not cards:
        return about(name, _("You hold no cards"), _("{name} holds no cards"))
    listed = pgettext("between items of a list", ", ").join(map(spoken_card, cards))
    # Translators: {cards} are the cards by their full names, {points} their count, as in “18 points”.
    sentences = _("You hold {cards}. {points}."), _("{name} holds {cards}. {points}.")
    return about(name, *sentences, cards=listed, points=counted)


def held_by_somebody(count: int) -> str:
    """Say that a hand is covered."""
    return _("The hand is covered: {cards}").format(cards=card_count(count))


def gained_line(card: Card) -> str:
    """Tell a player which card they drew."""
    return _("You have drawn {card}").format(card=card_phrase(card))


def card_line(card: Card, place: int, count: int, *, chosen: bool, full: bool) -> str:
    """Return the card with the keyboard focus.

    Args:
        card: The card.
        place: Its place in the hand, from 1.
        count: The number of cards in the hand.
        chosen: True if it is chosen.
        full: True if its place is spoken too.
    """
    name = spoken_card(card)
    if full:
        sentence = _("{card}, chosen, {n} of {count}") if chosen else _("{card}, {n} of {count}")
        return sentence.format(card=name, n=place, count=count)
    return _("{card}, chosen").format(card=name) if chosen else name


def chosen_line(cards: Sequence[Card]) -> str:
    """Say which cards are chosen."""
    if not cards:
        return _("No card is chosen")
    return _("Chosen: {cards}").format(cards=pgettext("between items of a list", ", ").join(map(spoken_card, cards)))


def let_go_line(card: Card) -> str:
    """Say that a card is no longer chosen."""
    return _("{card}, put back").format(card=spoken_card(card))


def piles_lines(view: View) -> list[str]:
    """Return the top of the discards, and the size of the stock."""
    stock = _("The stock is empty")
    if view.stock_count:
        sentence = ngettext("{n} card in the stock", "{n} cards in the stock", view.stock_count)
        stock = sentence.format(n=view.stock_count)
    if not view.discards:
        return [_("There are no discards"), stock]
    top = _("Top of the discards: {card}").format(card=spoken_card(view.discards[-1]))
    return [top, stock]


def spreads_lines(view: View, names: TableNames) -> list[str]:
    """Return the spreads on the table, each in a sentence."""
    if not view.table:
        return [_("There are no spreads on the table")]
    said = []
    for spread in view.table:
        cards = named_set(mask_of(spread.cards), spread.wilds)
        wilds = wilds_named(mask_of(spread.cards), spread.wilds)
        sentences, called = (
            (_run_sentences(len(wilds)), run_name(cards))
            if is_run(cards)
            else (_book_sentences(len(wilds)), book_name(cards))
        )
        said.append(names.one(spread.owner, *sentences, spread=called, cards=joined(wilds)))
    return said


def _run_sentences(wilds: int) -> tuple[str, str]:
    """Name a run of yours, or of somebody else, with this many Wilds."""
    if not wilds:
        # Translators: {spread} is a sequence of cards, as in “5-6-7♠”.
        return _("Your run {spread}"), _("{name}'s run {spread}")
    # Translators: {spread} is a sequence of cards, as in “5-6-7♠”; {cards} are the Wilds in it, as in “6♠”.
    yours, named = (
        ngettext("Your run {spread} ({cards} is a Wild)", "Your run {spread} ({cards} are Wilds)", wilds),
        ngettext("{name}'s run {spread} ({cards} is a Wild)", "{name}'s run {spread} ({cards} are Wilds)", wilds),
    )
    return yours, named


def _book_sentences(wilds: int) -> tuple[str, str]:
    """Name a book of yours, or of somebody else, with this many Wilds."""
    if not wilds:
        # Translators: {spread} is the book, as in “three 8s”.
        return _("Your book, {spread}"), _("{name}'s book, {spread}")
    # Translators: {spread} is the book, as in “three 8s”; {cards} are the Wilds in it, as in “8♠”.
    yours, named = (
        ngettext("Your book, {spread} ({cards} is a Wild)", "Your book, {spread} ({cards} are Wilds)", wilds),
        ngettext("{name}'s book, {spread} ({cards} is a Wild)", "{name}'s book, {spread} ({cards} are Wilds)", wilds),
    )
    return yours, named


def points_lines(view: View, *, hand_open: bool) -> list[str]:
    """Return the count of the hand, and how long a drop must wait.

    Args:
        view: The view of the seat that asks.
        hand_open: True if its hand may be spoken.
    """
    if not hand_open:
        return [held_by_somebody(view.counts[view.seat])]
    said = [counted_line(view)]
    if wait := view.wait[view.seat]:
        sentence = ngettext("You must wait {n} turn to drop", "You must wait {n} turns to drop", wait)
        if view.rules.scores_points:
            sentence = ngettext("You must wait {n} turn to run", "You must wait {n} turns to run", wait)
        said.append(sentence.format(n=wait))
    return said


def counted_line(view: View) -> str:
    """Say the count of a player's hand, or its deadwood."""
    if view.total == NO_COUNT:
        return held_line(UNNAMED, (), "")
    sentence = _("You hold {points}") if view.rules.traits.hand_counts == "deadwood" else _("Your hand counts {points}")
    return sentence.format(points=held_text(view.rules, shown_total(view)))


def players_lines(view: View, names: TableNames, riches: Sequence[int | None]) -> list[str]:
    """Return each of the others' cards and money or points.

    Args:
        view: The view of the seat that asks.
        names: The players.
        riches: The money, or the score, of each seat; None if there is none.
    """
    said = []
    seats = each_seat(view.seats)
    for seat in (*seats[view.seat + 1 :], *seats[: view.seat + 1]):
        name, rich = names[seat], riches[seat]
        if seat != view.seat:
            cards = card_count(view.counts[seat])
            said.append(_("{name} holds {cards}").format(name=name, cards=cards))
            if wait := view.wait[seat]:
                said.append(_waits(name, wait, scored=view.rules.scores_points))
        if rich is not None:
            said.append(has_line(names, seat, view.rules, rich))
    return said


def plate_line(view: View, seat: Seat, name: str, *, points_held: int | None, rich: int | None) -> str:
    """Return the text of a player's plate: the hand, waits, and money or points.

    Args:
        view: The view of the seat that is asked.
        seat: The player's seat.
        name: Their name.
        points_held: The count of their hand, if it is visible.
        rich: Their money, or their score; None if there is none.
    """
    said = []
    if points_held == NO_COUNT:
        pass  # somebody who is out of the match has no hand
    elif points_held is not None and (view.counts[seat] or view.shown is not None):
        yours = (
            _("You hold {points}") if view.rules.traits.hand_counts == "deadwood" else _("Your hand counts {points}")
        )
        sentences = yours, _("{name} holds {points}")
        said.append(about(name, *sentences, points=held_text(view.rules, points_held)))
    elif view.counts[seat]:
        sentences = _("You hold {cards}"), _("{name} holds {cards}")
        said.append(about(name, *sentences, cards=card_count(view.counts[seat])))
    if wait := view.wait[seat]:
        said.append(_waits(name, wait, scored=view.rules.scores_points))
    if rich is not None:
        said.append(about(name, *have_sentences(view.rules, rich), amount=have_text(view.rules, rich)))
    if view.dealer == seat:
        said.append(about(name, _("You deal"), _("{name} deals")))
    return one_after_the_other([f"{line}." for line in said])


def final_lines(names: TableNames, amounts: PerSeat[int], rules: RuleSet) -> list[str]:
    """Return the players and their amounts at the end of a match, the highest first.

    Args:
        names: The players.
        amounts: Their money, points or lives.
        rules: The rules.
    """
    seats = sorted(each_seat(len(names)), key=lambda seat: -amounts[seat])
    return [has_line(names, seat, rules, amounts[seat]) for seat in seats]


def has_line(names: TableNames, seat: Seat, rules: RuleSet, amount: int) -> str:
    """Return a player's money, points or lives as a sentence without a full stop.

    Args:
        names: The players.
        seat: The player's seat.
        rules: The rules.
        amount: The money, points or lives.
    """
    return names.one(seat, *have_sentences(rules, amount), amount=have_text(rules, amount))


def _waits(name: str, turns: int, *, scored: bool) -> str:
    sentence = ngettext("{name} must wait {n} turn to drop", "{name} must wait {n} turns to drop", turns)
    if scored:
        sentence = ngettext("{name} must wait {n} turn to run", "{name} must wait {n} turns to run", turns)
    return sentence.format(name=name, n=turns)


def turn_line(view: View, names: TableNames) -> str:
    """Say whose turn it is."""
    if view.to_act not in each_seat(view.seats):
        return _("Nobody's turn yet")
    return names.one(view.to_act, _("Your turn"), _("{name}'s turn"))


def table_line(rules: str, hand: int) -> str:
    """Introduce a table: the name of its rules, and the number of the hand."""
    return _("{rules}, hand {n}").format(rules=rules, n=hand)


def company_line(names: TableNames) -> str:
    """Say who plays."""
    others = names.listed(each_seat(len(names)))
    if names.you is None:
        return _("At the table: {names}").format(names=others)
    return _("You play with {names}").format(names=others)


def headphones() -> str:
    """Warn several people at one screen that cards are spoken aloud."""
    return _("Several people play here, and cards are read aloud. Use headphones, and pass them on.")


REVIEW_KEYS = (
    "say-hand",
    "say-piles",
    "say-spreads",
    "say-points",
    "say-others",
    "say-turn",
    "say-moves",
    "say-chosen",
)
"""The commands that read the table aloud."""


def table_keys_lines(keys: Sequence[str]) -> list[str]:
    """Return the keys that read the table aloud, in two sentences.

    Args:
        keys: The names of the keys of `REVIEW_KEYS`.
    """
    cards, piles, spreads, points, others, turn, moves, chosen = keys
    return [
        # Translators: the slots are names of keys: E reads your cards, P the piles …
        _("{cards} reads your cards, {piles} the piles, {spreads} the spreads, {points} your points.").format(
            cards=cards, piles=piles, spreads=spreads, points=points
        ),
        # Translators: the slots are names of keys: O tells you what the others have, W what you may do …
        _(
            "{others} tells you what the others have, and {turn} what you may do. {moves} tells you the last moves, "
            "and {chosen} your choice."
        ).format(others=others, turn=turn, moves=moves, chosen=chosen),
    ]


def show_cards_line(key: str) -> str:
    """Say how to lift the curtain between two people's turns."""
    return _("Press {key} to show your cards.").format(key=key)
