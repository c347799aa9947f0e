import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { assemble } from '../../assemble/assemble.ts';
import { localParts } from '../../assemble/parts.ts';
import { readCurrent } from '../../assemble/siteState.ts';
import { repositoryOf } from '../../build/repositoryOf.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import type { Command } from '../Command.ts';
import { readArguments } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = 'adviestool assemble [VARIANT] [--site DIR] [--variants DIR]';

export const command: Command = {
  name: 'assemble',
  summary: 'composes a variant and puts it on a site',
  usage,
  run: async (args) => {
    const { subject: wanted, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, variants: { type: 'string' } },
      most: 1,
    });
    const root = repositoryOf(process.cwd()) ?? process.cwd();
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
  },
};
