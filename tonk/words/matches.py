"""Sentences about matches waiting to be resumed."""

from tonk.words import _, ngettext


def match_line(rules: str, hand: int, *, scored: bool, over: bool) -> str:
    """Return the rules and the progress of a match: ``Jazz Club, hand 3``, ``Tonk with Twists, round 3``.

    Args:
        rules: The name of the rules.
        hand: The number of the hand to resume.
        scored: True if the match is played for points.
        over: True if only its result is left to see.
    """
    if over:
        return _("{rules}, final result").format(rules=rules)
    line = _("{rules}, round {number}") if scored else _("{rules}, hand {number}")
    return line.format(rules=rules, number=hand)


def standing(hand: int, *, scored: bool, over: bool) -> str:
    """Return the progress of a match, on a line of its own: ``Hand 3``, ``Round 3``, ``Final result``.

    Args:
        hand: The number of the hand to resume.
        scored: True if the match is played for points.
        over: True if only its result is left to see.
    """
    if over:
        return _("Final result")
    return (_("Round {number}") if scored else _("Hand {number}")).format(number=hand)


def hand_being_played(hand: int, hands: int, *, scored: bool) -> str:
    """Name the hand being played, for a heading: ``Hand 3 of 10``, ``Hand 3``, ``Round 3``.

    Args:
        hand: Its number, from 1.
        hands: The number of hands in the match; 0 if it is open.
        scored: True if the match is played for points.
    """
    if not hands:
        return standing(hand, scored=scored, over=False)
    # Translators: {hand} is the number of the hand being played, {n} the number of hands in the match; a heading.
    return ngettext("Hand {hand} of {n}", "Hand {hand} of {n}", hands).format(hand=hand, n=hands)


def event_name(*, counts: bool) -> str:
    """Say that a match belongs to the Circuit, or that it no longer counts there."""
    return _("Circuit") if counts else _("Not counted")


def not_counted_text() -> str:
    """Say why a match that began on the Circuit no longer counts there."""
    return _("This table of the Circuit is already over, so the match no longer counts there.")


def bar_to_removing() -> str:
    """Say why a match at a table of the Circuit can't be removed, and what to do."""
    return _("You are playing this table of the Circuit. To give it up, leave it on the Circuit's map.")
