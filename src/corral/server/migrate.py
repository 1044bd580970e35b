"""Brings a store's schema up to date, with Alembic."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from corral.core.errors import CorralError


def migrate(engine: Engine) -> None:
    """Take every step that the store has not taken yet; ``CorralError`` if it is no such store."""
    config = Config()
    config.set_main_option("script_location", "corral.server:migrations")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise CorralError(
            f"the data in {engine.url.database} was written by a newer Corral: {error}"
        ) from None
    except DBAPIError as error:
        raise CorralError(f"{engine.url.database} cannot be used: {error.orig}") from None
