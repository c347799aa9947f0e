import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { readFile as readModel } from '@adviestool/ifc/readFile';
import { groepenVan, groeperingVan } from '@adviestool/ifc/groepenVan';
import { modelTextOf } from '@adviestool/ifc/unzipModel';

import { proefschrijven } from './proefschrijven.ts';

/** Read when no folder is given; git ignores it. */
const FOLDER = 'ifc-voorbeelden';

const HEAD = [
  'file',
  'program',
  'elements',
  'groups',
  'marks',
  'no size',
  'other size',
  'faces',
  's',
  'hoekankers',
  'without, mm',
];

const rowOf = async (path: string): Promise<(string | number)[]> => {
  const name = basename(path);
  const start = performance.now();
  try {
    const bytes = modelTextOf(await readFile(path));
    const model = await readModel(bytes);
    const seconds = (performance.now() - start) / 1000;
    const { elementen, merkbron, programma } = model;
    const count = (isSo: (element: (typeof elementen)[number]) => boolean): number =>
      elementen.filter(isSo).length;
    return [
      name,
      programma ?? '–',
      elementen.length,
      groepenVan(model, groeperingVan(merkbron)).length,
      merkbron ?? '–',
      count(({ breedte, hoogte }) => breedte === null || hoogte === null),
      count(({ maatverschil }) => maatverschil !== null),
      count(({ orientatie }) => orientatie !== null),
      seconds.toFixed(1),
      ...Object.values(await proefschrijven(bytes, model)),
    ];
  } catch (error) {
    const fault = error instanceof ModelFileError ? error.fault : String(error);
    return [name, `(${fault})`, ...HEAD.slice(2).map(() => '')];
  }
};

const lineOf = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;

const namesIn = async (folder: string): Promise<string[] | null> => {
  try {
    return await readdir(folder);
  } catch {
    // It is not there, or no folder.
    return null;
  }
};

const folder = process.argv[2] ?? FOLDER;
const names = await namesIn(folder);
if (names === null) {
  process.stderr.write(`${folder} is no folder that can be read.\npnpm bouwmodel:tabel [FOLDER]\n`);
  process.exitCode = 1;
} else {
  const files = names.filter((name) => /\.(?:ifc|ifczip)$/i.test(name)).toSorted();
  process.stdout.write(lineOf(HEAD) + lineOf(HEAD.map(() => '---')));
  for (const name of files) process.stdout.write(lineOf(await rowOf(join(folder, name))));
}
