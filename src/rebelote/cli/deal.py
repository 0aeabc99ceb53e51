"""``rebelote deal``: the cards of a seed."""

import json

import click

from rebelote.cards import SUITS, cards_of, suit_of
from rebelote.cli.localised import Command, option
from rebelote.engine import Deal, shuffled, start_deal
from rebelote.i18n.names import Names, default_deck
from rebelote.i18n.texts import Texts
from rebelote.notation import DealRecord, Record, record_value
from rebelote.rules import preset


def command(texts: Texts) -> Command:
    """The command, with its help in this language."""

    def run(seed: str, rules_name: str, deals: int, dealer: int, as_json: bool) -> None:
        names = Names(texts, default_deck(texts.language))
        rules = preset(rules_name)
        for number in range(deals):
            deck = shuffled(seed if deals == 1 else f"{seed}/{number}")
            deal = start_deal(rules, dealer % rules.seats, deck)
            if as_json:
                written = DealRecord(deal.dealer, deck)
                record = Record(rules_name, {}, rules, [written], other={"seed": seed})
                click.echo(json.dumps(record_value(record), separators=(",", ":")))
            else:
                _show(deal, names)

    number = {"type": click.IntRange(1, 1_000_000), "metavar": "N", "default": 1}
    seat = {"type": click.IntRange(0, 3), "metavar": "N", "default": 0}
    name = {"metavar": "…", "default": "ffb-classic"}
    return Command(
        texts,
        "deal",
        run,
        [
            option(texts, "--seed", message="help-deal-seed", metavar="…", required=True),
            option(texts, "--preset", "rules_name", message="help-preset", **name),
            option(texts, "--deals", message="help-deal-deals", **number),
            option(texts, "--dealer", message="help-deal-dealer", **seat),
            option(texts, "--json", "as_json", message="help-json", is_flag=True),
        ],
    )


def _show(deal: Deal, names: Names) -> None:
    """The hands of every seat, suit by suit, and the turned card."""
    click.echo(names.say("deal-dealer", seat=str(deal.dealer)))
    for seat, hand in enumerate(deal.hands):
        suits = (
            " ".join(
                names.card(card)
                for card in sorted(cards_of(hand), reverse=True)
                if suit_of(card) == suit
            )
            for suit in range(len(SUITS))
        )
        held = "   ".join(suit for suit in suits if suit)
        click.echo(f"  {names.say('seat-numbered', seat=str(seat))}: {held}")
    if deal.turned is not None:
        click.echo("  " + names.say("deal-turned", card=names.card(deal.turned)))
