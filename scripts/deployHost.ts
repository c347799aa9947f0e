import { readHost } from '../shared/federation/src/assemble/parts.ts';
import { readArguments, siteOf } from '../shared/federation/src/cli/readArguments.ts';
import { say, tell } from '../shared/federation/src/cli/tell.ts';
import { deployHost } from '../shared/federation/src/deploy/deploy.ts';
import { withSiteLock } from '../shared/federation/src/deploy/siteLock.ts';
import { buildToDeploy } from './buildToDeploy.ts';
import { secondsSince, tellOutcome } from './tellOutcome.ts';

const USAGE = 'pnpm deploy:host --site DIR';

await tell(async () => {
  const { values } = readArguments(USAGE, { site: { type: 'string' } });
  const site = siteOf(values.site, USAGE);
  const start = performance.now();
  const host = readHost(await buildToDeploy('hosts/shell'));
  const record = await withSiteLock({ site, purpose: 'deploy:host', onWait: say }, () =>
    deployHost({ site, host }),
  );
  say(`The host is on the site as ${host.base} (${secondsSince(start)} s).`);
  tellOutcome(record, ({ hostBase }) => hostBase === host.base);
});
