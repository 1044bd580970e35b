"""How players of an arena are written."""

from __future__ import annotations

import pytest

from corral.arena.entrant import read_entrants
from corral.bots import BOTS, Limit
from corral.core.errors import OptionError


def test_levels_think_as_long_as_they_do() -> None:
    entrants = read_entrants("baron, random")
    assert [entrant.name for entrant in entrants] == ["baron", "random"]
    assert [entrant.limit for entrant in entrants] == [BOTS["baron"].limit, BOTS["random"].limit]


def test_a_common_limit_is_for_those_that_search() -> None:
    common = Limit(seconds=0.2, nodes=50)
    entrants = read_entrants("baron,plain,foreman@7,cowhand,random", common)
    assert [entrant.limit for entrant in entrants] == [
        common,
        common,
        Limit(nodes=7),
        BOTS["cowhand"].limit,
        BOTS["random"].limit,
    ]


def test_a_limit_of_its_own() -> None:
    nodes, seconds = read_entrants("baron@1000,baron@0.05s")
    assert (nodes.name, nodes.limit) == ("baron@1000", Limit(nodes=1000))
    assert (seconds.name, seconds.limit) == ("baron@0.05s", Limit(seconds=0.05))
    assert nodes.bot(1, 0).limit == Limit(nodes=1000)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("sheriff", "there is no bot 'sheriff'; there are random, greenhorn"),
        ("", "there is no bot ''"),
        ("baron,baron", "baron is named twice in 'baron,baron'; give one of them another limit"),
        ("baron@", "player 'baron@' has no limit behind the @; right would be baron, baron@1000"),
        ("baron@fast", "player 'baron@fast' has no limit"),
        ("baron@0", "player 'baron@0': nodes=0 is not a whole number from 1"),
        ("baron@-1s", "player 'baron@-1s': seconds=-1.0 is not a time above 0"),
        ("baron@nans", "player 'baron@nans': seconds=nan is not a time above 0"),
    ],
)
def test_refusals(text: str, problem: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_entrants(text)
    assert problem in str(refused.value)
