# Apprendre hors de la page qu’une table attend : ce que disent les avis, et la page pour les régler.

notice-waiting = { $game } vous attend, avec { $others }.
notice-waiting-alone = { $game } vous attend.
notice-invited = { $who } vous invite à { $game }.
notice-tournament = { $name } : votre table est prête ({ $game }).
notice-several = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
notice-mixed = { $count ->
    [one] { $count } avis
   *[other] { $count } avis
}
notice-more = … et { $count } de plus.
notice-test = Un avis d’essai
notice-test-text = Cela marche : c’est ici que Corral vous dira qu’une table vous attend.
notice-mail-why = Vous recevez ceci parce que vous avez donné cette adresse pour être averti de vos tables. Ne plus rien recevoir : { $link }
notice-confirm = Corral : merci de confirmer votre adresse
notice-confirm-text =
    Quelqu’un, vous, espérons-le, veut apprendre à cette adresse qu’une table de Corral l’attend.

    Si c’était vous, ouvrez ce lien et confirmez ; il vaut un jour :
    { $link }

    Sinon, ne faites rien : aucun autre message ne viendra.


## La page

notices-title = Avis
notices-lead = Quand une table sans hâte vous attend et que vous ne la regardez pas, Corral peut vous le dire. Plusieurs tables font un seul avis.
notices-nobody = Ouvrez d’abord une table ou rejoignez-en une : Corral saura alors qui avertir.
notices-none = Pour l’instant vous n’êtes averti nulle part. Choisissez un ou plusieurs des moyens ci-dessous.
notices-some = Vous êtes averti par { $count ->
    [one] un moyen
   *[other] { $count } moyens
}.
notices-push = Dans ce navigateur
notices-push-about = Votre téléphone ou votre ordinateur montre un avis, même quand Corral est fermé. Un clic ouvre la table.
notices-push-on = Activer ici
notices-push-is-on = Activé dans ce navigateur.
notices-push-denied = Votre navigateur ne laisse pas Corral montrer des avis. Autorisez-les dans ses réglages pour cette page, puis revenez.
notices-push-unable = Les navigateurs n’autorisent les avis que par https, et sur iPhone et iPad une fois Corral sur l’écran d’accueil (Partager, Sur l’écran d’accueil). Les autres moyens marchent ici.
notices-push-failed = Le navigateur n’a pas pu joindre son service d’avis. Réessayez plus tard, ou choisissez un autre moyen.
notices-mail = Par courriel
notices-mail-about = L’adresse ne sert à rien d’autre, et rien n’y est envoyé avant que vous n’ouvriez le lien d’un premier message. Chaque message a un lien pour y mettre fin.
notices-mail-none = La personne qui tient ce serveur n’a pas réglé de courriel.
notices-mail-address = Adresse de courriel
notices-mail-add = Envoyer le premier message
notices-mail-asked = Le message est en route : ouvrez le lien qu’il contient.
notices-mail-unconfirmed = attend d’être confirmée par le lien du message
notices-webhook = À un programme (webhook)
notices-webhook-about = Une adresse qui prend du JSON, par exemple celle que Slack ou Discord vous donne pour un salon.
notices-webhook-url = Adresse (https://…)
notices-webhook-form = Forme
notices-form-json = JSON
notices-form-slack = Slack
notices-form-discord = Discord
notices-webhook-add = Ajouter
notices-remove = Enlever
notices-remove-of = Enlever : { $what }
notices-try = Envoyer un avis d’essai
notices-try-of = Envoyer un avis d’essai : { $what }
notices-tried = L’avis d’essai est en route.
notices-here = ce navigateur
notices-device = Un appareil
notices-trouble-unreachable = Le dernier n’est pas arrivé : pas de réponse.
notices-trouble-refused = Le dernier n’est pas arrivé : il n’a pas été pris.
notices-trouble-forbidden_address = Le dernier n’est pas arrivé : ce serveur n’appelle que des adresses publiques par https.
notices-trouble-no_mail = Le dernier n’est pas arrivé : ce serveur n’envoie pas de courriel.
notices-trouble-gone = Il n’y a plus rien là-bas, ce moyen a donc été enlevé.
notices-quiet = Heures calmes
notices-quiet-about = Pendant ces heures, rien ne vous est dit ; ce qui a attendu vient ensuite en un seul avis. À l’heure de { $zone }.
notices-quiet-want = Du calme la nuit
notices-quiet-from = De
notices-quiet-until = à
notices-saved = Enregistré.
notices-letter-title = Messages de Corral
notices-letter-confirm-about = Corral doit avertir { $address } quand une table attend.
notices-letter-confirm = Confirmer cette adresse
notices-letter-confirmed = { $address } est confirmée : Corral vous y dit quand une table vous attend.
notices-letter-leave = Plus de messages
notices-letter-left = Plus aucun message ne viendra.
notices-letter-gone = Ce lien ne mène plus à rien : l’adresse a été enlevée, ou jamais confirmée.
web-problem-bad_address = Cette adresse ne peut pas être appelée : elle doit commencer par https://, sans nom ni mot de passe.
web-problem-bad_mail_address = Cela ne ressemble pas à une adresse de courriel.
web-problem-no_mail = Ce serveur n’envoie pas de courriel.
web-problem-enough_mails = Assez de messages pour aujourd’hui. Regardez dans la boîte, aussi parmi les indésirables.
web-problem-mail_not_sent = Le message n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
web-problem-not_confirmed = L’adresse n’est pas encore confirmée : ouvrez le lien du message.
web-problem-too_many_channels = { $most } de cette sorte suffisent : enlevez-en un d’abord.
