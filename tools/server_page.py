"""Writes what is made from the types: ``docs/server.md`` and the browser's ``wire.ts``.

``python -m tools.server_page`` writes both anew; a test checks that they are current.
"""

from __future__ import annotations

from pathlib import Path
from types import UnionType
from typing import Any, Final

import msgspec

from corral.server import wire
from corral.server.accounts import wire as account_wire
from corral.server.clubs import wire as club_wire
from corral.server.company import wire as company_wire
from corral.server.netbots import wire as bot_wire
from corral.server.post import wire as post_wire
from corral.server.problems import STATUS, Problem
from corral.server.profiles import wire as profile_wire
from corral.server.queue import wire as queue_wire
from corral.server.settings import PREFIX, as_given, known_settings
from corral.server.tables import messages
from corral.server.tournaments import wire as tournament_wire

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "server.md"
TYPES: Final = ROOT / "client" / "src" / "wire.ts"
DEFAULTS: Final = {
    "workers": "one less than processors",
    "data": "the user's data folder",
    "docs": "the installed one",
}
"""Those that differ from machine to machine, in words."""
MARK: Final = "<!-- {} -->"

HTTP: Final = (
    wire.SignIn,
    wire.Me,
    account_wire.Account,
    account_wire.Question,
    account_wire.NewPasskey,
    account_wire.ShownPasskey,
    account_wire.GivenPassword,
    account_wire.ShownPassword,
    account_wire.NewLink,
    account_wire.Link,
    account_wire.ShownLink,
    account_wire.Farewell,
    bot_wire.NewBot,
    bot_wire.BotToken,
    bot_wire.BotInfo,
    bot_wire.Takes,
    bot_wire.Challenge,
    bot_wire.DeclineChallenge,
    profile_wire.Profile,
    profile_wire.PlayedMatch,
    profile_wire.RatingPoint,
    profile_wire.Leaders,
    company_wire.CompanyInfo,
    company_wire.InvitePerson,
    company_wire.InvitedGuest,
    company_wire.InvitationToMe,
    post_wire.Noticing,
    post_wire.PushChannel,
    post_wire.MailChannel,
    post_wire.WebhookChannel,
    post_wire.NoticeTrial,
    post_wire.MailLink,
    wire.Catalogue,
    wire.NewTable,
    wire.SeatWish,
    wire.JoinTable,
    wire.TableInfo,
    wire.TableForMe,
    wire.Invitation,
    wire.Replay,
    wire.ReviewState,
    wire.Step,
    wire.BringRecord,
    wire.BroughtRecord,
    wire.LessonScene,
    wire.PracticeScene,
    wire.PracticeAnswer,
    tournament_wire.NewTournament,
    tournament_wire.TournamentInfo,
    tournament_wire.TournamentForMe,
    tournament_wire.MyTournament,
    tournament_wire.Forfeit,
    wire.Health,
    queue_wire.QueueInfo,
    queue_wire.Queued,
    club_wire.Clubs,
    club_wire.NewClub,
    club_wire.JoinClub,
    club_wire.RoleWish,
    club_wire.NewEvening,
    club_wire.ComingWish,
    club_wire.EveningTable,
    club_wire.ClubForMe,
    club_wire.ClubLadder,
)
DECLARED: Final = ("GameEvent", "View")
"""What each game declares for itself; ``tools.view_types`` writes these."""
FROM_CLIENTS: Final = tuple(messages.ClientMessage.__args__)
FROM_SERVER: Final = tuple(messages.ServerMessage.__args__)


def schemas() -> dict[str, Any]:
    """The JSON schema of every type that travels."""
    roots = [*HTTP, *FROM_CLIENTS, *FROM_SERVER, Problem]
    _, found = msgspec.json.schema_components(roots, ref_template="#/{name}")
    return dict(sorted(found.items()))


# TypeScript


def typescript() -> str:
    """All types, and the two unions of messages."""
    parts = [
        "// Made from the types of the server by `python -m tools.server_page`; do not edit.\n",
        f'import type {{ {", ".join(DECLARED)} }} from "./games/view";\n',
    ]
    for name, schema in schemas().items():
        parts.append(_interface(name, schema))
    for name, members in (("ClientMessage", FROM_CLIENTS), ("ServerMessage", FROM_SERVER)):
        parts.append(f"export type {name} = {' | '.join(one.__name__ for one in members)};\n")
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = [f"/** {_one_line(schema.get('description', ''))} */", f"export interface {name} {{"]
    wanted = schema.get("required", [])
    for field, value in schema["properties"].items():
        mark = "" if field in wanted else "?"
        lines.append(f"  {field}{mark}: {type_text(value)};")
    return "\n".join([*lines, "}", ""])


