"""Special cards in words: their effects, and why some moves are refused."""

from collections.abc import Callable, Iterable, Sequence
from typing import assert_never

from tonk.rules import events as ev
from tonk.rules import refusals as no
from tonk.rules.cards import CROSS, SKIP, WILD, Card, CardSet, Seat, SpecialKind
from tonk.rules.melds import Wilds, by_name, names_of
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.cards import SCREEN, CardNames, card_name, card_phrase
from tonk.words.phrases import listed_after, person
from tonk.words.table.names import TableNames

TwistEvent = ev.Held | ev.SkipPlayed | ev.BlockPlayed | ev.BlockEnded | ev.TurnLost | ev.Crossed | ev.Reshuffled


def twist_line(event: TwistEvent, names: TableNames) -> str:
    """Describe a special card's effect in one line for the log."""
    match event:
        case ev.Held(seat):
            sentences = _("You are held and will lose a turn"), _("{name} is held and will lose a turn")
            return names.one(seat, *sentences)
        case ev.SkipPlayed(seat, _card, victim) if seat == victim:
            return names.one(seat, _("You play a Skip on yourself"), _("{name} plays a Skip on themselves"))
        case ev.SkipPlayed(seat, _card, victim):
            skips = (
                _("You play a Skip on {other}"),
                _("{name} plays a Skip on you"),
                _("{name} plays a Skip on {other}"),
            )
            return names.both(seat, victim, skips)
        case ev.BlockPlayed(seat, _card, guarded) if seat == guarded:
            return names.one(seat, _("You protect yourself with a Block"), _("{name} protects themselves with a Block"))
        case ev.BlockPlayed(seat, _card, guarded):
            blocks = (
                _("You protect {other} with a Block"),
                _("{name} protects you with a Block"),
                _("{name} protects {other} with a Block"),
            )
            return names.both(seat, guarded, blocks)
        case ev.BlockEnded(guarded):
            return names.one(guarded, _("Your Block has ended"), _("{name}'s Block has ended"))
        case ev.TurnLost(seat):
            return names.one(seat, _("You lose a turn"), _("{name} loses a turn"))
        case ev.Crossed(seat, _cross, card):
            return _crossed(seat, card_phrase(card), event.jumped, names)
        case ev.Reshuffled(stock):
            return ngettext(
                "The discards are shuffled into a new stock of {n} card",
                "The discards are shuffled into a new stock of {n} cards",
                stock,
            ).format(n=stock)
        case _:
            assert_never(event)


def _crossed(seat: Seat, card: str, jumped: Sequence[Seat], names: TableNames) -> str:
    """Say who plays a Cross, which card it takes, and whose turns it jumps over.

    Args:
        seat: The player.
        card: The card taken.
        jumped: The players who lose their turn.
        names: The players.
    """
    if not jumped:
        sentences = _("You play a Cross and take {card}"), _("{name} plays a Cross and takes {card}")
        return names.one(seat, *sentences, card=card)
    count = len(jumped)
    if seat == names.you:
        sentence = ngettext(
            "You play a Cross and take {card} ({names} is jumped over)",
            "You play a Cross and take {card} ({names} are jumped over)",
            count,
        )
    elif names.you not in jumped:
        sentence = ngettext(
            "{name} plays a Cross and takes {card} ({names} is jumped over)",
            "{name} plays a Cross and takes {card} ({names} are jumped over)",
            count,
        )
    elif count == 1:
        sentence = _("{name} plays a Cross and takes {card} (you are jumped over)")
    else:
        # Translators: {name} plays the Cross, and {names} are one or more others who lose a turn by it, like you.
        sentence = _("{name} plays a Cross and takes {card} (you and {names} are jumped over)")
        sentence = listed_after(sentence, "names", count - 1)
    return sentence.format(name=names[seat], card=card, names=names.listed(jumped))


def skip_phrase(name: str, *, own: bool) -> str:
    """Say whom a Skip skips; ``own`` if that is its player."""
    return _("Skip yourself") if own else _("Skip {name}").format(name=person(name))


def block_phrase(name: str, *, own: bool) -> str:
    """Say whom a Block protects; ``own`` if that is its player."""
    return _("Protect yourself") if own else _("Protect {name}").format(name=person(name))


def skip_verdict(name: str, *, own: bool) -> str:
    """Say what releasing a card on a player as a Skip would do; ``own`` if that is the player of the card."""
    if own:
        return _("Skip yourself and lose your next turn")
    return _("Skip {name}, who loses the next turn").format(name=person(name))


def block_verdict(rules: RuleSet, name: str, *, own: bool) -> str:
    """Say what releasing a card on a player as a Block would do.

    Args:
        rules: The rules.
        name: The name of the protected player.
        own: True if that is the player of the card.
    """
    if not rules.hits_wait:
        sentences = _("Protect yourself: no use in these rules"), _("Protect {name}: no use in these rules")
    elif rules.holds_turns:
        sentences = (
            _("Protect yourself: until your next turn, hits don't hold you"),
            _("Protect {name}: until your next turn, hits don't hold them"),
        )
    else:
        sentences = (
            _("Protect yourself: until your next turn, hits don't make you wait"),
            _("Protect {name}: until your next turn, hits don't make them wait"),
        )
    return sentences[0 if own else 1].format(name=person(name))


