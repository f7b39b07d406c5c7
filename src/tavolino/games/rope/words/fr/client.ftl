# Cut the Rope dans le navigateur

rope-own-cards = Vos cartes
rope-draw-pile = Pioche
rope-discard-pile = Défausse
rope-in-pile = { $count ->
    [one] { $count } carte dans votre pile
   *[other] { $count } cartes dans votre pile
}
rope-no-hand = Votre main est vide. Vous piocherez six cartes à la fin de votre tour.
rope-pile = Votre pile
rope-hand = Votre main
rope-supply = Votre réserve
rope-supply-ends = Posez-la ici pour terminer votre tour
rope-end-turn = Terminer le tour
rope-ending = Terminer votre tour ? Entrée pour confirmer, Échap pour revenir.
rope-take-back = Annuler
rope-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

# Le plateau en mots
rope-card = { $card ->
    [S] ciseaux
   *[other] { $card }
}
rope-scissors-as = ciseaux valant { $number }
rope-forced = { $card ->
    [S] ciseaux hors suite
   *[other] { $card } hors suite
}
rope-no-cards = vide
rope-up = en montant avec { $numbers }
rope-down = en descendant avec { $numbers }
rope-row = Rangée { $row }{ $direction ->
    [up] {""}, en montant
    [down] {""}, en descendant
   *[other] {""}
} : { $cards }. Elle continue { $next }, ou avec des ciseaux.
rope-row-free = La rangée { $row } est vide. Elle commence { $next }, ou avec des ciseaux.
rope-supply-row = Rangée de réserve { $row } : { $cards }.
rope-own-supply = Posez la carte ici et terminez votre tour. { $row }
rope-own-card = { $card ->
    [S] Ciseaux
   *[other] { $card }
} { $from ->
    [pile] de votre pile
    [hand] de votre main
   *[supply] de la rangée de réserve { $supply }
}{ $count ->
    [0] {""}
    [one]  ; rangée possible : { $rows }
   *[other]  ; rangées possibles : { $rows }
}
rope-player = { $name } : { $pile ->
    [0] pile vide
    [one] encore { $pile } carte dans la pile, carte visible : { $card ->
        [S] ciseaux
       *[other] { $card }
    }
   *[other] encore { $pile } cartes dans la pile, carte visible : { $card ->
        [S] ciseaux
       *[other] { $card }
    }
}, { $hand ->
    [0] aucune carte en main
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}.
rope-your-hand = Votre main : { $cards }.
rope-stock = { $draw ->
    [0] La pioche est vide
    [one] Il reste { $draw } carte dans la pioche
   *[other] Il reste { $draw } cartes dans la pioche
}, { $discard ->
    [one] { $discard } carte dans la défausse.
   *[other] { $discard } cartes dans la défausse.
}

# Ce qui se passe
rope-log-deal = Les cartes sont distribuées
rope-log-first = { $name } commence
rope-log-shuffle = La défausse est mélangée et forme une nouvelle pioche
rope-one-card = { $card ->
    [1] un 1
    [2] un 2
    [3] un 3
    [4] un 4
    [5] un 5
    [6] un 6
    [7] un 7
    [8] un 8
    [9] un 9
    [10] un 10
   *[S] des ciseaux
}
rope-log-hand = joue { $what } sur la rangée { $row }
rope-log-pile = joue une carte de sa pile sur la rangée { $row }
rope-log-pile-card = joue { $what } de sa pile sur la rangée { $row }
rope-log-supply = joue une carte de sa réserve { $supply } sur la rangée { $row }
rope-log-supply-card = joue { $what } de sa réserve { $supply } sur la rangée { $row }
rope-log-lay = pose { $what } dans sa réserve { $supply } et termine son tour
rope-log-end = termine son tour la main vide
rope-cut = La rangée { $row } est complète : on la défausse.
rope-turned-up = { $card ->
    [S] { $name } retourne des ciseaux
   *[other] { $name } retourne un { $card }
} ; { $count ->
    [one] c’est la dernière carte de sa pile.
   *[other] il reste { $count } cartes dans sa pile.
}
rope-score = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# Ce qu’on peut faire
rope-task-play = Jouez sur les rangées. Pour terminer votre tour, posez une carte dans votre réserve.
rope-task-lay = Aucune carte ne convient. Posez-en une dans votre réserve pour terminer votre tour.
rope-task-play-end = Votre main est vide : continuez, ou terminez votre tour et piochez six cartes.
rope-task-end = Aucune carte ne convient : terminez votre tour et piochez six cartes.

# La fin
rope-piles-title = Les piles au fil de la partie
rope-piles-chart = Cartes restantes dans chaque pile, tour par tour
rope-piles-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
rope-piles-line = de { $from } à { $to }
rope-won-pile = { $names } a vidé sa pile { $turns ->
    [one] en { $turns } tour.
   *[other] au tour { $turns }.
}
rope-won-fewest = { $count ->
    [one] C’est à { $names } qu’il reste le moins de cartes.
   *[other] C’est à { $names } qu’il reste le moins de cartes.
}
rope-margin = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
