import type { ReleaseRecord } from '@adviestool/contract/release';

import { readCurrent, readReleases } from '../../assemble/siteState.ts';
import type { Command } from '../Command.ts';
import { readArguments, siteOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = 'adviestool releases --site DIR';

const lineOf = ({ release, created, host, hostBase, remotes }: ReleaseRecord): string => {
  const parts = [
    `host ${host} (${hostBase.replaceAll('/', ' ').trim().split(' ').at(-1)})`,
    ...Object.entries(remotes).map(([id, version]) => `${id} ${version}`),
  ];
  return `${release}  ${created.slice(0, 16).replace('T', ' ')}Z  ${parts.join(', ')}`;
};

export const command: Command = {
  name: 'releases',
  summary: 'lists the releases of a site, the newest first',
  usage,
  run: async (args) => {
    const { values } = readArguments(args, { usage, options: { site: { type: 'string' } } });
    const site = siteOf(values.site, usage);
    const current = readCurrent(site);
    for (const record of readReleases(site)) {
      say(`${record.release === current?.release ? '→' : ' '} ${lineOf(record)}`);
    }
    if (current === null) {
      say(`${site} has no release yet: adviestool assemble VARIANT --site DIR.`);
    } else say(`The site is of variant ${current.variant}.`);
  },
};
