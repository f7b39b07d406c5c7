guest-name = Gość { $number }

refused-name-empty = Nick musi mieć co najmniej jeden znak.
refused-name-long = Nick może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-name-character = Nick nie może zawierać niewidocznego znaku { $character }.
refused-name-encoded = Nick nie może zawierać „{ $text }”.
refused-name-mixed = W jednym słowie nicku nie można mieszać liter z różnych alfabetów.
refused-person-none = Jeszcze się nie znamy. Otwórz stronę główną albo się zaloguj.
refused-access-signed-out = Sesja została zakończona.
refused-person-unknown = Nie ma takiego gracza.
refused-language-unknown = Nie ma języka „{ $got }”; dostępne: { $expected }.
refused-account-already = Masz już konto.
refused-account-taken = Ta nazwa jest już zajęta.
refused-account-similar = Ta nazwa jest zbyt podobna do nazwy innego konta.
refused-account-none = Nie masz konta, więc nie masz też hasła.
refused-password-short = Hasło musi mieć co najmniej { $least } { $least ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-password-long = Hasło może mieć najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}.
refused-password-common = To hasło zbyt łatwo odgadnąć. Wybierz kilka słów, które do siebie nie pasują.
refused-password-wrong = Obecne hasło jest błędne.
refused-signin-wrong = Błędna nazwa lub hasło.
refused-token-wrong = Ten token jest nieprawidłowy albo unieważniony.
refused-token-unknown = Nie masz takiego tokenu.
refused-token-many = Masz już { $most } { $most ->
    [one] token
    [few] tokeny
   *[many] tokenów
}. Unieważnij któryś niepotrzebny.
refused-token-browser = Tokenem bota nie da się tego zrobić. Użyj przeglądarki.
refused-mute-self = Nie możesz wyciszyć siebie.
refused-mute-many = Więcej osób nie da się wyciszyć; limit to { $most }.
refused-friend-link = Ten link dla znajomych jest nieprawidłowy albo już nie działa.
refused-friend-self = To twój własny link dla znajomych. Wyślij go komuś innemu.
refused-friend-many = Masz już { $most } znajomych.
refused-friend-many-of-theirs = Ta osoba ma już { $most } znajomych.
refused-friend-none = Zapraszać możesz tylko znajomych.
