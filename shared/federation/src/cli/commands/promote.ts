import { resolve } from 'node:path';

import { partsText } from '../../deploy/offeredParts.ts';
import { promote } from '../../deploy/promote.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import {
  CAUSE_OPTIONS,
  CAUSE_USAGE,
  channelOf,
  namesOf,
  readArguments,
  siteOf,
  subjectOf,
} from '../readArguments.ts';
import { say } from '../tell.ts';
import { tellOutcome } from '../tellOutcome.ts';

const usage =
  `adviestool promote NAME[,NAME] --site DIR [--from next] [--to stable] [--documents DIR] ${CAUSE_USAGE}\n` +
  'With --documents the versions are also written into the variants there that are for production.';

export const command: Command = {
  name: 'promote',
  summary: 'moves what a channel has to another one, without a build',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        from: { type: 'string', default: 'next' },
        to: { type: 'string', default: 'stable' },
        documents: { type: 'string' },
        ...CAUSE_OPTIONS,
      },
      most: 1,
    });
    const names = namesOf(subjectOf(subject, usage));
    const site = siteOf(values.site, usage);
    const [from, to] = [channelOf(values.from, usage), channelOf(values.to, usage)];
    const documents = values.documents === undefined ? undefined : resolve(values.documents);
    const cause = switchCause(values);
    const purpose = `promote ${names.join(', ')}`;
    const { versions, files } = await withSiteLock(
      { site, purpose, by: cause.by, onWait: say },
      () => promote({ site, names, from, to, documents, cause }),
    );
    say(`On the channel ${to} now: ${partsText(versions)}.`);
    for (const file of files) say(`${file} names them too: commit it.`);
    tellOutcome(site, versions);
  },
};
