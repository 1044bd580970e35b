# Les gens avec qui l’on a joué : les réinviter, ou les bloquer.

company-title = Ceux avec qui j’ai joué
company-lead = Un clic ouvre une table comme votre dernière, et la personne voit votre invitation sur sa page d’accueil.
company-nobody = Dès que vous aurez fini une partie avec quelqu’un, son nom sera ici.
company-met =
    { $matches ->
        [one] Une partie, le { $day }
       *[other] { $matches } parties, la dernière le { $day }
    }
company-invite = Réinviter
company-invite-one = { company-invite } : { $name }
company-block = Bloquer
company-block-one = { company-block } : { $name }
company-block-sure = { $name } ne pourra plus vous inviter, s’asseoir à vos tables ni être réuni avec vous, et vous ne verrez plus ses messages. { $name } n’en saura rien.
company-block-yes = Oui, bloquer
company-block-no = Ne pas bloquer
company-blocked = { $name } est bloqué.
company-blocks = Personnes bloquées
company-blocked-since = depuis le { $day }
company-unblock = Débloquer
company-unblock-one = { company-unblock } : { $name }
company-unblocked = { $name } n’est plus bloqué.

company-invitations = Invitations
company-invited = { $name } vous invite à jouer à { $game }
company-accept = S’asseoir
company-decline = Refuser
company-decline-one = { company-decline } : { $name }

company-ask = Inviter ceux avec qui vous avez joué
company-ask-one = Inviter
company-ask-name = { company-ask-one } : { $name }
company-asked = invité
company-declined = ne peut pas
