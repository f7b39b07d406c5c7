# Cut the Rope sur papier

print-rope-both-sides = Imprimez recto verso à 100 %, en retournant sur le bord long. Feuille { $page } sur { $pages }.
print-rope-box = Pour 160 cartes de 160 à 200 g/m². Rentrez le couvercle sans le coller.
