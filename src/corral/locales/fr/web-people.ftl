# Qui est à la table, et ce dont on y convient.

web-panel-people = Table
web-people = Qui est à la table
web-people-you = vous
web-here-here = est là
web-here-away = regarde ailleurs
web-here-gone = absence : { $since }
web-here-never = n’est pas encore venu à la table
web-here-bot = bot
web-here-stand-in = un bot joue
web-here-resigned = a abandonné

web-propose-takeback = Demander à reprendre
web-propose-takeback-hint = Votre dernier coup, avec tout ce qui a suivi. Tous ceux qui jouent doivent accepter.
web-propose-pause = Proposer une pause
web-propose-pause-hint = La partie attend, l’horloge aussi, jusqu’à ce que l’un de vous la relance.
web-propose-abandon = Proposer d’arrêter
web-propose-abandon-hint = Si tous acceptent, la partie s’arrête sans vainqueur.
web-resign = Abandonner
web-resign-hint-two = Vous perdez, la partie est finie.
web-resign-hint-many = Un bot joue pour vous jusqu’à la fin ; vous ne pourrez pas revenir.
web-resign-sure = Vraiment abandonner ?
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-go-away = Laisser jouer un bot
web-go-away-hint = Il joue pour vous jusqu’à votre retour.

web-proposal = Proposition
web-proposal-takeback = { $player } voudrait reprendre un coup.
web-proposal-pause = { $player } voudrait une pause.
web-proposal-abandon = { $player } voudrait arrêter la partie sans vainqueur.
web-proposal-own-takeback = Vous avez demandé à reprendre votre coup.
web-proposal-own-pause = Vous avez proposé une pause.
web-proposal-own-abandon = Vous avez proposé d’arrêter la partie.
web-proposal-asked = Réponse attendue de : { $players }
web-proposal-agree = Accepter
web-proposal-decline = Refuser
web-proposal-withdraw = Retirer
web-paused-agreed = La partie est en pause.
web-paused-deserted = La partie est en pause : il n’y avait personne.
web-resume = Reprendre la partie
web-ending-abandoned = La partie a été arrêtée d’un commun accord ; personne n’a gagné.
web-ending-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.
web-resigned =
    { $given ->
        [one] { $resigned } a abandonné
       *[other] { $resigned } ont abandonné
    }
web-ending-resigned =
    { $count ->
        [one] { web-resigned } : { $winners } gagne.
       *[other] { web-resigned } ; la partie est finie.
    }
web-ended = La partie est finie
web-row-paused = En pause
web-row-abandoned = arrêtée d’un commun accord
web-row-resigned = abandon
web-row-unfinished = inachevée
web-unread =
    { $count ->
        [one] { $count } nouvelle ligne de discussion
       *[other] { $count } nouvelles lignes de discussion
    }
web-delete = Supprimer la table
web-delete-sure = Supprimer cette table ? Son lien ne mènera plus nulle part.
web-delete-yes = Oui, supprimer
web-delete-no = La garder
web-table-gone = Cette table a été supprimée par son hôte.

web-deserted = Quand il n’y a plus personne
web-deserted-stand_in = le remplaçant joue pour tout le monde
web-deserted-pause = la partie se met en pause jusqu’à un retour
web-unhurried-deserted = Personne n’a besoin d’être là : la partie attend qui doit décider, des jours s’il le faut.
web-live-explained = Pour qui tarde, le remplaçant joue jusqu’à son retour.
web-auction-live = Les enchères sont criées : après { $seconds } secondes de silence « une fois », puis « deux fois », puis « adjugé ». Les comptes à rebours avancent d’eux-mêmes.
web-auction-unhurried = Aux enchères, chacun est interrogé à son tour et peut laisser une limite secrète jusqu’à laquelle la table enchérit pour lui. Être lent ne coûte rien.

