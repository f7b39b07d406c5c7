"""Games on paper. PDF files of sheets, cards, boards and rules, to print, cut and fold.

reportlab and segno come with the extra `print`. They are imported with the modules that draw; this
module, `fonts` and `request` do without them.
"""
