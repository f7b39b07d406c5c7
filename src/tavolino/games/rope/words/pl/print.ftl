# Cut the Rope na papierze

print-rope-both-sides = Drukuj dwustronnie w skali 100%, odwracając wzdłuż długiej krawędzi. Arkusz { $page } z { $pages }.
print-rope-box = Na 160 kart o gramaturze 160–200 g/m². Wieczko się wsuwa, nie klei.
