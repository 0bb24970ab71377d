"""The part of the leaflet about points: the values of cards, the score of each ending, and the game."""

from tonk.rules.cards import SKIP, WILD
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext
from tonk.words.phrases import paragraph, points
from tonk.words.rules.dropping import when_to_drop
from tonk.words.rules.summary import tonk_counts


def aim(rules: RuleSet) -> str:
    """Say what the aim of the game is."""
    how = _("In each round, you score the cards you lay, and more if you win the round.")
    if rules.target is None:
        end = _("You may play as many rounds as you like.")
    else:
        end = _("The first to reach {points} wins the match.").format(points=points(rules.target))
    return paragraph(how, end)


def values(rules: RuleSet) -> tuple[str, ...]:
    """Say what cards score, which may differ from what they count."""
    number = rules.number_score
    scores = _("Each card scores what it counts.") if number is None else numbers_score(number)
    return (paragraph(scores, _courts(rules) if number is not None else ""), *_twists_score(rules))


def numbers_score(number: int) -> str:
    """Say that all number cards score the same."""
    return ngettext(
        "An ace or a number card scores {n} point, whatever it counts.",
        "An ace or a number card scores {n} points, whatever it counts.",
        number,
    ).format(n=number)


def _courts(rules: RuleSet) -> str:
    jack, queen, king = rules.court_values
    if jack == queen == king:
        return _("A jack, queen or king scores {n}.").format(n=jack)
    return _("A jack scores {jack}, a queen {queen} and a king {king}.").format(jack=jack, queen=queen, king=king)


def _twists_score(rules: RuleSet) -> tuple[str, ...]:
    if not rules.twists:
        return (_("A Wild in a spread scores as the card it stands for."),) if rules.wilds else ()
    held = _("A twist still held at the end scores {points} for the player who wins those cards.")
    only_wild = rules.twists == (WILD,)
    return (
        paragraph(
            held.format(points=points(rules.twist_value)),
            _("A Wild in a spread scores as the card it stands for.") if rules.wild_cards else "",
            "" if only_wild else _("Other twists score nothing when you play them."),
        ),
    )


def bonus(rules: RuleSet) -> tuple[str, ...]:
    """Say which deals are a bonus, and what it scores."""
    if not rules.tonk_totals:
        return (_("These rules have no bonus. Every round is played out."),)
    if rules.twists:
        dealt = _("A dealt hand of {counts}, with no twist in it, is a bonus.")
    else:
        dealt = _("A dealt hand of {counts} is a bonus.")
    joker = _("A hand with a joker in it is no bonus.") if "jokers" in rules.wilds else ""
    if rules.several_tonks == "draw":
        several = _("If two or more players have one, nobody scores.")
    else:
        several = _("If two or more players have one, each of them scores it.")
    worth = _("Show it at once and score {points}. The round is over, and nobody else scores.")
    return (
        paragraph(dealt.format(counts=tonk_counts(rules)), joker, worth.format(points=points(rules.tonk_pays))),
        paragraph(several, _("Only the deal can give a bonus. The same count later in the round scores nothing.")),
    )


def running(rules: RuleSet) -> tuple[str, ...]:
    """Say when you may run, how hands are compared, and what a run scores if it isn't caught."""
    if rules.drop_tie == "wins":
        won = _("If nobody is lower than you, you win the round. You win ties.")
    else:
        won = _("If everyone else is higher than you, you win the round.")
    return (
        when_to_drop(rules),
        paragraph(
            _("Everyone then shows their cards."),
            compared(rules),
            won,
            _("You score your own cards, what you have laid and hit, and all the cards the others hold."),
            _("The others score what they have laid and hit."),
        ),
    )


def compared(rules: RuleSet) -> str:
    """Say by which values hands are compared when somebody runs."""
    if rules.number_score is None:
        return ""
    if rules.drop_compares == "face":
        return _("Hands are compared by what the cards count, not by what they score.")
    return _("Hands are compared by what the cards score, not by what they count.")


def caught(rules: RuleSet) -> tuple[str, ...]:
    """Say who catches a run, and what that scores."""
    if rules.drop_tie == "wins":
        when = _("If anyone is lower than you, you are caught.")
    else:
        when = _("If anyone is as low as you, or lower, you are caught.")
    return (
        paragraph(
            when,
            _("The lowest of the others catches you. If several tie, the first of them clockwise from you does."),
        ),
        paragraph(
            _(
                "That player wins the round, and scores their own cards, what they have laid and hit, and what all "
                "the others hold. They score what you have laid and hit, too."
            ),
            _("You score nothing. The others score what they have laid and hit."),
        ),
    )


def going_out(rules: RuleSet) -> str:
    """Say how to go out, and what it scores."""
    if rules.hits and SKIP in rules.twists:
        how = _(
            "You go out when you play your last card in a spread, in a hit, as a Skip or a Block, or as your discard."
        )
    elif SKIP in rules.twists:
        how = _("You go out when you play your last card in a spread, as a Skip or a Block, or as your discard.")
    elif rules.hits:
        how = _("You go out when you play your last card in a spread, in a hit or as your discard.")
    else:
        how = _("You go out when you play your last card in a spread or as your discard.")
    return paragraph(
        how,
        _("You may go out even before you draw.") if rules.lay_before_draw else "",
        _("You win the round, and score what you have laid and hit and all the cards the others still hold."),
        _("The others score what they have laid and hit."),
    )


def scores_at_a_glance(rules: RuleSet) -> tuple[str, ...]:
    """Say what each ending of a round scores, one line each."""
    whose = _("You score your spreads, and your hits on any spread, even if you don't win the round.")
    lines = [paragraph(whose, _("Only a caught runner loses them."))]
    if rules.tonk_totals:
        lines.append(_("Bonus: {points}, and nothing for the others.").format(points=points(rules.tonk_pays)))
    return (
        *lines,
        _("Going out: your spreads and hits, and all the cards the others hold."),
        _("Winning run: your spreads and hits, your own cards, and all the cards the others hold."),
        _("Caught run: nothing for the runner. The catcher also scores everything the runner laid and held."),
        _("Nothing left to draw: spreads and hits for everyone, and nothing else."),
    )


def game(rules: RuleSet) -> tuple[str, ...]:
    """Say who wins the match."""
    if rules.target is None:
        return (_("Play as many rounds as you like. The player with the most points is ahead."),)
    return (
        paragraph(
            _("If you have {points} or more at the end of a round, you win the match.").format(
                points=points(rules.target)
            ),
            _("If several players do, the highest score wins."),
            _("If they tie, the one who won the round alone wins the match. If none of them did, play another round."),
        ),
    )
