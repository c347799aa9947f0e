import { pruneSite } from '../../deploy/pruneSite.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import { CAUSE_OPTIONS, CAUSE_USAGE, countOf, readArguments, siteOf } from '../readArguments.ts';
import { table } from '../table.ts';
import { say } from '../tell.ts';

const usage =
  `adviestool prune --site DIR --days N [--keep N] [--dry-run] [--allow-unreadable] ${CAUSE_USAGE}\n` +
  'What visitors may have had in the last N days stays, and --keep of the newest releases (3). It is refused when the log cannot be read at some line, unless --allow-unreadable leaves that out.';

const sizeText = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MiB`;

export const command: Command = {
  name: 'prune',
  summary: 'removes releases and versions that nobody needs any more',
  usage,
  run: async (args) => {
    const { values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        days: { type: 'string' },
        keep: { type: 'string', default: '3' },
        'dry-run': { type: 'boolean' },
        'allow-unreadable': { type: 'boolean' },
        ...CAUSE_OPTIONS,
      },
    });
    const site = siteOf(values.site, usage);
    const days = countOf(values.days, { name: 'days', usage });
    const keep = countOf(values.keep, { name: 'keep', usage });
    const isDryRun = values['dry-run'] ?? false;
    const allowsUnreadable = values['allow-unreadable'] ?? false;
    const cause = switchCause(values);
    const pruned = await withSiteLock({ site, purpose: 'prune', by: cause.by, onWait: say }, () =>
      pruneSite({ site, days, keep, isDryRun, allowsUnreadable, cause }),
    );
    for (const line of table(pruned.map(({ folder, bytes }) => [folder, sizeText(bytes)]))) {
      say(line);
    }
    const total = sizeText(pruned.reduce((sum, { bytes }) => sum + bytes, 0));
    if (pruned.length === 0) say('Nothing to remove.');
    else if (isDryRun)
      say(`${pruned.length} folders would go, ${total}. Without --dry-run they do.`);
    else say(`${pruned.length} folders are gone, ${total}.`);
  },
};
