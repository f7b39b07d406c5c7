# Cut it

guide-cutit-welcome = Voici votre grille. En neuf découpes, vous en faites dix morceaux ; puis vous les réunissez par les étoiles coupées en deux.
guide-cutit-dice = Les dés disent quelles couleurs paient. Deux cases vertes rapportent le 2, trois jaunes le 3, le point d’interrogation paie 1 par case rose, et la face vide ne paie rien pour le bleu.
guide-cutit-corner = Votre premier morceau part d’un coin. Choisissez-en un près des couleurs que les dés paient.
guide-cutit-cut = Détachez un morceau avec ce coin : glissez le long d’une ligne, d’un bord à l’autre, ou touchez le début et la fin de la coupe. Une seconde coupe peut partir à angle droit ; choisissez ensuite la partie et coupez.
guide-cutit-points = { $points ->
    [one] Cela fait { $points } point
   *[other] Cela fait { $points } points
}, notés ici sur la feuille de score. Un joker multicolore compte pour la couleur qui paie le plus, et le noir ne paie jamais.
guide-cutit-penalty = Cette manche coûte 5 points : le morceau était trop petit ou ne rapportait rien. L’aperçu le montre avant la coupe.
guide-cutit-columns = Les deux colonnes donnent un bonus : + pour une manche qui rapporte plus que la précédente, ✂ pour un morceau détaché d’une seule coupe. Coupez le suivant.
guide-cutit-joker = Regardez les nouveaux dés : le vert paie 4, mais seulement pour quatre cases vertes. Un joker multicolore remplace une case manquante : cherchez du vert à côté d’un joker.
guide-cutit-size = Il faut à chaque morceau au moins quatre cases et un point, sinon la manche coûte 5 points. De petits morceaux laissent plus pour la suite : coupez encore une fois.
guide-cutit-stars = Regardez aussi les étoiles : une coupe à travers une étoile en laisse la moitié de chaque côté. Ces moitiés tiendront votre puzzle, il en faut donc à chaque morceau.
guide-cutit-all = { $count ->
    [one] Il reste { $count } découpe
   *[other] Il reste { $count } découpes
}. Continuez ; la dernière fait deux morceaux d’un coup, et « Conseil » vous montre une bonne coupe.
guide-cutit-lay = Maintenant, on rassemble. Faites glisser un morceau sur le tapis, au milieu.
guide-cutit-join = Posez-en un second à côté, demi-étoile contre demi-étoile de la même couleur. Tournez-le avec le bouton ou R ; un anneau montre que les deux sont réunis.
guide-cutit-done = Réunissez-les tous ainsi, puis dites que vous avez fini. En solo, vous avez tout votre temps ; à plusieurs, trois minutes dès que tous sont prêts ; chaque morceau resté dehors coûte autant de points qu’il a de cases.
