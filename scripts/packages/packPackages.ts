import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../process/run.ts';
import { makePackages, PACKAGES } from './makePackages.ts';

interface Packed {
  folder: string;
  tarball: string;
}

/** The names of tarballs, a line each. */
const TARBALL = /^\S+\.tgz$/gm;

/** Makes and packs every package that is published. @throws Error with the output of a tool */
export const packPackages = async (): Promise<Packed[]> => {
  const folders = await makePackages();
  const tarballs = join(PACKAGES, 'tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const { code, output } = await run(
    'npm',
    ['pack', '--silent', '--pack-destination', tarballs, ...folders],
    { quiet: true },
  );
  const names = output.match(TARBALL) ?? [];
  if (code !== 0 || names.length !== folders.length) throw new Error(`npm pack says:\n${output}`);
  return folders.map((folder, index) => ({ folder, tarball: join(tarballs, names[index] ?? '') }));
};
