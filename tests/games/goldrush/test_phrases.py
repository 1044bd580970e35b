"""What is said about Gold Rush. What holds for every game is tested in tests/locales."""

from __future__ import annotations

from typing import Any

import pytest

from corral.core.event import Value
from corral.words import MissingWords, Words
from tests.sayings import NAMES, Event, Telling, in_every_language, said

# Scorings


def scored(sort: str, cowboys: list[int], points: int, **counts: Value) -> Event:
    """A scoring; whoever has most cowboys gets the points."""
    most = max(cowboys)
    return {
        "kind": f"{sort}_scored",
        "feature": "-1,2:city" if sort == "city" else "-1,2:ET" if sort == "prairie" else "-1,2:E",
        "cells": ["-1,2"],
        **counts,
        "cowboys": cowboys,
        "seats": [seat for seat, count in enumerate(cowboys) if most and count == most],
        "points": points,
    }


SCORINGS: list[Telling] = [
    (
        scored("railroad", [1, 0, 0], 4, finished=True, tiles=4, locomotives=0),
        "The railroad (-1,2 east) is finished: 4 tiles = 4 points for Ana.",
        "Die Strecke (-1,2 Ost) ist fertig: 4 Kärtchen = 4 Punkte für Ana.",
        "La ligne (-1,2 est) est terminée : 4 tuiles = 4 points pour Ana.",
    ),
    (
        scored("railroad", [0, 1, 0], 8, finished=True, tiles=4, locomotives=1),
        "The railroad (-1,2 east) is finished: "
        "4 tiles × 2 (exactly one locomotive) = 8 points for Bo.",
        "Die Strecke (-1,2 Ost) ist fertig: "
        "4 Kärtchen × 2 (genau eine Lokomotive) = 8 Punkte für Bo.",
        "La ligne (-1,2 est) est terminée : "
        "4 tuiles × 2 (exactement une locomotive) = 8 points pour Bo.",
    ),
    (
        scored("railroad", [2, 1, 0], 6, finished=True, tiles=6, locomotives=2),
        "The railroad (-1,2 east) is finished: 6 tiles (not doubled, as there are 2 locomotives) "
        "= 6 points for Ana (railwaymen: Ana 2 and Bo 1).",
        "Die Strecke (-1,2 Ost) ist fertig: 6 Kärtchen (nicht verdoppelt, da es 2 Lokomotiven "
        "sind) = 6 Punkte für Ana (Eisenbahner: Ana 2 und Bo 1).",
        "La ligne (-1,2 est) est terminée : 6 tuiles (sans doubler, car il y a 2 locomotives) "
        "= 6 points pour Ana (cheminots : Ana 2 et Bo 1).",
    ),
    (
        scored("railroad", [0, 0, 1], 1, finished=False, tiles=1, locomotives=1),
        "The railroad (-1,2 east) has remained unfinished: "
        "1 tile (locomotives are ignored) = 1 point for Cleo.",
        "Die Strecke (-1,2 Ost) ist unfertig geblieben: "
        "1 Kärtchen (Lokomotiven bleiben außer Betracht) = 1 Punkt für Cleo.",
        "La ligne (-1,2 est) est restée inachevée : "
        "1 tuile (les locomotives ne comptent pas) = 1 point pour Cleo.",
    ),
    (
        scored("railroad", [0, 0, 0], 2, finished=True, tiles=2, locomotives=0),
        "The railroad (-1,2 east) is finished: 2 tiles, but there is no railwayman.",
        "Die Strecke (-1,2 Ost) ist fertig: 2 Kärtchen, aber dort ist kein Eisenbahner.",
        "La ligne (-1,2 est) est terminée : 2 tuiles, mais il n’y a aucun cheminot.",
    ),
    (
        scored("mountain", [1, 1, 0], 5, finished=True, nuggets=5),
        "The mountain (-1,2 east) is finished: "
        "5 nuggets = 5 points each for Ana and Bo (miners: Ana 1 and Bo 1).",
        "Das Gebirge (-1,2 Ost) ist fertig: "
        "5 Nuggets = je 5 Punkte für Ana und Bo (Goldgräber: Ana 1 und Bo 1).",
        "La montagne (-1,2 est) est terminée : "
        "5 pépites = 5 points chacun pour Ana et Bo (mineurs : Ana 1 et Bo 1).",
    ),
    (
        scored("mountain", [0, 0, 0], 1, finished=True, nuggets=1),
        "The mountain (-1,2 east) is finished: 1 nugget, but there is no miner.",
        "Das Gebirge (-1,2 Ost) ist fertig: 1 Nugget, aber dort ist kein Goldgräber.",
        "La montagne (-1,2 est) est terminée : 1 pépite, mais il n’y a aucun mineur.",
    ),
    (
        scored("city", [0, 1, 0], 6, finished=True, railroads=2),
        "The city (-1,2) is connected: 2 finished railroads × 3 = 6 points for Bo.",
        "Die Stadt (-1,2) ist angeschlossen: 2 fertige Strecken × 3 = 6 Punkte für Bo.",
        "La ville (-1,2) est reliée : 2 lignes terminées × 3 = 6 points pour Bo.",
    ),
    (
        scored("city", [0, 1, 0], 3, finished=False, railroads=1),
        "The city (-1,2) is not connected: 1 finished railroad × 3 = 3 points for Bo.",
        "Die Stadt (-1,2) ist nicht angeschlossen: 1 fertige Strecke × 3 = 3 Punkte für Bo.",
        "La ville (-1,2) n’est pas reliée : 1 ligne terminée × 3 = 3 points pour Bo.",
    ),
    (
        scored("prairie", [2, 0, 1], 16, camps=2, herds=3),
        "The prairie (-1,2 east, top) is scored: 2 tipi camps × 2 + 3 wild-horse herds × 4 "
        "= 16 points for Ana (farmers: Ana 2 and Cleo 1).",
        "Die Prärie (-1,2 Ost, oben) wird gewertet: 2 Tipilager × 2 + 3 Wildpferdherden × 4 "
        "= 16 Punkte für Ana (Farmer: Ana 2 und Cleo 1).",
        "La prairie (-1,2 est, en haut) rapporte ses points : "
        "2 camps de tipis × 2 + 3 troupeaux de chevaux sauvages × 4 "
        "= 16 points pour Ana (fermiers : Ana 2 et Cleo 1).",
    ),
    (
        scored("prairie", [1, 0, 0], 4, camps=0, herds=1),
        "The prairie (-1,2 east, top) is scored: 1 wild-horse herd × 4 = 4 points for Ana.",
        "Die Prärie (-1,2 Ost, oben) wird gewertet: 1 Wildpferdherde × 4 = 4 Punkte für Ana.",
        "La prairie (-1,2 est, en haut) rapporte ses points : "
        "1 troupeau de chevaux sauvages × 4 = 4 points pour Ana.",
    ),
    (
        scored("prairie", [1, 0, 0], 0, camps=0, herds=0),
        "The prairie (-1,2 east, top) has no tipi camp and no wild-horse herd: 0 points for Ana.",
        "Auf der Prärie (-1,2 Ost, oben) ist weder ein Tipilager noch eine Wildpferdherde: "
        "0 Punkte für Ana.",
        "La prairie (-1,2 est, en haut) n’a ni camp de tipis ni troupeau de chevaux sauvages : "
        "0 point pour Ana.",
    ),
]


