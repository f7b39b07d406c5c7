# Cut the Rope auf Papier

print-rope-both-sides = Beidseitig mit 100 % drucken, an der langen Kante spiegeln. Blatt { $page } von { $pages }.
print-rope-box = Für 160 Karten aus Papier mit 160 bis 200 g/m². Den Deckel einstecken, nicht kleben.
