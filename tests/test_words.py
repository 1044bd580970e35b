"""Every sentence exists in every language, and says what it should."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Term, VariableReference
from fluent.syntax.visitor import Visitor

import corral
from corral.core.event import Value
from corral.core.registry import games
from corral.words import LANGUAGES, MissingWords, Section, Words, preferred_language

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "corral" / "locales"
NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve", "Flo")

Event = dict[str, Value]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


# The files


class References(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, Any]]:
    """Everything in a language's files, with the name of the file."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


def messages(language: str) -> dict[str, References]:
    found = (entry for _, entry in entries(language))
    return {entry.id.name: References(entry) for entry in found if isinstance(entry, Message)}


def ids_by_file(language: str) -> list[tuple[str, str]]:
    return [(name, entry.id.name) for name, entry in entries(language) if hasattr(entry, "id")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read_to_the_last_line(language: str) -> None:
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_a_text_and_nothing_but_a_text(language: str) -> None:
    for name, entry in entries(language):
        assert not isinstance(entry, Term), name
        if isinstance(entry, Message):
            assert entry.value, entry.id.name
            assert not entry.attributes, entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(name for _, name in ids_by_file(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    assert set(ids_by_file(language)) == set(ids_by_file(LANGUAGES[0]))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_message_uses_the_same_variables_in_all_languages(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    differing = [name for name in first if first[name].variables != other[name].variables]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    found = messages(language)
    referred = {name for references in found.values() for name in references.messages}
    assert referred <= set(found)


def test_french_marks_have_their_spaces() -> None:
    """Behind a word: a colon after a no-break space; a semicolon, ? and ! after a narrow one."""
    for path in (LOCALES / "fr").glob("*.ftl"):
        text = re.sub(r"NUMBER\(.+?\)", "", path.read_text(encoding="utf-8"))
        for line in text.splitlines():
            if line.startswith("#"):  # nobody reads comments on a page
                continue
            assert not re.search(r"[\w)}»][ \u202f]?:(\s|$)", line), f"{path.name}: {line}"
            assert not re.search(r"[\w)}»][ \u00a0]?[;!?](\s|$)", line), f"{path.name}: {line}"
            assert not re.search(r"\w'\w", line), f"{path.name}: {line}"


# Dead messages: ids follow from events, moves and rules, or stand in the package's code


def literals() -> tuple[set[str], list[str]]:
    """The plain texts in the package's code, and its f-strings as patterns."""
    texts: set[str] = set()
    patterns: list[str] = []
    for path in package_files("py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and names_a_message(node):
                patterns.append("".join(piece_pattern(piece) for piece in node.values))
    for path in (*package_files("ts"), *package_files("svelte")):
        source = path.read_text(encoding="utf-8")
        texts.update(re.findall(r'"([\w-]+)"', source))
        for text in re.findall(r"`([\w-]*\$\{[^`]*)`", source):
            pieces = re.split(r"\$\{[^}]*\}", text)
            if re.fullmatch(r"[\w-]*-[\w-]*", "".join(pieces)):
                patterns.append(r"[\w-]+".join(map(re.escape, pieces)))
    return texts, patterns


def package_files(suffix: str) -> list[Path]:
    """The package's own sources, not what the client's tools have brought."""
    found = (ROOT / "corral").rglob(f"*.{suffix}")
    return [path for path in found if "node_modules" not in path.parts]


def names_a_message(text: ast.JoinedStr) -> bool:
    fixed = "".join(str(piece.value) for piece in text.values if isinstance(piece, ast.Constant))
    return re.fullmatch(r"[a-z-]*[a-z]-[a-z-]*|-[a-z-]+", fixed) is not None


def piece_pattern(piece: ast.expr) -> str:
    return re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else r"[\w-]+"


def derived(name: str) -> list[str]:
    """The patterns of a game's messages that must fit what the game knows."""
    game = corral.game(name)
    verbs = import_module(f"corral.games.{name}.notation").VERBS
    return [
        rf"{name}-event-({'|'.join(game.event_kinds)})(-\w+)?",
        rf"{name}-move-({'|'.join(verbs)})(-\w+)?",
        rf"{name}-rule-({'|'.join(game.rule_numbers)})",
        rf"{name}-rules-\w+",
    ]


def test_no_message_is_dead() -> None:
    found = messages(LANGUAGES[0])
    texts, patterns = literals()
    referred = {name for references in found.values() for name in references.messages}
    strict = re.compile(rf"({'|'.join(games())})-(event|move|rule|rules)-.+")
    by_game = re.compile("|".join(pattern for name in games() for pattern in derived(name)))
    by_code = re.compile("|".join(patterns))
    dead = [
        name
        for name in found
        if name not in texts | referred
        and not (by_game if strict.fullmatch(name) else by_code).fullmatch(name)
    ]
    assert dead == []


# Every game is worded


@pytest.mark.parametrize("name", games())
def test_every_event_kind_has_a_message(words: Words, name: str) -> None:
    kinds = corral.game(name).event_kinds
    assert [kind for kind in kinds if not words.has(f"{name}-event-{kind}")] == []


@pytest.mark.parametrize("name", games())
def test_every_rule_number_has_a_text_in_one_of_the_sections(words: Words, name: str) -> None:
    numbers = [number for section in words.sections(name) for number in section.numbers]
    assert tuple(numbers) == corral.game(name).rule_numbers
    for number in numbers:
        assert len(words.rule(number)) > 20


@pytest.mark.parametrize("name", games())
def test_every_game_has_a_title_and_a_description_of_one_line(words: Words, name: str) -> None:
    for text in (words.title(name), words.description(name), words.rules_title(name)):
        assert text
        assert "\n" not in text


@pytest.mark.parametrize("name", games())
def test_every_option_is_worded_in_one_line(words: Words, name: str) -> None:
    for option in corral.game(name).options:
        check(words.option(name, option.name), name)


def check(text: str, game: str) -> None:
    """A sentence for people: nothing in it is left of the machinery."""
    assert text
    assert not re.search(rf"[{{}}\n]|\b{game}-|\b(None|True|False)\b| {{2}}", text), text


@pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, players)
        for name in games()
        for players in range(corral.game(name).fewest, corral.game(name).most + 1)
    ],
)
def test_whole_matches_are_worded(name: str, players: int) -> None:
    """All events and moves; of the views, which cost time, some for each kind of situation."""
    events: dict[str, Event] = {}
    moves: dict[str, dict[str, Any] | None] = {}
    views: dict[str, dict[str, Any]] = {}
    looks: Counter[tuple[str, ...]] = Counter()
    english = Words("en")
    for seed in range(24 // players):
        options: dict[str, Any] = {
            option.name: bool(seed % 2) for option in corral.game(name).options
        }
        match = corral.new(name, players=players, seed=seed, names=NAMES[:players], **options)
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            legal = match.legal(seat)
            texts = [str(move) for move in legal]
            situation = (match.events[-1].kind, *sorted({text.split()[0] for text in texts}))
            looks[situation] += 1
            view = match.view(seat) if looks[situation] <= 6 else None
            for text in texts:
                moves[text] = view or moves.get(text)
            if view is not None:
                views[english.prompt(name, view)] = view
            match.play(seat, rng.choice(legal))
        for viewer in (*range(players), None):
            events.update((str(event), event) for event in match.log(viewer))
    for words in map(Words, LANGUAGES):
        for event in events.values():
            check(words.event(name, event, NAMES[:players]), name)
        for move, view in moves.items():
            check(words.move(name, move), name)
            check(words.move(name, move, view), name)
        for view in views.values():
            check(words.prompt(name, view), name)


# What is said


def plain(text: str) -> str:
    """No-break spaces as plain ones, to compare with what is easily typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


SALE: Event = {
    "kind": "sold",
    "seat": 0,
    "breed": "W",
    "row": [3, 5, 6, 9],
    "count": 4,
    "highest": 9,
    "bonus": 5,
    "pesos": 41,
    "reason": "sale",
}
MISFIT: Event = {
    "kind": "sold",
    "seat": 1,
    "breed": "G",
    "row": [1],
    "count": 1,
    "highest": 1,
    "bonus": 0,
    "pesos": 1,
    "reason": "misfit",
}

EVENTS: list[tuple[Event, str, str, str]] = [
    (
        SALE,
        "Ana sells the white herd 3-5-6-9 (SALE): 4 × 9 + 5 = 41 pesos.",
        "Ana verkauft die weiße Herde 3-5-6-9 (VERKAUF): 4 × 9 + 5 = 41 Pesos.",
        "Ana vend le troupeau blanc 3-5-6-9 (VENTE) : 4 × 9 + 5 = 41 pesos.",
    ),
    (
        MISFIT,
        "Bo sells the golden herd 1 (a tile does not fit): 1 × 1 = 1 peso.",
        "Bo verkauft die goldene Herde 1 (ein Kärtchen passt nicht): 1 × 1 = 1 Peso.",
        "Bo vend le troupeau doré 1 (une tuile ne convient pas) : 1 × 1 = 1 peso.",
    ),
    (
        {"kind": "looked", "seat": 1, "count": 4},
        "Bo uses STEPPE and looks at the 4 tiles there.",
        "Bo nutzt STEPPE und sieht sich die 4 Kärtchen dort an.",
        "Bo utilise STEPPE et regarde les 4 tuiles qui s’y trouvent.",
    ),
    (
        {"kind": "looked", "seat": 1, "count": 1},
        "Bo uses STEPPE and looks at the only tile there.",
        "Bo nutzt STEPPE und sieht sich das einzige Kärtchen dort an.",
        "Bo utilise STEPPE et regarde la seule tuile qui s’y trouve.",
    ),
    (
        {"kind": "looked", "seat": 1, "count": 3, "tiles": ["W2", "K12", "S9"]},
        "Bo uses STEPPE and sees the white 2, the black 12 and the spotted 9.",
        "Bo nutzt STEPPE und sieht die weiße 2, die schwarze 12 und die gefleckte 9.",
        "Bo utilise STEPPE et voit la 2 blanche, la 12 noire et la 9 tachetée.",
    ),
    (
        {"kind": "dealt", "seat": 0, "count": 2, "tiles": ["B4", "G2"]},
        "Ana draws in secret: the brown 4 and the golden 2.",
        "Ana zieht heimlich: die braune 4 und die goldene 2.",
        "Ana tire en secret : la 4 marron et la 2 dorée.",
    ),
    (
        {"kind": "placed", "seat": 0, "area": "steal", "dice": [1, 3]},
        "Ana puts a gaucho on STEAL with 1+3.",
        "Ana setzt mit 1+3 einen Gaucho auf DIEBSTAHL.",
        "Ana place un gaucho sur VOL avec 1+3.",
    ),
    (
        {"kind": "placed", "seat": 0, "area": "sort", "dice": []},
        "Ana puts a gaucho on SORT.",
        "Ana setzt einen Gaucho auf SORTIEREN.",
        "Ana place un gaucho sur TRI.",
    ),
    (
        {"kind": "rolled", "seat": 2, "dice": [1, 3, 3, 6]},
        "Cleo rolls 1, 3, 3 and 6.",
        "Cleo würfelt 1, 3, 3 und 6.",
        "Cleo lance les dés : 1, 3, 3 et 6.",
    ),
    (
        {"kind": "replaced", "seat": 0, "victim": 1, "space": "c3", "tile": "W11", "pesos": 11},
        "Ana uses OVERSEER to replace the gaucho on the white 11 (c3); "
        "Bo gets it back, and 11 pesos.",
        "Ana ersetzt mit AUFSEHER den Gaucho auf c3 (weiße 11); "
        "Bo bekommt ihn zurück und 11 Pesos dazu.",
        "Ana utilise SURVEILLANT pour remplacer le gaucho couché sur la 11 blanche (c3) ; "
        "Bo le récupère et reçoit 11 pesos.",
    ),
    (
        {"kind": "round_began", "round": 7, "seat": 0, "left": -1},
        "Round 7 begins. Ana goes first.",
        "Runde 7 beginnt. Ana ist zuerst am Zug.",
        "La manche 7 commence. Ana joue en premier.",
    ),
    (
        {"kind": "round_began", "round": 9, "seat": 1, "left": 0},
        "Round 9 begins, the one without dice. Bo goes first.",
        "Runde 9 beginnt, die Runde ohne Würfel. Bo ist zuerst am Zug.",
        "La manche 9, sans dés, commence. Bo joue en premier.",
    ),
    (
        {"kind": "over", "scores": [50, 1, 50], "winners": [0, 2]},
        "The game is over: Ana 50 pesos, Bo 1 peso and Cleo 50 pesos. Ana and Cleo share the win.",
        "Die Partie ist zu Ende: Ana 50 Pesos, Bo 1 Peso und Cleo 50 Pesos. "
        "Ana und Cleo teilen sich den Sieg.",
        "La partie est terminée : Ana 50 pesos, Bo 1 peso et Cleo 50 pesos. "
        "Ana et Cleo partagent la victoire.",
    ),
    (
        {"kind": "pile_idle"},
        "No tile has been drawn for ten rounds, so the draw pile counts as empty: "
        "now come one last complete round and one without dice.",
        "Seit zehn Runden wurde kein Kärtchen gezogen, der Nachziehstapel gilt als leer: "
        "Nun kommen noch eine vollständige Runde und eine ohne Würfel.",
        "Aucune tuile n’a été tirée depuis dix manches, la pioche est considérée comme vide : "
        "viennent encore une manche complète et une manche sans dés.",
    ),
]


@pytest.mark.parametrize(("event", "en", "de", "fr"), EVENTS)
def test_events_of_el_gaucho(event: Event, en: str, de: str, fr: str) -> None:
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).event("elgaucho", event, NAMES[:3])) == sentence


@pytest.mark.parametrize(
    ("move", "en", "de", "fr"),
    [
        (
            "stand c3 5+6",
            "Stand a gaucho on c3 with 5+6",
            "Mit 5+6 einen Gaucho auf c3 stellen",
            "Placer un gaucho debout sur c3 avec 5+6",
        ),
        (
            "keep W4 W2 S1",
            "Keep the white 4, the white 2 and the spotted 1, in this order",
            "Behalten, in dieser Reihenfolge: die weiße 4, die weiße 2 und die gefleckte 1",
            "Garder la 4 blanche, la 2 blanche et la 1 tachetée, dans cet ordre",
        ),
        ("keep B12", "Keep the brown 12", "Behalten: die braune 12", "Garder la 12 marron"),
        (
            "recall wish",
            "Take the gaucho back from WISH",
            "Den Gaucho von WUNSCH zurücknehmen",
            "Reprendre le gaucho de SOUHAIT",
        ),
        (
            "recall a1",
            "Take the lying gaucho back from a1 for the next action",
            "Den liegenden Gaucho von a1 für die nächste Aktion zurücknehmen",
            "Reprendre le gaucho couché sur a1 pour l’action suivante",
        ),
        ("take 3 5", "Take 3 and 5", "3 und 5 nehmen", "Prendre 3 et 5"),
        (
            "sale K",
            "Use SALE on the black herd",
            "VERKAUF nutzen: die schwarze Herde",
            "Utiliser VENTE pour le troupeau noir",
        ),
        (
            "overseer replace d1",
            "Use OVERSEER to replace the gaucho on d1",
            "AUFSEHER nutzen: den Gaucho auf d1 ersetzen",
            "Utiliser SURVEILLANT pour remplacer le gaucho sur d1",
        ),
        ("done", "Leave it at that", "Es dabei belassen", "En rester là"),
    ],
)
def test_moves_of_el_gaucho(move: str, en: str, de: str, fr: str) -> None:
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).move("elgaucho", move)) == sentence


VIEW = {
    "names": NAMES[:2],
    "pampa": {"c": [None, None, {"tile": "W5"}]},
    "players": [{"herds": {"W": {"row": [7, 8]}}}, {"herds": {"K": {"row": [3, 7]}}}],
}


@pytest.mark.parametrize(
    ("move", "en", "de", "fr"),
    [
        (
            "stand c3 5",
            "Stand a gaucho on the white 5 (c3) with 5",
            "Mit 5 einen Gaucho auf c3 (weiße 5) stellen",
            "Placer un gaucho debout sur la 5 blanche (c3) avec 5",
        ),
        (
            "recall c3",
            "Take the lying gaucho back from the white 5 (c3) for the next action",
            "Den liegenden Gaucho von c3 (weiße 5) für die nächste Aktion zurücknehmen",
            "Reprendre le gaucho couché sur la 5 blanche (c3) pour l’action suivante",
        ),
        (
            "overseer raise c3",
            "Use OVERSEER to raise the gaucho on the white 5 (c3)",
            "AUFSEHER nutzen: den Gaucho auf c3 (weiße 5) aufrichten",
            "Utiliser SURVEILLANT pour relever le gaucho sur la 5 blanche (c3)",
        ),
        (
            "steal K7",
            "Use STEAL to take the black 7 from Bo",
            "DIEBSTAHL nutzen: die schwarze 7 von Bo",
            "Utiliser VOL pour prendre la 7 noire à Bo",
        ),
        (
            "put W9 c1",
            "Put the white 9 on c1",
            "Die weiße 9 auf c1 bringen",
            "Poser la 9 blanche sur c1",
        ),
    ],
)
def test_with_a_view_moves_tell_what_they_are_about(move: str, en: str, de: str, fr: str) -> None:
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).move("elgaucho", move, VIEW)) == sentence


def test_numbers_are_written_as_in_the_language() -> None:
    written = [
        [plain(Words(language).text(kind, value=value)) for language in LANGUAGES]
        for kind, value in (("decimal", 132.94), ("percent", 0.3333))
    ]
    assert written == [["132.9", "132,9", "132,9"], ["33.3%", "33,3 %", "33,3 %"]]


@pytest.mark.parametrize(
    ("view", "message"),
    [
        ({"phase": "keep"}, "elgaucho-prompt-keep"),
        ({"phase": "over"}, "elgaucho-prompt-over"),
        ({"phase": "turn", "pending": ["recalled"]}, "elgaucho-prompt-turn-recalled"),
        ({"phase": "steppe", "pending": []}, "elgaucho-prompt-steppe"),
        ({"phase": "steppe", "pending": ["paired"]}, "elgaucho-prompt-steppe-paired"),
        ({"phase": "steppe", "pending": ["recalled", "paired"]}, "elgaucho-prompt-steppe-recalled"),
        (
            {"phase": "turn", "pending": [], "rounds_left": None, "dice_taken": False},
            "elgaucho-prompt-turn-untaken",
        ),
        (
            {"phase": "turn", "pending": [], "rounds_left": 1, "dice_taken": True},
            "elgaucho-prompt-turn-taken",
        ),
        (
            {"phase": "turn", "pending": [], "rounds_left": 0, "dice_taken": False},
            "elgaucho-prompt-turn-without",
        ),
    ],
)
def test_prompts_of_el_gaucho(words: Words, view: dict[str, Any], message: str) -> None:
    assert words.prompt("elgaucho", view) == words.text(message)


KUHHANDEL_EVENTS: list[tuple[Event, str, str, str]] = [
    (
        {"kind": "turned_up", "seat": 0, "card": "cock"},
        "Ana turns up a cock.",
        "Ana deckt einen Hahn auf.",
        "Ana retourne un coq.",
    ),
    (
        {"kind": "turned_up", "seat": 0, "card": "premium-goose"},
        "Ana turns up the premium for geese.",
        "Ana deckt die Prämie für Gänse auf.",
        "Ana retourne la prime des oies.",
    ),
    (
        {"kind": "donkey_paid", "number": 3, "value": 200},
        "The third donkey pays everybody a 200.",
        "Der dritte Esel zahlt allen eine 200er-Karte.",
        "Le troisième âne verse à chacun une carte de 200.",
    ),
    (
        {"kind": "knocked_down", "seat": 1, "amount": 1200},
        "Going once, going twice, gone: knocked down to Bo for 1,200.",
        "Zum Ersten, zum Zweiten, zum Dritten: Der Zuschlag geht für 1.200 an Bo.",
        "Une fois, deux fois, adjugé à Bo pour 1 200.",
    ),
    (
        {"kind": "unsold", "seat": 0, "card": "donkey"},
        "Nobody bids: Ana gets the donkey for nothing.",
        "Niemand bietet: Ana bekommt den Esel umsonst.",
        "Personne n’enchérit : Ana reçoit l’âne gratuitement.",
    ),
    (
        {"kind": "unsold", "seat": 0, "card": "premium-horse"},
        "Nobody slaps: Ana takes the premium for horses for nothing.",
        "Niemand schlägt zu: Ana nimmt die Prämie für Pferde umsonst.",
        "Personne ne tape : Ana prend la prime des chevaux gratuitement.",
    ),
    (
        {"kind": "bought", "seat": 0, "from": 1},
        "Ana buys: Bo keeps their own money and gets the price.",
        "Ana kauft selbst: Bo behält das eigene Geld und bekommt den Preis.",
        "Ana achète : Bo garde son propre argent et reçoit le prix.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "bid", "cards": [0, 0, 0, 10, 50]},
        "Bo cannot pay the bid and shows the whole hand: 50+10+3×0 = 60. "
        "The auction of the card is repeated.",
        "Bo kann das Gebot nicht bezahlen und zeigt die ganze Hand: 50+10+3×0 = 60. "
        "Die Versteigerung der Karte wird wiederholt.",
        "Bo ne peut pas payer son enchère et montre toute sa main : 50+10+3×0 = 60. "
        "La vente de la carte est reprise depuis le début.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "bid", "cards": []},
        "Bo cannot pay the bid and shows an empty hand. The auction of the card is repeated.",
        "Bo kann das Gebot nicht bezahlen und zeigt eine leere Hand. "
        "Die Versteigerung der Karte wird wiederholt.",
        "Bo ne peut pas payer son enchère et montre une main vide. "
        "La vente de la carte est reprise depuis le début.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "slap", "cards": [10, 50]},
        "Bo has too few cards and shows the whole hand: 50+10 = 60. The count-down begins again.",
        "Bo hat zu wenige Karten und zeigt die ganze Hand: 50+10 = 60. "
        "Das Herunterzählen beginnt von vorn.",
        "Bo n’a pas assez de cartes et montre toute sa main : 50+10 = 60. "
        "Le compte à rebours recommence.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "slap", "cards": []},
        "Bo has no money card at all and shows an empty hand. The count-down begins again.",
        "Bo hat gar keine Geldkarte und zeigt eine leere Hand. "
        "Das Herunterzählen beginnt von vorn.",
        "Bo n’a aucune carte argent et montre une main vide. Le compte à rebours recommence.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "cash", "cards": [100]},
        "Cash count: Bo shows 100.",
        "Kassensturz: Bo zeigt 100.",
        "Compte de caisse : Bo montre 100.",
    ),
    (
        {"kind": "shown", "seat": 1, "reason": "cash", "cards": []},
        "Cash count: Bo has no money card left.",
        "Kassensturz: Bo hat keine Geldkarte mehr.",
        "Compte de caisse : Bo n’a plus de carte argent.",
    ),
    (
        {"kind": "pledged", "seat": 2, "count": 1},
        "Cleo puts 1 money card face down.",
        "Cleo legt 1 Geldkarte verdeckt hin.",
        "Cleo pose 1 carte argent face cachée.",
    ),
    (
        {"kind": "pledged", "seat": 2, "count": 3, "cards": [0, 10, 10]},
        "Cleo puts 2×10+0 = 20 face down.",
        "Cleo legt verdeckt 2×10+0 = 20 hin.",
        "Cleo pose 2×10+0 = 20 face cachée.",
    ),
    (
        {"kind": "paid", "seat": 1, "to": 0, "price": 90, "count": 1},
        "Bo pays Ana the price of 90 with 1 card.",
        "Bo zahlt Ana den Preis von 90 mit 1 Karte.",
        "Bo paie à Ana le prix de 90 avec 1 carte.",
    ),
    (
        {"kind": "paid", "seat": 1, "to": 0, "price": 90, "count": 2, "cards": [50, 50]},
        "Bo pays Ana the price of 90 with 2×50 = 100.",
        "Bo zahlt Ana den Preis von 90 mit 2×50 = 100.",
        "Bo paie à Ana le prix de 90 avec 2×50 = 100.",
    ),
    (
        {"kind": "put", "seat": 2, "count": 3},
        "Cleo puts a money card beside the rat; 3 cards lie there now.",
        "Cleo legt eine Geldkarte neben die Ratte; dort liegen jetzt 3 Karten.",
        "Cleo pose une carte argent à côté du rat, où il y a maintenant 3 cartes.",
    ),
    (
        {"kind": "put", "seat": 2, "count": 1, "card": 0},
        "Cleo puts a card worth 0 beside the rat; 1 card lies there now.",
        "Cleo legt eine 0er-Karte neben die Ratte; dort liegt jetzt 1 Karte.",
        "Cleo pose une carte de valeur 0 à côté du rat, où il y a maintenant 1 carte.",
    ),
    (
        {"kind": "took_rat", "seat": 0, "count": 0, "cards": []},
        "Ana takes the rat, without any money.",
        "Ana nimmt die Ratte, ganz ohne Geld.",
        "Ana prend le rat, sans le moindre argent.",
    ),
    (
        {"kind": "took_rat", "seat": 0, "count": 1, "cards": [20]},
        "Ana takes the rat and the money beside it: 20.",
        "Ana nimmt die Ratte und das Geld neben ihr: 20.",
        "Ana prend le rat et l’argent posé à côté : 20.",
    ),
    (
        {"kind": "challenged", "seat": 0, "to": 1, "animal": "cow", "stake": 2},
        "Ana challenges Bo to a cow trade for 2 cows.",
        "Ana fordert Bo zu einem Kuhhandel um 2 Kühe heraus.",
        "Ana défie Bo : maquignonnage pour 2 vaches.",
    ),
    (
        {"kind": "offered", "seat": 0, "to": 1, "count": 0, "cards": []},
        "Ana offers Bo no money card at all.",
        "Ana bietet Bo keine einzige Geldkarte an.",
        "Ana n’offre aucune carte argent à Bo.",
    ),
    (
        {"kind": "offered", "seat": 0, "to": 1, "count": 2, "cards": [0, 50]},
        "Ana offers Bo 50+0 = 50 face down.",
        "Ana bietet Bo verdeckt 50+0 = 50 an.",
        "Ana offre à Bo 50+0 = 50 face cachée.",
    ),
    (
        {"kind": "swapped", "seat": 0, "to": 1, "count": 1, "back": 0, "more": None},
        "Ana and Bo exchange offer and counter-offer: 1 card against no card. "
        "The totals are equal.",
        "Ana und Bo tauschen Angebot und Gegenangebot aus: 1 Karte gegen keine Karte. "
        "Die Summen sind gleich.",
        "Ana et Bo échangent offre et contre-offre : 1 carte contre aucune carte. "
        "Les totaux sont égaux.",
    ),
    (
        {"kind": "swapped", "seat": 0, "to": 1, "count": 2, "back": 2, "more": 0},
        "Ana and Bo exchange offer and counter-offer: 2 cards against 2 cards. Ana offered more.",
        "Ana und Bo tauschen Angebot und Gegenangebot aus: 2 Karten gegen 2 Karten. "
        "Ana hat mehr angeboten.",
        "Ana et Bo échangent offre et contre-offre : 2 cartes contre 2 cartes. "
        "Ana a offert davantage.",
    ),
    (
        {
            "kind": "swapped",
            "seat": 0,
            "to": 1,
            "count": 0,
            "back": 2,
            "more": 1,
            "cards": [],
            "back_cards": [10, 20],
        },
        "Ana and Bo exchange offer and counter-offer: nothing against 20+10 = 30. Bo offered more.",
        "Ana und Bo tauschen Angebot und Gegenangebot aus: nichts gegen 20+10 = 30. "
        "Bo hat mehr angeboten.",
        "Ana et Bo échangent offre et contre-offre : rien contre 20+10 = 30. "
        "Bo a offert davantage.",
    ),
    (
        {"kind": "tied", "seat": 0, "to": 1},
        "Ana and Bo repeat the trade for the same stake.",
        "Ana und Bo wiederholen den Handel um denselben Einsatz.",
        "Ana et Bo reprennent le maquignonnage pour le même enjeu.",
    ),
    (
        {"kind": "traded", "seat": 0, "to": 1, "animal": "horse", "stake": 1},
        "Ana hands a horse over to Bo.",
        "Ana gibt Bo ein Pferd.",
        "Ana remet un cheval à Bo.",
    ),
    (
        {"kind": "looked", "seat": 0},
        "Ana looks at the top card in secret.",
        "Ana sieht sich heimlich die oberste Karte an.",
        "Ana regarde en secret la carte du dessus.",
    ),
    (
        {"kind": "looked", "seat": 0, "card": "100"},
        "Ana looks at the top card in secret: a 100.",
        "Ana sieht sich heimlich die oberste Karte an: eine 100er-Karte.",
        "Ana regarde en secret la carte du dessus : une carte de 100.",
    ),
    (
        {"kind": "got_money", "seat": 1},
        "Bo gets a money card.",
        "Bo bekommt eine Geldkarte.",
        "Bo reçoit une carte argent.",
    ),
    (
        {"kind": "rats_covered", "seat": 0, "animal": "goose"},
        "Ana covers the quartet of geese with the rats.",
        "Ana überdeckt mit den Ratten das Quartett der Gänse.",
        "Ana couvre le carré des oies avec les rats.",
    ),
    (
        {"kind": "over", "scores": [2670, 0, 1], "winners": [0]},
        "The game is over: Ana 2,670 points, Bo 0 points and Cleo 1 point. Ana wins.",
        "Die Partie ist zu Ende: Ana 2.670 Punkte, Bo 0 Punkte und Cleo 1 Punkt. Ana gewinnt.",
        "La partie est terminée : Ana 2 670 points, Bo 0 point et Cleo 1 point. Ana gagne.",
    ),
]


@pytest.mark.parametrize(("event", "en", "de", "fr"), KUHHANDEL_EVENTS)
def test_events_of_kuhhandel(event: Event, en: str, de: str, fr: str) -> None:
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).event("kuhhandel", event, NAMES[:3])) == sentence


@pytest.mark.parametrize(
    ("move", "en", "de", "fr"),
    [
        ("bid 50", "Bid 50", "50 bieten", "Enchérir à 50"),
        (
            "put 10",
            "Put a 10 beside the rat",
            "Neben die Ratte legen: eine 10er-Karte",
            "Poser une carte de 10 à côté du rat",
        ),
        (
            "add 0",
            "Add a card worth 0 to the offer",
            "Ins Angebot legen: eine 0er-Karte",
            "Ajouter une carte de valeur 0 à l’offre",
        ),
        (
            "trade p1 rat",
            "Cow trade with p1 for rats",
            "Kuhhandel mit p1 um Ratten",
            "Maquignonnage avec p1 pour des rats",
        ),
        ("accept", "Accept the offer", "Das Angebot annehmen", "Accepter l’offre"),
        ("done", "Put the cards down", "Die Karten abgeben", "Poser les cartes"),
    ],
)
def test_moves_of_kuhhandel(move: str, en: str, de: str, fr: str) -> None:
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).move("kuhhandel", move)) == sentence


HAMMER = {"phase": "hammer", "auction": {"bid": 120, "bidder": 1}}
PREMIUM = {"phase": "premium", "premium": {"number": 1, "winner": 1}}
CALL = {"phase": "call", "premium": {"number": 7}}
RAT = {"phase": "rat", "rat": {"asked": 0, "cards": 2}}
GIVE = {"phase": "give", "premium": {"number": 3, "winner": 1}}
OFFER = {"phase": "offer", "seat": 0, "deciding": [0], "chosen": []}
COUNTER = {"phase": "counter", "seat": 1, "deciding": [1], "chosen": [10, 50]}
WATCHED = {"phase": "counter", "seat": None, "deciding": [1], "chosen": []}
COWS = {"phase": "answer", "trade": {"kind": "cow", "stake": 1}}
RATS = {"phase": "answer", "trade": {"kind": "rat", "stake": 2}}
LOOKED = {"phase": "share", "turn": 0, "card": "cock"}
HIDDEN = {"phase": "share", "turn": 0, "card": "?"}
PAIRS = {"phase": "turn", "turn": 0, "players": [{"animals": {"pig": 2}}, {"animals": {"pig": 2}}]}
SINGLE = {"phase": "turn", "turn": 0, "players": [{"animals": {"pig": 2}}, {"animals": {"pig": 1}}]}


@pytest.mark.parametrize(
    ("move", "view", "en", "de", "fr"),
    [
        (
            "sell",
            HAMMER,
            "Sell to Bo for 120",
            "Für 120 an Bo verkaufen",
            "Vendre à Bo pour 120",
        ),
        (
            "buy",
            PREMIUM,
            "Buy and give Bo 1 card",
            "Selbst kaufen und Bo 1 Karte geben",
            "Acheter et donner 1 carte à Bo",
        ),
        ("slap", CALL, "Slap for 7 cards", "Für 7 Karten zuschlagen", "Taper pour 7 cartes"),
        (
            "take",
            RAT,
            "Take the rat and the 2 cards beside it",
            "Die Ratte und die 2 Karten neben ihr nehmen",
            "Prendre le rat et les 2 cartes posées à côté",
        ),
        (
            "pay 50",
            GIVE,
            "Give Bo a 50",
            "Bo geben: eine 50er-Karte",
            "Donner une carte de 50 à Bo",
        ),
        (
            "add 50",
            COUNTER,
            "Add a 50 to the counter-offer",
            "Ins Gegenangebot legen: eine 50er-Karte",
            "Ajouter une carte de 50 à la contre-offre",
        ),
        ("done", OFFER, "Offer nothing", "Nichts anbieten", "Ne rien offrir"),
        (
            "done",
            COUNTER,
            "Counter with 50+10 = 60",
            "50+10 = 60 dagegenhalten",
            "Offrir en retour 50+10 = 60",
        ),
        ("done", WATCHED, "Put the cards down", "Die Karten abgeben", "Poser les cartes"),
        (
            "accept",
            COWS,
            "Accept the offer and hand over a cow",
            "Das Angebot annehmen und eine Kuh hergeben",
            "Accepter l’offre et remettre une vache",
        ),
        (
            "accept",
            RATS,
            "Accept the offer and get 2 rats with it",
            "Das Angebot annehmen und 2 Ratten dazubekommen",
            "Accepter l’offre et recevoir aussi 2 rats",
        ),
        ("keep", LOOKED, "Keep the cock", "Behalten: den Hahn", "Garder le coq"),
        ("give", LOOKED, "Give Bo the cock", "Bo geben: den Hahn", "Donner le coq à Bo"),
        ("give", HIDDEN, "Give the card away", "Die Karte weggeben", "Donner la carte"),
        (
            "trade p1 pig",
            PAIRS,
            "Cow trade with Bo for 2 pigs",
            "Kuhhandel mit Bo um 2 Schweine",
            "Maquignonnage avec Bo pour 2 cochons",
        ),
        (
            "trade p1 pig",
            SINGLE,
            "Cow trade with Bo for a pig",
            "Kuhhandel mit Bo um ein Schwein",
            "Maquignonnage avec Bo pour un cochon",
        ),
    ],
)
def test_with_a_view_moves_of_kuhhandel_tell_what_they_do(
    move: str, view: dict[str, Any], en: str, de: str, fr: str
) -> None:
    seen = {"names": NAMES[:2], **view}
    for language, sentence in zip(("en", "de", "fr"), (en, de, fr), strict=True):
        assert plain(Words(language).move("kuhhandel", move, seen)) == sentence


def in_turn(phase: str, deck: int, *owned: str) -> dict[str, Any]:
    """A view in which each player has one animal of some kinds."""
    players = [{"animals": dict.fromkeys(kinds.split(), 1)} for kinds in owned]
    return {"phase": phase, "turn": 1, "deck": {"size": deck}, "players": players}


@pytest.mark.parametrize(
    ("view", "message"),
    [
        (in_turn("turn", 9, "cow", "cow pig", "cat"), "turn"),
        (in_turn("turn", 9, "cow", "", "cow"), "turn-alone"),
        (in_turn("turn", 0, "cow", "cow", ""), "turn-trade"),
        (in_turn("turn", 9, "cow rat", "rat"), "turn-two"),
        (in_turn("turn", 9, "cow", "pig"), "turn-alone-two"),
        (in_turn("turn", 0, "cow", "cow"), "turn-trade"),
        (in_turn("extra", 9, "cow", "cow", ""), "extra"),
        (in_turn("extra", 9, "cow", "cow"), "extra-two"),
        ({"phase": "bid", "auction": {"bid": None}}, "bid"),
        ({"phase": "bid", "auction": {"bid": 10}}, "bid-higher"),
        ({"phase": "rat", "rat": {"asked": 0}, "players": [{"money": {"count": 1}}]}, "rat"),
        ({"phase": "rat", "rat": {"asked": 0}, "players": [{"money": {"count": 0}}]}, "rat-broke"),
        ({"phase": "offer", "trade": {"repeated": False}}, "offer"),
        ({"phase": "offer", "trade": {"repeated": True}}, "offer-again"),
        ({"phase": "share"}, "share"),
        ({"phase": "over"}, "over"),
    ],
)
def test_prompts_of_kuhhandel(words: Words, view: dict[str, Any], message: str) -> None:
    assert words.prompt("kuhhandel", view) == words.text(f"kuhhandel-prompt-{message}")


def test_a_rule_is_one_paragraph_that_keeps_its_no_break_spaces() -> None:
    assert Words("en").rule("E-23") == "Your turn ends when you say so."
    assert "4\u00a0×\u00a09 = 36" in Words("en").rule("E-28").replace("\u00a0=\u00a0", " = ")
    assert "\n" not in Words("fr").rule("E-20")


def test_sections_come_in_the_order_of_the_rules() -> None:
    first, second, *_ = Words("de").sections("elgaucho")
    assert first.title == "Material und Aufbau"
    assert second == Section("Vorrunde", ("E-9", "E-10", "E-11"))


def test_players_may_be_called_anything() -> None:
    """Names are values: nothing in them is taken for Fluent's own signs."""
    text = Words("en").event("elgaucho", {"kind": "chosen", "seat": 0}, ["{ $x } { list-last }"])
    assert text == "{ $x } { list-last } has chosen."


# What is missing


def test_a_missing_message_raises(words: Words) -> None:
    assert not words.has("no-such-message")
    with pytest.raises(MissingWords, match="no-such-message"):
        words.text("no-such-message")
    with pytest.raises(MissingWords, match="E-99"):
        words.rule("E-99")
    with pytest.raises(MissingWords, match="no-such-kind"):
        words.event("elgaucho", {"kind": "no-such-kind"}, NAMES)
    with pytest.raises(MissingWords, match="dance"):
        words.move("elgaucho", "dance c3")


def test_a_missing_variable_raises(words: Words) -> None:
    with pytest.raises(MissingWords, match="item"):
        words.text("list-last", list="a")
    with pytest.raises(LookupError, match="pesos"):
        words.text("elgaucho-pesos")
    with pytest.raises(LookupError, match="player"):
        words.event("elgaucho", {"kind": "chosen"}, NAMES)


def test_an_unknown_value_raises(words: Words) -> None:
    with pytest.raises(MissingWords, match="elgaucho-area-moon"):
        words.move("elgaucho", "place moon")
    with pytest.raises(MissingWords, match="elgaucho-tile-X"):
        words.move("elgaucho", "add X7")


def test_an_unknown_game_is_refused(words: Words) -> None:
    with pytest.raises(corral.UnknownGame, match="nosuchgame"):
        words.move("nosuchgame", "end")


def test_what_nobody_has_cannot_be_stolen(words: Words) -> None:
    with pytest.raises(LookupError, match="nobody has B7"):
        words.move("elgaucho", "steal B7", VIEW)


# The language


@pytest.mark.parametrize("language", ["", "es", "DE", "de_DE"])
def test_an_unknown_language_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(corral.OptionError, match="en, de, fr"):
        Words(language)


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "de@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "german"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_preferred_language(environ: dict[str, str], language: str) -> None:
    assert preferred_language(environ) == language
