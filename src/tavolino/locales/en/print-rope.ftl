# Cut the Rope on paper

print-rope-both-sides = Print on both sides at 100%, flipped on the long edge. Sheet { $page } of { $pages }.
print-rope-box = Holds 160 cards of 160 to 200 g/m². Tuck in the lid, do not glue it.
