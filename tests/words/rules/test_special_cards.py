"""The leaflet of rules with points, special cards, holds or reshuffles: complete, true to the knobs, plain (§2)."""

import re

import pytest
from hypothesis import given

from tests.support.strategies import examples, twisted_rule_sets
from tests.words.rules.test_leaflet import (
    DEALT,
    KNOB_IDS,
    WRONG_NUMBER,
    assert_every_knob_described,
    dealt_alike,
    leaflet,
    other_values,
)
from tonk.rules import RuleSet, RulesRefused, changed, load_preset
from tonk.rules.knobs import KNOBS
from tonk.words import language
from tonk.words.rules.games import rules_text, summary

TWISTS = load_preset("twists")

CLAUSES = [
    # Points and the dealer's choice.
    "The first to reach 250 points wins the match.",
    "chooses which twists are in play: any of Wild, Cross and Skip/Block, or none.",
    "The four cards of each kind are shuffled into the deck.",
    "A Cross needs three players or more.",
    # Scoring values.
    "An ace or a number card scores 5 points, whatever it counts. A jack, queen or king scores 10.",
    "A twist still held at the end scores 10 points for the player who wins those cards. "
    "A Wild in a spread scores as the card it stands for. Other twists score nothing when you play them.",
    # Start and turn.
    "The player on the dealer's right may cut the deck.",
    "No card is turned up. Until the first discard, you can only draw from the stock.",
    "When a player loses a turn, the next one plays and may take the discard.",
    "You may hit a book of three with the fourth card of its rank",
    "You score your spreads, and your hits on any spread, even if you don't win the round.",
    # Out.
    "in a spread, in a hit, as a Skip or a Block, or as your discard. You win the round, and score what you have laid "
    "and hit and all the cards the others still hold. The others score what they have laid and hit.",
    # Run and caught.
    "at the start of your turn, instead of drawing, even on your first turn",
    "Hands are compared by what the cards count, not by what they score.",
    "You score your own cards, what you have laid and hit, and all the cards the others hold.",
    "If anyone is as low as you, or lower, you are caught.",
    "If several tie, the first of them clockwise from you does.",
    "scores their own cards, what they have laid and hit, and what all the others hold. They score what you have laid "
    "and hit, too. You score nothing. The others score what they have laid and hit.",
    # Bonus.
    "A dealt hand of 13, 49 or 50 points, with no twist in it, is a bonus. "
    "Show it at once and score 50 points. The round is over, and nobody else scores.",
    "each of them scores it",
    # Hold.
    "When another player hits a spread of yours, you are held. Hitting your own spread holds nobody.",
    "loses the whole next turn, and can't draw, take the discard, run or play a Cross.",
    "Several hits before that turn count as one hold.",
    # Skip and Block.
    "on your own turn, after drawing, on any player, even yourself",
    "A player can have one Skip and one Block at a time.",
    "A Skip and a hold together cost only one turn.",
    "While a player has a Block, hits on their spreads don't hold them. An earlier hold stays.",
    "until your next turn, even if you lose that turn or are jumped over",
    # Cross.
    "when the next player is about to draw from the stock",
    "only if you hold a Cross and can use the card. "
    "You can't take a card you discarded yourself, and you aren't asked while you are held.",
    "Lay it at once in a new spread, with Wilds if you like, or hit with it. Then you may lay and hit more, "
    "and discard.",
    "Play goes on to your left. The turns you jump over count as played, even for a hold or a Skip.",
    "You may play a Cross even when you are skipped. The Skip waits for your next turn.",
    # Wild.
    "any card that isn't in its spread yet, wherever the real one is. Where several would fit, you choose one. "
    "It stays that card and never moves.",
    "A new spread needs at least 1 natural card",
    "you needn't name its suit. The real card may still be added, up to four cards in all",
    "You may discard a twist like any other card, and the next player may take it. "
    "A Cross, a Skip or a Block goes under the discards once it has done its work.",
    # Reshuffles and stuck rounds.
    "the discards are shuffled into a new one, except the top card. This happens at most 3 times a round.",
    "Players who may play a Cross are asked first.",
    "You may still take the discard.",
    "when everyone takes the discard three turns in a row, and nobody lays or hits",
    "everyone scores what they have laid and hit. Cards still held score for nobody.",
    # The game.
    "If several players do, the highest score wins. If they tie, the one who won the round alone wins the "
    "match. If none of them did, play another round.",
]


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_is_described(clause: str) -> None:
    """The leaflet of Tonk with Twists has each clause of RULES.md §2."""
    assert clause in leaflet(TWISTS)


def test_the_sections_stand_in_order() -> None:
    """Everything a player looks up has a section, in the order of a round."""
    titles = [section.title for section in rules_text(TWISTS)]
    wanted = ["The twists", "What cards score", "The bonus", "A turn", "Wild", "Cross", "Skip/Block", "Holds"]
    wanted += ["Running", "Being caught", "Going out", "When the stock runs out", "Winning the match"]
    assert [title for title in titles if title in wanted] == wanted


def test_rules_for_points_do_not_mention_stakes() -> None:
    """Neither the leaflet nor the summary of rules for points has stakes, a dealt Tonk or a drop."""
    words = "\n".join([*leaflet(TWISTS).splitlines()[1:], *summary(TWISTS)])
    assert not re.search(r"\bstakes?\b|\ba Tonk\b|\b[Dd]rop", words)


