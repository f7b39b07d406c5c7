guest-name = Gość { $number }

refused-name-empty = Nazwa musi mieć co najmniej jeden znak.
refused-name-long = Nazwa ma najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-name-character = Nazwa nie może zawierać znaku { $character }, bo go nie widać.
refused-name-mixed = Słowo w nazwie nie może mieszać liter z różnych alfabetów.
refused-person-none = Nikt cię tu jeszcze nie zna; otwórz stronę główną albo się zaloguj.
refused-person-unknown = Nie ma takiej osoby.
refused-language-unknown = Nie ma tu języka „{ $got }”; są: { $expected }.
refused-account-already = Masz już konto.
refused-account-taken = Ta nazwa należy do innego konta.
refused-account-similar = Ta nazwa wygląda jak nazwa innego konta.
refused-account-none = Nie masz konta, więc nie ma hasła do zmiany.
refused-password-short = Hasło ma co najmniej { $least } { $least ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-password-long = Hasło ma najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-password-wrong = Stare hasło się nie zgadza.
refused-signin-wrong = Nie ma konta z taką nazwą i hasłem.
refused-token-wrong = Ten token jest nieważny albo stracił ważność.
refused-token-unknown = Nie masz takiego tokenu.
refused-token-many = Liczba twoich tokenów to już { $most }; unieważnij któryś niepotrzebny.
refused-token-browser = Tokenem bota nie da się tego zrobić; zrób to w przeglądarce.
refused-access-signed-out = Nastąpiło wylogowanie.
refused-mute-self = Nie możesz wyciszyć siebie.
refused-mute-many = Liczba wyciszonych przez ciebie osób to już { $most }.
refused-friend-link = Ten link znajomości jest nieważny albo wygasł.
refused-friend-self = To twój własny link znajomości; wyślij go komuś innemu.
refused-friend-many = Masz już { $most } znajomych.
refused-friend-many-of-theirs = Ta osoba ma już { $most } znajomych.
refused-friend-none = Zaprosić można tylko znajomych.
