"""The two relations: tables with their leases, and the events of each table."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

# `owner` is the process that may write events of this table, until `lease_until` (milliseconds).
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(6), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(100)),
    Column("lease_until", BigInteger, nullable=False, server_default="0"),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("code", String(6), ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
