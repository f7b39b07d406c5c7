# Settings
refused-setting-value = { $setting } cannot be “{ $got }”; expected: { $expected }.
refused-setting-unknown = There is no setting { $setting }; “tavolino serve --help” lists them all.
refused-setting-needs = { $setting } is set, so { $needed } must be set as well.
refused-setting-unreadable = The settings in { $file } could not be read: { $reason }.
refused-setting-toml = The settings in { $file } are not TOML: { $reason }.
refused-setting-extra = { $setting } needs an extra package: pip install "tavolino[{ $extra }]".
refused-setting-address = The server cannot listen on { $host }, port { $port }: { $reason }.

serving = Tavolino is running at { $url }
client-not-built = The web client has not been built yet. In the project folder, run: tools/web

# Requests and sockets
refused-request-unknown = There is nothing at this address.
refused-request-method = This address does not take { $got }, only { $expected }.
refused-request-malformed = The server could not understand the request.
refused-request-head = The request headers are too large; the limits are { $bytes } bytes and { $headers } headers.
refused-request-slow = The request took too long to arrive.
refused-access-origin = This request came from another site.
refused-body-large = This is too large; the limit is { $most } bytes.
refused-body-cut-off = The request was incomplete.
refused-body-json = This could not be read: { $reason }.
refused-body-binary = Send messages as text, not as bytes.
refused-body-field = The field “{ $field }” has an invalid value.
refused-body-text = This text has a character that cannot be stored.
refused-limit-wait = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-limit-sockets = You have too many open connections; the limit is { $most }.
refused-limit-connections = Too many open connections. Please try again in a moment.
refused-limit-messages = Too many messages at once, so the connection was closed.
refused-limit-slow = The connection was too slow to keep up, so it was closed.
refused-rules-none = The server has no rules for { $game } in the language “{ $asked }”.
refused-record-unknown = There is no such game file.
refused-record-long = The file has { $got } lines; the limit is { $most }.
refused-record-busy = The server is busy checking other games. Try again in a minute.
refused-stored-busy = The server is busy checking other games. Try again in a minute.
refused-analysis-many = { $most } games are being analysed for you already. Try again when one of them is done.
refused-picture-none = This server does not make pictures.
refused-picture-busy = The server is busy drawing. Try again in a minute.
refused-storage-away = The database is not responding. Try again in a moment.
refused-storage-busy = The server is busy. Try again in a moment.
refused-server-failed = Something went wrong on the server. Please try again.
refused-server-closing = The server is restarting. Your game will continue where it was.

# Previews of links
preview-lobby = There is a free seat. Come and play!
preview-playing = The game is on. Come and watch!
preview-over = The game is over. See how it went.
preview-site = Clever tabletop games with friends or against bots.
