"""The part of the leaflet about twist cards, and about holds: what a Wild, a Cross and a Skip or Block do."""

from tonk.rules.cards import CROSS, SKIP, WILD, SpecialKind
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import joined, paragraph, run_or_drop


def kind_name(kind: SpecialKind) -> str:
    """A kind of twist cards: ``Wild``, ``Cross``, ``Skip/Block``."""
    return {WILD: _("Wild"), CROSS: _("Cross"), SKIP: _("Skip/Block")}[kind]


def choice(rules: RuleSet) -> tuple[str, ...]:
    """Say which twists there are, and who says which of them are played with."""
    kinds = rules.twists
    if len(kinds) == 1:
        which = _("Before the deal, the dealer says whether the {kind} cards are in play. There are four of them.")
    else:
        which = _(
            "Before the deal, the dealer chooses which twists are in play: {kind}, any of them together, or none."
        )
    told = which.format(kind=joined([kind_name(kind) for kind in kinds]))
    played = {
        (True, True): _("Once it has been played, a Cross, a Skip or a Block goes under the discards."),
        (True, False): _("Once it has been played, a Cross goes under the discards."),
        (False, True): _("Once it has been played, a Skip or a Block goes under the discards."),
        (False, False): "",
    }[CROSS in kinds, SKIP in kinds]
    return (
        paragraph(
            told,
            _("There are four cards of each kind, shuffled into the pack.") if len(kinds) > 1 else "",
            _("With two players, a Cross can't be used, so it can't be chosen.") if CROSS in kinds else "",
        ),
        paragraph(_("A twist may be discarded like any other card, and taken by the next player."), played),
    )


def wild(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Wild may do."""
    least = ngettext(
        "A new spread needs {n} natural card at least, that is, one that is no Wild.",
        "A new spread needs {n} natural cards at least, that is, cards that are no Wilds.",
        rules.least_naturals,
    ).format(n=rules.least_naturals)
    hit = _("You may hit with a Wild, too.") if rules.hits else ""
    book = _("In a book its suit is only a name, so you are not asked for it.")
    if rules.hit_books:
        book = _(
            "In a book its suit is only a name, so you are not asked for it: the real card may still be added, "
            "up to four cards in all."
        )
    return (
        *_which_are_wild(rules),
        paragraph(
            _("A Wild stands for another card: any that is not in its spread, wherever the real one lies."),
            _("Where it could be more than one, you say which. It stays that card, and is never moved."),
        ),
        paragraph(least, hit, book),
    )


def _which_are_wild(rules: RuleSet) -> tuple[str, ...]:
    jokers = _("The two jokers are Wilds, and look like it.") if "jokers" in rules.wilds else ""
    deuces = ""
    if "deuces" in rules.wilds:
        deuces = _("Each of the four deuces is a Wild, and may be laid as the 2 that it is as well.")
    told = paragraph(jokers, deuces)
    return (told,) if told else ()


def cross(rules: RuleSet) -> tuple[str, ...]:
    """Say when a Cross may be played, and what follows."""
    held = _("You are asked if you hold a Cross and can use the card, unless you discarded it yourself or are held.")
    free = _("You are asked if you hold a Cross and can use the card, unless you discarded it yourself.")
    hit = _("You must at once lay it in a new spread, with Wilds if you like, or hit with it.")
    no_hit = _("You must at once lay it in a new spread, with Wilds if you like.")
    more = (
        _("Then you may lay and hit more, and you discard.") if rules.hits else _("Then you may lay more, and discard.")
    )
    return (
        paragraph(
            _("A Cross takes the top discard out of turn."),
            _("Its moment is when the next player has chosen the stock, before the card is drawn."),
            _("The others are asked one after the other, clockwise."),
            held if rules.holds_turns else free,
        ),
        paragraph(
            _("Play the Cross, and the discard is yours."),
            hit if rules.hits else no_hit,
            more,
            _("You can't play a Skip or a Block in such a turn.") if SKIP in rules.twists else "",
        ),
        paragraph(_("Play goes on at your left."), _jumped(rules)),
    )


def _jumped(rules: RuleSet) -> str:
    """Say what becomes of the turns that a Cross jumps over."""
    skips = SKIP in rules.twists
    if rules.holds_turns and skips:
        served = _("The turns that were jumped over count as passed, also for a hold or a Skip.")
    elif rules.holds_turns:
        served = _("The turns that were jumped over count as passed, also for a hold.")
    elif skips:
        served = _("The turns that were jumped over count as passed, also for a Skip.")
    else:
        served = _("The turns that were jumped over count as passed.")
    waits = _("A Skip that lies before you does not keep you from it, and waits for your next turn.") if skips else ""
    return paragraph(served, waits)


def skip(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Skip and a Block do."""
    both = _("A Skip and a hold on one player cost one turn together.") if rules.holds_turns else ""
    return (
        paragraph(
            _("A Skip/Block is one or the other, as you choose when you play it."),
            _("Play it in your own turn, between drawing and discarding, on any player, yourself included."),
            _("No player can have two Skips at once, nor two Blocks."),
        ),
        paragraph(_("A Skip: the player's next turn is lost."), both),
        paragraph(
            _block(rules),
            _("A Block lies there until your next turn, even if that turn is lost or jumped over."),
        ),
    )


def _block(rules: RuleSet) -> str:
    """Say what a Block keeps away."""
    if not rules.hits_wait:
        return _("A Block: in these rules hits hold nobody, so that it has no effect.")
    if rules.holds_turns:
        return _("A Block protects: hits on the player's spreads hold nobody. A hold that is there already stays.")
    return _("A Block protects: hits on the player's spreads make nobody wait. A wait that is there already stays.")


def holding(rules: RuleSet) -> tuple[str, ...]:
    """Say what holds a player, and what it costs (R-hold)."""
    hit = _("When another player hits a spread of yours, you are held.") if rules.wait_hit else ""
    own = ""
    if rules.may_hit("run", own=True) or rules.hit_books:
        if rules.wait_own_hit:
            own = _("Hitting your own spread holds you, too.") if hit else _("Hitting your own spread holds you.")
        else:
            own = _("Hitting your own holds nobody.") if hit else ""
    new = _("Laying a new spread holds you.") if rules.wait_new_spread else ""
    lost = [_("you can't draw"), _("take the discard"), run_or_drop(scored=rules.scores_points)]
    if CROSS in rules.twists:
        lost.append(_("play a Cross"))
    return (
        paragraph(
            hit,
            own,
            new,
            _("A player who is held loses the whole next turn: {items} or {last}.").format(
                items=_(", ").join(lost[:-1]), last=lost[-1]
            ),
        ),
        paragraph(
            _("Several hits before that turn are one hold."),
            _("Everyone can see who is held."),
            _("A new round begins with no holds.") if rules.scores_points else _("A new hand begins with no holds."),
        ),
    )
