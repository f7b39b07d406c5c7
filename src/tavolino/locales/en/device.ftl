refused-bot-device = “{ bot-master }” could not play at full strength on this device. You can meet it at a table on a server.
refused-storage-device = The game could not be stored on this device, so nothing was done.
refused-table-damaged = This stored game is damaged and cannot be opened.
refused-device-failed = Something went wrong on this device; please try again.
# Refusals of a game that a device hands to a server
refused-stored-beginning = This is no stored game: it does not begin with a table.
refused-stored-event = Event { $event } of this game cannot be read, or cannot happen there.
refused-stored-time = Event { $event } of this game has a wrong time.
refused-stored-rule = Event { $event } of this game breaks the rule { $broken }.
refused-stored-draw = Event { $event } of this game is a draw that does not follow from the dealer's secret.
refused-stored-secret = The dealer's secret does not fit this game.
refused-stored-people = Event { $event } of this game names another person; only your own seats and bots may be in it.
refused-stored-absent = You had no seat in this game.
refused-stored-version = This server does not know version { $version } of { $game }.
refused-stored-unfinished = This game is not over; only finished games can be kept.
refused-stored-long = This game has { $got } events; at most { $most } are accepted here.
