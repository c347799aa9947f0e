import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Channel } from '@adviestool/contract/variant';

import { readHost, readRemote, remoteBase, type BuiltRemote } from '../../assemble/parts.ts';
import { deployHost, deployRemote } from '../../deploy/deploy.ts';
import { SiteError } from '../../deploy/SiteError.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { buildToDeploy } from '../buildToDeploy.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import { channelOf, readArguments, siteOf, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';
import { secondsSince, tellOutcome } from '../tellOutcome.ts';

const usage =
  'adviestool deploy [NAME] --site DIR [--channel stable|next] [--version VERSION]\n' +
  'NAME is a folder of remotes/, ‘host’, or the path of a package; without it the package of this folder. With --version the channel moves to a version of the remote that is on the site already.';

interface Target {
  site: string;
  channel: Channel;
  /** As `performance.now` gives it. */
  start: number;
}

const putRemote = async (remote: BuiltRemote, { site, channel, start }: Target): Promise<void> => {
  const { id, version } = remote.document;
  const record = await withSiteLock({ site, purpose: `deploy ${id} ${version}`, onWait: say }, () =>
    deployRemote({ site, remote, channel }),
  );
  say(`${id} ${version} is on the site, on the channel ${channel} (${secondsSince(start)} s).`);
  tellOutcome(record === null ? [] : [record], ({ remotes }) => remotes[id] === version);
};

const putHost = async (dist: string, { site, channel, start }: Target): Promise<void> => {
  if (channel !== 'stable') {
    throw new SiteError(`--channel: the host is on the channel stable alone.\n${usage}`);
  }
  const host = readHost(dist);
  const record = await withSiteLock({ site, purpose: 'deploy host', onWait: say }, () =>
    deployHost({ site, host }),
  );
  say(`The host is on the site as ${host.base} (${secondsSince(start)} s).`);
  tellOutcome(record === null ? [] : [record], ({ hostBase }) => hostBase === host.base);
};

export const command: Command = {
  name: 'deploy',
  summary: 'builds a remote or the host alone and puts it on a site',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        channel: { type: 'string', default: 'stable' },
        version: { type: 'string' },
      },
      most: 1,
    });
    const { version } = values;
    const target: Target = {
      site: siteOf(values.site, usage),
      channel: channelOf(values.channel, usage),
      start: performance.now(),
    };
    if (version !== undefined) {
      const base = remoteBase(subjectOf(subject, usage), version);
      await putRemote(readRemote(join(target.site, base), version), target);
      return;
    }
    const dist = await buildToDeploy(packageFolder(subject, usage));
    if (existsSync(join(dist, 'host.json'))) await putHost(dist, target);
    else await putRemote(readRemote(dist), target);
  },
};
