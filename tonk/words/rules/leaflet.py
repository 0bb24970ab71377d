"""The rules of Tonk as a leaflet: plain sentences, each of which follows from knobs.

Nothing here asks which preset it is, so house rules read as well as the presets.
"""

from typing import NamedTuple

from tonk.rules.cards import CROSS, SKIP, parse_card
from tonk.rules.ruleset import RuleSet
from tonk.words import _, language, ngettext
from tonk.words.cards import SCREEN, CardNames, cards_text
from tonk.words.phrases import paragraph, points
from tonk.words.rules import endings, scoring, special_cards
from tonk.words.rules.rule_sets import rules_name, tonk_character
from tonk.words.rules.summary import sizes_text


class Section(NamedTuple):
    """A part of the leaflet: its title and its paragraphs."""

    title: str
    paragraphs: tuple[str, ...]


def tonk_leaflet(rules: RuleSet, style: CardNames = SCREEN) -> list[Section]:
    """Return the whole rules of Tonk. The first section has the rule set's name; cards are in the given style."""
    return [
        Section(rules_name(rules.name), tuple(filter(None, (tonk_character(rules), _aim(rules))))),
        *_beginning(rules),
        Section(_("A turn"), _turn(rules)),
        Section(_("Spreads"), _spreads(rules, style)),
        Section(_("Hitting"), (_hitting(rules),)),
        *_twists(rules),
        *_ending(rules),
        Section(_("Where these rules come from"), (language.one(rules.source),)),
    ]


def _beginning(rules: RuleSet) -> list[Section]:
    """Say what is dealt, what cards are worth, and which deals end the hand at once."""
    sections = [Section(_("The deal"), _deal(rules))]
    if rules.twists:
        sections.append(Section(_("The twists"), special_cards.choice(rules)))
    sections.append(Section(_("What cards count"), (_counts(rules),)))
    if rules.scores_points:
        sections.append(Section(_("What cards score"), scoring.values(rules)))
        return [*sections, Section(_("The bonus"), scoring.bonus(rules))]
    return [*sections, Section(_("Tonk"), endings.tonk(rules))]


def _twists(rules: RuleSet) -> list[Section]:
    """Describe the twists in play, and holds."""
    sections = []
    if rules.wild_cards:
        sections.append(Section(_("Wild"), special_cards.wild(rules)))
    if CROSS in rules.twists:
        sections.append(Section(_("Cross"), special_cards.cross(rules)))
    if SKIP in rules.twists:
        sections.append(Section(_("Skip/Block"), special_cards.skip(rules)))
    if rules.holds_turns:
        sections.append(Section(_("Holds"), special_cards.holding(rules)))
    return sections


def _ending(rules: RuleSet) -> list[Section]:
    """Say how a hand ends, and what that pays or scores."""
    waiting = []
    if rules.bars_drops:
        waiting = [Section(_("Waiting"), endings.waiting(rules))]
    if rules.scores_points:
        return [
            Section(_("Running"), scoring.running(rules)),
            Section(_("Being caught"), scoring.caught(rules)),
            *waiting,
            Section(_("Going out"), (scoring.going_out(rules),)),
            Section(_("When the stock runs out"), endings.stock_out(rules)),
            Section(_("Who scores what"), scoring.scores_at_a_glance(rules)),
            Section(_("Winning the match"), scoring.game(rules)),
        ]
    return [
        Section(_("Dropping"), endings.dropping(rules)),
        Section(_("Being caught"), endings.caught(rules)),
        *waiting,
        Section(_("Going out"), (endings.going_out(rules),)),
        Section(_("When the stock runs out"), endings.stock_out(rules)),
        Section(_("Who pays what"), endings.payments(rules)),
    ]


def _aim(rules: RuleSet) -> str:
    players = players_text(rules)
    if rules.scores_points:
        return paragraph(players, scoring.aim(rules))
    return paragraph(
        players,
        _("Lay your cards on the table, and keep the points in your hand low."),
        _("You win a hand by playing all your cards first, or by holding the fewest points when it ends."),
    )


def _pack(rules: RuleSet) -> str:
    """Say which cards are used."""
    n, jokers = rules.natural_cards.bit_count(), "jokers" in rules.wilds
    if jokers and rules.twists:
        use = ngettext(
            "Use a deck of {n} card and two jokers, with the twists that are in play.",
            "Use a deck of {n} cards and two jokers, with the twists that are in play.",
            n,
        )
    elif jokers:
        use = ngettext("Use a deck of {n} card and two jokers.", "Use a deck of {n} cards and two jokers.", n)
    elif rules.twists:
        use = ngettext(
            "Use a deck of {n} card, with the twists that are in play.",
            "Use a deck of {n} cards, with the twists that are in play.",
            n,
        )
    else:
        use = ngettext("Use a deck of {n} card.", "Use a deck of {n} cards.", n)
    return paragraph(use.format(n=n), _short_pack(rules))


def _short_pack(rules: RuleSet) -> str:
    return "" if rules.pack == "52" else _("The eights, nines and tens are left out.")


def players_text(rules: RuleSet) -> str:
    """Say in a sentence how many can play."""
    least, most = rules.least_players, rules.most_players
    if least == most:
        return ngettext("A card game for {n} player.", "A card game for {n} players.", least).format(n=least)
    return ngettext(
        "A card game for {least} to {n} player, each on their own.",
        "A card game for {least} to {n} players, each on their own.",
        most,
    ).format(least=least, n=most)


def _dealt(rules: RuleSet) -> str:
    """Say how many cards each player is dealt."""
    sizes = {rules.dealt(seats) for seats in rules.tables}
    if len(sizes) == 1:
        size = sizes.pop()
        return ngettext(
            "The dealer gives each player {n} card, starting with the player on their left.",
            "The dealer gives each player {n} cards, one at a time, starting with the player on their left.",
            size,
        ).format(n=size)
    return paragraph(
        _("The dealer gives out cards one at a time, starting with the player on their left."), sizes_text(rules)
    )