# Other events


EVENTS: list[Telling] = [
    (
        {"kind": "unplaceable", "seat": 0, "tile": "Va"},
        "The tile Va that Ana has drawn fits nowhere and leaves the game.",
        "Das Kärtchen Va, das Ana gezogen hat, passt nirgends und kommt aus dem Spiel.",
        "La tuile Va tirée par Ana ne peut aller nulle part et quitte la partie.",
    ),
    (
        {"kind": "placed", "seat": 0, "tile": "Va", "cell": "1,0", "rotation": 3},
        "Ana places the tile Va at (1,0), turned 270° clockwise.",
        "Ana legt das Kärtchen Va bei (1,0) an, um 270° im Uhrzeigersinn gedreht.",
        "Ana place la tuile Va en (1,0), tournée de 270° dans le sens horaire.",
    ),
    (
        {"kind": "cowboy_placed", "seat": 1, "role": "trader", "part": "1,0:city", "supply": 3},
        "Bo puts a trader in the city (1,0); cowboys left in the supply: 3.",
        "Bo setzt einen Händler in die Stadt (1,0); Cowboys im Vorrat: 3.",
        "Bo place un marchand dans la ville (1,0) ; cowboys restant en réserve : 3.",
    ),
    (
        {"kind": "tent_placed", "seat": 0, "part": "1,0:N", "from": None},
        "Ana puts the tent on the mountain (1,0 north).",
        "Ana setzt das Zelt ins Gebirge (1,0 Nord).",
        "Ana place sa tente sur la montagne (1,0 nord).",
    ),
    (
        {"kind": "tent_placed", "seat": 0, "part": "1,0:N", "from": "0,-2:W"},
        "Ana moves the tent from (0,-2 west) to the mountain (1,0 north).",
        "Ana versetzt das Zelt von (0,-2 West) ins Gebirge (1,0 Nord).",
        "Ana déplace sa tente de (0,-2 ouest) vers la montagne (1,0 nord).",
    ),
    (
        {"kind": "took", "seat": 1, "mountain": "0,0:N", "pile": 2},
        "Bo takes a token from the mountain (0,0 north); tokens left there: 2.",
        "Bo nimmt ein Plättchen vom Gebirge (0,0 Nord); dort verbleiben: 2.",
        "Bo prend un jeton de la montagne (0,0 nord) ; jetons qui y restent : 2.",
    ),
    (
        {"kind": "took", "seat": 1, "mountain": "0,0:N", "pile": 0, "token": 1},
        "Bo takes a token worth 1 point from the mountain (0,0 north); tokens left there: 0.",
        "Bo nimmt ein Plättchen (1 Punkt) vom Gebirge (0,0 Nord); dort verbleiben: 0.",
        "Bo prend un jeton (1 point) de la montagne (0,0 nord) ; jetons qui y restent : 0.",
    ),
    (
        {"kind": "claimed", "seat": 1, "mountain": "0,0:N", "pile": 1, "token": 0},
        "Bo gets a token worth 0 points from the finished mountain (0,0 north); "
        "tokens left there: 1.",
        "Bo bekommt ein Plättchen (0 Punkte) vom fertigen Gebirge (0,0 Nord); dort verbleiben: 1.",
        "Bo reçoit un jeton (0 point) de la montagne terminée (0,0 nord) ; "
        "jetons qui y restent : 1.",
    ),
    (
        {"kind": "tokens_removed", "mountains": ["0,0:N"], "count": 1},
        "1 token on the mountain (0,0 north) leaves the game unseen.",
        "1 Plättchen vom Gebirge (0,0 Nord) kommt ungesehen aus dem Spiel.",
        "1 jeton de la montagne (0,0 nord) quitte la partie sans être vu.",
    ),
    (
        {"kind": "tokens_removed", "mountains": ["0,0:N", "1,0:E"], "count": 5},
        "5 tokens on 2 mountains leave the game unseen.",
        "5 Plättchen von 2 Gebirgen kommen ungesehen aus dem Spiel.",
        "5 jetons de 2 montagnes quittent la partie sans être vus.",
    ),
    (
        {"kind": "tokens_shown", "seat": 0, "tokens": [0, 2, 5], "points": 7},
        "Ana shows 3 tokens: 0 + 2 + 5 = 7 points.",
        "Ana deckt 3 Plättchen auf: 0 + 2 + 5 = 7 Punkte.",
        "Ana dévoile 3 jetons : 0 + 2 + 5 = 7 points.",
    ),
    (
        {"kind": "tokens_shown", "seat": 0, "tokens": [2], "points": 2},
        "Ana shows a token: 2 points.",
        "Ana deckt ein Plättchen auf: 2 Punkte.",
        "Ana dévoile un jeton : 2 points.",
    ),
    (
        {"kind": "tokens_shown", "seat": 0, "tokens": [], "points": 0},
        "Ana has no tokens.",
        "Ana hat keine Plättchen.",
        "Ana n’a pas de jetons.",
    ),
    (
        {"kind": "over", "scores": [30, 1, 30], "winners": [0, 2]},
        "The game is over: Ana 30 points, Bo 1 point and Cleo 30 points. "
        "Ana and Cleo share the win.",
        "Die Partie ist zu Ende: Ana 30 Punkte, Bo 1 Punkt und Cleo 30 Punkte. "
        "Ana und Cleo teilen sich den Sieg.",
        "La partie est terminée : Ana 30 points, Bo 1 point et Cleo 30 points. "
        "Ana et Cleo partagent la victoire.",
    ),
]


