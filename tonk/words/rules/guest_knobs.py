"""The knobs of the guests in words, by group."""

from tonk.words import _, pgettext
from tonk.words.rules.knob_words import KnobGroup, KnobWords


def gin_knobs() -> list[KnobGroup]:
    """Return the knobs of gin rummy."""
    return [
        KnobGroup(
            _("Knocking"),
            {
                "knock_ceiling": KnobWords(
                    _("Knock with at most"), _("The most deadwood you may knock with. With 0 you need gin.")
                ),
            },
        ),
        KnobGroup(
            pgettext("a group of rules", "Bonuses"),
            {
                "undercut_bonus": KnobWords(
                    _("Undercut"), _("Extra points for having no more deadwood than the knocker.")
                ),
                "gin_bonus": KnobWords(pgettext("a rule", "Gin"), _("Extra points for knocking with no deadwood.")),
                "big_gin": KnobWords(
                    _("Big gin"), _("You may show eleven cards in spreads without a discard, for 31 extra points.")
                ),
            },
        ),
        KnobGroup(pgettext("a group of rules", "Match"), {"target": _target()}),
    ]


def knock_rummy_knobs() -> list[KnobGroup]:
    """Return the knobs of knock rummy."""
    return [
        KnobGroup(
            _("Knocking"),
            {
                "knock_penalty": KnobWords(
                    _("Beaten knocker pays"), _("Points a beaten knocker pays the low hand on top of the difference.")
                ),
                "rum_bonus": KnobWords(
                    pgettext("a rule", "Rum"), _("Extra points from each other player for knocking with no deadwood.")
                ),
            },
        ),
        KnobGroup(pgettext("a group of rules", "Match"), {"target": _target()}),
    ]


def thirty_one_knobs() -> list[KnobGroup]:
    """Return the knobs of thirty-one."""
    return [
        KnobGroup(
            _("Lives"),
            {
                "lives": KnobWords(_("Lives"), _("The lives each player starts with.")),
                "free_ride": KnobWords(
                    _("Free ride"), _("With no lives left, you keep playing until you lose once more.")
                ),
            },
        ),
        KnobGroup(
            _("Knocking"),
            {
                "knock_in_first_round": KnobWords(
                    _("Knock at once"), _("You may knock before everyone has had a turn.")
                ),
            },
        ),
        KnobGroup(
            _("What a hand counts"),
            {"three_of_a_kind": KnobWords(_("Three of a kind"), _("Three cards of one rank count 30½."))},
        ),
    ]


def _target() -> KnobWords:
    return KnobWords(_("Points to win"), _("The first to get there wins the match."))
