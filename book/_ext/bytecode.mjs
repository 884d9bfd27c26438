// node bytecode.mjs PYODIDE FOLDER ARCHIVE...: each archive of Python with its modules compiled, under its own name in FOLDER
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const python = await loadPyodide();
python.runPython(await readFile(new URL("bytecode.py", import.meta.url), "utf-8"));
for (const archive of archives) {
  const name = basename(archive);
  python.FS.writeFile(name, new Uint8Array(await readFile(archive)));
  python.globals.get("compiled")(name, `/tmp/${name}`);
  await writeFile(join(folder, name), python.FS.readFile(`/tmp/${name}`));
}
