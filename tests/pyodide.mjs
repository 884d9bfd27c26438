// node pyodide.mjs PYODIDE WHEEL CODE: what CODE evaluates to where only the wheel is installed
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, wheel, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide();
try {
  python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
  console.log(String(python.runPython(code)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
