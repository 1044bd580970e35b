"""The examples for proxies in ``deploy``: taken by the proxies themselves, and true of Corral."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from corral.server.gate.request_line import LARGEST_BODY
from corral.server.settings import Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
LETSENCRYPT = "/etc/letsencrypt/live/corral.example"


def program(name: str) -> str:
    found = shutil.which(name, path=f"/usr/sbin:/usr/bin:{Path('/usr/local/bin')}")
    if found is None:
        pytest.skip(f"!! {name} is not installed: deploy/ is not checked by it !!")
    return found


def run(*command: str, **environ: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, env=environ, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    return said


def test_nginx_takes_its_example(tmp_path: Path) -> None:
    nginx, openssl = program("nginx"), program("openssl")
    run(
        *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=corral.example"),
        *("-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")),
    )
    example = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = tmp_path / "site.conf"
    site.write_text(example.replace(LETSENCRYPT, str(tmp_path)), encoding="utf-8")
    whole = tmp_path / "nginx.conf"
    paths = "".join(
        f"{kind}_temp_path {tmp_path / kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {paths} "
    whole.write_text(f"{text}include {site}; }}\n", encoding="utf-8")
    said = run(nginx, "-t", "-q", "-p", str(tmp_path), "-c", str(whole))
    assert "emerg" not in said


def test_caddy_takes_its_example(tmp_path: Path) -> None:
    caddy = program("caddy")
    example = str(DEPLOY / "Caddyfile")
    environ = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    said = run(caddy, "validate", "--adapter", "caddyfile", "--config", example, **environ)
    assert "Valid configuration" in said
    assert "not formatted" not in said


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_examples_fit_the_settings(name: str) -> None:
    example = (DEPLOY / name).read_text(encoding="utf-8")
    usual = Settings()
    assert f"127.0.0.1:{usual.port}" in example
    head = re.search(r"(?:read_header|client_header_timeout) (\d+)s", example)
    body = re.search(r"(?:read_body|client_body_timeout) (\d+)s", example)
    assert head
    assert body
    assert (float(head[1]), float(body[1])) == (usual.header_seconds, usual.body_seconds)
    for path in ("live", "ready", "metrics"):
        assert path in example
    assert "--proxies 127.0.0.1" in example


def test_no_body_that_corral_takes_is_too_large_for_a_proxy() -> None:
    """Caddy counts in thousands, and says 502 of what it does not take itself."""
    caddy = re.search(r"max_size (\d+)KB", (DEPLOY / "Caddyfile").read_text())
    nginx = re.search(r"client_max_body_size (\d+)k;", (DEPLOY / "nginx.conf").read_text())
    assert caddy
    assert nginx
    assert 1000 * int(caddy[1]) > LARGEST_BODY
    assert 1024 * int(nginx[1]) >= LARGEST_BODY


def test_what_is_for_watchers_is_so_with_a_slash_at_its_end() -> None:
    """Corral's routes take ``/metrics/`` for ``/metrics``."""
    found = re.search(r"location ~ (\S*metrics\S*) {", (DEPLOY / "nginx.conf").read_text())
    assert found
    for path in ("/live", "/ready/", "/metrics/"):
        assert re.search(found[1], path)
    assert not re.search(found[1], "/metricsystem")
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert "@watching path /live /live/* /ready /ready/* /metrics /metrics/*" in caddy
