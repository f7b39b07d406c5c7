refused-puzzle-seats = { $count ->
    [0] Personne ne peut jouer dans cette position.
    [one] { $count } personne peut jouer dans cette position.
   *[other] { $count } personnes peuvent jouer dans cette position ; un problème en demande exactement une.
}
refused-puzzle-oversized = Le fichier fait { $bytes } octets ; la limite est de { $most }.
refused-puzzle-cut-off = La ligne { $line } est incomplète : il manque la fin de ligne.
refused-puzzle-not-json = La ligne { $line } n’est pas du JSON canonique.
refused-puzzle-field = Ligne { $line } : le champ « { $field } » manque ou est faux.
refused-puzzle-twice = La ligne { $line } est le même problème que la ligne { $other }.
refused-puzzle-unproved = La ligne { $line } ne peut pas être prouvée : le champ « { $field } » est faux.
refused-puzzle-no-maker = Il n’y a pas de problèmes pour { $game }.
refused-puzzle-no-folder = Le dossier { $folder } n’existe pas.
refused-puzzle-file = { $file } n’est pas un fichier de problèmes. « tavolino puzzles check » indique ce qui ne va pas.

puzzles-made = { $count ->
    [one] { $file } : { $count } problème, prouvé.
   *[other] { $file } : { $count } problèmes, prouvés.
}
puzzles-proved = { $count ->
    [one] { $file } : le problème a exactement une meilleure solution.
   *[other] { $file } : les { $count } problèmes ont chacun exactement une meilleure solution.
}

refused-puzzle-unknown = Ce problème n’existe pas, ou vous ne l’avez pas commencé.
refused-puzzle-theme = Il n’y a pas de thème « { $got } » ; les thèmes sont { $expected }.
refused-puzzle-no-try = À cet endroit, ce morceau n’est relié à rien : l’essai ne compte pas.
refused-puzzle-none-left = Vous avez vu tous ces problèmes. Choisissez un autre thème ou un autre jeu.
refused-puzzle-stale = Ce problème a avancé : il en est maintenant au coup { $made }.

puzzle-goal-lead = Trouvez les coups qui vous donnent la plus grande avance finale.
puzzle-goal-win = Trouvez la seule façon de gagner.
puzzle-goal-decisions = { $moves ->
    [one] Vous avez { $moves } décision à prendre.
   *[other] Vous avez { $moves } décisions à prendre.
}
puzzle-goal-finish = { $count ->
    [one] Videz votre pile avec { $count } seule carte.
   *[other] Videz votre pile pendant ce tour en ne jouant que { $count } cartes.
}
puzzle-goal-join = { $count ->
    [one] Reliez le dernier morceau. Les autres restent en place.
   *[other] Reliez les { $count } derniers morceaux ({ $pieces }). Les autres restent en place.
}

puzzle-theme-level = terminer un niveau
puzzle-theme-cover = couvrir les marches adverses
puzzle-theme-sacrifice = céder d’abord des points
puzzle-theme-small = un bloc plus petit
puzzle-theme-decline = renoncer au bonus
puzzle-theme-decisive = gagner ou perdre
puzzle-theme-quiet = un coup tranquille
puzzle-theme-wait = laisser le plus grand bloc
puzzle-theme-leave = ne rien laisser de grand
puzzle-theme-largest = prendre le plus grand bloc
puzzle-theme-scissors = les ciseaux
puzzle-theme-supply = depuis la réserve
puzzle-theme-complete = compléter une rangée
puzzle-theme-new-row = commencer une rangée
puzzle-theme-two-rows = deux rangées
puzzle-theme-long = cinq cartes ou plus
puzzle-theme-two = deux morceaux
puzzle-theme-three = trois morceaux
puzzle-theme-four = quatre morceaux
puzzle-theme-turn = quarts de tour
puzzle-theme-chain = l’un relie l’autre
puzzle-theme-bridge = un pont entre les parties
puzzle-theme-joker = un joker

puzzle-hint-theme = Thème : { $theme }.
puzzle-piece-decline = Et si vous renonciez ?
puzzle-piece-block = { $size ->
    [one] Pensez à un bloc de { $size } case.
   *[other] Pensez à un bloc de { $size } cases.
}
puzzle-piece-pile = Pensez à la première carte de votre pile.
puzzle-piece-supply = Pensez à votre rangée de réserve { $row }.
puzzle-piece-scissors = Pensez à vos ciseaux.
puzzle-piece-card = Pensez au { $card } de votre main.
puzzle-piece-snippet = Pensez au morceau { $number }.

puzzle-tried-lead = Votre avance finale serait au mieux de { $reached } ; elle pourrait être de { $best }.
puzzle-tried-win = Votre adversaire pourrait maintenant vous empêcher de gagner.
puzzle-tried-finish = Cela marche aussi, mais il faut { $reached ->
    [one] { $reached } carte
   *[other] { $reached } cartes
  } au lieu de { $best }.
puzzle-tried-never = Vous ne pouvez plus vider votre pile ce tour-ci.
puzzle-tried-join = Avec ce morceau à cet endroit, vous ne pouvez plus relier tous les autres.

puzzle-only-lead = Tout autre coup vous donne au mieux une avance finale de { $reached } au lieu de { $best }.
puzzle-only-win = Tout autre coup laisse filer la victoire.
puzzle-only-finish = Avec toute autre carte, il en faut au moins { $reached }.
puzzle-only-never = Après toute autre carte, vous ne pouvez plus vider votre pile ce tour-ci.
