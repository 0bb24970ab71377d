"""Guests at the table: gin rummy, knock rummy and thirty-one, games of another shape in the rules of Tonk.

A guest is a rule set like any other, with knobs of its own (``guest_knobs.py``). Spreads stay in the hand until the
end, or there are none. How a hand counts is in ``deadwood.py`` and ``suit_counts.py``, the turn that all three share in
``guest_turns.py``, and the rest of each game in a file of its own.
"""
