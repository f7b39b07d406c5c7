refused-action-unknown = { $action } n’est pas une action ; les actions vont de 0 à { $last }.
refused-action-none = Le coup { $move } n’a pas de numéro d’action.
refused-action-wait = Attendre n’est pas un coup.
refused-action-no-space = { $game } n’a pas d’espace d’actions. Ces jeux en ont un : { $expected }.
refused-action-first-snippet = Le premier morceau se pose en 0,0 ; { $action } est ailleurs.
refused-action-in-turn = Dans { $game }, on joue à tour de rôle : il n’y a pas d’environnement parallèle.
