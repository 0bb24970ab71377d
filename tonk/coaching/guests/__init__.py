"""The coach for guest games: the trials of moves, and the reasons for them.

Gin and knock rummy have their reasons in ``rummy_reasons.py``, thirty-one in ``suit_reasons.py``; both use the facts in
``guest_facts.py``.
"""