def type_text(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if schema.get("title") in DECLARED:
        return str(schema["title"])
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/")
    if "anyOf" in schema:
        kinds = [type_text(one) for one in schema["anyOf"]]
        return " | ".join(sorted(kinds, key="null".__eq__))  # in any order of msgspec, null last
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = type_text(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {type_text(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
    return "unknown"


def _one_line(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


# The page


def page(old: str) -> str:
    """The page with its generated parts written anew; the rest is for people to edit."""
    for name, text in (
        ("settings", _settings_table()),
        ("http", _http_table()),
        ("clients", _messages(FROM_CLIENTS)),
        ("server", _messages(FROM_SERVER)),
        ("types", _messages(_others())),
        ("codes", _codes()),
        ("metrics", _metrics_table()),
    ):
        head, rest = old.split(MARK.format(f"begin {name}"))
        _, tail = rest.split(MARK.format(f"end {name}"))
        parts = (head, MARK.format(f"begin {name}"), "\n\n", text, "\n")
        old = "".join((*parts, MARK.format(f"end {name}"), tail))
    return old


def _others() -> tuple[str, ...]:
    shown = {one.__name__ for one in (*FROM_CLIENTS, *FROM_SERVER)}
    return tuple(name for name in schemas() if name not in shown)


def _settings_table() -> str:
    lines = ["| flag | environment | default | meaning |\n|---|---|---|---|"]
    for name, setting in known_settings().items():
        default = as_given(setting.default)
        shown = DEFAULTS.get(name) or (f"`{default}`" if default else "–")
        flag = name.replace("_", "-")
        meaning = setting.metadata["meaning"]
        lines.append(f"| `--{flag}` | `{PREFIX}{name.upper()}` | {shown} | {meaning} |")
    return "\n".join(lines) + "\n"


def _http_table() -> str:
    """From the very handlers, as the OpenAPI document is."""
    from corral.server.api import api  # noqa: PLC0415

    lines = ["| request | what | body | answer |", "|---|---|---|---|"]
    for route in api.routes:
        handlers = getattr(route, "route_handlers", ())
        for handler in sorted(handlers, key=lambda one: sorted(one.http_methods)):
            fields = handler.parsed_fn_signature
            body = fields.parameters.get("data")
            taken = f"`{body.annotation.__name__}`" if body is not None else ""
            answer = _type_name(fields.return_type.annotation)
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                lines.append(
                    f"| `{method} {route.path_format}` | {handler.summary} | {taken} | {answer} |"
                )
    return "\n".join(lines) + "\n"


def _type_name(annotation: Any) -> str:
    inner: tuple[Any, ...] = getattr(annotation, "__args__", ())
    if type(annotation) is UnionType:
        return f"`{inner[0].__name__}` or `null`"
    if inner and annotation.__name__ == "list":
        return f"`{inner[0].__name__}`…"
    if inner and annotation.__name__ == "Response":
        return _type_name(inner[0])
    return f"`{annotation.__name__}`"


def _messages(members: tuple[Any, ...]) -> str:
    found = schemas()
    lines: list[str] = []
    for member in members:
        name = member if isinstance(member, str) else member.__name__
        schema = found[name]
        lines += [f"**{name}**: {_one_line(schema.get('description', ''))}", ""]
        wanted = schema.get("required", [])
        for field, value in schema["properties"].items():
            optional = "" if field in wanted else " (optional)"
            lines.append(f"- `{field}`: `{type_text(value)}`{optional}")
        lines.append("")
    return "\n".join(lines)


def _codes() -> str:
    lines = ["| code | HTTP |", "|---|---|"]
    codes = schemas()["Problem"]["properties"]["code"]["enum"]
    lines += [f"| `{code}` | {STATUS.get(code, 400)} |" for code in codes]
    return "\n".join(lines) + "\n"


def _metrics_table() -> str:
    """Those of our own; the process', the interpreter's and the collector's come beside them."""
    from corral.server.operation.metrics import Metrics  # noqa: PLC0415

    lines = ["| name | kind | what |", "|---|---|---|"]
    for metric in sorted(Metrics().registry.collect(), key=lambda one: one.name):
        if metric.name.startswith("corral_"):
            ending = {"counter": "_total", "info": "_info"}.get(metric.type, "")
            lines.append(f"| `{metric.name}{ending}` | {metric.type} | {metric.documentation} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
