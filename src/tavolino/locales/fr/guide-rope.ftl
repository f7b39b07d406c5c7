# Cut the Rope

guide-rope-welcome = Voici votre pile de { $count ->
    [one] { $count } carte
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
