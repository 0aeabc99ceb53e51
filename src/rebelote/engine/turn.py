"""The one door to the engine: what may be done now, and the deal after it is done."""

from rebelote.cards import cards_of
from rebelote.engine.actions import Action, PlayCard
from rebelote.engine.auction import check_call, legal_calls, make_call
from rebelote.engine.obligations import legal_cards
from rebelote.engine.play import check_play, play_card
from rebelote.engine.state import Deal
from rebelote.problem import Problem


def legal_actions(deal: Deal) -> list[Action]:
    """Every action that the seat whose turn it is may take by the rules, words left out."""
    match deal.phase:
        case "auction":
            return list(legal_calls(deal))
        case "play":
            return [PlayCard(card) for card in cards_of(legal_cards(deal))]
    return []


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after this action by the seat whose turn it is.

    Raises Problem, with the reason, for an action that the rules refuse; the deal is unchanged.
    """
    if deal.phase == "over":
        raise Problem("deal-over", "deal-over")
    if isinstance(action, PlayCard) != (deal.phase == "play"):
        raise Problem("wrong-phase", f"not-in-{deal.phase}")
    if isinstance(action, PlayCard):
        check_play(deal, action)
        return play_card(deal, action)
    check_call(deal, action)
    return make_call(deal, action)