@pytest.mark.parametrize(("event", "en", "de", "fr"), SCORINGS + EVENTS)
def test_events(event: Event, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.event("goldrush", event, NAMES[:3])) == (en, de, fr)


# Moves


@pytest.mark.parametrize(
    ("move", "en", "de", "fr"),
    [
        (
            "place -1,2 1",
            "Place the tile at (-1,2), turned 90° clockwise",
            "Das Kärtchen bei (-1,2) anlegen, um 90° im Uhrzeigersinn gedreht",
            "Placer la tuile en (-1,2), tournée de 90° dans le sens horaire",
        ),
        (
            "railwayman S",
            "Put a railwayman on the track (south)",
            "Einen Eisenbahner auf das Gleis (Süd) setzen",
            "Placer un cheminot sur la voie (sud)",
        ),
        (
            "farmer WB",
            "Put a farmer on the prairie (west, bottom)",
            "Einen Farmer auf die Prärie (West, unten) setzen",
            "Placer un fermier sur la prairie (ouest, en bas)",
        ),
        (
            "trader",
            "Put a trader in the city",
            "Einen Händler in die Stadt setzen",
            "Placer un marchand dans la ville",
        ),
        (
            "tent 1,0:N",
            "Put the tent on the mountain (1,0 north)",
            "Das Zelt ins Gebirge (1,0 Nord) setzen",
            "Placer la tente sur la montagne (1,0 nord)",
        ),
        ("take", "Take a token", "Ein Plättchen nehmen", "Prendre un jeton"),
        ("pass", "Do nothing", "Nichts tun", "Ne rien faire"),
    ],
)
def test_moves(move: str, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.move("goldrush", move)) == (en, de, fr)


