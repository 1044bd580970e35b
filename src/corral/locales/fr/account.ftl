# Les invités qui reviennent : la page du compte, et le chemin pour entrer.

account-title = Votre compte
account-lead = Personne n’a besoin d’un compte pour jouer. Il est pour ceux qui veulent continuer sur un autre appareil, ou être sûrs que leurs parties restent les leurs.
account-not-kept = Pour l’instant, seul ce navigateur sait qui vous êtes : s’il oublie ses cookies, vos parties sont perdues. Chacun des moyens ci-dessous les garde.
account-kept = Vos parties sont gardées : vous pouvez revenir à tout moment, de n’importe quel appareil.
account-remove = Retirer
account-cancel = Annuler
account-device-unknown = Un appareil


## Clés d’accès

account-passkeys = Clé d’accès
account-passkeys-about = Votre téléphone ou votre ordinateur vous reconnaît, à l’empreinte ou à son propre code. Il n’y a rien à retenir.
account-passkeys-unable = Les navigateurs ne permettent les clés d’accès qu’en https et sous un nom. Ici, les autres moyens suffiront.
account-passkey-make = Créer une clé d’accès
account-passkey-done = La clé d’accès est créée. Désormais, elle ouvre la porte.
account-passkey-made = créée le { $day }, pas encore utilisée
account-passkey-used = utilisée le { $day }
account-passkey-remove = Retirer la clé d’accès : { $device }


## Liens

account-device = Continuer sur un autre appareil
account-device-about = Un lien qui vous met chez vous sur votre téléphone, par exemple. Il sert une fois, pendant un quart d’heure.
account-device-show = Montrer le lien
account-device-scan = Visez-le avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien. Il sert une fois, jusqu’à { $time }.
account-link-another = Montrer un autre lien
account-link = Lien
account-qr = Le lien sous forme de code QR
account-recovery = Lien de secours
account-recovery-about = Pour le jour où vous aurez perdu tout le reste : imprimez-le, ou rangez-le là où vous rangez ces choses. Il sert une fois.
account-recovery-made = Vous en avez un, créé le { $day }. Un autre prend sa place.
account-recovery-make = Créer un lien de secours
account-recovery-keep = Gardez-le maintenant : il n’est montré que cette fois. Qui l’a peut entrer à votre place, une fois.


## Mots de passe

account-password = Nom et mot de passe
account-password-about = Pour les réseaux à la maison où il n’y a pas d’autre moyen. Aucune adresse électronique n’est nécessaire.
account-login-is = Votre nom pour entrer :
account-login = Nom avec son numéro
account-password-word = Mot de passe
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe, au moins { $least } caractères
account-password-set = Choisir un mot de passe
account-password-change = Changer le mot de passe
account-password-remove = Le retirer
account-password-done = Le mot de passe est choisi. Vous entrez avec lui et le nom affiché ici.


## Sessions

account-sessions = Où vous êtes connecté
account-session-here = ce navigateur
account-session-seen = là le { $day }
account-way-guest = comme nouvel invité
account-way-passkey = par clé d’accès
account-way-password = par mot de passe
account-way-link = par lien
account-end = Terminer
account-end-of = Terminer : { $device }
account-end-others = Terminer toutes les autres
account-sign-out = Se déconnecter
account-sign-out-lost = Si vous vous déconnectez ici, personne ne pourra revenir à vos parties : choisissez d’abord l’un des moyens ci-dessus.


## Données

account-data = Vos données
account-data-about = Tout ce qui est enregistré sur vous, dans un fichier ; ou la fin de tout cela. Vos parties restent à ceux qui les ont jouées avec vous, sans votre nom.
account-export = Tout télécharger
account-come = Entrer comme quelqu’un d’autre
account-delete = Vous supprimer
account-delete-about = Votre nom, vos moyens d’entrer et vos sessions disparaissent aussitôt et pour toujours. Là où une partie continue, un bot joue pour vous.
account-delete-name = Écrivez votre nom, { $name }, si vous le voulez vraiment
account-delete-now = Supprimer pour toujours


## Le chemin pour entrer

account-come-title = Entrer
account-come-link-about = Ce lien vous met chez vous dans ce navigateur. Il sert une fois.
account-come-link = Entrer avec ce lien
account-come-passkey = Entrer avec une clé d’accès
account-come-password = Entrer
account-come-code = Entrer avec ce lien
account-code = Lien ou code
account-code-about = D’un autre appareil où vous êtes chez vous, ou le lien de secours que vous avez gardé.
account-merge = Apporter les parties que { $name } a jouées dans ce navigateur


## Comptes de bots

account-bots = Comptes de bots
account-bots-about = Un de vos programmes joue sous un nom à lui ; tout le monde voit que c’est un bot, et à qui. Son jeton est sa clé : gardez-le comme un mot de passe.
account-bots-docs = Comment en écrire un
account-bots-not-kept = Gardez d’abord votre compte d’une des façons ci-dessus.
account-bot-name = Nom d’un nouveau bot
account-bot-make = Créer un compte de bot
account-bot-token = jeton depuis le { $day }
account-bot-revoked = sans jeton
account-bot-renew = Nouveau jeton
account-bot-renew-of = Nouveau jeton pour { $name }
account-bot-revoke = Révoquer
account-bot-revoke-of = Révoquer le jeton de { $name }
account-bot-delete = Supprimer
account-bot-delete-of = Supprimer { $name }
account-bot-delete-sure = Supprimer { $name } pour de bon ?
account-bot-shown = Le jeton de { $name }. Il n’est montré que cette fois :