def block_meaning(rules: RuleSet) -> str:
    """Say the effect of a Block, for the line below it."""
    if not rules.hits_wait:
        return _("Block: no effect in these rules")
    if rules.holds_turns:
        return _("Block: until your next turn, hits don't cost you a turn")
    return _("Block: until your next turn, hits don't make you wait")


def block_text(rules: RuleSet) -> str:
    """Say in a sentence what a Block does under these rules."""
    if not rules.hits_wait:
        return _("A Block has no effect in these rules.")
    if rules.holds_turns:
        return _("A Block protects a player: until your next turn, hits on their spreads cost them no turn.")
    return _("A Block protects a player: until your next turn, hits on their spreads don't make them wait.")


def twist_text(kind: SpecialKind, rules: RuleSet) -> str:
    """Say in a line or two what a kind of special card does."""
    show = _("Takes the discard when the next player draws. You must lay it at once.")
    wild = _("Stands for any card you choose, in a spread with other cards.")
    if rules.hits:
        wild = _("Stands for any card you choose, in a spread with other cards or a hit.")
    return {WILD: wild, CROSS: show, SKIP: _skip_text(rules)}[kind]


def _skip_text(rules: RuleSet) -> str:
    if not rules.hits_wait:
        return _("As a Skip, it costs a player a turn. As a Block, it has no effect in these rules.")
    if rules.holds_turns:
        return _("As a Skip, it costs a player a turn. As a Block, it protects a player from hits that cost a turn.")
    return _("As a Skip, it costs a player a turn. As a Block, it protects a player from hits that make them wait.")


def lies(rules: RuleSet, *, skips: bool) -> str:
    """Say what a Skip, or else a Block, lying in front of a player does."""
    if skips:
        return _("Skip: this player loses the next turn")
    if not rules.hits_wait:
        return _("Block: no effect in these rules")
    if rules.holds_turns:
        return _("Block: hits don't hold this player until the blocker's next turn")
    return _("Block: hits don't make this player wait until the blocker's next turn")


def laid_text(cards: Iterable[Card], wilds: Wilds, style: CardNames = SCREEN) -> str:
    """Return cards as they were laid, each Wild with the card that it stands for.

    Args:
        cards: The cards.
        wilds: The Wilds, each with the card that it stands for.
        style: The style of cards.
    """
    listed = tuple(cards)
    return " ".join(
        card_name(card, style)
        if card == name
        # Translators: a Wild and the card that it stands for, as in “Wild as 7♠”: “Ruby hits your run with Wild as 7♠”.
        else _("{wild} as {card}").format(wild=card_name(card, style), card=card_name(name, style))
        for card, name in zip(listed, names_of(listed, wilds), strict=True)
    )


def wilds_named(cards: CardSet, wilds: Wilds) -> list[str]:
    """Return the Wilds in a new spread, as the cards that they stand for."""
    stands_for = dict(wilds)
    return [card_name(stands_for[card]) for card in by_name(cards, wilds) if card in stands_for]


def special_refusal(
    refusal: no.SpecialRefusal, style: CardNames = SCREEN, name_of: Callable[[Seat], str] | None = None
) -> str:
    """Say why a Cross, a Skip or a Block is refused, or must be answered first.

    Args:
        refusal: The refusal.
        style: The style of cards.
        name_of: Returns the name of a seat.
    """
    match refusal:
        case no.AnswerFirst():
            return _("First take the discard with your Cross, or let it go")
        case no.NothingToAnswer():
            return _("Play a Cross when the next player draws from the stock")
        case no.NotACross(card):
            return _("{card} is not a Cross").format(card=card_name(card, style))
        case no.NotASkip(card):
            return _("{card} is not a Skip/Block").format(card=card_name(card, style))
        case no.NoSuchSeat():
            return _("There is no such player")
        case no.SkippedAlready(seat):
            return _about_seat(seat, name_of, _("{name} already has a Skip"), _("There is already a Skip"))
        case no.BlockedAlready(seat):
            return _about_seat(seat, name_of, _("{name} already has a Block"), _("There is already a Block"))
        case no.NotOutOfTurn():
            return _("Play a Skip/Block on your own turn, not after a Cross")
        case no.ShowItFirst(card):
            sentence = _("First lay {card}, which you took, in a new spread, or hit with it")
            return sentence.format(card=card_name(card, style))
        case _:
            assert_never(refusal)


def wild_refusal(refusal: no.WildRefusal, style: CardNames) -> str:
    """Say what is wrong with a Wild or another special card in a spread."""
    match refusal:
        case no.WildUnnamed():
            return _("Choose the card your Wild stands for")
        case no.WildMisnamed(wild, name) if 0 <= name < 52 <= wild < 56:
            return _("A Wild can't stand for {card} in this spread").format(card=card_name(name, style))
        case no.WildMisnamed():
            return _("Only a Wild can stand for another card")
        case no.TooManyWilds(least):
            return ngettext(
                "A new spread needs at least {n} card that isn't a Wild",
                "A new spread needs at least {n} cards that aren't Wilds",
                least,
            ).format(n=least)
        case no.TwistInSpread(card):
            return _("{card} can't lie in a spread").format(card=card_name(card, style))
        case _:
            assert_never(refusal)


def _about_seat(seat: Seat, name_of: Callable[[Seat], str] | None, named: str, unnamed: str) -> str:
    return unnamed if name_of is None else named.format(name=person(name_of(seat)))
