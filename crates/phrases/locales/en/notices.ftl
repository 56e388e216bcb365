# What people are told while they are not at the table. $game: the name of the game; $others: everybody else there;
# $player: who has caused it; $what: the question that waits, or what is asked for, or how the game ended.
notice-turn-title = Your turn in { $game }
notice-turn-text = { $what } ({ $game }, with { $others })
notice-begun-title = { $game } has begun
notice-begun-text = Everybody is here: your game of { $game } with { $others } has begun.
notice-time-title = Your time in { $game } is nearly gone
notice-time-text = { $what } ({ $game }, with { $others })
notice-asked-title = { $player } asks you something in { $game }
notice-asked-text = { $player } { $what } ({ $game }, with { $others })
notice-named-title = { $player } has named you in { $game }
notice-named-text = { $player } has named you in the talk at your table ({ $game }, with { $others }).
notice-over-title = { $game } is over
notice-over-text = { $what } ({ $game }, with { $others })
notice-rematch-title = { $player } wants to play { $game } again
notice-rematch-text = A seat at the new table is kept for you ({ $game }, with { $others }).
notice-wish-end = would like to end the game without a result.
notice-wish-take-back = would like to take something back.
notice-wish-pause = would like to pause.
notice-no-result = The game has ended without a result.
notice-open = Go to the table
notice-open-all = All your games
notice-unsubscribe = No more mails like this one
notice-digest-title = { $count ->
    [one] A game waits for you
   *[other] { $count } games wait for you
}
notice-digest-text = { $count ->
    [one] It is your turn in this game:
   *[other] It is your turn in these games:
}
notice-test-title = This is how Railhead reaches you
notice-test-text = You have asked for this message. All is well.
notice-confirm-title = Is this your address?
notice-confirm-text = Somebody { $player ->
    [nobody] at
   *[other] called { $player } at
} { $server } would like to get word of their games here. If that was you, follow the link within a day. If not, there is nothing to do: you will hear no more of it.
notice-confirm-link = Yes, this is my address
notice-recover-title = Your way back
notice-recover-text = With this link your browser is { $player ->
    [nobody] you
   *[other] { $player }
} again, at { $server }. It holds once, and for ten minutes. Other devices need your new personal link afterwards. If you have not asked for it, there is nothing to do.
notice-recover-link = Be me again
# Why something could not be sent. $number: what the other side has answered.
fault-address = This address cannot be used. It begins with https:// and leads to a public place.
fault-private = This address lies in a private network, where this server sends nothing.
fault-unresolved = There is no host of this name.
fault-unreachable = The other side cannot be reached.
fault-tls = No secure connection could be made.
fault-slow = The other side takes too long to answer.
fault-status = The other side has answered with { $number }.
fault-mail = The mail server has not taken the mail ({ $number }).
fault-no-mail = This server sends no mail.
fault-broken = This server cannot send anything just now.
problem-many-sendings = That was many messages in a short time. Please wait a little.
problem-many-mails = This address was asked several times already. Please wait a while.
problem-many-channels = There are { $most } places already where you are told something. Remove one first.
problem-mail-address = This is not an address of e-mail.
problem-no-such-channel = There is no such place where you are told something.
problem-link-over = This link holds no more. Ask for a new one.
# The page on which people choose where they are told what happens.
notices-title = Word of your games
notices-help = It is your turn, and you are elsewhere: Railhead tells you. Each way below can be tried, and for each you choose what it tells you.
notices-push = On this device
notices-push-help = Your phone or computer rings, also while no page of Railhead is open. On an iPhone, put Railhead on the home screen first.
notices-push-here = Tell me on this device
notices-push-impossible = This browser takes no such messages, or the page was not opened by https.
notices-push-denied = This browser does not allow messages from here. You can change that in its settings.
notices-push-failed = That did not work: the browser, or its message service, said no. Try again later.
notices-mail = By e-mail
notices-mail-help = First you get a link that says the address is yours. From then on it can also give you your identity back, should you lose it.
notices-mail-address = Your address
notices-webhook = By a webhook
notices-webhook-help = A channel at Discord or Slack, your ntfy or Gotify, or a program of your own: whatever takes messages at an address that begins with https://.
notices-webhook-address = Its address
notices-webhook-form = It is
notices-add = Add
notices-of = Tell me there
notices-of-turn = when it is my turn
notices-of-begun = when a game of mine begins
notices-of-time = when my time is nearly gone
notices-of-asked = when somebody asks me something
notices-of-named = when somebody names me in the talk
notices-of-over = when a game of mine is over
notices-of-rematch = when the others play again
notices-digest = All together, once a day
notices-save = Save
notices-test = Send a test
notices-ask-again = Send the link again
notices-remove = Remove
notices-saved = Saved.
notices-sent = Sent. If it does not arrive in a minute, something on the way keeps it.
notices-asked = A mail is on its way to you. Follow the link in it, and all is set.
notices-removed = Removed.
notices-confirmed = The address is yours now: from here on, word of your games goes there.
notices-unconfirmed = Not confirmed yet: follow the link in the mail that we have sent there.
notices-unsent = The mail could not be sent yet. The server tries again for some minutes; then you can have the link sent again.
notices-unsubscribed = You wanted no more mails. Save, and they come again.
notices-off = Switched off, because it did not work several times: { $why } Save, or send a test, to try it again.
me-notices = Choose how you are told
me-notices-help = By a message on your phone, by e-mail, or by a webhook.
me-lost = Lost your identity?
me-lost-help = If you have confirmed an address of e-mail, a link to it makes this browser you again.
me-lost-send = Send me a link
recover-title = Your way back
recover-asked = If somebody here has confirmed this address, a link is on its way to it. It holds for ten minutes.
recover-help = This makes this browser you again, with your seats and games. Your other devices need your new personal link afterwards.
recover-now = Be me again
confirm-title = Is this your address?
confirm-help = From then on, word of your games goes there, and it can give you your identity back.
confirm-now = Yes, it is mine
unsubscribe-title = No more mails
unsubscribe-help = Railhead then sends no more word of your games to this address. You can have it again at any time.
unsubscribe-now = No more mails, please
unsubscribe-done = Done. No more word of your games goes to this address.

# The same, told to all players of a table together; $what: whose turn it is.
notice-table-turn-title = { $what } is to move in { $game }
notice-table-turn-text = { $what }, it is your turn.
notice-table-time-title = Little time is left in { $game }
notice-table-time-text = { $what }, your time is nearly gone.
notice-table-begun-title = { $game } has begun
notice-table-begun-text = Everybody is here.
notice-table-asked-title = { $player } asks something in { $game }
notice-table-asked-text = { $player } { $what }
notice-table-over-title = { $game } is over
notice-table-over-text = { $what }
notice-table-rematch-title = { $game } is played again
notice-table-rematch-text = { $player } has set the table up again.

webhook-title = Tell a chat what happens here
webhook-set = A chat is told what happens here
webhook-help = A channel at Discord or Slack, ntfy, Gotify or a program of yours is told whose turn it is, and when the game begins and ends.
webhook-address = Its address
webhook-form = What it understands
webhook-add = Tell it
webhook-remove = Tell it no more
problem-only-host-webhook = Only the host of a table can have a chat told what happens there.
