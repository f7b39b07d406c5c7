your-move = Twój ruch, miejsce { $seat }. Napisz na przykład: { $examples }. „?” wymienia wszystkie ruchy, „help” inne słowa.
terminal-help =
    ?       wymienia ruchy, które możesz zrobić
    board   pokazuje stół jeszcze raz
    undo    cofa twój ostatni ruch i wszystko po nim
    quit    odchodzi od stołu
endless = Ruchów jest za dużo, żeby je wymienić.
time-up = Czas minął.
left = Odchodzisz od stołu.
saved = Zapisano w { $file }.
not-over = Gra nie jest skończona.
par = miejsce { $seat }: zdobyte bez żetonów { $scored }; można było mieć { $at_least }, a { $at_most } nie dało się przebić.
standing = { $rank }. miejsce { $seat }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dealer-hash = Zobowiązanie rozdającego: { $hash }.
dealer-secret = Sekret rozdającego: { $secret }.
verified-fair = wiersze, ruchy i wynik się zgadzają, a rozdanie było uczciwe.
verified-open = wiersze i ruchy się zgadzają; gra nie jest skończona, więc rozdania nie da się jeszcze sprawdzić.
verified-unclaimed = wiersze, ruchy i wynik się zgadzają; za losowania nie ręczył żaden rozdający.

refused-undo-nothing = Nie masz ruchu do cofnięcia.
refused-seats-viewer = Przy tym stole na { $seats } nie ma miejsca { $got }; miejsca liczy się od 0.
