# Settings
refused-setting-value = { $setting } cannot be “{ $got }”; expected: { $expected }.
refused-setting-unknown = There is no setting { $setting }; “tavolino serve --help” lists them all.
refused-setting-unreadable = The settings in { $file } could not be read: { $reason }.
refused-setting-toml = The settings in { $file } are not TOML: { $reason }.
refused-setting-extra = { $setting } needs more to be installed: pip install "tavolino[{ $extra }]".
refused-setting-address = The server cannot listen on { $host }, port { $port }: { $reason }.

serving = Tavolino is open at { $url }
