import { readArguments } from '@adviestool/federation/cli/readArguments';
import { command as dev } from '@adviestool/federation/cli/commands/dev';
import { tell } from '@adviestool/federation/cli/tell';
import { untilStopped } from '@adviestool/federation/dev/untilStopped';

import { devSite } from './devSite.ts';

/*
 * `pnpm dev`: the whole product, rebuilt and reloaded when something changes. With `--remote NAME`
 * only that remote, for a tab of a site that runs already.
 */
const USAGE = 'pnpm dev [--variant ID], or pnpm dev --remote NAME [--site URL] [--port PORT]';

await tell(async () => {
  const { values } = readArguments(process.argv.slice(2), {
    usage: USAGE,
    options: {
      variant: { type: 'string', default: 'main' },
      remote: { type: 'string' },
      site: { type: 'string' },
      port: { type: 'string' },
    },
  });
  const { remote, variant, site, port } = values;
  if (remote !== undefined) {
    await dev.run([
      remote,
      ...(site === undefined ? [] : ['--site', site]),
      ...(port === undefined ? [] : ['--port', port]),
    ]);
    return;
  }
  untilStopped(devSite(variant));
});
