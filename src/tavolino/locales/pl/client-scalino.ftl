# Plansze gier Scalino i Scalino, rozbiórka, w przeglądarce

scalino-green = zielony
scalino-pink = różowy
scalino-yellow = żółty
scalino-blue = niebieski
scalino-nobody = niczyj
scalino-either = { $one } albo { $other }

# Stół
scalino-board = Piramida
scalino-keys = Strzałki przechodzą po położeniach, Enter kładzie klocek, N znajduje następne dozwolone położenie. 1, 2 i 3 wybierają klocek, R go obraca, C zmienia jego kolor, gdy można go wybrać. Q i E obracają stół, V patrzy z góry.
scalino-keys-demolition = Strzałki przechodzą od klocka do klocka, Enter zabiera klocek. Q i E obracają stół, V patrzy z góry.
scalino-seen = Piramida widziana od strony { $side ->
    [south] rzędu 1
    [east] kolumny i
    [north] rzędu 9
   *[west] kolumny a
}
scalino-seen-above = Piramida widziana z góry
scalino-look = Jak na nią patrzysz
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
    [rank] Klocek leży wzdłuż rzędu; obróć (R)
   *[file] Klocek leży wzdłuż kolumny; obróć (R)
}
scalino-colour = Kolor
scalino-colour-label = Klocek { $colour } (C)
scalino-put = Połóż tutaj
scalino-take = Zabierz
scalino-decline = Nie, dziękuję
scalino-left = Kolor { $colour } ma jeszcze klocki: na jedno pole { $one }, na dwa { $two }, na trzy { $three }.
scalino-show-rows = Pokaż ciągi: { $colour }
scalino-card-left = zostało { $spaces }
scalino-card-over = { $sign } za resztę

# Co można zrobić w danym położeniu
scalino-places = { $count ->
    [one] Jedno położenie dla tego klocka.
    [few] { $count } położenia dla tego klocka.
   *[many] { $count } położeń dla tego klocka.
}
scalino-none-fits = { $size ->
    [one] Klocek na jedno pole nigdzie teraz nie pasuje; wybierz inny.
    [few] Klocek na { $size } pola nigdzie tak nie pasuje; obróć go albo wybierz inny.
   *[many] Klocek na { $size } pól nigdzie tak nie pasuje; obróć go albo wybierz inny.
}
scalino-not-allowed = { $place } jest niedozwolone.
scalino-put-pointer = Kliknij, aby położyć klocek na { $place }.
scalino-put-touch = Dotknij jeszcze raz, aby położyć klocek na { $place }.
scalino-put-keys = { $place } jest dozwolone; Enter kładzie tam klocek.
scalino-gain-row = Ciąg { $from } → { $to }, { $sign }
scalino-gain = { $points ->
    [one] { $sign } punkt
    [few] { $sign } punkty
   *[many] { $sign } punktów
}
scalino-gain-other = { $colour } { $sign }
scalino-free = { $count ->
    [one] Można zabrać jeden klocek.
    [few] Do zabrania są { $count } klocki.
   *[many] Do zabrania jest { $count } klocków.
}
scalino-not-free = Klocka na { $place } nie można zabrać.
scalino-take-pointer = Kliknij, aby zabrać { $place }: { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}.
scalino-take-touch = Dotknij jeszcze raz, aby zabrać { $place }: { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}.
scalino-take-keys = { $place } można zabrać za { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}; naciśnij Enter.

# Co zrobić
scalino-task-star = Zacznij: połóż { $colour } klocek na gwieździe.
scalino-task = Połóż { $colour } klocek na poziomie { $level }.
scalino-task-neutral = Połóż { $colour } klocek, niczyj, na poziomie { $level }: tym razem robisz to ty.
scalino-task-take = Zabierz klocek.

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
scalino-log-take = zabiera { $place } za { $size ->
    [one] jeden punkt
    [few] { $size } punkty
   *[many] { $size } punktów
}
scalino-level-complete = Poziom { $level } jest pełny.
scalino-pyramid-complete = Piramida jest gotowa.
scalino-bonus-you = Możesz położyć jeszcze jeden { $colour } klocek, na poziomie { $level }.
scalino-bonus = { $name } może położyć jeszcze jeden { $colour } klocek, na poziomie { $level }.
scalino-level-cleared = Poziom { $level } jest rozebrany.
scalino-extra-you = Możesz zabrać jeszcze jeden klocek.
scalino-extra = { $name } może zabrać jeszcze jeden klocek.

# Plansza słowami
scalino-level-now = Buduje się poziom { $level } z 4.
scalino-level = Poziom { $level }: { $blocks }.
scalino-empty = Na planszy nie ma żadnego klocka.
scalino-colour-line = { $colour } ({ $name }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $lengths ->
    [0] {""}
   *[other] , ciągi stopni: { $lengths }
}.
scalino-not-dealt = Piramida nie jest jeszcze zbudowana.
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
scalino-sum = Punkty, kolor { $colour }
scalino-row = { $count ->
    [one] Pojedynczy stopień
   *[other] Ciąg z { $count } stopni
}
scalino-worthless = { $count ->
    [one] Stopień, który trzyma się tylko gwiazdy
    [few] { $count } stopnie, które trzymają się tylko gwiazdy
   *[many] { $count } stopni, które trzymają się tylko gwiazdy
}
scalino-unused = { $spaces ->
    [one] Pozostały klocek na jedno pole
    [few] Pozostałe klocki, { $spaces } pola
   *[many] Pozostałe klocki, { $spaces } pól
}
scalino-total = Razem
scalino-taken-table = Co kto zabrał
