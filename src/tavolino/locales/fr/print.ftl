# Matériel à imprimer

print-part-material = Tout ce qu’il faut pour jouer
print-part-sheet = Grille et feuille de score
print-part-dice = Dés et jetons de rang
print-part-cards = Cartes
print-part-box = Boîte pour les cartes
print-part-board = Plateau
print-part-blocks = Blocs à plier
print-part-scores = Feuilles de score
print-part-rules = Règles en livret
print-part-summary = Règles sur une page
print-ruler = Cette règle mesure 100 mm si la page a été imprimée à 100 %, sans « ajuster à la page ».
print-player = Joueur { $number }
print-name = Nom
print-total = Total
print-fold = Découpez les traits pleins, pliez les pointillés et collez les languettes grises.
print-booklet = Imprimez recto verso, retourné sur le bord court, et pliez les feuilles au milieu.
print-summary-title = { $game } : les règles sur une page
print-written = { $file } est écrit ({ $kilobytes } ko). Imprimez à 100 %.

refused-print-paper = Le papier « { $got } » n’existe pas. Formats possibles : { $expected }.
refused-print-ink = L’encre « { $got } » n’existe pas. Choix possibles : { $expected }.
refused-print-copies = Impossible d’imprimer { $got } exemplaires à la fois ; choisissez de 1 à { $most }.
refused-print-part = Il n’y a pas de partie « { $got } » à imprimer. Parties possibles : { $expected }.
refused-print-nothing = De { $game }, seules les règles peuvent être imprimées.
refused-print-address = « { $got } » n’est pas l’adresse d’un serveur ; elle ressemble à https://example.org.
refused-print-no-rules = { $game } n’a pas de page de règles à imprimer.
refused-print-none = Ce serveur ne peut pas imprimer.
refused-print-busy = Trop de fichiers sont en préparation. Réessayez dans un instant.
