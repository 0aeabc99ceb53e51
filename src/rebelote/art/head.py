"""Heads and hands, shared by both decks: the face about (0, -84), 42 wide, the chin at y = -56.

`look` is where the eyes go: -1 to the left, 1 to the right.
"""

from rebelote.art.colours import BLUSH, GOLD, GOLD_LIGHT, INK, LIPS, SKIN, WHITE
from rebelote.art.svg import dot, group, line, number, path, place


def _features(look: int, *, lady: bool = False) -> str:
    """Eyes, brows, nose and lips."""
    x = 3 * look
    drawn = "".join(dot(x + side, -74, 4, BLUSH, stroke="none") for side in (-11.5, 11.5))
    for eye in (x - 9.5, x + 9.5):
        drawn += dot(eye + look * 0.8, -84.5, 2.7, INK, stroke="none")
        drawn += line(f"M{number(eye - 5.5)}-85q5.5-6 11 0", width=2.2)
        drawn += line(f"M{number(eye - 6.5)}-93.5q6-5 13 0", width=1.6 if lady else 2.4)
    nose = f"M{x - look}-85q{4 * look} 9 {4 * look} 12q{-3 * look} 3 {-6 * look} 1"
    lips = f"M{number(x - 5.5)}-67q3-3 5.5-1q2.5-2 5.5 1q-5.5 6-11 0z"
    return drawn + line(nose, width=1.6) + path(lips, LIPS, stroke="none")


def _face(look: int, *, lady: bool = False) -> str:
    chin = (
        "M-20-108V-84C-20-69-9-57 0-57C9-57 20-69 20-84V-108Z"
        if lady
        else "M-21-108V-83C-21-67-11-56 0-56C11-56 21-67 21-83V-108Z"
    )
    return path(chin, SKIN) + _features(look, lady=lady)


def king_head(hair: str, beard: str, cap: str, look: int) -> str:
    """A high crown, side curls, a full beard."""
    curls = path(
        "M-24-108C-38-100-33-88-38-80C-43-70-39-58-30-56C-24-55-20-60-20-66V-108Z"
        "M24-108C38-100 33-88 38-80C43-70 39-58 30-56C24-55 20-60 20-66V-108Z",
        hair,
    ) + line("M-27-98q-5 8-4 14M-32-80q-4 8 1 14M27-98q5 8 4 14M32-80q4 8-1 14", width=1.4)
    whiskers = (
        path(
            "M-22-88C-26-62-20-42-8-34Q-3-31 0-26Q3-31 8-34C20-42 26-62 22-88"
            "C19-78 13-74 6-75Q0-78-6-75C-13-74-19-78-22-88Z",
            beard,
        )
        + line("M-15-66Q-14-50-7-42M15-66Q14-50 7-42M-6-58Q-5-46 0-38Q5-46 6-58", width=1.4)
        + path("M-6-66Q0-69 6-66Q0-60-6-66Z", LIPS, stroke="none")
        + path(
            "M0-74C-5-78-12-76-15-67C-9-66-4-67 0-70C4-67 9-66 15-67C12-76 5-78 0-74Z",
            beard,
            stroke_width=1.4,
        )
    )
    crown = (
        path("M-26-112Q0-130 26-112L20-124Q0-134-20-124Z", cap)
        + path("M-27-103L-38-134L-20-120L0-140L20-120L38-134L27-103Q0-96-27-103Z", GOLD)
        + path("M-20-118L-10-112L0-132L10-112L20-118Q0-104-20-118Z", cap, stroke_width=1.2)
        + line("M-29-110Q0-103 29-110", width=1.4)
    )
    for x, y in ((-38, -135), (0, -140), (38, -135)):
        crown += dot(x, y, 3.6, GOLD_LIGHT, stroke_width=1.6)
    for across, down in ((-17, -103.5), (17, -103.5), (0, -101)):
        crown += dot(across, down, 1.7, cap, stroke="none")
    return curls + _face(look) + whiskers + crown


