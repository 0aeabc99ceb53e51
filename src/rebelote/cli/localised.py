"""Click commands whose help and errors come from the ``.ftl`` files."""

import importlib
import sys
from collections.abc import Callable, Mapping
from errno import errorcode
from typing import Any

import click

from rebelote.i18n.texts import LANGUAGES, Texts
from rebelote.problem import Problem
from rebelote.review import WORLDS


class _Localised(click.Command):
    """What commands and groups share: headings, ``--help`` and ``--language`` in one language."""

    texts: Texts

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        language = option(
            self.texts,
            "--language",
            message="help-language",
            type=click.Choice(LANGUAGES),
            expose_value=False,
        )
        show_help = option(
            self.texts,
            "--help",
            message="help-help",
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
        )
        return [*self.params, language, show_help]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return None

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.texts.say('help-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [param.get_help_record(ctx) for param in options]
        with formatter.section(self.texts.say("help-options")):
            formatter.write_dl([record for record in records if record is not None])


def _show_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(context.get_help())
        context.exit()


class Command(_Localised):
    """A command with its help from ``help-NAME``."""

    def __init__(
        self,
        texts: Texts,
        name: str,
        callback: Callable[..., Any],
        params: list[click.Parameter],
    ) -> None:
        self.texts = texts
        super().__init__(
            name,
            callback=callback,
            params=params,
            help=texts.say(f"help-{name}"),
            add_help_option=False,
            options_metavar=texts.say("help-options-metavar"),
        )


class LazyGroup(_Localised, click.Group):
    """A group whose commands are modules with a function ``command(texts)``."""

    def __init__(self, texts: Texts, modules: Mapping[str, str], name: str = "rebelote") -> None:
        self.texts = texts
        self.modules = modules
        self.help_prefix = "help-" if name == "rebelote" else f"help-{name}-"
        click.Group.__init__(
            self,
            name,
            help=texts.say(f"help-{name}"),
            add_help_option=False,
            subcommand_metavar=texts.say("help-command-metavar"),
            options_metavar="",
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.modules:
            return None
        module, _, function = self.modules[cmd_name].partition(":")
        build = getattr(importlib.import_module(module), function or "command")
        found: click.Command = build(self.texts)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(self.texts.say("help-commands")):
            formatter.write_dl(
                [
                    (name, self.texts.say(f"{self.help_prefix}{name}").split(". ")[0].rstrip("."))
                    for name in self.modules
                ]
            )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _Localised.format_options(self, ctx, formatter)
        self.format_commands(ctx, formatter)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.modules and not args[0].startswith("-"):
            raise click.exceptions.NoSuchCommand(args[0], possibilities=self.modules, ctx=ctx)
        return super().resolve_command(ctx, args)


class _Option(click.Option):
    """An option whose help is its message and nothing that click adds in English."""

    def get_help_extra(self, ctx: click.Context) -> Any:
        return {}


def option(texts: Texts, *names: str, message: str, **settings: Any) -> click.Option:
    """An option with its help from a message."""
    return _Option(list(names), help=texts.say(message), **settings)


def worlds_option(texts: Texts) -> click.Option:
    """How far advice looks: ``--worlds``."""
    return option(
        texts, "--worlds", message="help-worlds", type=click.IntRange(1, 10_000), metavar="N",
        default=WORLDS,
    )  # fmt: skip


def say_error(error: Exception, texts: Texts) -> int | None:
    """Say an error on standard error, and the exit status for it; None if it is none of ours."""
    match error:
        case click.exceptions.NoArgsIsHelpError():
            click.echo(error.format_message())
            return 0
        case click.UsageError():
            if error.ctx is not None:
                click.echo(error.ctx.get_usage(), err=True)
                path = error.ctx.command_path
                click.echo(texts.say("usage-try-help", command=path), err=True)
            text, status = _usage(error, texts), 2
        case Problem():
            text, status = _explained(error, texts), 2
        case OSError():
            name = str(error.filename or "")
            reason = f"file-error-{errorcode.get(error.errno or 0, '').lower()}"
            why = texts.say(reason) if texts.has(reason) else error.strerror or ""
            text, status = texts.say("usage-file", file=name, why=why), 2
        case click.Abort():
            return 130
        case _:
            return None
    sys.stdout.flush()
    click.echo(texts.say("usage-error", text=text), err=True)
    return status


def _usage(error: click.UsageError, texts: Texts) -> str:
    match error:
        case click.NoSuchOption():
            return texts.say("usage-no-such-option", name=error.option_name)
        case click.exceptions.NoSuchCommand():
            near = error.possibilities or []
            hint = texts.say("usage-did-you-mean", near=texts.any_of(near)) if near else ""
            return f"{texts.say('usage-no-such-command', name=error.command_name)} {hint}".strip()
        case click.MissingParameter(param=click.Parameter() as parameter):
            named = isinstance(parameter, click.Option)
            name = parameter.opts[0] if named else str(parameter.metavar)
            return texts.say("usage-missing", name=name)
        case click.BadParameter(param=click.Option() as parameter):
            allowed = ""
            if isinstance(parameter.type, click.Choice):
                allowed = ", ".join(map(str, parameter.type.choices))
            elif isinstance(parameter.type, click.IntRange):
                allowed = f"{parameter.type.min}…{parameter.type.max or ''}"
            name = parameter.opts[0]
            return texts.say("usage-wrong-value", name=name, allowed=allowed or error.message)
        case click.BadOptionUsage():
            return texts.say("usage-needs-value", name=error.option_name)
    return error.format_message()


def _explained(problem: Problem, texts: Texts) -> str:
    from rebelote.i18n.explain import explain
    from rebelote.i18n.names import Names, default_deck

    return explain(problem, Names(texts, default_deck(texts.language)))
