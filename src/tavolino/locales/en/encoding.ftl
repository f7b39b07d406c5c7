refused-action-unknown = { $action } is not an action; actions are 0 to { $last }.
refused-action-none = The move { $move } has no action id.
refused-action-wait = Waiting is not a move.
refused-action-no-space = { $game } has no action space; these games have one: { $expected }.
refused-action-first-snippet = The first snippet is laid at 0,0; { $action } is elsewhere.
refused-action-in-turn = In { $game } seats take turns; it has no parallel environment.
