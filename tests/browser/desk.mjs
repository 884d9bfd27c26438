// node desk.mjs PYODIDE WHEEL: what the worker of the desk answers, each question a line of standard input, each answer a line of output
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, wheel] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
const answer = python.pyimport("lawkit.widgets.asked").answer;
for await (const line of createInterface({ input: process.stdin })) console.log(answer(line));
