"""Hours in which somebody does not want to be told anything, by the clock where they live."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

DAY_MINUTES = 24 * 60


@lru_cache(512)
def zone_named(name: str) -> ZoneInfo | None:
    """``None`` where there is no such zone of time."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, no name of a zone, a folder of zones
        return None


def quiet_until(now: float, zone: str, begin: int | None, end: int | None) -> float | None:
    """When the quiet hours end that it is within; ``None`` outside of them.

    They are minutes of the day, may go over midnight, and are none where both are the same.
    """
    place = zone_named(zone)
    if begin is None or end is None or begin == end or place is None:
        return None
    here = datetime.fromtimestamp(now, place)
    minute = here.hour * 60 + here.minute
    within = begin <= minute < end if begin < end else minute >= begin or minute < end
    if not within:
        return None
    day = here.date() + timedelta(days=1 if minute >= end else 0)
    ends = time(end // 60, end % 60, fold=here.fold)  # in the hour that comes twice the same one
    return datetime.combine(day, ends, place).timestamp()
