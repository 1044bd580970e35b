"""Playing at one screen: people, bots, or both."""

from __future__ import annotations

import shlex
from contextlib import nullcontext, suppress
from pathlib import Path

from rich.text import Text

from corral.bots import ask
from corral.bots.program import faults_of
from corral.core.errors import CorralError, IllegalMove, NotationError, OptionError
from corral.core.match import Match
from corral.core.move import Move
from corral.core.record import CHANCE
from corral.inputs.numbers import read_rule
from corral.languages import ENGLISH
from corral.terminal.called import called
from corral.terminal.drawing import drawing_of
from corral.terminal.faults import fault_sentences
from corral.terminal.journal import Journal
from corral.terminal.keeper import Keeper
from corral.terminal.layout import styled
from corral.terminal.menu import Menu
from corral.terminal.page import Page, canvas_of, prompt_bar
from corral.terminal.scores import ranking_table
from corral.terminal.screen import Screen
from corral.terminal.seating import take_seats
from corral.terminal.setup import Setup, Wishes
from corral.terminal.steps import FirstMenu, Stepwise, menu_for
from corral.words import Words


class Leave(Exception):
    """Somebody has had enough."""


def command(wishes: Wishes, seed: int | None, record: Path | None, words: Words) -> int:
    """``corral play``: seat the players, play, and tell how it ended."""
    screen = Screen(words)
    drawing_of(wishes.game.name)
    if wishes.origin is None:
        keeper = Keeper(record, None)
    else:
        keeper = Keeper(record or wishes.origin.keepable, wishes.origin.path)
    try:
        setup = take_seats(wishes, screen)
    except EOFError:
        screen.show()
        return 0
    sitting = Sitting(setup.start(seed), setup, seed, screen, keeper)
    try:
        sitting.sit()
        sitting.part()
    finally:
        sitting.leave()
        sitting.dismiss_bots()
    return 0


