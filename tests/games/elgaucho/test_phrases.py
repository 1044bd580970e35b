"""What is said about El Gaucho. What holds for every game is tested in tests/locales."""

from __future__ import annotations

from typing import Any

import pytest

from corral.words import MissingWords, Words
from tests.sayings import NAMES, Event, Telling, in_every_language, said

# Events


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

EVENTS: list[Telling] = [
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
def test_events(event: Event, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.event("elgaucho", event, NAMES[:3])) == (en, de, fr)


# Moves


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
def test_moves(move: str, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.move("elgaucho", move)) == (en, de, fr)


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
    assert said(lambda words: words.move("elgaucho", move, VIEW)) == (en, de, fr)


@in_every_language
def test_an_unknown_value_raises(words: Words) -> None:
    with pytest.raises(MissingWords, match="elgaucho-area-moon"):
        words.move("elgaucho", "place moon")
    with pytest.raises(MissingWords, match="elgaucho-tile-X"):
        words.move("elgaucho", "add X7")


@in_every_language
def test_what_nobody_has_cannot_be_stolen(words: Words) -> None:
    with pytest.raises(LookupError, match="nobody has B7"):
        words.move("elgaucho", "steal B7", VIEW)


# Prompts


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
@in_every_language
def test_prompts(words: Words, view: dict[str, Any], message: str) -> None:
    assert words.prompt("elgaucho", view) == words.text(message)
