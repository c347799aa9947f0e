import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../process/run.ts';
import { askAdvisories } from './askAdvisories.ts';
import { runPnpm } from './runPnpm.ts';
import { withAdvisories } from './withAdvisories.ts';

const FILE = 'dist/sbom.cdx.json';

const changed = (file: string): number => statSync(join(ROOT, file)).mtimeMs;

/**
 * Writes which packages the product is made of, as CycloneDX, and what is known of their weaknesses, unless that stands
 * there since the lockfile changed. Returns whether it is there.
 */
export const writeSbom = async (): Promise<boolean> => {
  if (existsSync(join(ROOT, FILE)) && changed(FILE) > changed('pnpm-lock.yaml')) return true;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // That of another lockfile says nothing of this one.
  rmSync(join(ROOT, FILE), { force: true });
  const { code, output } = await runPnpm([
    'sbom',
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--out',
    FILE,
  ]);
  if (code !== 0) {
    console.log(`${FILE} was not written.\n${output}`);
    return false;
  }
  const file = join(ROOT, FILE);
  const told = withAdvisories(readFileSync(file, 'utf8'), await askAdvisories(), new Date());
  writeFileSync(file, told);
  return true;
};
