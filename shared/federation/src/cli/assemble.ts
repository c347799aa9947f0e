import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { assemble } from '../assemble/assemble.ts';
import { localParts } from '../assemble/parts.ts';
import { SiteError } from '../deploy/SiteError.ts';
import { withSiteLock } from '../deploy/siteLock.ts';
import { readCurrent } from '../assemble/siteState.ts';
import { readArguments } from './readArguments.ts';
import { say, tell } from './tell.ts';

const root = join(import.meta.dirname, '../../../..');

/** A site that is deployed to remembers its variant; the local one is whatever is built. */
const variantOf = (site: string, wanted: string | undefined): string => {
  const current = readCurrent(site)?.variant;
  if (wanted !== undefined && current !== undefined && wanted !== current) {
    throw new SiteError(
      `${site} is of variant ${current}. Give ${wanted} a folder of its own, with --site.`,
    );
  }
  return wanted ?? current ?? 'main';
};

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
      variantId: isLocal ? (wanted ?? 'main') : variantOf(site, wanted),
      variants: resolve(values.variants ?? join(root, 'variants')),
      ...(isLocal ? { parts: localParts(root) } : {}),
    }),
  );
  say(`Release ${record.release} of ${record.variant} is in ${site}`);
});
