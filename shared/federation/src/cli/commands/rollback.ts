import { rollback } from '../../deploy/rollback.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import type { Command } from '../Command.ts';
import { readArguments, siteOf, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = 'adviestool rollback RELEASE --site DIR';

export const command: Command = {
  name: 'rollback',
  summary: 'makes an earlier release of a site the current one again',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' } },
      most: 1,
    });
    const release = subjectOf(subject, usage);
    const site = siteOf(values.site, usage);
    const start = performance.now();
    await withSiteLock({ site, purpose: `rollback ${release}`, onWait: say }, () =>
      rollback(site, release),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    say(`Release ${release} is current again (${seconds} s). A page that is loaded now runs it.`);
  },
};
