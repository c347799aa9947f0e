import type { ReleaseRecord } from '@adviestool/contract/release';

import { readCurrent, readReleases } from '../assemble/siteState.ts';
import { readArguments, siteOf } from './readArguments.ts';
import { say, tell } from './tell.ts';

const lineOf = ({ release, created, host, hostBase, remotes }: ReleaseRecord): string => {
  const parts = [
    `host ${host} (${hostBase.replaceAll('/', ' ').trim().split(' ').at(-1)})`,
    ...Object.entries(remotes).map(([id, version]) => `${id} ${version}`),
  ];
  return `${release}  ${created.slice(0, 16).replace('T', ' ')}Z  ${parts.join(', ')}`;
};

const USAGE = 'pnpm releases --site DIR';

await tell(async () => {
  const { values } = readArguments(USAGE, { site: { type: 'string' } });
  const site = siteOf(values.site, USAGE);
  const current = readCurrent(site);
  for (const record of readReleases(site)) {
    say(`${record.release === current?.release ? '→' : ' '} ${lineOf(record)}`);
  }
  if (current === null) say(`${site} has no release yet: pnpm assemble VARIANT --site DIR.`);
  else say(`The site is of variant ${current.variant}.`);
});
