/*
 * The programs of the backend, each put together into one module with all that it imports of this repository; packages
 * stay outside. To load a thousand modules one by one takes three times the processor time (docs/decisions, 6).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Not `import.meta.dirname`: the programs have this module in them, and of it only the address stays.
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** Below the backend, so that packages are found from there. */
export const KEPT = join(FOLDER, 'node_modules/.cache/programs');
/** The modules, and the files that they were made of. */
export const LIST = join(KEPT, 'programs.json');

/** The modules that are run, by name. */
const MODULES = {
  main: 'main.ts',
  advies: 'cli/advies/advies.ts',
  backup: 'cli/backup.ts',
  beheer: 'cli/beheer.ts',
  catalogus: 'cli/catalogus.ts',
  kozijnstaat: 'cli/kozijnstaat.ts',
  seed: 'cli/seed.ts',
  sleutels: 'cli/sleutels.ts',
  deel: 'rapporten/deelProces.ts',
  logo: 'logo/logoProces.ts',
  pdf: 'bewijs/pdfThread.ts',
  rapport: 'rapporten/rapportProces.ts',
  reken: 'archief/rekenProces.ts',
};

const sourceOf = (name) => join(FOLDER, 'src', MODULES[name]);

/** The sources of the programs. */
export const SOURCES = Object.keys(MODULES).map(sourceOf);

/** What says whether a file is another than the one that was read; null: it is not there. */
export const stateOf = (file) => {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.mtimeMs} ${stat.size}`;
};

const isAsThen = ([file, state]) => stateOf(file) === state;

/** The kept list, unless one of the files that it was made of has changed since. */
const readKept = () => {
  if (!existsSync(LIST)) return null;
  const { files, modules } = JSON.parse(readFileSync(LIST, 'utf8'));
  return Object.entries(files).every(isAsThen) ? modules : null;
};

/** Where they could not be kept. */
let ownModules = null;

/** Makes them in a process of its own: who asks may run without what makes them. */
const make = () => {
  const maker = join(FOLDER, 'makePrograms.mjs');
  const { status, stdout } = spawnSync(process.execPath, [maker], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error('The programs of the backend could not be made.');
  const { folder, modules } = JSON.parse(stdout);
  if (folder !== KEPT) {
    ownModules = modules;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return modules;
};

/** The modules of all programs by their sources; made where they are not there or no longer what those say. */
export const readPrograms = () => readKept() ?? ownModules ?? make();

/** @returns the address of the module of a program */
export const addressOf = (name) => {
  if (!Object.hasOwn(MODULES, name)) {
    throw new Error(`There is no program ${name}, but ${Object.keys(MODULES).join(', ')}.`);
  }
  return pathToFileURL(readPrograms()[sourceOf(name)]).href;
};
