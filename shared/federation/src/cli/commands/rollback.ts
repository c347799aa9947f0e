import { readVariants } from '../../assemble/siteState.ts';
import { twoCatalogi } from '../../assemble/twoCatalogi.ts';
import { rollback } from '../../deploy/rollback.ts';
import { endShare } from '../../deploy/share.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import {
  CAUSE_OPTIONS,
  CAUSE_USAGE,
  readArguments,
  refuseOptions,
  siteOf,
  variantsOf,
} from '../readArguments.ts';
import { say } from '../tell.ts';

const usage =
  `adviestool rollback [RELEASE] --site DIR [--variants ID,ID] ${CAUSE_USAGE}\n` +
  'Without a release: nobody gets any more what a share of the browsers tries, in all variants or in --variants.';

export const command: Command = {
  name: 'rollback',
  summary: 'makes an earlier release of a site the current one again',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, variants: { type: 'string' }, ...CAUSE_OPTIONS },
      most: 1,
    });
    const site = siteOf(values.site, usage);
    const start = performance.now();
    const cause = switchCause(values);
    const variants = variantsOf(values.variants, usage);
    const lock = { site, purpose: `rollback ${subject ?? ''}`.trim(), by: cause.by, onWait: say };
    if (subject === undefined) {
      await withSiteLock(lock, () => endShare({ site, variants, cause, warn: say }));
      say('Everybody gets the same release again.');
      return;
    }
    refuseOptions(values, ['variants'], { where: 'a release is of one variant already', usage });
    const isThere = await withSiteLock(lock, () => {
      const before = readVariants(site);
      rollback(site, subject, { cause, warn: say });
      return before.some(({ record, share }) => record.release === subject && share === null);
    });
    if (isThere) {
      say(`Release ${subject} was current already: visitors get what they got.`);
      return;
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    say(`Release ${subject} is current again (${seconds} s). A page that is loaded now runs it.`);
    for (const line of twoCatalogi(site)) say(line);
  },
};
