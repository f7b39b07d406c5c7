# Démolition

reason-demolition-level = Il vide le niveau : vous pouvez prendre un bloc de plus.
reason-demolition-largest = C’est le plus grand bloc que vous puissiez prendre : { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-leaves = Il ne laisse au joueur suivant aucun bloc de plus de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-waits = Prendre un bloc plus grand maintenant en libérerait un meilleur pour les autres.
reason-demolition-decline = Quoi que vous preniez maintenant, vous libéreriez un meilleur bloc pour les autres.
