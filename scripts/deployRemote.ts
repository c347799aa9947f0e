import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { readRemote, remoteBase, type BuiltRemote } from '@adviestool/federation/assemble/parts';
import {
  channelOf,
  readArguments,
  siteOf,
  subjectOf,
} from '@adviestool/federation/cli/readArguments';
import { say, tell } from '@adviestool/federation/cli/tell';
import { deployRemote } from '@adviestool/federation/deploy/deploy';
import { SiteError } from '@adviestool/federation/deploy/SiteError';
import { withSiteLock } from '@adviestool/federation/deploy/siteLock';

import { buildToDeploy } from './buildToDeploy.ts';
import { ROOT } from './run.ts';
import { secondsSince, tellOutcome } from './tellOutcome.ts';

const USAGE =
  'pnpm deploy:remote NAME --site DIR [--channel stable|next] [--version VERSION]\n' +
  'NAME is a folder of remotes/, or the path of a remote elsewhere. With --version the channel moves to a version that is on the site already.';

/** Folder of the remote's package, as a path from the root. */
const packageOf = (name: string): string => {
  const folder = name.includes('/') ? relative(ROOT, resolve(name)) : `remotes/${name}`;
  if (existsSync(join(ROOT, folder, 'rspack.config.ts'))) return folder;
  throw new SiteError(`${join(ROOT, folder)} is no remote: it has no rspack.config.ts.`);
};

interface WantedRemote {
  name: string;
  site: string;
  /** Absent: the build of now. */
  version: string | undefined;
}

/** Builds the remote alone, or finds the version that is on the site. */
const remoteOf = async ({ name, site, version }: WantedRemote): Promise<BuiltRemote> => {
  if (version !== undefined) return readRemote(join(site, remoteBase(name, version)), version);
  return readRemote(await buildToDeploy(packageOf(name)));
};

await tell(async () => {
  const { subject, values } = readArguments(
    USAGE,
    {
      site: { type: 'string' },
      channel: { type: 'string', default: 'stable' },
      version: { type: 'string' },
    },
    1,
  );
  const name = subjectOf(subject, USAGE);
  const site = siteOf(values.site, USAGE);
  const channel = channelOf(values.channel, USAGE);
  const start = performance.now();
  const remote = await remoteOf({ name, site, version: values.version });
  const { id, version } = remote.document;
  const records = await withSiteLock(
    { site, purpose: `deploy:remote ${id} ${version}`, onWait: say },
    () => deployRemote({ site, remote, channel }),
  );
  say(`${id} ${version} is on the site, on the channel ${channel} (${secondsSince(start)} s).`);
  tellOutcome(records, ({ remotes }) => remotes[id] === version);
});
