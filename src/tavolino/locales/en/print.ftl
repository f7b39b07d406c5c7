# Printed material

print-part-material = Everything you need to play
print-part-sheet = Cutting sheet and score sheet
print-part-dice = Dice and rank tokens
print-part-cards = Cards
print-part-box = Card box
print-part-board = Board
print-part-blocks = Blocks to fold
print-part-scores = Score sheets
print-part-rules = Rules as a booklet
print-part-summary = Rules on one page
print-ruler = This ruler is 100 mm long if you printed at 100%, without “fit to page”.
print-player = Player { $number }
print-name = Name
print-total = Total
print-fold = Cut along the solid lines, fold along the dashed ones, and glue the grey tabs.
print-booklet = Print double-sided, flipping on the short edge, and fold in the middle.
print-summary-title = { $game }: the rules on one page
print-written = Wrote { $file } ({ $kilobytes } kB). Print it at 100%.

refused-print-paper = There is no paper “{ $got }”; the sizes are: { $expected }.
refused-print-ink = There is no ink “{ $got }”; the inks are: { $expected }.
refused-print-copies = You can print 1 to { $most } copies at once, not { $got }.
refused-print-part = There is no part “{ $got }” to print; the parts are: { $expected }.
refused-print-nothing = { $game } has nothing to print except its rules.
refused-print-address = “{ $got }” is not a server address. It should look like https://example.org.
refused-print-no-rules = { $game } has no rules page to print.
refused-print-none = This server does not make PDF files.
refused-print-busy = The printer is busy. Please try again in a moment.
