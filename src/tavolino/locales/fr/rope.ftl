game-rope = Cut the Rope
about-rope = Débarrassez-vous de votre pile de cartes sur des rangées communes à tous ; les ciseaux vont partout.
option-rope-pile = Cartes de chaque pile personnelle (0 : selon les règles)
help-rope-pile = De petites piles font une partie plus courte, de grandes une plus longue ; avec 0, les règles fixent le nombre.
option-rope-same = Un nombre peut se répéter
option-rope-same-no = Non
option-rope-same-yes = Oui
help-rope-same = Une carte peut aussi répéter le dernier nombre : après 1, 2, 3, 4 vient un 4 ou un 5.
option-rope-supply = Rangées de réserve
option-rope-supply-any = Prennent toute carte
option-rope-supply-sequence = En suite quand c’est possible
help-rope-supply = Les rangées de réserve prennent les cartes dans n’importe quel ordre, ou seulement en suite tant qu’une de vos cartes convient.

refused-notation-rope = « { $text } » n’est pas un coup ; écrivez h7>B (main vers rangée), p>A (pile vers rangée), s2>C (réserve vers rangée), h4.s1 (finir le tour : main vers réserve) ou end.
refused-notation-rope-chance = « { $text } » n’est pas un tirage ; le donneur écrit deal, first ou shuffle.

refused-cr-1-deal = Maintenant on distribue tout le paquet, chaque carte une fois.
refused-cr-1-draw-first = Maintenant on tire au sort qui commence, parmi { $seats }.
refused-cr-1-first = La place { $got } ne peut pas commencer à une table de { $seats }.
refused-cr-1-not-chance = Seul le donneur distribue, tire au sort et mélange.
refused-cr-4-not-in-hand = Vous n’avez pas de { $card ->
    [S] ciseaux
   *[other] { $card }
} en main.
refused-cr-4-empty-supply = Votre rangée de réserve { $supply } est vide.
refused-cr-5-first-free = Une nouvelle rangée commence au premier emplacement libre, { $free }, pas en { $row }.
refused-cr-5-start = Une rangée commune commence par 1, 10 ou des ciseaux, pas par { $card }.
refused-cr-5-due = La rangée { $row } attend { $expected } ou des ciseaux, pas { $card }.
refused-cr-8-must-lay = Il vous reste { $count ->
    [one] { $count } carte en main ; posez-la
   *[other] { $count } cartes en main ; posez-en une
} sur une rangée de réserve pour finir votre tour.
refused-cr-8-not-in-hand = Vous n’avez pas de { $card ->
    [S] ciseaux
   *[other] { $card }
} en main à poser.
refused-cr-8-first-free = La rangée de réserve { $supply } est vide et une autre avant elle aussi ; commencez par celle-là.
refused-cr-9-sequence = { $card ->
    [S] Des ciseaux ne prolongent pas
   *[other] Le { $card } ne prolonge pas
} la suite de la rangée de réserve { $supply }, et une autre carte ou une autre rangée conviendrait.
refused-cr-11-shuffle = Maintenant on mélange la défausse, chacune de ses cartes une fois.
refused-cr-13-pile = À { $seats } joueurs, une pile personnelle a au plus { $most } cartes, pas { $got }.
refused-cr-14-due = La rangée { $row } attend { $expected } ou des ciseaux, pas { $card }.

cause-rope-pile = Une pile personnelle est épuisée.
cause-rope-still = Pendant un tour de table, personne n’a bougé de carte.
cause-rope-endless = Pendant 500 tours, personne n’a joué de carte de sa pile.

# Défi du jour
daily-goal-rope = Videz votre pile en aussi peu de tours que possible. Les cartes sont les mêmes pour tout le monde.
daily-score-rope = { $score ->
    [one] { $score } tour
   *[other] { $score } tours
}
