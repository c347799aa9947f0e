import { unlock } from '../../deploy/unlock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import type { Command } from '../Command.ts';
import { CAUSE_OPTIONS, CAUSE_USAGE, readArguments, siteOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = `adviestool unlock --site DIR [--force] ${CAUSE_USAGE}`;

export const command: Command = {
  name: 'unlock',
  summary: 'takes away the lock of a command that is gone, and puts right what it left',
  usage,
  run: async (args) => {
    const { values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, force: { type: 'boolean' }, ...CAUSE_OPTIONS },
    });
    const site = siteOf(values.site, usage);
    const cause = switchCause(values);
    const isForced = values.force ?? false;
    const who = await unlock({ site, isForced, cause, onWait: say });
    say(who === null ? `${site} is not locked.` : `The lock of ${who} is gone.`);
  },
};
