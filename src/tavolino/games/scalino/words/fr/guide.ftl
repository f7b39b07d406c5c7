# Scalino

guide-scalino-welcome = Un bot et vous construisez ensemble une pyramide. Le vert ▲ et le jaune ■ sont à vous, le rose ● et le bleu ◆ au bot. Les quatre couleurs jouent à tour de rôle.
guide-scalino-open = Le premier bloc doit couvrir l’étoile. Choisissez un bloc sous le plateau, puis posez-le à l’un des endroits en surbrillance.
guide-scalino-contact = Un bloc doit en toucher un autre de son niveau, côté contre côté. C’est au tour du jaune : posez un bloc à côté des autres.
guide-scalino-apart = Deux blocs de même couleur ne peuvent pas se toucher par un côté ; par un coin, oui. Posez un bloc. Essayez d’abord un mauvais endroit si vous voulez : la table vous dira pourquoi.
guide-scalino-gaps = Pas de trou : dans chaque ligne et chaque colonne, les blocs doivent se suivre sans interruption. Posez encore un bloc.
guide-scalino-levels = Quand le niveau 1 est plein, le suivant commence dessus, avec un anneau de moins.
guide-scalino-fill = La partie a avancé, et il reste une case au niveau 1 : a5. Posez-y un bloc vert. Quand vous terminez un niveau, vous pouvez poser un bloc de plus.
guide-scalino-bonus = Le niveau 1 est complet, et vous pouvez poser un bloc vert de plus, au niveau 2. Posez-le en b5, à côté de votre marche en a5 : une marche et celle du dessus forment une suite. Pointez l’emplacement pour voir ce qu’il rapporte.
guide-scalino-pair = Une suite de deux rapporte 3 points, un de plus que deux marches isolées. Chaque marche de plus rapporte un point de plus que la précédente. Continuez pour voir la même partie bien plus tard.
guide-scalino-climb = Bien plus tard : vos marches en a5 et b5 forment une suite de deux, qui rapporte 3 points. Il reste une case au niveau 3 : montez en c5, et la suite en rapporte 6.
guide-scalino-top = Encore un bloc vert, au niveau 4 : posez-le en d5 pour une suite de quatre marches.
guide-scalino-rows = Les marches de votre couleur qui s’enchaînent en montant ou en descendant forment une suite. Les suites de 1, 2, 3, 4 marches rapportent 1, 3, 6, 10 points : une longue suite vaut mieux que plusieurs courtes. Touchez le panneau d’une couleur pour voir ses suites.
guide-scalino-look = Ces boutons font tourner la pyramide ou la montrent d’en haut. À la fin, chaque case visible d’en haut est une marche, de la couleur du dessus.
guide-scalino-left = Le grand nombre est le score d’une couleur. Sous ses blocs, vous voyez combien de cases il lui reste. À la fin, chacune coûte un point : posez tôt les grands blocs.
