# Cut the Rope su carta

print-rope-both-sides = Stampa fronte-retro al 100%, capovolgendo sul lato lungo. Foglio { $page } di { $pages }.
print-rope-box = Per 160 carte, su carta da 160 a 200 g/m². Il coperchio si infila, non si incolla.
