# Cut the Rope na papierze

print-rope-both-sides = Drukuj dwustronnie w skali 100%, obracając wzdłuż długiej krawędzi. Arkusz { $page } z { $pages }.
print-rope-box = Na 160 kart o gramaturze od 160 do 200 g/m². Wieczko się wsuwa, nie klei.
