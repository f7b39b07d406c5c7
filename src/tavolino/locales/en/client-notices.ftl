# The section about games over days on the person's own page
notices-title = Games over days
notices-why = We can let you know when it is your turn. Nothing is sent unless you switch it on.
notices-mail = By e-mail
notices-mail-off = This server sends no e-mail.
notices-mail-address = Your e-mail address
notices-mail-set = Send a confirmation link
notices-mail-asked = A link is on its way to { $address }. Open it to confirm the address.
notices-mail-unconfirmed = We have sent a link to { $address }. Open it to confirm the address.
notices-mail-on = We e-mail you at { $address }.
notices-mail-stopped = You have unsubscribed { $address }.
notices-mail-failed = The mail server does not accept { $address }.
notices-mail-again = Send the link again
notices-mail-remove = Remove the address
notices-push = By notification
notices-push-off = This server sends no notifications.
notices-push-unsupported = This browser cannot show notifications while its pages are closed.
notices-push-forbidden = Your browser does not allow notifications from this site. You can change that in its settings.
notices-push-here = On this device
notices-push-failed = Your browser did not allow it.
notices-push-other = Another device, since { $when }
notices-remove = Remove
notices-feed = By a private feed
notices-feed-why = For a feed reader or a calendar. Anyone who has the address can see which games are waiting for you.
notices-feed-make = Create a feed
notices-feed-new = Replace the addresses
notices-feed-revoke = Remove the feed
notices-feed-atom = For a feed reader
notices-feed-calendar = For a calendar
notices-copy = Copy: { $what }
notices-when = When
notices-never = Never
notices-wait = When it becomes your turn
notices-wait-hours = { $hours ->
    [0] At once
    [one] After one hour
   *[other] After { $hours } hours
}
notices-left = Before your time is up
notices-left-hours = { $hours ->
    [one] One hour before
   *[other] { $hours } hours before
}
notices-rhythm = E-mail frequency
notices-rhythm-now = At once
notices-rhythm-hour = At most once an hour
notices-rhythm-day = Once a day
notices-hour = Time of day ({ $zone })
notices-not-here = Nothing is sent while you have a page open here.
notices-holidays = Holidays
notices-holidays-why = { $days ->
    [one] On these days nothing is sent, and your clocks in games over days stand still. You have one day a year; a day that has begun counts.
   *[other] On these days nothing is sent, and your clocks in games over days stand still. You have { $days } days a year; a day that has begun counts.
}
notices-holidays-first = First day
notices-holidays-last = Last day
notices-holidays-add = Add
notices-holidays-remove = Remove { $days }
notices-holidays-end = End { $days } now
notices-end = End now
notices-settings = Your settings

# What the links in e-mail open
notice-confirm-ask = May we e-mail you?
notice-confirm-ask-why = We will write to this address when it is your turn in a game over days.
notice-confirm-button = Yes, confirm the address
notice-confirm-done = Your address is confirmed
notice-confirm-done-why = From now on we will let you know when it is your turn.
notice-stop-ask = Unsubscribe?
notice-stop-ask-why = You will get no more e-mail from us at this address.
notice-stop-button = Unsubscribe
notice-stop-done = You are unsubscribed
notice-stop-done-why = We will not write to this address any more.
