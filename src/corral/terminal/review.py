"""A review drawn in the terminal: the graph, the turning points, luck and skill, what cost most."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from corral.core.record import CHANCE
from corral.review import Decision, Review, Standing
from corral.review.account import SeatAccount, accounts, accuracy, turning_points
from corral.review.findings import GRADES
from corral.terminal.layout import styled
from corral.terminal.screen import Screen

COSTLIEST = 10
"""So many decisions are shown."""
STEPS = "▁▂▃▄▅▆▇█"
PLAIN_STEPS = "_.-=+*%#"
MARGIN = 34
"""Columns beside the graph, for a name and figures."""
LONGEST_NAME = 12


class ReviewDrawing:
    """Draws a report on a screen."""

    def __init__(self, screen: Screen, report: Review) -> None:
        self.screen = screen
        self.words = screen.words
        self.report = report
        self.setting = report.course.setting
        self.moves = report.course.moves_before()

    def show(self) -> None:
        """All of it, one part below the other."""
        words = self.words
        title = words.text(
            "review-title", game=words.title(self.setting.game.name), moves=self.moves[-1]
        )
        self.screen.show(styled(title, "heading"), *self.screen.wrapped(words.text("review-how")))
        self._part("review-chances", self._graph_of_chances())
        self._part("review-points", self._graph_of_points())
        self._part("review-turning-points", self._turning_points())
        self.screen.show("", self._ledger())
        self.screen.show(*self.screen.wrapped(words.text("review-ledger-how")))
        self._part("review-costliest", self._costliest())

    def _part(self, title: str, lines: Sequence[RenderableType]) -> None:
        self.screen.show("", styled(self.words.text(title), "heading"), *lines)

    # The graph

    def _graph_of_chances(self) -> list[Text]:
        rows = [[point.chances[seat] for point in self._points()] for seat in self._seats()]
        return [self._line(seat, row, 0.0, 1.0, self._whole(row)) for seat, row in enumerate(rows)]

    def _graph_of_points(self) -> list[Text]:
        rows = [[point.points[seat] for point in self._points()] for seat in self._seats()]
        low, high = min(map(min, rows)), max(map(max, rows))
        return [
            self._line(seat, row, low, high, f"{row[0]:.0f} → {row[-1]:.0f}")
            for seat, row in enumerate(rows)
        ]

    def _whole(self, row: Sequence[float]) -> str:
        first, last = (
            self.words.text("review-share", value=_hundredths(row[at])) for at in (0, -1)
        )
        return f"{first} → {last}"

    def _line(self, seat: int, row: Sequence[float], low: float, high: float, tail: str) -> Text:
        steps = STEPS if self.screen.signs.fancy else PLAIN_STEPS
        width = max(10, min(len(row), self.screen.width - MARGIN))
        drawn = ""
        for column in range(width):
            value = row[column * (len(row) - 1) // max(1, width - 1)]
            share = (value - low) / (high - low) if high > low else 0.5
            drawn += steps[min(len(steps) - 1, int(share * len(steps)))]
        return Text.assemble(self._player(seat), "  ", drawn, "  ", tail)

    # Whose doing

    def _turning_points(self) -> list[Text]:
        found = turning_points(self.report.course.entries, self.report.graph)
        if not found:
            return [Text(self.words.text("review-no-turning-point"))]
        lines: list[Text] = []
        for point in found:
            swings = self.words.listed(
                self.words.text(
                    "review-swing",
                    name=self.setting.names[seat],
                    sign=_sign(swing),
                    value=_hundredths(swing),
                )
                for seat, swing in enumerate(point.swings)
            )
            who = (
                Text(self.words.text("review-chance-did"))
                if point.seat == CHANCE
                else self._player(point.seat)
            )
            if point.revealed:
                text = self.words.text("review-revealed")
            elif point.seat == CHANCE:
                text = self._came(point.entry)
            else:
                text = self._sentence(point.entry)
            line = Text.assemble(self._at(point.move), "  ", who, "  ", text, ": ", swings)
            lines += self.screen.wrapped(line, indent=4)
        return lines

    def _ledger(self) -> Table:
        words = self.words
        table = Table(
            box=box.SIMPLE_HEAD,
            pad_edge=False,
            show_edge=False,
            title=words.text("review-ledger"),
            title_justify="left",
            title_style="heading",
        )
        table.add_column(words.text("review-column-player"))
        for column in ("accuracy", "slips", "luck", "own", "others"):
            table.add_column(words.text(f"review-column-{column}"), justify="right")
        course = self.report.course
        kept = accounts(course.entries, self.report.graph, self.setting.players)
        for seat, account in enumerate(kept):
            table.add_row(self._player(seat), *self._figures(seat, account))
        return table

    def _figures(self, seat: int, account: SeatAccount) -> list[str]:
        own = self.report.decisions_of(seat)
        grades = [decision.grade for decision in own]
        exact = accuracy(own)
        shares = [
            self.words.text(
                "review-gain",
                sign=_sign(share.chance),
                chance=_hundredths(share.chance),
                points=f"{_sign(share.points, 1.0)}{abs(share.points):.0f}",
            )
            for share in (account.luck, account.own, account.others)
        ]
        counts = " / ".join(str(grades.count(grade)) for _, grade in reversed(GRADES))
        return ["–" if exact is None else f"{exact:.0f}", counts, *shares]

    # Decisions

    def _costliest(self) -> list[Text]:
        decisions = sorted(self.report.decisions.values(), key=lambda one: (-one.cost, one.entry))
        bad = [one for one in decisions if one.grade is not None][:COSTLIEST]
        if not bad:
            return [Text(self.words.text("review-nothing-costly"))]
        return [line for one in bad for line in self._decision(one)]

    def _decision(self, decision: Decision) -> list[Text]:
        words = self.words
        grade = words.text(f"review-{decision.grade}")
        cost = words.text(
            "review-cost", chance=_hundredths(decision.cost), points=decision.points_lost
        )
        head = Text.assemble(
            self._at(decision.move), "  ", self._player(decision.seat), "  ", grade, ": ", cost
        )
        played = words.text("review-played", move=self._move(decision.entry, decision.played.move))
        better = words.text("review-better", move=self._move(decision.entry, decision.best.move))
        return [
            head,
            *(
                Text("    ") + line
                for line in self.screen.wrapped(played, self.screen.width - 4, 2)
            ),
            *(
                Text("    ") + line
                for line in self.screen.wrapped(better, self.screen.width - 4, 2)
            ),
        ]

    # Words

    def _move(self, entry: int, move: str) -> str:
        """In words, with its notation, as `corral replay` and `corral play` take it."""
        seat = self.report.course.entries[entry].seat
        view = self.report.course.match_at(entry).view(seat)
        return f"{self.words.move(self.setting.game.name, move, view)} ({move})"

    def _sentence(self, entry: int) -> str:
        return self._move(entry, self.report.course.text(entry))

    def _came(self, entry: int) -> str:
        return self.report.course.text(entry)

    def _at(self, move: int) -> str:
        return self.words.text("review-move", move=move + 1)

    def _player(self, seat: int) -> Text:
        emblem = styled(f" {self.screen.signs.emblems[seat]} ", f"filled-{seat}")
        name = self.setting.names[seat]
        short = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        width = max(min(LONGEST_NAME, len(other)) for other in self.setting.names)
        return Text.assemble(emblem, " ", short.ljust(width))

    def _points(self) -> list[Standing]:
        return [self.report.graph[entry] for entry in sorted(self.report.graph)]

    def _seats(self) -> range:
        return range(self.setting.players)


def _sign(value: float, unit: float = 0.01) -> str:
    """In front of a number that is rounded to units."""
    if abs(value) < unit / 2:
        return "±"
    return "\N{MINUS SIGN}" if value < 0 else "+"


def _hundredths(value: float) -> int:
    """A share, or a change of one, without its sign."""
    return round(abs(value) * 100)
