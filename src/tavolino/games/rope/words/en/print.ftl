# Cut the Rope on paper

print-rope-both-sides = Print double-sided at 100%, flipping on the long edge. Sheet { $page } of { $pages }.
print-rope-box = Holds 160 cards of 160 to 200 g/m². Tuck the lid in; do not glue it.
