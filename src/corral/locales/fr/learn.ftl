# Leçons et exercices, en dehors de ce que chaque jeu dit dans GAME-lesson.ftl.

learn-title = Leçon : { $game }
learn-steps = Les étapes de la leçon
learn-you = Recrue
learn-rival-1 = Pedro
learn-rival-2 = Rosa
learn-rival-3 = Abel
learn-rival-4 = Inés
learn-rival-5 = Tomas
learn-look = Regardez ce qui se passe.
learn-rest = Continuez avec « Étape suivante » quand vous avez lu.
learn-show = Montrez-moi
learn-next = Étape suivante
learn-again = Encore une fois
learn-play = Jouer à { $game }
learn-other = Les règles le permettent. Mais cette étape parle d’autre chose : essayez encore.


## Exercices

learn-practice-title = Exercices : { $game }
learn-positions = Les positions
learn-position-new = Position { $number }
learn-position-tried = Position { $number } : tentée
learn-position-solved = Position { $number } : résolue
learn-position = Position { $number } sur { $count }
learn-find = C’est à vous, et un coup est nettement le meilleur. Lequel ? Jouez-le sur le plateau.
learn-wrong = { $move } : non. Ce n’est pas l’un des coups que les bots ont jugés les meilleurs.
learn-wrong-near = { $move } : non. Ce coup gagne { $chance } parties sur 100 ; il y en a un nettement meilleur.
learn-right = Exact : { $move }
learn-answer = Le meilleur coup : { $move }
learn-why =
    Avec lui, vous gagnez { $chance } parties sur 100 et finissez avec { $score } points environ ; avec le suivant,
    « { $next } », vous en gagnez { $other }.
learn-why-alone = Avec lui, vous gagnez { $chance } parties sur 100 et finissez avec { $score } points environ ; rien d’autre n’en approche.
learn-column-move = Coup
learn-column-chance = Victoires
learn-column-points = Points
learn-chance = { $chance } %
learn-score = { $score }
learn-how = Trouvé par la recherche des bots et vérifié par une autre huit fois plus longue, avec ce que sait votre place et rien de plus.
learn-drawn = C’est fait : les meilleurs coups sont dessinés sur le plateau.
learn-give-up = Montrer la réponse
learn-next-position = Position suivante
learn-solved = { $solved } résolues sur { $count }
