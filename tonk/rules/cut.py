"""The cut for the first deal: the highest card deals, the ace is low, and ties cut again."""

from tonk.rules.cards import Card, Seat, each_seat, rank_of
from tonk.rules.shuffle import CUT, seed_of, shuffled


def cut_for_deal(seed: int, seats: int) -> tuple[Seat, list[dict[Seat, Card]]]:
    """Return the seat that deals first, and the cards cut by each seat, one dictionary per round of cutting."""
    rounds: list[dict[Seat, Card]] = []
    cutting = list(each_seat(seats))
    while len(cutting) > 1:
        deck = shuffled(seed_of(seed, CUT, len(rounds)))
        cuts = dict(zip(cutting, deck, strict=False))
        rounds.append(cuts)
        highest = max(rank_of(card) for card in cuts.values())
        cutting = [seat for seat, card in cuts.items() if rank_of(card) == highest]
    return cutting[0], rounds
