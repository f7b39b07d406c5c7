# Cut it

guide-cutit-welcome = Voici votre grille. En neuf découpes, vous en faites dix morceaux. Ensuite, vous les réassemblez grâce aux étoiles coupées en deux.
guide-cutit-dice = Les dés désignent les couleurs qui rapportent. Avec deux cases vertes, vous marquez 2 points ; avec trois jaunes, 3 points. Grâce au point d’interrogation, chaque case rose rapporte 1 point. Le bleu montre sa face vierge : il ne rapporte rien.
guide-cutit-corner = Votre premier morceau doit contenir un coin. Choisissez-en un près des couleurs qui rapportent.
guide-cutit-cut = Découpez un morceau qui contient ce coin : glissez le long d’une ligne, d’un bord à l’autre, ou touchez le début et la fin de la coupe. Vous pouvez ajouter une deuxième coupe à angle droit. Choisissez ensuite la partie et coupez.
guide-cutit-points = { $points ->
    [one] Vous marquez { $points } point
   *[other] Vous marquez { $points } points
} : regardez la feuille de score. Un joker compte comme la couleur qui rapporte le plus. Le noir ne rapporte jamais rien.
guide-cutit-penalty = Ce tour coûte 5 points : votre morceau était trop petit ou ne rapportait rien. L’aperçu le montre avant la coupe.
guide-cutit-columns = Ces deux colonnes sont vos bonus : + pour plus de points qu’au tour précédent, ✂ pour une seule coupe. Découpez le morceau suivant.
guide-cutit-joker = Regardez les nouveaux dés : le vert rapporte 4, mais seulement pour quatre cases vertes. Un joker peut en remplacer une : cherchez du vert à côté d’un joker.
guide-cutit-size = Chaque morceau doit avoir au moins quatre cases et rapporter un point, sinon le tour coûte 5 points. De petits morceaux laissent plus de papier pour la suite. Coupez encore.
guide-cutit-stars = Surveillez aussi les étoiles : coupez-en une, et chaque côté en garde la moitié. Ces moitiés feront tenir votre puzzle ; il en faut donc à chaque morceau.
guide-cutit-all = { $count ->
    [one] Il reste { $count } découpe
   *[other] Il reste { $count } découpes
}. Continuez : la dernière donne deux morceaux à la fois. « Indice » vous montre une bonne coupe.
guide-cutit-lay = Place au puzzle ! Faites glisser un morceau sur le tapis, au milieu.
guide-cutit-join = Posez-en un autre à côté, demi-étoile contre demi-étoile de même couleur. Faites-le pivoter avec le bouton ou R. Un anneau montre qu’ils sont reliés.
guide-cutit-done = Assemblez ainsi tous vos morceaux, puis appuyez sur « J’ai terminé ». En solo, vous avez tout votre temps ; à plusieurs, trois minutes. Chaque morceau hors du puzzle coûte autant de points qu’il a de cases.
