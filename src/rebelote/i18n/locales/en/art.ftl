# The cards as pictures: `rebelote cards`.
help-cards = Draws the cards as SVG files: one for each card and each back, and all of them in a single one for a web page.
help-cards-metavar = FOLDER
help-cards-deck = The deck: French or Spanish. Without it, the French one.
help-cards-index = The index of the French courts: J Q K, V D R, or signs that need no language. The Spanish deck has its numbers.
help-cards-suits = The colours of the suits: two, four (chosen for colour-blind eyes too) or high contrast. Without it, two for the French deck and four for the Spanish one.
help-cards-size = The size of the indices: normal, or large for weak eyes and small screens.
cards-written = { $count } files written to “{ $folder }”.
cards-sprite = { $file } holds them all ({ $size } kB).
cards-sheet = To see them at a glance, open { $file }.
