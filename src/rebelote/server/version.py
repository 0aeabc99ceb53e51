"""Which version of Rebelote this is."""

from importlib.metadata import PackageNotFoundError, version


def _version() -> str:
    try:
        return version("rebelote")
    except PackageNotFoundError:
        return "0"


VERSION = _version()
