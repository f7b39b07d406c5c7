refused-action-unknown = { $action } nie jest akcją; akcje mają numery od 0 do { $last }.
refused-action-none = Ruch { $move } nie ma numeru akcji.
refused-action-wait = Czekanie nie jest ruchem.
refused-action-no-space = Gra { $game } nie ma numerów akcji; mają je: { $expected }.
refused-action-first-snippet = Pierwszy skrawek kładzie się na 0,0; { $action } jest gdzie indziej.
refused-action-in-turn = W grze { $game } gracze grają po kolei; nie ma środowiska równoległego.