def _deal(rules: RuleSet) -> tuple[str, ...]:
    if not rules.upcard:
        first_discard = _("No card is turned up. Until the first discard, you can only draw from the stock.")
    elif bool(rules.tonk_totals) and rules.scores_points:
        first_discard = _("If nobody has a bonus, turn its top card face up beside it to start the discards.")
    elif bool(rules.tonk_totals):
        first_discard = _("If nobody has a Tonk, turn its top card face up beside it to start the discards.")
    else:
        first_discard = _("Turn its top card face up beside it to start the discards.")
    return (
        paragraph(
            _pack(rules),
            _("Everyone cuts the deck, and the highest card deals first. Players who tie cut again."),
            _("After each round, the deal passes to the left.")
            if rules.scores_points
            else _("After each hand, the deal passes to the left."),
        ),
        paragraph(
            _("The player on the dealer's right may cut the deck.") if rules.twists else "",
            _dealt(rules),
            _("The rest of the deck, face down, is the stock."),
            first_discard,
            _("Nobody may take that card. The first player draws from the stock.") if rules.upcard_stays else "",
        ),
    )


def _counts(rules: RuleSet) -> str:
    jack, queen, king = rules.court_values
    if jack == queen == king:
        courts = ngettext(
            "Jacks, queens and kings count {n} point each.",
            "Jacks, queens and kings count {n} points each.",
            jack,
        ).format(n=jack)
    else:
        courts = _("A jack counts {jack}, a queen {queen} and a king {king}.").format(jack=jack, queen=queen, king=king)
    return paragraph(
        _("An ace counts 1 point, and the cards from 2 to 10 count what they show.")
        if rules.pack == "52"
        else _("An ace counts 1 point, and the cards from 2 to 7 count what they show."),
        courts,
        _("A twist counts {points}.").format(points=points(rules.twist_value)) if rules.twists else "",
        _("A joker counts {points}.").format(points=points(rules.twist_value)) if "jokers" in rules.wilds else "",
        _("A 2 counts 2, even though it is wild.") if "deuces" in rules.wilds else "",
        _("Only the cards in your hand count, not those on the table."),
    )


def _turn(rules: RuleSet) -> tuple[str, ...]:
    if rules.lay_before_draw and rules.hits:
        lay = _("Before or after that, you may lay spreads and hit.")
    elif rules.lay_before_draw:
        lay = _("Before or after that, you may lay spreads.")
    elif rules.hits:
        lay = _("Then you may lay spreads and hit.")
    else:
        lay = _("Then you may lay spreads.")
    drop = _("At the start of your turn, you may drop instead.")
    return (
        paragraph(
            _("The player on the dealer's left begins, and turns pass to the left."),
            _("When a player loses a turn, the next one plays and may take the discard.") if _may_lose(rules) else "",
        ),
        paragraph(
            _("On your turn, draw from the stock or take the discard. That is the top card of the pile beside it."),
            lay,
            _("Discard one card face up to end your turn."),
            _must_lay(rules) if rules.taken_must_be_laid else _("You may discard the card you have just taken."),
        ),
        _("At the start of your turn, you may run instead.") if rules.scores_points else drop,
    )


def _must_lay(rules: RuleSet) -> str:
    if rules.hits:
        return _("You may take a discard only if you lay it in a new spread or hit with it at once.")
    return _("You may take a discard only if you lay it in a new spread at once.")


def _may_lose(rules: RuleSet) -> bool:
    """Return whether turns are ever lost."""
    return rules.holds_turns or SKIP in rules.twists


def _spreads(rules: RuleSet, style: CardNames) -> tuple[str, ...]:
    run, low_run, no_run, book = (
        cards_text([parse_card(card) for card in cards.split()], style)
        for cards in ("5S 6S 7S", "AS 2S 3S", "QS KS AS", "8C 8D 8S" if rules.pack == "52" else "7C 7D 7S")
    )
    return (
        _("A spread is a run or a book, laid face up in front of you."),
        paragraph(
            _("A run is three or more cards of one suit in a row, such as {cards}.").format(cards=run),
            _("The ace comes before the 2, so {low} is a run and {high} is not.").format(low=low_run, high=no_run),
            "" if rules.pack == "52" else _("A run can't go past a seven, but jack, queen and king make one."),
        ),
        _("A book is three or four cards of one rank, such as {cards}.").format(cards=book),
        paragraph(
            _("You may lay as many spreads in a turn as you like."),
            _("You never have to lay one, but cards you keep count in full."),
        ),
    )


def _hitting(rules: RuleSet) -> str:
    if not rules.hits:
        return _("In these rules nobody may hit. Spreads stay as they were laid.")
    runs = {
        "any": _("You may hit any run, your own or another player's, at either end."),
        "others": _("You may hit other players' runs at either end, but not your own."),
        "own": _("You may hit your own runs at either end, but not other players'."),
        "none": _("Nobody may hit a run."),
    }[rules.hit_runs]
    if rules.hit_books:
        books = _("You may hit a book of three with the fourth card of its rank, no matter who laid it.")
    else:
        books = _("Nobody may hit a book. To lay all four cards of a rank, lay them together.")
    most = rules.hits_a_turn
    limit = (
        _("You may hit as often as you like in a turn.")
        if most is None
        else ngettext(
            "You may hit with only {n} card in a turn.",
            "You may hit with only {n} cards in a turn.",
            most,
        ).format(n=most)
    )
    return paragraph(_("To hit is to add a card from your hand to a spread on the table."), runs, books, limit)