@pytest.mark.parametrize(
    ("knobs", "words"),
    [
        ({"twists": ["wild"]}, "the dealer chooses whether the four Wilds are in play."),
        ({"twists": ["cross"]}, "A Cross goes under the discards once it has done its work."),
        ({"twists": ["skip"], "wait_hit": 0}, "A Block has no effect in these rules, since hits hold nobody."),
        ({"wait_effect": "no_drop"}, "hits on their spreads don't make them wait"),
        ({"twists": [], "stock_out": "no_score"}, "On your turn, take the discard or run."),
        ({"least_naturals": 2}, "A new spread needs at least 2 natural cards"),
        ({"reshuffles": 0}, "If you draw, the round is stuck and ends."),
        ({"scoring": "stakes", "target": None, "tonk_pays": 2}, "A hand with a twist in it is no Tonk."),
        ({"target": None}, "Play as many rounds as you like."),
        ({"wait_own_hit": 1}, "Hitting your own spread holds you too."),
        ({"wait_new_spread": 1}, "Laying a new spread holds you."),
    ],
)
def test_other_values_are_described(knobs: dict[str, object], words: str) -> None:
    """A changed knob is described in the words of its value."""
    assert words in leaflet(changed(TWISTS, knobs))


def plays_alike(one: RuleSet, other: RuleSet, knob: str) -> bool:
    """Return whether two such rule sets that differ in one knob play the same, or the text leaves the knob out."""
    points = one.scoring == "points" and other.scoring == "points"
    match knob:
        case "tonk_exact" | "tonk_at_most":
            return one.tonk_totals == other.tonk_totals
        case "tonk_pays" | "several_tonks":
            return not one.tonk_totals
        case "stock_out_tie":
            return one.stock_out != "lowest_wins"
        case "ante":
            return one.payment == "direct"
        case "wait_own_hit":
            # Nobody can hit their own spread.
            return not one.hit_books and one.hit_runs in ("others", "none")
        case "wilds":
            return one.wild_cards == other.wild_cards
        case _ if knob in DEALT:
            return dealt_alike(one, other)
        case "wait_adds" | "wait_effect":
            return not one.waits
        case "caught_multiplier" | "caught_extra_to_lowest":
            sums = {rules.caught_multiplier + rules.caught_extra_to_lowest for rules in (one, other)}
            return points or (one.caught_pays == "lowest" and len(sums) == 1)
        case "caught_pays" | "caught_others_pay_lowest" | "out_pays" | "out_without_discard_pays":
            return points
    return without_use(one, knob, points=points)


def without_use(rules: RuleSet, knob: str, *, points: bool) -> bool:
    """Return whether a knob of points, special cards and new stocks does nothing in these rules."""
    match knob:
        case "twist_value":
            return not rules.twists and "jokers" not in rules.wilds
        case "least_naturals":
            return not rules.wild_cards
        case "reshuffles":
            return rules.stock_out != "reshuffle"
        case "number_score":
            return not points
        case "drop_compares":
            return not points or rules.number_score is None
    return False


def test_every_knob_has_its_words() -> None:
    """Each value of any knob that changes how Tonk with Twists plays has its own leaflet."""
    for knob in KNOBS:
        values = [["wild"], ["cross"], ["skip"], ["wild", "skip"], []] if knob == "twists" else other_values(knob)
        for value in values[:40]:
            try:
                rules = changed(TWISTS, {knob: value})
            except RulesRefused:
                continue
            if rules != TWISTS:
                assert leaflet(rules) != leaflet(TWISTS) or plays_alike(TWISTS, rules, knob), (knob, value)


@given(twisted_rule_sets(), twisted_rule_sets())
@examples(24)
def test_every_knob_has_its_words_in_house_rules(base: RuleSet, donor: RuleSet) -> None:
    """With any house rules with special cards or points, changing one knob changes the leaflet."""
    assert_every_knob_described(base, donor, plays_alike)


@given(twisted_rule_sets())
@examples(90)
def test_any_leaflet_is_plain(rules: RuleSet) -> None:
    """No such leaflet or summary shows a knob's id or unfinished words; every paragraph is whole sentences."""
    for text in (leaflet(rules), "\n".join(summary(rules))):
        assert not KNOB_IDS.search(text)
        assert not re.search(r"[{}_]|None|True|False|  | [.,:;]", text)
        assert not WRONG_NUMBER.search(text), text
        assert not any(line[0].islower() for line in text.splitlines() if line)
    for section in rules_text(rules):
        assert section.paragraphs
        assert all(paragraph.endswith(".") for paragraph in section.paragraphs)


def test_every_sentence_can_be_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in the leaflet or the summary goes through the catalogue."""
    monkeypatch.setattr(language, "one", lambda sentence: f"«{sentence}»")
    monkeypatch.setattr(language, "many", lambda one, many, count: f"«{one if count == 1 else many}»")
    pieces = [piece for section in rules_text(TWISTS) for piece in (section.title, *section.paragraphs)]
    for piece in [*pieces, *summary(TWISTS)]:
        outside, depth = "", 0
        for character in piece:
            depth += (character == "«") - (character == "»")
            outside += character if depth == 0 and character != "»" else ""
        assert not outside.strip()


def test_the_summary_is_three_short_lines() -> None:
    """The summary says the target, the risk of a run, and the special cards."""
    lines = summary(TWISTS)
    assert all(20 < len(line) <= 130 and line.endswith(".") for line in lines)
    assert lines[0].startswith("First to 250 points wins. A dealt hand of 13, 49 or 50 points")
    assert lines[1].startswith("Run when your hand is the lowest.")
    assert lines[2].startswith("The dealer chooses the twists: Wild, Cross and Skip/Block.")
