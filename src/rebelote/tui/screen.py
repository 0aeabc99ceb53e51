from rebelote.tui.plain import Plain
class Screen(Plain):
    pass
