# Guests who come back: the page of one's account, and the way in.

account-title = Your account
account-lead = Nobody needs an account to play. It is for those who want to go on at another device, or to be sure that their games stay theirs.
account-not-kept = So far only this browser knows who you are: if it forgets its cookies, your games are lost. Each of the ways below keeps them.
account-kept = Your games are kept: you can come back at any time, from any device.
account-remove = Remove
account-cancel = Cancel
account-device-unknown = A device


## Passkeys

account-passkeys = Passkey
account-passkeys-about = Your phone or computer recognises you, by fingerprint or by its own code. There is nothing to remember.
account-passkeys-unable = Browsers allow passkeys only over https and under a name. Here the other ways will do.
account-passkey-make = Make a passkey
account-passkey-done = The passkey is made. From now on it opens the door.
account-passkey-made = made { $day }, not used yet
account-passkey-used = last used { $day }
account-passkey-remove = Remove the passkey: { $device }


## Links

account-device = Go on at another device
account-device-about = A link that makes you at home on your phone, say. It is good once, and for a quarter of an hour.
account-device-show = Show the link
account-device-scan = Point the other device’s camera at it, or open the link there. It is good once, until { $time }.
account-link-another = Show another link
account-link = Link
account-qr = The link as a QR code
account-recovery = Recovery link
account-recovery-about = For the day on which you have lost everything else: print it, or keep it where you keep such things. It is good once.
account-recovery-made = You have one, made { $day }. Another one takes its place.
account-recovery-make = Make a recovery link
account-recovery-keep = Keep it now: it is shown this one time. Whoever has it can come in as you, once.


## Passwords

account-password = Name and password
account-password-about = For networks at home in which there is no other way. No e-mail address is needed.
account-login-is = Your name to come in by:
account-login = Name with its number
account-password-word = Password
account-password-old = Present password
account-password-new = New password, at least { $least } characters
account-password-set = Choose a password
account-password-change = Change the password
account-password-remove = Remove it
account-password-done = The password is set. You come in by it with the name shown here.


## Sessions

account-sessions = Where you are signed in
account-session-here = this browser
account-session-seen = last here { $day }
account-way-guest = as a new guest
account-way-passkey = by passkey
account-way-password = by password
account-way-link = by link
account-end = End
account-end-of = End: { $device }
account-end-others = End all others
account-sign-out = Sign out
account-sign-out-lost = If you sign out here, nobody can get back to your games: choose one of the ways above first.


## Data

account-data = Your data
account-data-about = All that is stored about you, as a file; or the end of it. Your matches stay for those who played them with you, without your name.
account-export = Download all of it
account-come = Come in as somebody else
account-delete = Delete yourself
account-delete-about = Your name, your ways to come in and your sessions go at once and for ever. Where a match goes on, a bot plays for you.
account-delete-name = Type your name, { $name }, if you mean it
account-delete-now = Delete for ever


## The way in

account-come-title = Come in
account-come-link-about = This link makes you at home in this browser. It is good once.
account-come-link = Come in with this link
account-come-passkey = Come in with a passkey
account-come-password = Come in
account-come-code = Come in with this link
account-code = Link or code
account-code-about = From another device on which you are at home, or the recovery link that you have kept.
account-merge = Bring along the games that { $name } has played in this browser


## Bot accounts

account-bots = Bot accounts
account-bots-about = A program of yours plays under a name of its own; everybody sees that it is a bot, and whose. Its token is its key: keep it like a password.
account-bots-docs = How to write one
account-bots-not-kept = First keep your account in one of the ways above.
account-bot-name = Name of a new bot
account-bot-make = Make a bot account
account-bot-token = token since { $day }
account-bot-revoked = no token
account-bot-renew = New token
account-bot-renew-of = New token for { $name }
account-bot-revoke = Revoke
account-bot-revoke-of = Revoke the token of { $name }
account-bot-delete = Delete
account-bot-delete-of = Delete { $name }
account-bot-delete-sure = Delete { $name } for good?
account-bot-shown = The token of { $name }. It is shown this once:
