# Les premières parties guidées

guide-step = Étape { $at } sur { $count }
guide-over = Fin du guide
guide-leave = Quitter le guide
guide-next = Suivant
guide-pass = Passer cette étape
guide-praise = Bien joué.
guide-end = Vous connaissez le jeu maintenant.
guide-stay = Continuer la partie
guide-again = Nouvelle partie
guide-rules = Lire les règles

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

# Démolition
guide-demolition-welcome = Cette pyramide est démontée bloc par bloc, tour à tour par vous et un bot. Un bloc vaut autant de points qu’il a de cases : 1, 2 ou 3.
guide-demolition-take = Vous pouvez prendre tout bloc qui n’a rien au-dessus et au moins un côté libre. Pointez un bloc : s’il se soulève, il est à prendre.
guide-demolition-give = Ce qui était sous votre bloc ou derrière lui est maintenant libre pour le bot. Regardez ce qu’un bloc libère, puis prenez-en un autre.
guide-demolition-look = D’ici, on ne voit pas tous les blocs. Ces boutons tournent la pyramide ou la montrent d’en haut.
guide-demolition-level = Qui prend le dernier bloc d’un niveau peut en prendre un de plus. { $count ->
    [one] Il reste un bloc au niveau du haut
   *[other] Il reste { $count } blocs au niveau du haut
} : jouez jusqu’à ce qu’il soit vide.
guide-demolition-bonus = Le niveau du haut est vide. Comptez donc les blocs qui restent à un niveau : avec le dernier, vous en prenez deux de suite.
guide-demolition-points = Ces cartes montrent qui a pris quoi. La partie finit avec le dernier bloc, et qui a le plus de points gagne.

# Cut the Rope
guide-rope-welcome = Voici votre pile de { $count ->
    [one] une carte
   *[other] { $count } cartes
}, dont on ne voit que celle du dessus. Qui a joué le premier toute sa pile personnelle gagne.
guide-rope-rows = Tous jouent sur ces trois rangées. Elles montent à partir de 1 ou descendent à partir de 10, et le cadre au bout de chacune dit ce qui va ensuite.
guide-rope-play = Une carte de votre main ou de votre pile peut être jouée. Touchez-la, puis la rangée qui s’allume, ou faites-la glisser.
guide-rope-none = Aucune de vos cartes ne va pour l’instant. Cela arrive : vous ne faites alors qu’en poser une, en espérant mieux.
guide-rope-pile = La carte de votre pile peut être jouée. Jouez-la : la suivante est retournée, et votre pile a une carte de moins.
guide-rope-scissors = Les ciseaux remplacent le nombre attendu. Gardez-les pour le moment où ils mènent une carte de votre pile sur une rangée.
guide-rope-lay = Vous pouvez jouer d’autres cartes s’il y en a qui vont. Pour finir votre tour, posez une carte de votre main sur une rangée de réserve, ici.
guide-rope-draw = Après votre tour, vous piochez jusqu’à avoir de nouveau six cartes. Pendant ce temps, le bot joue.
guide-rope-supply = La dernière carte de chaque rangée de réserve peut aussi être jouée : posez-y ce qui servira bientôt. Jouez ce que vous voulez et finissez encore un tour.
guide-rope-complete = Une rangée de dix cartes est complète et laisse la place à une nouvelle. N’aidez pas le bot : regardez la carte du dessus de sa pile avant de jouer.

# Cut it
guide-cutit-welcome = Voici votre grille. En neuf découpes, vous en faites dix morceaux ; puis vous les réunissez par les étoiles coupées en deux.
guide-cutit-dice = Les dés disent quelles couleurs paient. Un nombre paie sa valeur si le morceau a au moins autant de cases de la couleur, un point d’interrogation 1 par case, une face vide rien.
guide-cutit-corner = Votre premier morceau part d’un coin. Choisissez-en un près des couleurs que les dés paient.
guide-cutit-cut = Détachez un morceau avec ce coin : glissez le long d’une ligne, d’un bord à l’autre, ou touchez le début et la fin de la coupe. Une seconde coupe peut partir à angle droit ; choisissez ensuite la partie et coupez.
guide-cutit-points = { $points ->
    [one] Cela fait un point
   *[other] Cela fait { $points } points
}, notés ici sur la feuille de score. Un joker multicolore compte pour la couleur qui paie le plus, et le noir ne paie jamais.
guide-cutit-penalty = Cette manche coûte 5 points : le morceau était trop petit ou ne rapportait rien. L’aperçu le montre avant la coupe.
guide-cutit-columns = Les deux colonnes donnent un bonus : + pour une manche qui rapporte plus que la précédente, ✂ pour un morceau détaché d’une seule coupe. Coupez le suivant.
guide-cutit-size = Il faut à chaque morceau au moins quatre cases et un point, sinon la manche coûte 5 points. De petits morceaux laissent plus pour la suite : coupez encore une fois.
guide-cutit-stars = Regardez aussi les étoiles : une coupe à travers une étoile en laisse la moitié de chaque côté. Ces moitiés tiendront votre puzzle, il en faut donc à chaque morceau.
guide-cutit-all = { $count ->
    [one] Il reste une découpe
   *[other] Il reste { $count } découpes
}. Continuez ; la dernière fait deux morceaux d’un coup, et « Conseil » vous montre une bonne coupe.
guide-cutit-lay = Maintenant, on rassemble. Faites glisser un morceau sur la table ; il peut être n’importe où.
guide-cutit-join = Posez-en un second à côté, demi-étoile contre demi-étoile de la même couleur. Tournez-le avec le bouton ou R ; un anneau montre que les deux sont réunis.
guide-cutit-done = Réunissez-les tous ainsi, puis dites que vous avez fini. En solo, vous avez tout votre temps ; à plusieurs, trois minutes dès que tous sont prêts ; chaque morceau resté dehors coûte autant de points qu’il a de cases.
