import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { assemble } from '../../deploy/assemble.ts';
import { localParts } from '../../assemble/parts.ts';
import { readCurrent } from '../../assemble/siteState.ts';
import { repositoryOf } from '../../build/repositoryOf.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import { CAUSE_OPTIONS, CAUSE_USAGE, readArguments } from '../readArguments.ts';
import { removeEmpty } from '../removeEmpty.ts';
import { say } from '../tell.ts';

const usage = `adviestool assemble [VARIANT] [--site DIR] [--variants DIR] ${CAUSE_USAGE}`;

export const command: Command = {
  name: 'assemble',
  summary: 'composes a variant and puts it on a site',
  usage,
  run: async (args) => {
    const { subject: wanted, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, variants: { type: 'string' }, ...CAUSE_OPTIONS },
      most: 1,
    });
    const root = repositoryOf(process.cwd()) ?? process.cwd();
    const isLocal = values.site === undefined;
    const site = resolve(values.site ?? join(root, 'dist/site'));
    const made = mkdirSync(site, { recursive: true });
    const cause = switchCause({ ...values, folder: root });
    const compose = () =>
      assemble({
        root,
        site,
        cause,
        warn: say,
        variantId: wanted ?? (isLocal ? undefined : readCurrent(site)?.variant) ?? 'main',
        variants: resolve(values.variants ?? join(root, 'variants')),
        // The local site is of whatever is built.
        ...(isLocal && { parts: localParts(root), isFirst: true }),
      });
    const lock = { site, purpose: 'assemble', by: cause.by, onWait: say };
    const record = await withSiteLock(lock, compose).finally(() => {
      // A mistake in a name leaves no folder of that name.
      if (made !== undefined) removeEmpty(site, made);
    });
    say(`Release ${record.release} of ${record.variant} is in ${site}`);
  },
};
