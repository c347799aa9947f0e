import { rollback } from '../../deploy/rollback.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import { CAUSE_OPTIONS, CAUSE_USAGE, readArguments, siteOf, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = `adviestool rollback RELEASE --site DIR ${CAUSE_USAGE}`;

export const command: Command = {
  name: 'rollback',
  summary: 'makes an earlier release of a site the current one again',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, ...CAUSE_OPTIONS },
      most: 1,
    });
    const release = subjectOf(subject, usage);
    const site = siteOf(values.site, usage);
    const start = performance.now();
    const cause = switchCause(values);
    await withSiteLock({ site, purpose: `rollback ${release}`, by: cause.by, onWait: say }, () =>
      rollback(site, release, cause),
    );
    const seconds = ((performance.now() - start) / 1000).toFixed(2);
    say(`Release ${release} is current again (${seconds} s). A page that is loaded now runs it.`);
  },
};
