# The section about correspondence games on the person's own page
notices-title = Correspondence games
notices-why = We can tell you when it is your turn. Nothing is sent unless you turn it on.
notices-mail = By email
notices-mail-off = This server does not send email.
notices-mail-address = Your email address
notices-mail-set = Send confirmation link
notices-mail-asked = We sent a link to { $address }. Open it to confirm your address.
notices-mail-unconfirmed = We sent a link to { $address }. Open it to confirm your address.
notices-mail-on = We email you at { $address }.
notices-mail-stopped = { $address } is unsubscribed.
notices-mail-failed = The mail server rejected { $address }.
notices-mail-again = Resend link
notices-mail-remove = Remove address
notices-push = Notifications
notices-push-off = This server does not send notifications.
notices-push-unsupported = This browser cannot show notifications when the page is closed.
notices-push-forbidden = Your browser blocks notifications from this site. You can change this in its settings.
notices-push-here = On this device
notices-push-failed = Your browser did not allow notifications.
notices-push-other = Another device, since { $when }
notices-remove = Remove
notices-feed = Private feed
notices-feed-why = For feed readers and calendars. Anyone with the address can see which games are waiting for you.
notices-feed-make = Create feed
notices-feed-new = Get new addresses
notices-feed-revoke = Remove feed
notices-feed-atom = Feed reader
notices-feed-calendar = Calendar
notices-copy = Copy: { $what }
notices-when = When
notices-never = Never
notices-wait = When it is your turn
notices-wait-hours = { $hours ->
    [0] Right away
    [one] After one hour
   *[other] After { $hours } hours
}
notices-left = Before your time runs out
notices-left-hours = { $hours ->
    [one] One hour before
   *[other] { $hours } hours before
}
notices-rhythm = Email frequency
notices-rhythm-now = Right away
notices-rhythm-hour = At most once an hour
notices-rhythm-day = Once a day
notices-hour = Time of day ({ $zone })
notices-not-here = Nothing is sent while you have Tavolino open.
notices-holidays = Holidays
notices-holidays-why = { $days ->
    [one] On these days nothing is sent, and your clocks in correspondence games stand still. You have one day a year; a day counts once it has begun.
   *[other] On these days nothing is sent, and your clocks in correspondence games stand still. You have { $days } days a year; a day counts once it has begun.
}
notices-holidays-first = First day
notices-holidays-last = Last day
notices-holidays-add = Add
notices-holidays-remove = Remove { $days }
notices-holidays-end = End { $days } now
notices-end = End now
notices-settings = Your settings

# What the links in email open
notice-confirm-ask = May we email you?
notice-confirm-ask-why = We will email this address when it is your turn in a correspondence game.
notice-confirm-button = Yes, confirm this address
notice-confirm-done = Address confirmed
notice-confirm-done-why = We will let you know when it is your turn.
notice-stop-ask = Unsubscribe?
notice-stop-ask-why = We will not send any more email to this address.
notice-stop-button = Unsubscribe
notice-stop-done = You are unsubscribed
notice-stop-done-why = We will not send any more email to this address.
