# Démolition

guide-demolition-welcome = Un bot et vous démontez cette pyramide, bloc par bloc. Un bloc rapporte autant de points qu’il a de cases : 1, 2 ou 3.
guide-demolition-take = Vous pouvez prendre tout bloc qui ne porte rien et dont au moins un côté est libre. Pointez un bloc : s’il se soulève, vous pouvez le prendre.
guide-demolition-give = Le bot peut maintenant prendre ce qui était sous votre bloc ou derrière lui. Regardez ce que libère un bloc avant de le prendre, puis jouez.
guide-demolition-look = D’ici, vous ne voyez pas tous les blocs. Ces boutons font tourner la pyramide ou la montrent d’en haut.
guide-demolition-level = Prenez le dernier bloc d’un niveau, et vous pouvez en prendre un de plus. { $count ->
    [one] Il reste { $count } bloc au niveau du haut
   *[other] Il reste { $count } blocs au niveau du haut
} : jouez jusqu’à ce qu’il soit vide.
guide-demolition-bonus = Le niveau du haut est vide. Comptez les blocs qui restent à un niveau : celui qui prend le dernier en prend deux de suite.
guide-demolition-points = Ces panneaux montrent qui a pris quoi. La partie se termine avec le dernier bloc. Le joueur qui a le plus de points gagne.
