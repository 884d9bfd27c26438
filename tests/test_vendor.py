"""What the built book takes from npm: copied as it is, or the build says what is missing."""
import importlib.util
from pathlib import Path
from types import SimpleNamespace

import pytest
from sphinx.errors import ExtensionError

EXTENSION = Path(__file__).parents[1] / "book" / "_ext" / "vendor.py"


@pytest.fixture
def vendor():
    spec = importlib.util.spec_from_file_location("vendor", EXTENSION)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def app(tmp_path, vendor):
    """A book whose packages all hold one word a file."""
    for file in vendor.taken():
        path = tmp_path / vendor.PACKAGES / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.as_posix())
    return SimpleNamespace(confdir=tmp_path, outdir=tmp_path / "html")


def test_each_file_lies_beside_the_pages_with_its_licence(app, vendor):
    vendor.copy(app)
    copied = app.outdir / "_static" / "npm"
    assert {file.as_posix(): (copied / file).read_text() for file in vendor.taken()} == {name: name for name in map(Path.as_posix, vendor.taken())}
    assert (copied / "uqr" / "LICENSE").is_file()


def test_a_missing_file_stops_the_build_and_is_named(app, vendor):
    (app.confdir / vendor.PACKAGES / "uqr" / "dist" / "index.mjs").unlink()
    with pytest.raises(ExtensionError, match="lacks uqr/dist/index.mjs: run `make _build/npm/.installed`"):
        vendor.copy(app)
    assert not app.outdir.exists()