def queen_head(hair: str, jewel: str, look: int) -> str:
    """A diadem with pearls over long hair, parted, that falls in two waves to y = -16."""
    back = path(
        "M0-122C-36-122-38-94-39-80C-40-64-51-54-49-38C-47-24-38-15-28-16C-20-18-20-40-18-58"
        "L0-64L18-58C20-40 20-18 28-16C38-15 47-24 49-38C51-54 40-64 39-80C38-94 36-122 0-122Z",
        hair,
    ) + line(
        "M-31-90C-31-72-41-58-39-42C-38-34-34-29-30-27M31-90C31-72 41-58 39-42C38-34 34-29 30-27"
        "M-25-80C-24-64-30-54-28-40M25-80C24-64 30-54 28-40",
        width=1.4,
    )
    fringe = path(
        "M0-112C-14-108-18-98-20-82C-26-92-25-114 0-116C25-114 26-92 20-82C18-98 14-108 0-112Z",
        hair,
    )
    diadem = path(
        "M-28-108Q-30-116-33-124Q-24-118-16-124Q-10-118 0-138Q10-118 16-124Q24-118 33-124"
        "Q30-116 28-108Q0-120-28-108Z",
        GOLD,
    ) + line("M-27-112Q0-124 27-112", width=1.2)
    for x, y in ((-33, -125), (-16, -126), (16, -126), (33, -125)):
        diadem += dot(x, y, 3.3, WHITE, stroke_width=1.5)
    diadem += dot(0, -139, 4, jewel, stroke_width=1.5) + dot(0, -123, 2.6, jewel, stroke="none")
    return back + _face(look, lady=True) + fringe + diadem


def jack_head(hair: str, hat: str, plume: str, look: int) -> str:
    """A broad hat aslant with an ostrich plume, hair cropped above the ears, a moustache."""
    cropped = path(
        "M-22-110C-29-104-29-92-26-80L-20-82V-108H20V-82L26-80C29-92 29-104 22-110Z", hair
    )
    ears = path("M-20-88C-28-92-28-76-20-76ZM20-88C28-92 28-76 20-76Z", SKIN, stroke_width=1.6)
    moustache = path(
        f"M{3 * look}-72.5C{3 * look - 6}-76 {3 * look - 12}-70 {3 * look - 16}-75"
        f"C{3 * look - 15}-66 {3 * look - 6}-67 {3 * look}-69.5"
        f"C{3 * look + 6}-67 {3 * look + 15}-66 {3 * look + 16}-75"
        f"C{3 * look + 12}-70 {3 * look + 6}-76 {3 * look}-72.5Z",
        hair,
        stroke_width=1,
    )
    cap = path("M-36-99C-54-112-38-140-2-139C36-139 50-124 37-105C16-112-14-108-36-99Z", hat)
    cap += path(
        "M-37-97C-14-109 16-112 37-104L36-112C16-120-15-117-39-105Z", GOLD, stroke_width=1.6
    )
    feather = path(
        "M6-116C14-142 46-150 62-136C74-126 72-104 66-92C66-102 62-106 58-110"
        "C58-104 56-100 52-98C54-108 50-116 44-120C32-128 18-124 6-116Z",
        plume,
    ) + line(
        "M6-116C22-132 44-138 56-126C64-118 66-106 66-92M24-134l4 8M38-139l2 9M52-137l-2 9",
        width=1.2,
    )
    return (
        cropped
        + ears
        + _face(look)
        + moustache
        + cap
        + feather
        + dot(7, -115, 4.5, GOLD_LIGHT, stroke_width=1.5)
    )


def page_head(hair: str, hat: str, plume: str, look: int) -> str:
    """A flat plumed cap, a page's bob, a smooth chin."""
    bob = path(
        "M-24-110C-38-98-36-76-38-66C-40-60-36-54-28-56C-22-58-20-62-19-70V-108H19V-70"
        "C20-62 22-58 28-56C36-54 40-60 38-66C36-76 38-98 24-110Z",
        hair,
    ) + line("M-28-96C-30-82-29-72-32-63M28-96C30-82 29-72 32-63", width=1.4)
    fringe = path(
        "M-21-86C-22-98-20-106-10-108H10C20-106 22-98 21-86C17-92 15-96 14-101C6-96-6-96-14-101"
        "C-15-96-17-92-21-86Z",
        hair,
    )
    cap = path("M-30-103C-50-112-40-136-6-136C34-138 50-114 30-103C14-110-14-110-30-103Z", hat)
    cap += path("M-30-102Q0-114 30-102L29-110Q0-121-29-110Z", GOLD, stroke_width=1.6)
    feather = path(
        "M14-112C20-134 44-146 62-140C74-134 70-118 58-112C62-118 62-124 58-127"
        "C46-128 28-122 14-112Z",
        plume,
    ) + line("M14-112C26-126 42-134 58-133M30-130l3 6M40-136l3 6M50-139l1 6", width=1.2)
    jewel = dot(15, -111, 4.5, GOLD_LIGHT, stroke_width=1.5)
    return bob + _face(look) + fringe + cap + feather + jewel


def hand(x: float, y: float) -> str:
    """A fist that closes round something upright at (x, y)."""
    fist = path("M-9-7C-9-11-4-12 1-11C7-11 10-8 10-3C10 4 8 10 1 10C-6 10-9 4-9-7Z", SKIN)
    return group(fist, line("M-9-3H4M-9 2H4", width=1.2), transform=place(x, y))