class Sitting:
    """A match with its players, at one screen."""

    def __init__(
        self, match: Match, setup: Setup, seed: int | None, screen: Screen, keeper: Keeper
    ) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words
        self.keeper = keeper
        self.drawing = drawing_of(match.game)
        self.setup = setup
        self.humans = setup.humans
        self.bots = setup.bots(seed)
        self.at_screen: int | None = None  # who looks at it alone; None: everybody
        self.looking: int | None = None  # who wants to see their own things in between
        self.secrets_shown = False
        self.mark = dict.fromkeys(self.humans, 0)
        self.mark_of_turn = dict.fromkeys(self.humans, 0)
        self.notice: list[Text] = []
        self.drawn: tuple[int, str] = (-1, "")
        self.step = ""  # what of a move has been chosen already
        self.spot = ""  # where somebody wants to look
        self.played = False

    # From the first move to the last

    def sit(self) -> None:
        """Play until the match is over or nobody wants to go on."""
        self.setup.introduce(self.match, self.bots)
        self.keeper.keep(self.match)
        page = self.screen.own_page() if self.humans else nullcontext()
        with page, suppress(Leave, EOFError):
            self._play_on()

    def _play_on(self) -> None:
        while self.match.actors:
            seat = self.match.actors[0]
            if seat in self.bots:
                bot = self.bots[seat]
                self.match.play(seat, ask(bot, self.match, seat))
            else:
                self._decide(seat)

    def part(self) -> None:
        """Show how it ended, and keep it where somebody says so."""
        if self.match.over:
            page = Page(self.screen, self.match, self._owner())
            news = self.match.log(self._owner(), max(self.mark.values(), default=0))
            log = page.journal.lines(news, self.screen.width)
            ranking = ranking_table(self.match, self.words, self.screen.signs)
            self.screen.show(*page.board, "", *log, "", ranking, "")
        if self.keeper.path is None and self.humans and self.played:
            with suppress(EOFError):
                self._offer_to_keep()

    def _offer_to_keep(self) -> None:
        while True:
            typed = self.screen.ask(self.words.text("terminal-keep") + " ")
            if not typed:
                return
            try:
                self.keeper.save(self.match, typed)
            except CorralError as error:
                self.screen.show(str(error))
            else:
                return

    def leave(self) -> None:
        """Keep the match, and tell where it is and how to come back to it."""
        self.keeper.keep(self.match)
        path = self.keeper.path
        if path is None:
            if self.humans and self.played and not self.match.over:
                self.screen.tell(self.words.text("terminal-not-kept"))
            return
        command = f"{called()} {shlex.join(self._way_back(str(path)))}"
        self.screen.tell(self.words.text("terminal-kept", file=str(path), command=command))

    def dismiss_bots(self) -> None:
        """Let programs go, and tell what they did wrong."""
        for bot in self.bots.values():
            bot.close()
        faults = faults_of(self.bots.values())
        for sentence in fault_sentences(faults, self.match.game, self.match.names, self.words):
            self.screen.tell(sentence)

    def _way_back(self, file: str) -> list[str]:
        """The words of the command that shows the match again, or goes on with it."""
        if self.match.over:
            return ["replay", file]
        seats = ",".join(self.setup.seats)
        files = ["--position", file, "--record", file]
        return ["play", self.match.game, "--players", seats, *files]

    # A decision

    def _decide(self, seat: int) -> None:
        """Show the table to a person, and do what they type."""
        if seat != self.looking:
            self.looking = None
        viewer = self._viewer(seat)
        self._hand_over(viewer)
        menu = self._menu(seat)
        self._draw(seat, viewer, menu)
        self.notice = []
        self._obey(seat, menu, self.screen.ask("> "))

    def _menu(self, seat: int) -> Menu:
        return menu_for(
            self.match.game,
            self.drawing,
            self.match.legal(seat),
            self.words,
            self.match.view(seat),
            self.match.setting.edition.data,
            self.step,
        )

    def _obey(self, seat: int, menu: Menu, typed: str) -> None:
        """A move by number or notation, or one of the letters that `?` explains."""
        letter, rest = self.screen.command(typed, "terminal-words")
        if rest and letter not in ("s", "r"):
            self._move(seat, menu, typed)
        elif letter in ("", "b"):
            self.step = self.spot = ""
            return
        elif letter == "q":
            raise Leave
        elif letter == "?":
            self.screen.read(self._help())
        elif letter == "l":
            self.screen.read(self._log(self._viewer(seat)), from_end=True)
        elif letter == "h":
            self.looking = seat
        elif letter == "u":
            self._undo(seat)
        elif letter == "s":
            self._save(rest)
        elif letter == "r":
            self._explain(rest)
        elif not self._look(seat, menu, typed):
            self._move(seat, menu, typed)

    def _look(self, seat: int, menu: Menu, typed: str) -> bool:
        """The first step of a move, or a place to look at: nothing but the picture changes."""
        if isinstance(menu, FirstMenu) and (step := menu.step(typed)):
            self.step, self.spot = step, ""
            return True
        if menu.chosen(typed) is not None or not isinstance(self.drawing, Stepwise):
            return False
        spot = self.drawing.spot(typed, self.words)
        self.spot = spot or self.spot
        return bool(spot)

    def _move(self, seat: int, menu: Menu, typed: str) -> None:
        """One move, or several of a kind, until one is refused or leads to something else."""
        moves = menu.meant(typed)
        if not moves:
            last = len(menu.moves)
            self._refuse(self.words.text("terminal-no-number", number=typed, last=last))
        phase = self.match.view(seat)["phase"] if len(moves) > 1 else None
        for number, move in enumerate(moves):
            if number and (self.notice or self.match.view(seat)["phase"] != phase):
                return
            self._play(seat, move, typed, menu.texts[0])

    def _play(self, seat: int, move: Move | str, typed: str, example: str) -> None:
        turn_began, before = self._since(seat), len(self.match.events)
        try:
            self.match.play(seat, move)
        except IllegalMove as error:
            self._refuse(self.words.refusal(self.match.game, error, self.match.names))
            self.notice.append(self._rule(error.rule))
        except NotationError as error:
            if typed.isdecimal():
                self._refuse(self.words.text("terminal-no-amount", number=typed))
            else:
                self._refuse(
                    self.words.text("terminal-not-understood", typed=repr(typed), move=example)
                )
                self.notice.append(self._misread(str(move), error.column))
            if self.words.language == ENGLISH:  # the engine tells the rest in English alone
                self.notice.append(Text(error.problem))
        else:
            self.played = True
            self.step = self.spot = ""
            self.mark_of_turn[seat], self.mark[seat] = turn_began, before
            self._keep()

    def _undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            self._refuse(self.words.text("terminal-cannot-undo"))
            return
        self.match.undo(seat)
        self.step = self.spot = ""
        self.mark[seat] = min(self.mark[seat], len(self.match.events))
        self._keep()
        self.notice.insert(0, Text(self.words.text("terminal-undone")))

    def _save(self, file: str) -> None:
        if not file:
            self._refuse(self.words.text("terminal-save-where"))
            return
        try:
            self.keeper.save(self.match, file)
        except CorralError as error:
            self._refuse(str(error))
        else:
            path = str(self.keeper.path)
            self.notice = [Text(self.words.text("terminal-saved", file=path))]

    def _keep(self) -> None:
        """What cannot be written is no reason to stop playing."""
        try:
            self.keeper.keep(self.match)
        except CorralError as error:
            self._refuse(str(error))

    def _explain(self, number: str) -> None:
        game = self.match.setting.game
        try:
            rule = read_rule(number, game)
        except OptionError:
            if not game.rule_numbers:
                self._refuse(self.words.text("rules-none"))
                return
            first, last = game.rule_numbers[0], game.rule_numbers[-1]
            problem = self.words.text(
                "terminal-no-rule", number=repr(number), first=first, last=last
            )
            self._refuse(problem)
        else:
            self.notice = [self._rule(rule)]

    def _refuse(self, problem: str) -> None:
        self.notice = [styled(f" {problem} ", "warning")]

    def _misread(self, move: str, column: int) -> Text:
        """Where a text stops being a move; how one looks has been said."""
        return Text(self.words.text("terminal-no-move", move=repr(move), column=column))

    def _rule(self, number: str) -> Text:
        return Text(f"{number}  {self.words.rule(self.match.game, number)}")

    # What is shown, and to whom

    def _owner(self) -> int | None:
        """Whose screen it is: a single person's, or everybody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def _viewer(self, seat: int) -> int | None:
        """At a shared screen own things are shown only when there are some to be seen."""
        if len(self.humans) == 1 or seat == self.looking:
            return seat
        view = self.match.view(seat)
        open_to_all = self.drawing.in_the_open(view) or not self.drawing.secrets(view)
        return None if open_to_all else seat

    def _hand_over(self, viewer: int | None) -> None:
        """Let the right person sit down before their secrets are shown."""
        if viewer == self.at_screen or len(self.humans) == 1:
            return
        if self.secrets_shown:
            self.screen.conceal()
            self.secrets_shown = False
        if viewer is not None:
            name = self.match.names[viewer]
            self.screen.draw(self._between(viewer, self.words.text("terminal-pass", name=name)))
            self.screen.ask(self.words.text("terminal-pass-ready", name=name) + " ")
        self.at_screen = viewer

    def _between(self, seat: int, sentence: str) -> list[Text]:
        """While the screen goes from hand to hand: what everybody may see."""
        if not self.screen.live:
            return self.screen.wrapped(sentence)
        page = Page(self.screen, self.match, None)
        bar = prompt_bar(self.screen, "bar", f" {self.screen.signs.emblems[seat]}  {sentence}")
        return page.lines(self._since(seat), [], "", bar, None)

    def _draw(self, seat: int, viewer: int | None, menu: Menu) -> None:
        if self.notice and not self.screen.live:
            self.screen.show(*self.notice)
            if self.drawn == (len(self.match.entries), self._focus()):
                return
        self.drawn = (len(self.match.entries), self._focus())
        self.secrets_shown = self.secrets_shown or viewer is not None
        page = Page(self.screen, self.match, viewer, self._focus())
        keys = "terminal-keys" if viewer == seat else self._open_keys(seat)
        since = self._since(seat) if self.screen.live else self.mark[seat]
        text, bar = self.words.text(keys), self._bar(seat)
        self.screen.draw(page.lines(since, self.notice, text, bar, menu.lines))

    def _open_keys(self, seat: int) -> str:
        """Where everybody looks on, who decides may want to look at their own things first."""
        hidden = self.drawing.secrets(self.match.view(seat))
        return "terminal-keys-open" if hidden else "terminal-keys"

    def _focus(self) -> str:
        return f"{self.step} {self.spot}".strip()

    def _since(self, seat: int) -> int:
        """The event from which on the log is news: what happened since the player's last turn."""
        movers = [entry.seat for entry in self.match.entries if entry.seat != CHANCE]
        return self.mark_of_turn[seat] if movers[-1:] == [seat] else self.mark[seat]

    def _bar(self, seat: int) -> list[Text]:
        """Who decides, and what."""
        sentence = self.words.prompt(self.match.game, self.match.view(seat))
        if len(self.humans) > 1:
            name = self.match.names[seat]
            sentence = self.words.text("terminal-to", name=name, sentence=sentence)
        sentence = f" {self.screen.signs.emblems[seat]}  {sentence}"
        return prompt_bar(self.screen, f"filled-{seat}", sentence)

    def _help(self) -> list[Text]:
        legend = self.drawing.legend(canvas_of(self.screen, self.screen.width))
        move, rule = self.drawing.EXAMPLES
        text = self.words.text("terminal-help", move=move, rule=rule)
        return self.screen.wrapped(f"{text}\n\n{legend}")

    def _log(self, viewer: int | None) -> list[Text]:
        journal = Journal(self.screen, self.match.game, self.match.names)
        return journal.lines(self.match.log(viewer), self.screen.width)
