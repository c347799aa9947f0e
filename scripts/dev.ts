import { readArguments } from '@adviestool/federation/cli/readArguments';
import { tell } from '@adviestool/federation/cli/tell';

import { devRemote } from './devRemote.ts';
import { devSite } from './devSite.ts';

/*
 * `pnpm dev`: the whole product, rebuilt and reloaded when something changes. With `--remote NAME`
 * only that remote, for a tab of a site that runs already.
 */
const USAGE = 'pnpm dev [--variant ID], or pnpm dev --remote NAME [--site URL] [--port PORT]';

await tell(async () => {
  const { values } = readArguments(USAGE, {
    variant: { type: 'string', default: 'main' },
    remote: { type: 'string' },
    site: { type: 'string', default: 'http://localhost:3000' },
    port: { type: 'string', default: '3102' },
  });
  const { remote, site, port, variant } = values;
  const stop =
    remote === undefined ? devSite(variant) : await devRemote({ remote, site, port: Number(port) });

  let isStopping = false;
  const end = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end());
});