VIEW: dict[str, Any] = {
    "turn": 0,
    "tile": "Va",
    "tiles": [
        {"cell": "0,0", "parts": [{"part": "N", "sort": "mountain", "feature": 0}]},
        {
            "cell": "0,1",
            "parts": [
                {"part": "N", "sort": "mountain", "feature": 1},
                {"part": "N", "sort": "railroad", "feature": 2},
                {"part": "city", "sort": "city", "feature": 3},
            ],
        },
    ],
    "features": [
        {"sort": "mountain", "finished": False, "tokens": 1, "points": 1},
        {"sort": "mountain", "finished": False, "tokens": 2, "points": 3},
        {"sort": "railroad", "finished": True, "points": 4},
        {"sort": "city", "finished": False, "points": 0},
    ],
    "players": [{"tent": "0,0:N"}, {"tent": None}],
}


@pytest.mark.parametrize(
    ("move", "en", "de", "fr"),
    [
        (
            "place 1,0 0",
            "Place the tile Va at (1,0), unturned",
            "Das Kärtchen Va bei (1,0) anlegen, ungedreht",
            "Placer la tuile Va en (1,0), sans la tourner",
        ),
        (
            "miner N",
            "Put a miner on the mountain (north): 3 points so far",
            "Einen Goldgräber ins Gebirge (Nord) setzen: bisher 3 Punkte",
            "Placer un mineur sur la montagne (nord) : 3 points pour l’instant",
        ),
        (
            "railwayman N",
            "Put a railwayman on the track (north): 4 points at once",
            "Einen Eisenbahner auf das Gleis (Nord) setzen: sofort 4 Punkte",
            "Placer un cheminot sur la voie (nord) : 4 points tout de suite",
        ),
        (
            "trader",
            "Put a trader in the city: 0 points so far",
            "Einen Händler in die Stadt setzen: bisher 0 Punkte",
            "Placer un marchand dans la ville : 0 point pour l’instant",
        ),
        (
            "tent 0,1:N",
            "Put the tent on the mountain (0,1 north): 2 tokens there",
            "Das Zelt ins Gebirge (0,1 Nord) setzen: dort 2 Plättchen",
            "Placer la tente sur la montagne (0,1 nord) : 2 jetons sur place",
        ),
        (
            "take",
            "Take a token from the mountain (0,0 north): 1 token there",
            "Ein Plättchen vom Gebirge (0,0 Nord) nehmen: dort 1 Plättchen",
            "Prendre un jeton de la montagne (0,0 nord) : 1 jeton sur place",
        ),
        ("pass", "Do nothing", "Nichts tun", "Ne rien faire"),
    ],
)
def test_with_a_view_moves_tell_what_they_are_about(move: str, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.move("goldrush", move, VIEW)) == (en, de, fr)


# Prompts


@pytest.mark.parametrize("phase", ["place", "act", "over"])
@in_every_language
def test_prompts(words: Words, phase: str) -> None:
    assert words.prompt("goldrush", {"phase": phase}) == words.text(f"goldrush-prompt-{phase}")


@in_every_language
def test_an_unknown_value_raises(words: Words) -> None:
    with pytest.raises(MissingWords, match="goldrush-place-X"):
        words.move("goldrush", "miner X")
    with pytest.raises(MissingWords, match="goldrush-place-X"):
        words.move("goldrush", "tent 0,0:X")


@in_every_language
def test_where_nothing_lies_nothing_is_told(words: Words) -> None:
    with pytest.raises(LookupError, match="no mountain at 5,5:N"):
        words.move("goldrush", "tent 5,5:N", VIEW)
