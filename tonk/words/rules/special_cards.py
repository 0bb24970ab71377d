"""The part of the leaflet about special cards and holds: the effects of a Wild, a Cross, and a Skip or Block."""

from tonk.rules.cards import CROSS, SKIP, WILD, SpecialKind
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import joined, paragraph


def kind_name(kind: SpecialKind) -> str:
    """Return the name of a kind of special card: ``Wild``, ``Cross``, ``Skip/Block``."""
    return {WILD: _("Wild"), CROSS: _("Cross"), SKIP: _("Skip/Block")}[kind]


def choice(rules: RuleSet) -> tuple[str, ...]:
    """Say which special cards there are, and who chooses those in play."""
    kinds = rules.twists
    if len(kinds) == 1:
        sentence = {
            WILD: _("Before the deal, the dealer chooses whether the four Wilds are in play."),
            CROSS: _("Before the deal, the dealer chooses whether the four Crosses are in play."),
            SKIP: _("Before the deal, the dealer chooses whether the four Skip/Blocks are in play."),
        }[kinds[0]]
    else:
        # Translators: {kinds} are kinds of special cards, as in “Wild, Cross and Skip/Block”.
        which = _("Before the deal, the dealer chooses which twists are in play: any of {kinds}, or none.")
        sentence = which.format(kinds=joined([kind_name(kind) for kind in kinds]))
    played = {
        (True, True): _("A Cross, a Skip or a Block goes under the discards once it has done its work."),
        (True, False): _("A Cross goes under the discards once it has done its work."),
        (False, True): _("A Skip or a Block goes under the discards once it has done its work."),
        (False, False): "",
    }[CROSS in kinds, SKIP in kinds]
    return (
        paragraph(
            sentence,
            _("The four cards of each kind are shuffled into the deck.") if len(kinds) > 1 else "",
            _("A Cross needs three players or more.") if CROSS in kinds else "",
        ),
        paragraph(_("You may discard a twist like any other card, and the next player may take it."), played),
    )


def wild(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Wild can stand for."""
    least = ngettext(
        "A new spread needs at least {n} natural card, not a Wild.",
        "A new spread needs at least {n} natural cards, not Wilds.",
        rules.least_naturals,
    ).format(n=rules.least_naturals)
    hit = _("You may also hit with a Wild.") if rules.hits else ""
    book = _("In a book you needn't name its suit.")
    if rules.hit_books:
        book = _("In a book you needn't name its suit. The real card may still be added, up to four cards in all.")
    return (
        *_which_are_wild(rules),
        paragraph(
            _("A Wild stands for any card that isn't in its spread yet, wherever the real one is."),
            _("Where several would fit, you choose one. It stays that card and never moves."),
        ),
        paragraph(least, hit, book),
    )


def _which_are_wild(rules: RuleSet) -> tuple[str, ...]:
    jokers = _("The two jokers are Wilds.") if "jokers" in rules.wilds else ""
    deuces = ""
    if "deuces" in rules.wilds:
        deuces = _("The four 2s are Wilds. You may also lay one as a plain 2.")
    sentence = paragraph(jokers, deuces)
    return (sentence,) if sentence else ()


def cross(rules: RuleSet) -> tuple[str, ...]:
    """Say when a Cross may be played, and what happens then."""
    held = _(
        "You are asked only if you hold a Cross and can use the card. You can't take a card you "
        "discarded yourself, and you aren't asked while you are held."
    )
    free = _(
        "You are asked only if you hold a Cross and can use the card. You can't take a card you discarded yourself."
    )
    hit = _("Lay it at once in a new spread, with Wilds if you like, or hit with it.")
    no_hit = _("Lay it at once in a new spread, with Wilds if you like.")
    more = _("Then you may lay and hit more, and discard.") if rules.hits else _("Then you may lay more, and discard.")
    return (
        paragraph(
            _("A Cross takes the discard out of turn."),
            _("You may play it when the next player is about to draw from the stock."),
            _("The others are asked in turn, clockwise."),
            held if rules.holds_turns else free,
        ),
        paragraph(
            _("Play the Cross, and the discard is yours."),
            hit if rules.hits else no_hit,
            more,
            _("You can't play a Skip/Block that turn.") if SKIP in rules.twists else "",
        ),
        paragraph(_("Play goes on to your left."), _jumped(rules)),
    )


def _jumped(rules: RuleSet) -> str:
    """Say what happens to the turns that a Cross jumps over."""
    skips = SKIP in rules.twists
    if rules.holds_turns and skips:
        served = _("The turns you jump over count as played, even for a hold or a Skip.")
    elif rules.holds_turns:
        served = _("The turns you jump over count as played, even for a hold.")
    elif skips:
        served = _("The turns you jump over count as played, even for a Skip.")
    else:
        served = _("The turns you jump over count as played.")
    waits = _("You may play a Cross even when you are skipped. The Skip waits for your next turn.") if skips else ""
    return paragraph(served, waits)


def skip(rules: RuleSet) -> tuple[str, ...]:
    """Say what a Skip and a Block do."""
    both = _("A Skip and a hold together cost only one turn.") if rules.holds_turns else ""
    return (
        paragraph(
            _("A Skip/Block is one card with two uses: you play it as a Skip or as a Block."),
            _("Play it on your own turn, after drawing, on any player, even yourself."),
            _("A player can have one Skip and one Block at a time."),
        ),
        paragraph(_("A player with a Skip loses the next turn."), both),
        paragraph(
            _block(rules),
            _("A Block lasts until your next turn, even if you lose that turn or are jumped over."),
        ),
    )


def _block(rules: RuleSet) -> str:
    """Say what a Block protects against."""
    if not rules.hits_wait:
        return _("A Block has no effect in these rules, since hits hold nobody.")
    if rules.holds_turns:
        return _("While a player has a Block, hits on their spreads don't hold them. An earlier hold stays.")
    return _("While a player has a Block, hits on their spreads don't make them wait. An earlier wait stays.")


def holding(rules: RuleSet) -> tuple[str, ...]:
    """Say what holds a player, and what that costs (R-hold)."""
    hit = _("When another player hits a spread of yours, you are held.") if rules.wait_hit else ""
    own = ""
    if rules.may_hit("run", own=True) or rules.hit_books:
        if rules.wait_own_hit:
            own = _("Hitting your own spread holds you too.") if hit else _("Hitting your own spread holds you.")
        else:
            own = _("Hitting your own spread holds nobody.") if hit else ""
    new = _("Laying a new spread holds you.") if rules.wait_new_spread else ""
    return (
        paragraph(hit, own, new, _lost_turn(rules)),
        paragraph(
            _("Several hits before that turn count as one hold."),
            _("Everyone can see who is held."),
            _("Each new round begins without holds.")
            if rules.scores_points
            else _("Each new hand begins without holds."),
        ),
    )


def _lost_turn(rules: RuleSet) -> str:
    """Say what a held player can't do."""
    if CROSS in rules.twists and rules.scores_points:
        return _("A held player loses the whole next turn, and can't draw, take the discard, run or play a Cross.")
    if CROSS in rules.twists:
        return _("A held player loses the whole next turn, and can't draw, take the discard, drop or play a Cross.")
    if rules.scores_points:
        return _("A held player loses the whole next turn, and can't draw, take the discard or run.")
    return _("A held player loses the whole next turn, and can't draw, take the discard or drop.")
