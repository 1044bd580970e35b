"""What is said about Kuhhandel Master. What holds for every game is tested in tests/locales."""

from __future__ import annotations

from typing import Any

import pytest

from corral.words import Words
from tests.sayings import NAMES, Event, Telling, in_every_language, said

# Events


EVENTS: list[Telling] = [
    (
        {"kind": "turned_up", "seat": 0, "card": "cock"},
        "Ana turns up a rooster.",
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
        {
            "kind": "swapped",
            "seat": 0,
            "to": 1,
            "count": 1,
            "back": 0,
            "more": None,
            "again": False,
        },
        "Ana and Bo exchange offer and counter-offer: 1 card against no card. "
        "The totals are equal.",
        "Ana und Bo tauschen Angebot und Gegenangebot aus: 1 Karte gegen keine Karte. "
        "Die Summen sind gleich.",
        "Ana et Bo échangent offre et contre-offre : 1 carte contre aucune carte. "
        "Les totaux sont égaux.",
    ),
    (
        {"kind": "swapped", "seat": 0, "to": 1, "count": 1, "back": 1, "more": 0, "again": True},
        "Ana and Bo exchange offer and counter-offer: 1 card against 1 card. "
        "Ana offered at least as much and wins.",
        "Ana und Bo tauschen Angebot und Gegenangebot aus: 1 Karte gegen 1 Karte. "
        "Ana hat mindestens ebenso viel angeboten und setzt sich durch.",
        "Ana et Bo échangent offre et contre-offre : 1 carte contre 1 carte. "
        "Ana a offert au moins autant et l’emporte.",
    ),
    (
        {"kind": "swapped", "seat": 0, "to": 1, "count": 2, "back": 2, "more": 0, "again": False},
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
            "again": True,
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


@pytest.mark.parametrize(("event", "en", "de", "fr"), EVENTS)
def test_events(event: Event, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.event("kuhhandel", event, NAMES[:3])) == (en, de, fr)


# Moves


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
def test_moves(move: str, en: str, de: str, fr: str) -> None:
    assert said(lambda words: words.move("kuhhandel", move)) == (en, de, fr)


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
        ("keep", LOOKED, "Keep the rooster", "Behalten: den Hahn", "Garder le coq"),
        ("give", LOOKED, "Give Bo the rooster", "Bo geben: den Hahn", "Donner le coq à Bo"),
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
def test_with_a_view_moves_tell_what_they_do(
    move: str, view: dict[str, Any], en: str, de: str, fr: str
) -> None:
    seen = {"names": NAMES[:2], **view}
    assert said(lambda words: words.move("kuhhandel", move, seen)) == (en, de, fr)


# Prompts


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
@in_every_language
def test_prompts(words: Words, view: dict[str, Any], message: str) -> None:
    assert words.prompt("kuhhandel", view) == words.text(f"kuhhandel-prompt-{message}")
