"""The Python of an archive as bytecode: compiling it in the page took most of the wait for Python. Run by bytecode.mjs in the browser's Python."""
import compileall
import py_compile
import shutil
import tempfile
from pathlib import Path

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH


def compiled(archive, target):
    """Write ``archive``, a zip, to ``target`` with each module compiled; one that cannot be stays as it is. Paths, str."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(archive, folder, "zip")
        compileall.compile_dir(folder, quiet=2, legacy=True, stripdir=folder, invalidation_mode=UNCHECKED)
        for source in Path(folder).rglob("*.py"):
            if source.with_suffix(".pyc").is_file():
                source.unlink()
        shutil.move(shutil.make_archive(f"{target}.made", "zip", folder), target)
