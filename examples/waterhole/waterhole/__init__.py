"""Waterhole: who sends the largest herd drinks, but a herd drinks only once."""
