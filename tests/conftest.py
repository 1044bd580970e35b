"""Hypothesis: no deadline (machines are noisy); ``--hypothesis-profile=deep`` looks longer."""

from hypothesis import settings

settings.register_profile("usual", deadline=None)
settings.register_profile("deep", deadline=None, max_examples=5_000)
settings.load_profile("usual")
