import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CurrentRecord } from '@adviestool/contract/currentRecord';

import { ROOT } from '../../scripts/process/run.ts';

const RECORD: CurrentRecord = {
  release: 'een',
  variant: 'main',
  host: '1.0.0',
  hostBase: '/host/een/',
  created: '2026-11-01T00:00:00Z',
  remotes: {},
};

/** A site without pages: of a release it has what a backend calculates with. @returns its folder */
export const makeCatalogusSite = async (site: string): Promise<string> => {
  const release = join(site, 'releases', RECORD.release);
  await mkdir(release, { recursive: true });
  const variants = join(ROOT, 'variants');
  await cp(join(variants, 'main.json'), join(release, 'variant.json'));
  await cp(join(variants, 'catalogus-voorbeeld.json'), join(release, 'catalogus.json'));
  await writeFile(join(site, 'release.json'), JSON.stringify(RECORD));
  return site;
};
