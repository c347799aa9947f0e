import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../run.ts';
import { makePackages, PACKAGES } from './makePackages.ts';

interface Packed {
  folder: string;
  tarball: string;
}

/** Packs what `npm publish` would send. @throws Error with npm's output */
const pack = async (folder: string, tarballs: string): Promise<Packed> => {
  const { code, output } = await run('npm', ['pack', '--silent', '--pack-destination', tarballs], {
    cwd: folder,
    quiet: true,
  });
  const tarball = /^\S+\.tgz$/m.exec(output)?.[0];
  if (code !== 0 || tarball === undefined) throw new Error(`${folder} is not packed:\n${output}`);
  return { folder, tarball: join(tarballs, tarball) };
};

/** Makes and packs every package that is published. @throws Error */
export const packPackages = async (): Promise<Packed[]> => {
  const folders = await makePackages();
  const tarballs = join(PACKAGES, 'tarballs');
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  const packed: Packed[] = [];
  for (const folder of folders) packed.push(await pack(folder, tarballs));
  return packed;
};
