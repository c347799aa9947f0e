/* Makes the modules of `programs.mjs`, and says where they are. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { KEPT, LIST, SOURCES, stateOf } from './programs.mjs';

const FOLDER = import.meta.dirname;
const SHARED = resolve(FOLDER, '../shared');
const PACKAGES = join(FOLDER, 'node_modules');
/** ms */
const DAY = 86_400_000;

/** Another process may read it meanwhile, or write the same. */
const write = (file, contents) => {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, contents);
  renameSync(part, file);
};

/** A module knows the files beside it by its own address, which stays that of its source. */
const ownAddress = {
  name: 'own address',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return {
        contents: text.replaceAll('import.meta.url', address),
        loader: extname(path) === '.ts' ? 'ts' : 'js',
      };
    });
  },
};

const packagesOf = ({ dependencies, optionalDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@adviestool/'),
  );

/** Where nobody may write, as who runs it is not who installed it: a folder of who asked for them. */
const ownFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'adviestool-programs-'));
  symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction');
  return folder;
};

/** Names say what is in a file. @returns the folder that has them */
const writeModules = (outputFiles) => {
  const writeTo = (folder) => {
    for (const { path, contents } of outputFiles) {
      const file = join(folder, basename(path));
      if (!existsSync(file)) write(file, contents);
    }
    return folder;
  };
  try {
    mkdirSync(KEPT, { recursive: true });
    return writeTo(KEPT);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
    return writeTo(ownFolder());
  }
};

/** Removes what nobody loads any more: a program that runs may yet load a part of its own version. */
const removeOld = (modules) => {
  for (const file of readdirSync(KEPT).map((name) => join(KEPT, name))) {
    // Another process that makes them may have given it its name meanwhile.
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY && !modules.has(file)) rmSync(file, { force: true });
  }
};

const ownPackage = join(FOLDER, 'package.json');
// Taken before the first is read: what changes meanwhile is not what was kept.
const before = Date.now();
const { outputFiles, metafile } = await build({
  absWorkingDir: FOLDER,
  entryPoints: [...SOURCES],
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: packagesOf(JSON.parse(readFileSync(ownPackage, 'utf8'))),
  plugins: [ownAddress],
  sourcemap: true,
  metafile: true,
  write: false,
  outdir: KEPT,
  entryNames: '[name]-[hash]',
  outExtension: { '.js': '.mjs' },
});
const folder = writeModules(outputFiles);
const read = Object.keys(metafile.inputs).map((path) => resolve(FOLDER, path));
const packages = read
  .filter((path) => path.startsWith(SHARED + sep))
  .map((path) => join(SHARED, relative(SHARED, path).split(sep)[0], 'package.json'));
const files = new Set([
  ...read,
  ...packages,
  ownPackage,
  join(FOLDER, 'programs.mjs'),
  import.meta.filename,
]);
const modules = Object.fromEntries(
  Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[resolve(FOLDER, entryPoint), join(folder, basename(path))]],
  ),
);
if (folder === KEPT && [...files].every((file) => statSync(file).mtimeMs < before)) {
  const states = Object.fromEntries([...files].map((file) => [file, stateOf(file)]));
  write(LIST, JSON.stringify({ files: states, modules }));
  removeOld(new Set([LIST, ...outputFiles.map(({ path }) => path)]));
}
process.stdout.write(JSON.stringify({ folder, modules }));
