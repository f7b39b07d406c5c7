game-rope = Cut the Rope
about-rope = Videz votre pile sur des rangées communes à tous. Les ciseaux sont des jokers.
option-rope-pile = Cartes par pile (0 = standard)
help-rope-pile = De petites piles pour une partie courte, de grandes pour une longue. 0 : le nombre prévu par les règles.
option-rope-same = Nombres répétés
option-rope-same-no = Non
option-rope-same-yes = Oui
help-rope-same = Une carte peut aussi répéter le nombre précédent : après 1, 2, 3, 4 vient un 4 ou un 5.
option-rope-supply = Rangées de réserve
option-rope-supply-any = Ordre libre
option-rope-supply-sequence = En suite si possible
help-rope-supply = Ajoutez les cartes à vos rangées de réserve dans n’importe quel ordre, ou seulement en montant ou en descendant tant qu’une carte convient.

refused-notation-rope = « { $text } » n’est pas un coup. Écrivez h7>B (main vers rangée), p>A (pile vers rangée), s2>C (réserve vers rangée), h4.s1 (main vers réserve, pour terminer le tour) ou end.
refused-notation-rope-chance = « { $text } » n’est pas un tirage. Écrivez deal, first ou shuffle.

refused-cr-1-deal = Il faut maintenant distribuer tout le paquet, chaque carte une fois.
refused-cr-1-draw-first = Il faut maintenant désigner le premier joueur, parmi { $seats }.
refused-cr-1-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-cr-1-not-chance = Les joueurs ne peuvent ni distribuer, ni tirer au sort, ni mélanger.
refused-cr-4-not-in-hand = Vous n’avez pas de { $card ->
    [S] ciseaux
   *[other] { $card }
} en main.
refused-cr-4-empty-supply = Votre rangée de réserve { $supply } est vide.
refused-cr-5-first-free = Commencez une nouvelle rangée au premier emplacement libre, { $free }, pas en { $row }.
refused-cr-5-start = Une rangée commune commence par 1, 10 ou des ciseaux, pas par { $card }.
refused-cr-5-due = La rangée { $row } attend { $expected } ou des ciseaux, pas { $card }.
refused-cr-8-must-lay = Il vous reste { $count ->
    [one] { $count } carte en main. Posez-la
   *[other] { $count } cartes en main. Posez-en une
} sur une rangée de réserve pour terminer votre tour.
refused-cr-8-not-in-hand = Vous n’avez pas de { $card ->
    [S] ciseaux
   *[other] { $card }
} en main.
refused-cr-8-first-free = La rangée de réserve { $supply } est vide, et une autre avant elle aussi. Commencez par celle-là.
refused-cr-9-sequence = { $card ->
    [S] Les ciseaux ne prolongent pas
   *[other] Le { $card } ne prolonge pas
} la suite de la rangée de réserve { $supply }, et une autre carte ou une autre rangée conviendrait.
refused-cr-11-shuffle = Il faut maintenant mélanger la défausse, chaque carte une fois.
refused-cr-13-pile = À { $seats } joueurs, une pile a au plus { $most } cartes, pas { $got }.
refused-cr-14-due = La rangée { $row } attend { $expected } ou des ciseaux, pas { $card }.

cause-rope-pile = Un joueur a vidé sa pile.
cause-rope-still = Personne n’a joué ni posé de carte pendant un tour de table entier.
cause-rope-endless = Personne n’a joué de carte de sa pile pendant 500 tours.

# Défi du jour
daily-goal-rope = Videz votre pile en un minimum de tours. Tout le monde reçoit les mêmes cartes.
daily-score-rope = { $score ->
    [one] { $score } tour
   *[other] { $score } tours
}
