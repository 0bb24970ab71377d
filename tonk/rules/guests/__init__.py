"""Guest games: gin rummy, knock rummy and thirty-one, which differ in shape from Tonk but share its rules core.

A guest game is a rule set with knobs of its own (``guest_knobs.py``). Spreads stay in the hand until the end, or there
are none. ``deadwood.py`` and ``suit_counts.py`` count hands, ``guest_turns.py`` has the turn that all three share, and
each game has a file of its own.
"""
