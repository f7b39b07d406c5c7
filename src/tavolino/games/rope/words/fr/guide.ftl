# Cut the Rope

guide-rope-welcome = Voici votre pile de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Seule la première est visible. Le premier joueur qui vide sa pile gagne.
guide-rope-rows = Tout le monde joue sur ces trois rangées. Elles montent à partir de 1 ou descendent à partir de 10. Le cadre au bout montre ce qui peut suivre.
guide-rope-play = Une carte de votre main ou de votre pile convient. Touchez-la, puis la rangée en surbrillance, ou faites-la glisser.
guide-rope-none = Aucune de vos cartes ne convient pour l’instant. Posez-en simplement une sur une rangée de réserve, en espérant mieux.
guide-rope-pile = La première carte de votre pile convient. Jouez-la : la suivante est retournée, et votre pile a une carte de moins.
guide-rope-scissors = Les ciseaux remplacent n’importe quel nombre. Gardez-les pour le moment où ils vous aideront à jouer une carte de votre pile.
guide-rope-lay = Jouez d’autres cartes si elles conviennent. Pour terminer votre tour, posez une carte de votre main sur une rangée de réserve, ici.
guide-rope-draw = À la fin de votre tour, vous piochez pour revenir à six cartes. C’est maintenant au bot de jouer.
guide-rope-supply = Vous pouvez aussi jouer la dernière carte de chaque rangée de réserve : posez-y ce qui vous servira bientôt. Continuez et terminez un autre tour.
guide-rope-complete = Dix cartes complètent une rangée et laissent la place à une nouvelle. Avant de jouer, regardez la première carte de la pile du bot : ne l’aidez pas.
