"""Three languages and both decks: every text for people comes from the ``.ftl`` files here.

`texts` reads messages, `names` has the words for cards and calls, `explain` says problems.
"""
