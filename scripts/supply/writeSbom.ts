import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../process/run.ts';
import { runPnpm } from './runPnpm.ts';

const FILE = 'dist/sbom.cdx.json';

const changed = (file: string): number => statSync(join(ROOT, file)).mtimeMs;

/**
 * Writes which packages the product is made of, as CycloneDX, unless that stands there since the lockfile
 * changed. Returns whether it is there.
 */
export const writeSbom = async (): Promise<boolean> => {
  if (existsSync(join(ROOT, FILE)) && changed(FILE) > changed('pnpm-lock.yaml')) return true;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
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
  if (code !== 0) console.log(`${FILE} was not written.\n${output}`);
  return code === 0;
};
