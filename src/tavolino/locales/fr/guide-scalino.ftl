# Scalino

guide-scalino-welcome = Vous construisez une pyramide avec un bot. Le vert ▲ et le jaune ■ sont à vous, le rose ● et le bleu ◆ au bot, et les quatre couleurs jouent tour à tour.
guide-scalino-open = Le premier bloc couvre l’étoile du milieu. Choisissez un bloc sous le plateau, puis posez-le à l’un des endroits qui s’allument.
guide-scalino-contact = Un bloc doit en toucher un autre de son niveau, côté contre côté. C’est au jaune : posez un bloc près des autres.
guide-scalino-apart = Deux blocs d’une même couleur ne se touchent jamais par un côté ; par un coin, oui. Posez un bloc, et essayez d’abord un mauvais endroit si vous voulez : la table dit pourquoi.
guide-scalino-gaps = Pas de trous : dans chaque ligne et chaque colonne, les blocs se suivent sans interruption. Posez encore un bloc.
guide-scalino-levels = Quand le niveau 1 est plein, le suivant commence dessus, plus petit d’un anneau. Qui achève un niveau peut aussitôt poser un bloc de plus.
guide-scalino-look = Ces boutons tournent la pyramide ou la montrent d’en haut, comme à la fin : chaque case visible est alors une marche de la couleur du dessus.
guide-scalino-rows = Les marches de votre couleur qui montent ou descendent l’une vers l’autre forment une suite. Des suites de 1, 2, 3, 4 marches valent 1, 3, 6, 10 points : une longue vaut mieux que plusieurs courtes.
guide-scalino-left = Ces cartes montrent les blocs qui restent à chaque couleur, et ses points du moment. Chaque bloc non posé coûte autant de points qu’il a de cases : posez tôt les gros.
