# Demolition

reason-demolition-level = It clears the level, so you may take an extra block.
reason-demolition-largest = No block you can take now is larger: it has { $size ->
    [one] one space
   *[other] { $size } spaces
}.
reason-demolition-leaves = It leaves the next player no block of more than { $size ->
    [one] one space
   *[other] { $size } spaces
}.
reason-demolition-waits = A larger block now would set a better one free for the others.
reason-demolition-decline = Anything you take now would set a better block free for the others.
