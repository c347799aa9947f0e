import { join } from 'node:path';

import { readHost } from '../shared/federation/src/assemble/parts.ts';
import { readArguments } from '../shared/federation/src/cli/readArguments.ts';
import { say, tell } from '../shared/federation/src/cli/tell.ts';
import { deployHost } from '../shared/federation/src/deploy/deploy.ts';
import { withSiteLock } from '../shared/federation/src/deploy/siteLock.ts';
import { buildPart } from './buildParts.ts';
import { ROOT } from './run.ts';
import { secondsSince, tellOutcome } from './tellOutcome.ts';

const FOLDER = 'hosts/shell';

await tell(async () => {
  const { site } = readArguments('pnpm deploy:host --site DIR', false);
  const start = performance.now();
  const isBuilt = await buildPart(FOLDER, 'production');
  say(isBuilt ? `Built ${FOLDER}.` : `${FOLDER} has not changed since its build.`);
  const host = readHost(join(ROOT, FOLDER, 'dist'));
  const record = await withSiteLock({ site, purpose: 'deploy:host', onWait: say }, () =>
    deployHost({ site, host }),
  );
  say(`The host is on the site as ${host.base} (${secondsSince(start)} s).`);
  tellOutcome(record, ({ hostBase }) => hostBase === host.base);
});
