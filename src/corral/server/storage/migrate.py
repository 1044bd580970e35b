"""Brings a store's schema up to date, with Alembic: each step whole or not at all.

A step and the note that it was taken are one transaction. Before the first step the caller is told,
so that it can keep a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

from corral.core.errors import CorralError


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "corral.server.storage:migrations")
    return config


@cache
def steps() -> tuple[str, ...]:
    """All there are, the first first."""
    script = ScriptDirectory.from_config(_config())
    return tuple(step.revision for step in script.walk_revisions())[::-1]


def migrate(engine: Engine, before: Callable[[str], None]) -> None:
    """Take every step that the store has not taken yet; ``CorralError`` if it is no such store.

    ``before`` is called with the last step that was taken, where there are steps to take.
    """
    where = place_of(engine)
    try:
        taken, known = _taken(engine), steps()
        if taken == known[-1]:
            return
        if taken is not None:
            if taken not in known:
                raise CorralError(f"the data in {where} {_newer(taken, known)}")
            before(taken)
        config = _config()
        with engine.connect().execution_options(writes=True) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise CorralError(f"{where} cannot be brought up to date: {error}") from None
    except DBAPIError as error:
        raise CorralError(f"{where} cannot be used: {said_by(error)}") from None


def unfit(engine: Engine) -> str | None:
    """Why the store cannot be read by this Corral as it is, if so; nothing is changed."""
    try:
        taken, known = _taken(engine), steps()
    except DBAPIError as error:
        return f"cannot be used: {said_by(error)}"
    if taken is None:
        return "has no tables of Corral"
    if taken not in known:
        return _newer(taken, known)
    if taken != known[-1]:
        return (
            f"is at step {taken}, and this Corral reads step {known[-1]}: its next start takes "
            "it there; until then the Corral that wrote it can be asked"
        )
    return None


def _taken(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _newer(taken: str, known: Sequence[str]) -> str:
    return (
        "was written by a newer Corral: "
        f"it is at step {taken}, and this one knows the steps to {known[-1]}"
    )


def place_of(engine: Engine) -> str:
    """The file, or the address without its password."""
    url = engine.url
    local = url.get_backend_name() == "sqlite"
    return f"{url.database}" if local else url.set(drivername="postgresql").render_as_string()


def said_by(error: DBAPIError) -> str:
    """What the database says, in one line."""
    return " ".join(str(error.orig).split())
