import { command as dev } from '@adviestool/federation/cli/commands/dev';
import { tell } from '@adviestool/federation/cli/tell';
import { untilStopped } from '@adviestool/federation/dev/untilStopped';

import { devSite } from './devSite.ts';
import { readOptions } from './readOptions.ts';

/*
 * `pnpm dev`: the whole product, rebuilt and reloaded when something changes. With `--remote NAME`
 * only that remote, for a tab of a site that runs already.
 */
const { values } = readOptions({
  usage: 'pnpm dev [--variant ID], or pnpm dev --remote NAME [--site URL] [--port PORT]',
  options: {
    variant: { type: 'string', default: 'main' },
    remote: { type: 'string' },
    site: { type: 'string' },
    port: { type: 'string' },
  },
});

await tell(async () => {
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
