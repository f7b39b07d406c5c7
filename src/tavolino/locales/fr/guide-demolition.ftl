# Démolition

guide-demolition-welcome = Cette pyramide est démontée bloc par bloc, tour à tour par vous et un bot. Un bloc vaut autant de points qu’il a de cases : 1, 2 ou 3.
guide-demolition-take = Vous pouvez prendre tout bloc qui n’a rien au-dessus et au moins un côté libre. Pointez un bloc : s’il se soulève, il est à prendre.
guide-demolition-give = Ce qui était sous votre bloc ou derrière lui est maintenant libre pour le bot. Regardez ce qu’un bloc libère, puis prenez-en un autre.
guide-demolition-look = D’ici, on ne voit pas tous les blocs. Ces boutons tournent la pyramide ou la montrent d’en haut.
guide-demolition-level = Qui prend le dernier bloc d’un niveau peut en prendre un de plus. { $count ->
    [one] Il reste { $count } bloc au niveau du haut
   *[other] Il reste { $count } blocs au niveau du haut
} : jouez jusqu’à ce qu’il soit vide.
guide-demolition-bonus = Le niveau du haut est vide. Comptez donc les blocs qui restent à un niveau : avec le dernier, vous en prenez deux de suite.
guide-demolition-points = Ces cartes montrent qui a pris quoi. La partie finit avec le dernier bloc, et qui a le plus de points gagne.