web-problem-proposed = Il y a déjà une proposition : il faut d’abord y répondre.
web-problem-proposed_nothing = On a répondu entre-temps à la proposition.
web-problem-paused = La partie est en pause.
web-problem-resigned = Vous avez abandonné.
web-problem-takeback_nothing = Vous n’avez pas encore joué.
web-problem-seats_kept = Les places qui restent à cette table sont gardées pour d’autres.
web-problem-invitations_many = { $most } de vos invitations attendent encore une réponse. Patientez un peu.

web-invitation = { $host } vous invite à jouer à { $game }
web-invitation-own = Vous invitez à jouer à { $game }
web-card-invites = { $host } vous invite
web-card-going-on = La partie a commencé.
web-invitation-seats =
    { $free ->
        [0] Les { $seats } places sont prises.
        [one] Une des { $seats } places est libre.
       *[other] { $free } des { $seats } places sont libres.
    }
web-invitation-stand_in = Pour qui tarde trop, un bot joue : { $bot }.
web-invitation-pause = Si personne n’est là, la partie se met en pause.
web-invitation-qr = Code QR du lien
web-invitation-qr-show = Afficher un code QR
web-invitation-everybody = Sur cet ordinateur, la page est à { $own } ; tous les autres prennent le lien ci-dessus.
web-invitation-network = Sur cet ordinateur, la page est à { $own } ; les amis du même réseau prennent le lien ci-dessus.
web-invitation-nobody = Personne d’autre ne peut ouvrir ce lien : ce serveur n’écoute que sur cet ordinateur. Lancez-le avec --host 0.0.0.0, et les amis de votre réseau pourront venir.
web-notices = Avis
web-row-deadline = temps écoulé
web-ending-deadline =
    { $count ->
        [0] Le tournoi a mis fin à la partie : le temps était écoulé.
        [one] Le tournoi a mis fin à la partie : le temps était écoulé. { $winners } gagne.
       *[other] Le tournoi a mis fin à la partie : le temps était écoulé. { $winners } gagnent.
    }


## Comptes de bots : les programmes des joueurs

web-robots = Les bots d’autres joueurs
web-robot = { $name } (bot)
web-robot-of = bot de { $owner }
web-robot-online = en ligne
web-robot-offline = hors ligne
web-robot-asked = { $name }, bot de { $owner }, est invité…
web-seat-robot = Inviter : { $name }
web-robot-excuse-busy = { $name } a trop à faire en ce moment.
web-robot-excuse-later = { $name } vous prie de réessayer plus tard.
web-robot-excuse-game = { $name } ne joue pas à ce jeu.
web-robot-excuse-options = { $name } ne joue pas ces variantes.
web-robot-excuse-pace = { $name } ne joue pas à ce rythme.
web-robot-excuse-rated = { $name } ne joue pas avec ou sans cote comme vous l’avez choisi.
web-robot-excuse-no_bots = { $name } ne joue pas avec d’autres bots.
web-robot-excuse-declined = { $name } ne veut pas jouer.
web-robot-excuse-expired = { $name } n’a pas répondu.
web-problem-not_kept = Les comptes de bots sont pour ceux qui peuvent revenir : créez d’abord une clé d’accès, un mot de passe ou un lien de secours.
web-problem-bot_name_taken = Un autre compte de bot s’appelle « { $name } », ou semble s’appeler ainsi. Choisissez un autre nom.
web-problem-too_many_bots = Vous pouvez avoir { $most } comptes de bots, pas plus.
web-problem-no_such_bot = Ce compte de bot n’existe pas.
web-problem-bot_takes_not = « { $name } » n’accepte pas ce genre de défi.
web-problem-too_many_challenges = Trop de défis attendent déjà une réponse. Réessayez plus tard.
web-problem-rated_own_bot = Une partie cotée ne se joue pas avec son propre bot, ni avec deux bots du même propriétaire.
web-problem-bots_invited = Aux tables publiques, les bots s’assoient là où on les a invités.
web-problem-bots_private = Les bots ouvrent des tables qui ne sont pas publiques, et y ont une seule place.
web-problem-not_for_bots = C’est pour les humains, pas pour les bots.
web-problem-challenge_over = Ce défi est terminé.
