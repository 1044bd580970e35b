"""Settings by flag, environment or file."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from corral.cli import main
from corral.core.errors import OptionError
from corral.server.serve import check
from corral.server.settings import (
    Settings,
    config_file,
    data_folder,
    known_settings,
    read_settings,
)
from tests.server.people import PATIENCE


def test_a_flag_counts_more_than_the_environment_and_that_more_than_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "corral.toml"
    file.write_text('port = 1\nhost = "a"\ncompress = true\nbot_pause = 2\n')
    environ = {"CORRAL_PORT": "2", "CORRAL_HOST": "b", "CORRAL_EXPECT": "plain"}
    chosen = read_settings({"port": "3", "host": None}, environ, file)
    assert (chosen.port, chosen.host, chosen.compress) == (3, "b", True)
    assert chosen.bot_pause == 2.0
    assert chosen.call_seconds == Settings().call_seconds


def test_the_file_is_named_by_the_flag_or_by_the_environment() -> None:
    environ = {"CORRAL_CONFIG": "theirs.toml"}
    assert config_file(Path("mine.toml"), environ) == Path("mine.toml")
    assert config_file(None, environ) == Path("theirs.toml")
    assert config_file(None, {}) is None


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        ({"port": "x"}, "the command line: port = 'x' is not a whole number from 0 to 65535"),
        ({"port": "70000"}, "port = '70000' is not a whole number from 0 to 65535"),
        ({"compress": "perhaps"}, "compress = 'perhaps' is not yes or no"),
        ({"workers": "0"}, "workers = '0' is not a whole number from 1 to 256"),
    ],
)
def test_wrong_values_are_named(flags: dict[str, str], said: str) -> None:
    with pytest.raises(OptionError, match=said.replace("(", r"\(")):
        read_settings(dict(flags), {}, None)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("port = '1'", ""),
        ("port = true", "port = True is not a whole number"),
        ("port", "is not TOML"),
    ],
)
def test_wrong_files_are_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "corral.toml"
    file.write_text(text)
    if not said:
        assert read_settings({}, {}, file).port == 1
        return
    with pytest.raises(OptionError, match=said):
        read_settings({}, {}, file)


def test_the_data_folder() -> None:
    if sys.platform not in ("win32", "darwin"):
        assert data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/corral")
        assert data_folder({}) == Path("~/.local/share/corral").expanduser()


def test_whoever_has_no_home_names_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The user of a container, for one; every command but this one can do without."""

    def homeless(_: Path) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "expanduser", homeless)
    assert main(["info"]) == 0
    assert Settings(data=str(tmp_path)).folder == tmp_path
    capsys.readouterr()
    assert main(["serve", "--port", "0", "--data", "~nobody"]) == 1
    complaint = capsys.readouterr().err
    assert "'~nobody': there is no such home folder; name another with --data" in complaint


def test_the_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    text = capsys.readouterr().out
    for name in known_settings():
        assert f"--{name.replace('_', '-')}" in text
    assert "CORRAL_PORT" in text


def test_the_help_names_any_data_folder(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("corral.commands.serve.data_folder", lambda: Path("/50%s"))
    assert main(["serve", "--help"]) == 0
    assert "(/50%s)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "meant"),
    [("yes", True), ("true", True), ("1", True), ("no", False), ("false", False), ("0", False)],
)
def test_yes_and_no(text: str, meant: bool) -> None:
    assert read_settings({"compress": text}, {}, None).compress is meant


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "x"], "port = 'x' is not a whole number"),
        (["--log-level", "loud"], "log_level = 'loud' is not one of"),
        (["--stand-in", "nobody"], "stand_in = 'nobody' is not one of"),
        (["--public-url", "corral"], "does not begin with https://"),
        (["--config", "/nowhere.toml"], "/nowhere.toml: No such file"),
        (["--proxies", "127.0.0.1,proxy"], "proxies: 'proxy' does not appear to be an IPv4 or"),
        (["--proxies", "*"], "proxies: * is everybody, and anybody could then pass for any"),
        (["--proxies", "127.0.0.1, ::/0"], "proxies: ::/0 is everybody, and anybody could"),
        (["--watchers", "monitor"], "watchers: 'monitor' does not appear to be an IPv4 or"),
        (["--proxies", "10.0.0.1/8"], "proxies: 10.0.0.1/8 has host bits set; take addresses"),
    ],
)
def test_mistakes_are_told_in_one_line(
    flags: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), *flags]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_an_address_or_a_port_that_cannot_be_had(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), "--host", "999.1.1.1"]) == 1
    said = capsys.readouterr().err
    assert "cannot listen on 999.1.1.1 port 8000" in said
    assert said.endswith("; choose another address with --host\n")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--data", str(tmp_path), "--port", port]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"corral: cannot listen on 127.0.0.1 port {port}: ")
    assert said.endswith("; choose another port with --port\n")


def test_proxies_that_are_taken() -> None:
    for proxies in ("", "127.0.0.1", "10.0.0.0/8, ::1"):
        check(Settings(proxies=proxies))


def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    """The real command, once: the other tests start the same function in other ways."""
    command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Corral is at http://127.0.0.1:" in process.stdout.readline()
        process.terminate()
        try:
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()  # a server that does not stop must not stop the tests
