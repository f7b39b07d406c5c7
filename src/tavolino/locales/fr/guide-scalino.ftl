# Scalino

guide-scalino-welcome = Vous construisez une pyramide avec un bot. Le vert ▲ et le jaune ■ sont à vous, le rose ● et le bleu ◆ au bot, et les quatre couleurs jouent tour à tour.
guide-scalino-open = Le premier bloc couvre l’étoile du milieu. Choisissez un bloc sous le plateau, puis posez-le à l’un des endroits qui s’allument.
guide-scalino-contact = Un bloc doit en toucher un autre de son niveau, côté contre côté. C’est au jaune : posez un bloc près des autres.
guide-scalino-apart = Deux blocs d’une même couleur ne se touchent jamais par un côté ; par un coin, oui. Posez un bloc, et essayez d’abord un mauvais endroit si vous voulez : la table dit pourquoi.
guide-scalino-gaps = Pas de trous : dans chaque ligne et chaque colonne, les blocs se suivent sans interruption. Posez encore un bloc.
guide-scalino-levels = Quand le niveau 1 est plein, le suivant commence dessus, plus petit d’un anneau. Qui achève un niveau peut aussitôt poser un bloc de plus.
guide-scalino-fill = La partie a continué, et il reste une case au niveau 1 : a5. Posez-y un bloc vert.
guide-scalino-bonus = Le niveau 1 est complet, et vous pouvez poser encore un bloc vert, au niveau 2. Posez-le en b5, à côté de votre marche en a5 : une marche et celle au-dessus forment une suite. Pointez la place, et le plateau dit ce qu’elle rapporte.
guide-scalino-pair = Une suite de deux vaut 3 points, un de plus que deux marches seules : chaque marche de plus compte un point de plus que la précédente. Continuez, et voyez la même partie bien plus tard.
guide-scalino-climb = Bien plus tard : vos marches en a5 et b5 forment une suite de deux, qui vaut 3 points. Il reste une case au niveau 3 : montez en c5, et la suite vaut 6.
guide-scalino-top = Encore un bloc vert, au niveau 4 : posez-le en d5, et la suite a quatre marches.
guide-scalino-rows = Les marches de votre couleur qui montent ou descendent l’une vers l’autre forment une suite. Des suites de 1, 2, 3, 4 marches valent 1, 3, 6, 10 points : une longue vaut mieux que plusieurs courtes. Appuyez sur la carte d’une couleur pour voir ses suites.
guide-scalino-look = Ces boutons tournent la pyramide ou la montrent d’en haut, comme à la fin : chaque case visible est alors une marche de la couleur du dessus.
guide-scalino-left = Le grand nombre est ce qu’une couleur a marqué ; sous ses blocs figure le nombre de cases qu’ils ont encore. À la fin, chacune coûte un point : posez tôt les grands blocs.
