# Being told outside the page that a table waits: what notices say, and the page to set them up.

notice-waiting = { $game } waits for you, with { $others }.
notice-waiting-alone = { $game } waits for you.
notice-invited = { $who } invites you to { $game }.
notice-tournament = { $name }: your table is ready ({ $game }).
notice-several = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-mixed = { $count ->
    [one] { $count } notice
   *[other] { $count } notices
}
notice-more = … and { $count } more.
notice-test = A test notice
notice-test-text = It works: this is where Corral will tell you that a table waits for you.
notice-mail-why = You get this because you gave this address to be told of your tables. No more of it: { $link }
notice-confirm = Corral: please confirm your address
notice-confirm-text =
    Somebody, you we hope, wants to be told at this address when a table of Corral waits for them.

    If it was you, open this link and confirm it; it is good for a day:
    { $link }

    If it was not, do nothing: no other mail will come.


## The page

notices-title = Notices
notices-lead = When an unhurried table waits for you and you are not looking at it, Corral can tell you. Many tables make one notice.
notices-nobody = Open or join a table first: then Corral knows whom to tell.
notices-none = So far you are told nowhere. Choose one or more of the ways below.
notices-some = You are told in { $count ->
    [one] one way
   *[other] { $count } ways
}.
notices-push = In this browser
notices-push-about = Your phone or computer shows a notice, also when Corral is closed. A click opens the table.
notices-push-on = Switch on here
notices-push-is-on = Switched on in this browser.
notices-push-denied = Your browser does not let Corral show notices. Allow them in its settings for this page, then come back.
notices-push-unable = Browsers allow notices only over https, and on iPhone and iPad only once Corral is on the home screen (Share, Add to Home Screen). The other ways work here.
notices-push-failed = The browser could not reach its push service. Try again later, or choose another way.
notices-mail = By e-mail
notices-mail-about = The address serves nothing else, and nothing is sent to it before you open the link in a first mail. Every mail has a link to end it.
notices-mail-none = Whoever runs this server has set up no mail.
notices-mail-address = E-mail address
notices-mail-add = Send the first mail
notices-mail-asked = The mail is on its way: open the link in it.
notices-mail-unconfirmed = waits to be confirmed by the link in the mail
notices-webhook = To a program (webhook)
notices-webhook-about = An address that takes JSON, for instance one that Slack or Discord gives you for a channel.
notices-webhook-url = Address (https://…)
notices-webhook-form = Form
notices-form-json = JSON
notices-form-slack = Slack
notices-form-discord = Discord
notices-webhook-add = Add it
notices-remove = Remove
notices-remove-of = Remove: { $what }
notices-try = Send a test notice
notices-try-of = Send a test notice: { $what }
notices-tried = The test notice is on its way.
notices-here = this browser
notices-device = A device
notices-trouble-unreachable = The latest one did not get through: there was no answer.
notices-trouble-refused = The latest one did not get through: it was not taken.
notices-trouble-forbidden_address = The latest one did not get through: this server calls public addresses over https only.
notices-trouble-no_mail = The latest one did not get through: this server sends no mail.
notices-trouble-gone = Nothing is there any more, so this way was removed.
notices-quiet = Quiet hours
notices-quiet-about = In these hours you are told nothing; what has waited comes as one notice afterwards. By the clock of { $zone }.
notices-quiet-want = Keep quiet at night
notices-quiet-from = From
notices-quiet-until = until
notices-saved = Saved.
notices-letter-title = Mails from Corral
notices-letter-confirm-about = Corral is to tell { $address } when a table waits.
notices-letter-confirm = Confirm this address
notices-letter-confirmed = { $address } is confirmed: Corral tells you there when a table waits for you.
notices-letter-leave = No more mails
notices-letter-left = No more mails will come.
notices-letter-gone = This link leads to nothing any more: the address was removed, or never confirmed.
web-problem-bad_address = This address cannot be called: it has to begin with https://, without a name or password in it.
web-problem-bad_mail_address = This does not look like a mail address.
web-problem-no_mail = This server sends no mail.
web-problem-enough_mails = Enough mails for today. Look into the mailbox, also among the unwanted ones.
web-problem-mail_not_sent = The mail could not be sent. Check the address, or try again later.
web-problem-not_confirmed = The address is not confirmed yet: open the link in the mail.
web-problem-too_many_channels = { $most } of this kind are enough: remove one first.
