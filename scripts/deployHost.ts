import { readHost } from '@adviestool/federation/assemble/parts';
import { readArguments, siteOf } from '@adviestool/federation/cli/readArguments';
import { say, tell } from '@adviestool/federation/cli/tell';
import { deployHost } from '@adviestool/federation/deploy/deploy';
import { withSiteLock } from '@adviestool/federation/deploy/siteLock';

import { buildToDeploy } from './buildToDeploy.ts';
import { secondsSince, tellOutcome } from './tellOutcome.ts';

const USAGE = 'pnpm deploy:host --site DIR';

await tell(async () => {
  const { values } = readArguments(USAGE, { site: { type: 'string' } });
  const site = siteOf(values.site, USAGE);
  const start = performance.now();
  const host = readHost(await buildToDeploy('hosts/shell'));
  const records = await withSiteLock({ site, purpose: 'deploy:host', onWait: say }, () =>
    deployHost({ site, host }),
  );
  say(`The host is on the site as ${host.base} (${secondsSince(start)} s).`);
  tellOutcome(records, ({ hostBase }) => hostBase === host.base);
});
