"""Many matches among bots, fairly dealt, and what they prove.

``corral arena`` and ``corral stats`` are made of these parts; ``docs/arena.md`` tells the method.
"""
