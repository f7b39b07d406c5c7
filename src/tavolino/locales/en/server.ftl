# Settings
refused-setting-value = { $setting } cannot be “{ $got }”; expected: { $expected }.
refused-setting-unknown = There is no setting { $setting }; “tavolino serve --help” lists them all.
refused-setting-needs = { $setting } is set, so { $needed } must be set, too.
refused-setting-unreadable = The settings in { $file } could not be read: { $reason }.
refused-setting-toml = The settings in { $file } are not TOML: { $reason }.
refused-setting-extra = { $setting } needs more to be installed: pip install "tavolino[{ $extra }]".
refused-setting-address = The server cannot listen on { $host }, port { $port }: { $reason }.

serving = Tavolino is open at { $url }
client-not-built = The pages have not been built yet. In the project's folder, run: tools/web

# Requests and sockets
refused-request-unknown = There is nothing at this address.
refused-request-method = This address does not take { $got }, only { $expected }.
refused-request-malformed = The request could not be understood.
refused-request-head = The head of the request is too large; at most { $bytes } bytes and { $headers } headers are read.
refused-request-slow = The request took too long to arrive.
refused-access-origin = This came from a page that is not ours.
refused-body-large = This is too large; at most { $most } bytes are read.
refused-body-cut-off = The request ended in the middle.
refused-body-json = This could not be read: { $reason }.
refused-body-binary = Messages are texts, not bytes.
refused-body-field = The field “{ $field }” has a value that is not allowed.
refused-limit-wait = This is too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-limit-sockets = There are too many open connections; at most { $most } are kept.
refused-limit-connections = Too many connections are open; please try again in a moment.
refused-limit-messages = Too many messages came too quickly, so the connection was closed.
refused-limit-slow = The connection was too slow to keep up, so it was closed.
refused-rules-none = The server has no rules of { $game } in the language “{ $asked }”.
refused-record-unknown = There is no such record.
refused-record-long = The record has { $got } lines; at most { $most } are read here.
refused-picture-none = This server makes no pictures.
refused-picture-busy = Too many pictures are being drawn; try again in a minute.
refused-storage-away = The storage does not answer; try again in a moment.
refused-storage-busy = Too much is happening at once; try again in a moment.
refused-server-failed = Something went wrong in the server; please try again.
refused-server-closing = The server is being restarted; the game goes on where it stands.

# Previews of links
preview-lobby = There is room at the table. Sit down and play.
preview-playing = The game is on. Come and watch.
preview-over = The game is over. See how it went.
preview-site = Clever table games with friends or against bots.
