import { resolve } from 'node:path';

import { partsText } from '../../deploy/offeredParts.ts';
import { promote } from '../../deploy/promote.ts';
import { changeShare, promoteShare } from '../../deploy/share.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause, type SwitchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import {
  CAUSE_OPTIONS,
  CAUSE_USAGE,
  channelOf,
  namesOf,
  readArguments,
  refuseOptions,
  shareOf,
  siteOf,
  variantsOf,
} from '../readArguments.ts';
import { sitePaths } from '../sitePaths.ts';
import { say } from '../tell.ts';
import { tellOutcome } from '../tellOutcome.ts';

const usage =
  `adviestool promote [NAME[,NAME]] --site DIR [--from next] [--to stable] [--variants ID,ID] [--share PERCENT] [--documents DIR] ${CAUSE_USAGE}\n` +
  'Without a name: what a share of the browsers tries, to all of them, or to another --share. With --documents the versions are also written into the variants there, when they are for production.';

interface Wanted {
  site: string;
  variants: readonly string[] | undefined;
  share: number | undefined;
  cause: SwitchCause;
}

/** Moves what a share of the browsers tries to a larger one, or to all. */
const promoteTried = async ({ share, ...wanted }: Wanted): Promise<void> => {
  const { site, cause } = wanted;
  const options = { ...wanted, warn: say };
  const records = await withSiteLock({ site, purpose: 'promote', by: cause.by, onWait: say }, () =>
    share === undefined ? promoteShare(options) : changeShare({ ...options, percent: share }),
  );
  for (const { release, variant } of records) {
    say(
      share === undefined
        ? `Everybody gets release ${release} of ${variant}. The way back: adviestool releases, adviestool rollback.`
        : `${share} % of the browsers of ${variant} get the release that is tried; the others keep ${release}.`,
    );
  }
};

export const command: Command = {
  name: 'promote',
  summary: 'moves what a channel or a share of the browsers has to another, without a build',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        documents: { type: 'string' },
        variants: { type: 'string' },
        share: { type: 'string' },
        ...CAUSE_OPTIONS,
      },
      most: 1,
    });
    const wanted: Wanted = {
      site: siteOf(values.site, usage),
      variants: variantsOf(values.variants, usage),
      share: shareOf(values.share, usage),
      cause: switchCause(values),
    };
    if (subject === undefined) {
      const where = 'of a promotion of parts, which it does not name';
      refuseOptions(values, ['from', 'to', 'documents'], { where, usage });
      return promoteTried(wanted);
    }
    const { site, cause } = wanted;
    const names = namesOf(subject);
    const from = channelOf(values.from ?? 'next', usage);
    const to = channelOf(values.to ?? 'stable', usage);
    const documents = values.documents === undefined ? undefined : resolve(values.documents);
    const before = sitePaths(site);
    const purpose = `promote ${names.join(', ')}`;
    const { versions, files } = await withSiteLock(
      { site, purpose, by: cause.by, onWait: say },
      () => promote({ ...wanted, names, from, to, documents }),
    );
    const isForAll = wanted.variants === undefined && wanted.share === undefined;
    say(`${isForAll ? `On the channel ${to} now` : 'Promoted'}: ${partsText(versions)}.`);
    for (const file of files) say(`${file} names them too: commit it.`);
    tellOutcome(site, versions, before);
    return undefined;
  },
};
