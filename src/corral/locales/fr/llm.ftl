# Ce qui est dit aux modèles de langage, autour des phrases des jeux.

llm-seat = Tu joues à { $game }, à { $players } joueurs. Tu es { $you }.
llm-option = On joue avec une variante : { $option } ({ $value }).
llm-signs = Dans les dessins de la table :
llm-answer =
    On te montrera la table telle que tu la vois et une liste numérotée de tous les coups possibles. Réponds par une
    seule ligne : le numéro de ton coup, ou le coup exactement comme il est écrit après le numéro. Si tu veux
    réfléchir à voix haute, fais-le avant ; seule la dernière ligne compte.
llm-happened = Ce qui s’est passé depuis ta dernière décision :
llm-others = Des coups sans numéro sont possibles aussi et peuvent être écrits en entier : { $moves }
llm-refused = Tu as répondu « { $answer } », qui n’est aucun de ces coups. Réponds par le numéro d’un coup, rien d’autre.
llm-over = La partie est terminée.
llm-waiting = Ce n’est pas ton tour.
