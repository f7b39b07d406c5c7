# Matériel à imprimer

print-part-material = Tout ce qu’il faut pour jouer
print-part-sheet = Grille de découpe et feuille de score
print-part-dice = Dés et jetons Récompense
print-part-cards = Cartes
print-part-box = Boîte à cartes
print-part-board = Plateau
print-part-blocks = Blocs à plier
print-part-scores = Feuilles de score
print-part-rules = Règles en livret
print-part-summary = Règles sur une page
print-ruler = Cette règle mesure 100 mm si vous avez imprimé à 100 %, sans « ajuster à la page ».
print-player = Joueur { $number }
print-name = Nom
print-total = Total
print-fold = Découpez le long des traits pleins, pliez le long des pointillés et collez les languettes grises.
print-booklet = Imprimez recto verso, en retournant sur le bord court, et pliez au milieu.
print-summary-title = { $game } : les règles sur une page
print-written = { $file } est prêt ({ $kilobytes } ko). Imprimez à 100 %.

refused-print-paper = Le papier « { $got } » n’existe pas. Formats possibles : { $expected }.
refused-print-ink = L’encre « { $got } » n’existe pas. Choix possibles : { $expected }.
refused-print-copies = Vous pouvez imprimer de 1 à { $most } exemplaires à la fois, pas { $got }.
refused-print-part = Il n’y a pas de partie « { $got } » à imprimer. Parties possibles : { $expected }.
refused-print-nothing = { $game } n’a rien à imprimer, à part ses règles.
refused-print-address = « { $got } » n’est pas l’adresse d’un serveur. Elle ressemble à https://example.org.
refused-print-no-rules = { $game } n’a pas de page de règles à imprimer.
refused-print-none = Ce serveur ne crée pas de fichiers PDF.
refused-print-busy = L’impression est très demandée. Réessayez dans un instant.
