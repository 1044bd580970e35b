"""Honest numbers: intervals, errors that know which matches belong together, and when to stop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist, fmean

CONFIDENCE = 0.95
ERROR = 0.05
"""How often a sequential test may err in either way, when nobody says otherwise."""
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


@dataclass(frozen=True, slots=True)
class Interval:
    """A share and where it may really lie, with a confidence of 95 %."""

    share: float
    low: float
    high: float


def wilson(share: float, trials: float) -> Interval:
    """Wilson's score interval. Trials may be a number of effective ones, so not a whole number.

    It holds the share itself, whatever rounding does to the ends at 0 and 1.
    """
    if trials <= 0:
        return Interval(share, 0.0, 1.0)
    spread = Z * Z / trials
    centre = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / trials + spread / trials / 4)
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Interval(share, min(low, share), max(high, share))


def clustered_wilson(deals: Sequence[Sequence[float]]) -> Interval:
    """Wilson's interval for matches that come in deals; each number is a part of a win, 0 to 1.

    Matches of one deal may go alike. Where they do, a deal tells less than so many matches would,
    and only the effective number of trials counts. Where they differ more than by chance, which is
    what rotating the seats is for, all matches count: the interval is never narrower than theirs.
    """
    matches = sum(len(deal) for deal in deals)
    if not matches:
        return wilson(0.0, 0)
    share = sum(sum(deal) for deal in deals) / matches
    error = standard_error([fmean(deal) for deal in deals])
    if error is None or error == 0.0:
        return wilson(share, len(deals) if error is None else matches)
    return wilson(share, min(matches, share * (1 - share) / error**2))


def standard_error(values: Sequence[float]) -> float | None:
    """Of the mean of independent values, such as the means of deals; ``None`` for fewer than 2."""
    if len(values) < 2:
        return None
    mean = fmean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return sqrt(variance / len(values))


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's sequential probability ratio test for a share of wins.

    It decides between "the share is ``low`` (or less)" and "it is ``high`` (or more)". If the first
    is true it errs with a chance of at most about ``alpha``, if the second is, ``beta``.
    """

    low: float
    high: float
    alpha: float = ERROR
    beta: float = ERROR

    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the lower and the higher share are accepted."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, wins: float, trials: int) -> float:
        """The log-likelihood ratio; a shared win counts in parts."""
        losses = trials - wins
        return wins * log(self.high / self.low) + losses * log((1 - self.high) / (1 - self.low))

    def verdict(self, wins: float, trials: int) -> str | None:
        """``"low"``, ``"high"``, or nothing yet."""
        lower, upper = self.bounds()
        ratio = self.ratio(wins, trials)
        if ratio <= lower:
            return "low"
        return "high" if ratio >= upper else None
