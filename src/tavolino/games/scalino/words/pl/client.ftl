# Plansze gier Scalino i Scalino: rozbiórka w przeglądarce

scalino-green = zielony
scalino-pink = różowy
scalino-yellow = żółty
scalino-blue = niebieski
scalino-nobody = neutralny
scalino-either = { $one } albo { $other }

# Stół
scalino-board = Piramida
scalino-keys = Strzałki przechodzą między miejscami, Enter kładzie klocek, N przeskakuje do następnego dozwolonego miejsca. 1, 2 i 3 wybierają klocek, R go obraca, C zmienia kolor, gdy jest wybór. Q i E obracają stół, V przełącza na widok z góry.
scalino-keys-demolition = Strzałki przechodzą między klockami, Enter bierze klocek. Q i E obracają stół, V przełącza na widok z góry.
scalino-seen = Piramida od strony { $side ->
    [south] rzędu 1
    [east] kolumny i
    [north] rzędu 9
   *[west] kolumny a
}
scalino-seen-above = Piramida z góry
scalino-look = Widok
scalino-turn-left = Obróć stół w lewo
scalino-turn-right = Obróć stół w prawo
scalino-from-above = Widok z góry
scalino-from-side = Widok z boku

# Wybór klocka
scalino-size = Klocek
scalino-size-label = { $size ->
    [one] Klocek na jedno pole
    [few] Klocek na { $size } pola
   *[many] Klocek na { $size } pól
}, zostało: { $count } ({ $size })
scalino-blocks-of = { $size ->
    [one] Klocki na jedno pole
    [few] Klocki na { $size } pola
   *[many] Klocki na { $size } pól
}
scalino-turn-block = { $direction ->
    [rank] Klocek leży wzdłuż rzędu; obróć go (R)
   *[file] Klocek leży wzdłuż kolumny; obróć go (R)
}
scalino-colour = Kolor
scalino-colour-label = Klocek { $colour } (C)
scalino-put = Połóż tutaj
scalino-take = Weź
scalino-decline = Nie, dziękuję
scalino-left = Pozostałe klocki (kolor { $colour }): jednopolowe – { $one }, dwupolowe – { $two }, trzypolowe – { $three }.
scalino-show-rows = Pokaż ciągi: { $colour }
scalino-card-left = zostało { $spaces }
scalino-card-over = reszta: { $sign }

# Co można zrobić w danym miejscu
scalino-places = { $count ->
    [one] Ten klocek pasuje w jednym miejscu.
   *[other] Ten klocek pasuje w { $count } miejscach.
}
scalino-none-fits = { $size ->
    [one] Klocek na jedno pole nigdzie teraz nie pasuje. Wybierz inny.
    [few] Klocek na { $size } pola nigdzie tak nie pasuje. Obróć go albo wybierz inny.
   *[many] Klocek na { $size } pól nigdzie tak nie pasuje. Obróć go albo wybierz inny.
}
scalino-not-allowed = Nie możesz położyć go na { $place }.
scalino-put-pointer = Kliknij, żeby położyć klocek na { $place }.
scalino-put-touch = Stuknij jeszcze raz, żeby położyć klocek na { $place }.
scalino-put-keys = Naciśnij Enter, żeby położyć klocek na { $place }.
scalino-gain-row = Ciąg { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } punkt
    [few] { $sign } punkty
   *[many] { $sign } punktów
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Możesz wziąć jeden klocek.
    [few] Możesz wziąć jeden z { $count } klocków.
   *[many] Możesz wziąć jeden z { $count } klocków.
}
scalino-not-free = Nie możesz wziąć klocka na { $place }.
scalino-take-pointer = Kliknij, żeby wziąć { $place }: { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}.
scalino-take-touch = Stuknij jeszcze raz, żeby wziąć { $place }: { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}.
scalino-take-keys = { $place } daje { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}; naciśnij Enter.

# Co zrobić
scalino-task-star = Połóż { $colour } klocek tak, żeby zakrył gwiazdę.
scalino-task = Połóż { $colour } klocek na poziomie { $level }.
scalino-task-neutral = Teraz ty kładziesz neutralny klocek ({ $colour }), na poziomie { $level }.
scalino-task-take = Weź klocek.

# Co się stało
scalino-log-first = Zaczyna { $name }
scalino-log-dealt = Piramida jest gotowa
scalino-log-decline = rezygnuje z dodatkowego klocka
scalino-log-put = kładzie klocek na { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}: { $place }
scalino-log-put-colour = kładzie { $colour } klocek na { $size ->
    [one] jedno pole
    [few] { $size } pola
   *[many] { $size } pól
}: { $place }
scalino-log-take = bierze { $place } za { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}
scalino-level-complete = Poziom { $level } jest ukończony.
scalino-pyramid-complete = Piramida jest gotowa.
scalino-bonus-you = Możesz położyć jeszcze jeden { $colour } klocek, na poziomie { $level }.
scalino-bonus = { $name } może położyć jeszcze jeden { $colour } klocek, na poziomie { $level }.
scalino-level-cleared = Poziom { $level } jest rozebrany.
scalino-extra-you = Możesz wziąć jeszcze jeden klocek.
scalino-extra = { $name } może wziąć jeszcze jeden klocek.

# Plansza słowami
scalino-level-now = Budowany poziom: { $level } z 4.
scalino-level = Poziom { $level }: { $blocks }.
scalino-empty = Na planszy nie ma klocków.
scalino-colour-line = Kolor { $colour } ({ $name }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $lengths ->
    [0] {""}
   *[other] , stopnie w ciągach: { $lengths }
}.
scalino-not-dealt = Nie ma jeszcze piramidy.
scalino-standing = { $count ->
    [one] Został jeden klocek.
    [few] Zostały { $count } klocki.
   *[many] Zostało { $count } klocków.
}
scalino-taken = { $name } ma { $count ->
    [one] jeden klocek
    [few] { $count } klocki
   *[many] { $count } klocków
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.

# Koniec, punkt po punkcie
scalino-result-colour = Kolor
scalino-sum = Punkty: { $colour }
scalino-row = { $count ->
    [one] Pojedynczy stopień
    [few] Ciąg { $count } stopni
   *[many] Ciąg { $count } stopni
}
scalino-worthless = { $count ->
    [one] Stopień połączony tylko z gwiazdą
    [few] { $count } stopnie połączone tylko z gwiazdą
   *[many] { $count } stopni połączonych tylko z gwiazdą
}
scalino-unused = { $spaces ->
    [one] Niewykorzystany klocek na jedno pole
    [few] Niewykorzystane klocki, { $spaces } pola
   *[many] Niewykorzystane klocki, { $spaces } pól
}
scalino-total = Razem
scalino-taken-table = Wzięte klocki
