import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildPart } from '@adviestool/federation/build/buildPart';
import { globSync } from 'tinyglobby';

import { copySources, must } from './copySources.ts';
import { ROOT } from './process/run.ts';

/** The bundler, of the copy itself. */
const RSPACK = 'shared/federation/node_modules/@rspack/cli/bin/rspack.js';

const PRECOMPRESSED = /\.(?:br|gz)$/;

const filesOf = (dist: string): string[] =>
  globSync('**', { cwd: dist }).filter((file) => !PRECOMPRESSED.test(file));

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Builds parts here and from a copy of the sources elsewhere. Returns the files that differ, or that only
 * one of the builds has: there should be none.
 * @param parts their folders, as paths from the root
 */
export const differingFiles = async (parts: readonly string[]): Promise<string[]> => {
  const place = mkdtempSync(join(tmpdir(), 'adviestool-'));
  const elsewhere = join(place, 'een/andere map');
  try {
    await copySources(elsewhere);
    const differing: string[] = [];
    for (const part of parts) {
      await buildPart(join(ROOT, part));
      await must(join(elsewhere, part), process.execPath, join(elsewhere, RSPACK), 'build');
      const [here, there] = [join(ROOT, part, 'dist'), join(elsewhere, part, 'dist')];
      const names = new Set([...filesOf(here), ...filesOf(there)]);
      for (const name of names) {
        if (!isSame(join(here, name), join(there, name))) differing.push(`${part}/dist/${name}`);
      }
    }
    return differing;
  } finally {
    rmSync(place, { recursive: true });
  }
};
