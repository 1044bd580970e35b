# Jouer, regarder et simuler dans le terminal.


## Avant la partie

terminal-seats-help = Les places sont human (une personne) ou un bot, séparées par des virgules ; cowhand:2 veut dire deux. Bots, du plus faible au plus fort : random (au hasard), greenhorn (souvent à côté), cowhand (raisonnable, aussitôt), foreman (réfléchit un peu), baron (réfléchit le plus).
terminal-seats = Qui joue ? (Entrée : { $default })
terminal-options-help = Les règles ont des variantes, au choix :
terminal-options = Lesquelles autrement ? Numéros ou NOM=VALEUR, séparés par des virgules (Entrée : aucune)
terminal-name = Votre nom ? (Entrée : { $default })
terminal-name-taken = Quelqu’un s’appelle déjà { $name }.
terminal-person = Joueur { $number }


## Pendant la partie

terminal-pass = Passez l’écran à { $name }.
terminal-pass-ready = { $name } : appuyez sur Entrée quand personne d’autre ne regarde.
terminal-to = { $name } : { $sentence }
terminal-words = quit=q exit=q undo=u help=? log=l board=b save=s rule=r quitter=q annuler=u aide=? journal=l table=b enregistrer=s règle=r hand=h main=h
terminal-not-understood = Je ne comprends pas { $typed } ; tapez un numéro, un coup comme { $move }, ou « ? » pour l’aide.
terminal-no-move = { $move } n’est pas un coup : cela ne va plus à partir de la colonne { $column }.
terminal-no-rule = Il n’y a pas de règle { $number } ; les règles vont de { $first } à { $last }.
terminal-no-number = Il n’y a pas de coup { $number } dans la liste ; ses numéros vont de 1 à { $last }.
terminal-no-amount = { $number } n’est ni dans la liste, ni un montant possible ici.
terminal-undone = Le coup est repris.
terminal-cannot-undo = Il n’y a rien à reprendre : seulement vos propres coups, jusqu’à la dernière chose révélée, lancée aux dés ou faite par un autre joueur.
terminal-save-where = Indiquez le fichier où enregistrer : s FICHIER
terminal-saved = La partie est désormais conservée dans { $file }.
terminal-keys = ? : aide · u : reprendre · l : journal · q : quitter
# Quand tout le monde regarde le même écran.
terminal-keys-open = h : vos cartes · ? : aide · l : journal · q : quitter
terminal-help =
    Tapez le numéro d’un coup, ou le coup en notation, par exemple { $move }.
    Un coup interdit reçoit pour réponse la règle qui l’interdit.

    u          reprendre votre dernier coup
    l          le journal : tout ce qui s’est passé
    b          montrer de nouveau la table (comme Entrée)
    r { $rule }     le texte d’une règle
    h          regarder vos propres cartes, quand tout le monde regarde
    s FICHIER  enregistrer la partie et la conserver désormais dans ce fichier
    q          quitter ; la partie peut être enregistrée avant
    ?          cette aide
terminal-step-back = Entrée : retour à tous les coups
terminal-page-only = Entrée : retour
terminal-page = Page { $page } sur { $pages }. Entrée : suivante, p : précédente, q : retour
terminal-page-last = Page { $page } sur { $pages }. Entrée : retour, p : précédente


## Après la partie

terminal-ranking = Résultat
terminal-column-place = Place
terminal-column-player = Joueur
terminal-column-points = Points
terminal-keep = Enregistrer la partie ? Nom du fichier (Entrée : non) :
terminal-kept =
    La partie est conservée dans { $file }. Pour y revenir :
    { $command }
terminal-not-kept = La partie n’a pas été enregistrée ; avec --record FICHIER, elle l’est en permanence.


## Revoir une partie

terminal-step = Coup { $step } sur { $last }
terminal-replay-keys = Entrée : suivant · b : retour · 17 : au coup 17 · e : fin · q : quitter
terminal-replay-words = next=n back=b end=e jump=j quit=q exit=q suivant=n retour=b fin=e coup=j quitter=q
terminal-no-step = Il n’y a pas de coup { $number } dans cette partie ; ses coups vont de 0 à { $last }.
terminal-illegal-line = ligne { $line }, colonne { $column } : coup interdit ({ $rule }). { $sentence }


## Beaucoup de parties

terminal-batch-title =
    { $number ->
        [one] { $game } : { $number } partie
       *[other] { $game } : { $number } parties
    }
terminal-batch-length =
    { $number ->
        [one] { $decisions } décisions ; graine (seed) { $first }
       *[other] { $decisions } décisions par partie ; graines (seeds) { $first } à { $last }
    }
terminal-column-wins = Victoires
terminal-column-mean = Points en moyenne
terminal-column-lowest = Le moins
terminal-column-highest = Le plus


## Programmes qui se conduisent mal

terminal-fault-late = { $name } a répondu trop tard (décision { $number }) : { $problem }. Un remplaçant a joué.
terminal-fault-refused = { $name } voulait le coup interdit { $move } (décision { $number }) : { $problem } Un remplaçant a joué.
terminal-fault-illegal = { $name } voulait { $move } (décision { $number }), ce qui n’est pas un coup. Un remplaçant a joué.
terminal-fault-garbage = { $name } a envoyé ce qui n’est pas un message (décision { $number }) : { $problem }. Un remplaçant a joué.
terminal-fault-dead = { $name } s’est arrêté (décision { $number }) : { $problem }. Un remplaçant a continué.
terminal-fault-again =
    { $number ->
        [one] { $fault } Et encore une fois.
       *[other] { $fault } Et encore { $number } fois.
    }

# Pourquoi au juste, à la place de $problem.
terminal-problem-no_move = aucun coup en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
terminal-problem-unknown_type = { terminal-problem-no_move }, mais un message du type inconnu { $type }
terminal-problem-not_json = pas du JSON : { $line }
terminal-problem-not_object = pas un objet JSON : { $line }
terminal-problem-wrong_id = un coup avec l’id { $id } au lieu de { $wanted }
terminal-problem-exited = code de sortie { $status }
terminal-problem-exited_saying = code de sortie { $status } : { $words }
terminal-problem-closed = le programme a fermé sa sortie
terminal-problem-closed_saying = le programme a fermé sa sortie : { $words }
terminal-problem-not_ready = aucun `ready` en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
terminal-problem-not_ready_but_not_json = pas de `ready`, mais une ligne qui n’est pas du JSON : { $line }
terminal-problem-not_ready_but_not_object = pas de `ready`, mais une ligne qui n’est pas un objet JSON : { $line }
terminal-problem-other_protocol = le programme parle le protocole { $spoken } au lieu de { $wanted }
terminal-problem-other_wants = il demande { $wants } ; au choix : { $known }
