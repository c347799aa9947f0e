import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { assemble } from '../assemble/assemble.ts';
import { localParts } from '../assemble/parts.ts';
import { withSiteLock } from '../deploy/siteLock.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { readArguments } from './readArguments.ts';
import { say, tell } from './tell.ts';

const root = join(import.meta.dirname, '../../../..');

await tell(async () => {
  const { subject: wanted, values } = readArguments(
    'pnpm assemble [VARIANT] [--site DIR] [--variants DIR]',
    { site: { type: 'string' }, variants: { type: 'string' } },
    1,
  );
  const isLocal = values.site === undefined;
  const site = resolve(values.site ?? join(root, 'dist/site'));
  mkdirSync(site, { recursive: true });
  const record = await withSiteLock({ site, purpose: 'assemble', onWait: say }, () =>
    assemble({
      root,
      site,
      variantId: wanted ?? (isLocal ? undefined : readCurrent(site)?.variant) ?? 'main',
      variants: resolve(values.variants ?? join(root, 'variants')),
      // The local site is of whatever is built.
      ...(isLocal && { parts: localParts(root), isFirst: true }),
    }),
  );
  say(`Release ${record.release} of ${record.variant} is in ${site}`);
});
