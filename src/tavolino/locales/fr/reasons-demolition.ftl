# Démolition

reason-demolition-level = Il vide le niveau, et vous pouvez prendre un bloc de plus.
reason-demolition-largest = Aucun bloc que vous pouvez prendre n’est plus grand : il a { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-leaves = Il ne laisse à la personne suivante aucun bloc de plus de { $size ->
    [one] { $size } case
   *[other] { $size } cases
}.
reason-demolition-waits = Un bloc plus grand en libérerait maintenant un meilleur pour les autres.
reason-demolition-decline = Quoi que vous preniez, cela libérerait mieux pour les autres.
