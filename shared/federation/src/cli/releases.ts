import type { ReleaseRecord } from '@adviestool/contract/release';

import { readReleases, readVariants } from '../assemble/siteState.ts';
import { readArguments, siteOf } from './readArguments.ts';
import { say, tell } from './tell.ts';

const lineOf = ({ release, variant, created, host, hostBase, remotes }: ReleaseRecord): string => {
  const parts = [
    `host ${host} (${hostBase.replaceAll('/', ' ').trim().split(' ').at(-1)})`,
    ...Object.entries(remotes).map(([id, version]) => `${id} ${version}`),
  ];
  return `${release}  ${created.slice(0, 16).replace('T', ' ')}Z  ${variant}: ${parts.join(', ')}`;
};

const USAGE = 'pnpm releases --site DIR';

await tell(async () => {
  const { values } = readArguments(USAGE, { site: { type: 'string' } });
  const site = siteOf(values.site, USAGE);
  const variants = readVariants(site).map(({ record }) => record);
  for (const record of readReleases(site)) {
    const isCurrent = variants.some(({ release }) => release === record.release);
    say(`${isCurrent ? '→' : ' '} ${lineOf(record)}`);
  }
  if (variants.length === 0) {
    say(`${site} has no release yet: pnpm assemble VARIANT --site DIR.`);
  } else {
    say(`The site is of ${variants.map(({ variant }) => variant).join(', ')}.`);
  }
});
