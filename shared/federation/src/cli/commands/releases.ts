import type { Command } from '../Command.ts';
import { countOf, readArguments, siteOf } from '../readArguments.ts';
import { releasesReport } from '../releasesReport.ts';
import { say } from '../tell.ts';

const usage = 'adviestool releases --site DIR [--log N]';

export const command: Command = {
  name: 'releases',
  summary: 'tells what a site runs and has, and who switched it, the newest first',
  usage,
  run: async (args) => {
    const { values } = readArguments(args, {
      usage,
      options: { site: { type: 'string' }, log: { type: 'string', default: '10' } },
    });
    const log = countOf(values.log, { name: 'log', usage });
    say(releasesReport({ site: siteOf(values.site, usage), log }).join('\n'));
  },
};
