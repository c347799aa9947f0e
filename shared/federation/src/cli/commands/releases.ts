import { refuseNoFolder } from '../../deploy/siteLock.ts';
import type { Command } from '../Command.ts';
import { countOf, namesOf, readArguments, siteOf } from '../readArguments.ts';
import { readFailures } from '../readFailures.ts';
import { releasesReport } from '../releasesReport.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool releases --site DIR [--log N] [--metrics URL,URL]\n' +
  'With --metrics, where each backend answers Prometheus, the failures in browsers stand beside each version; its token comes from METRICS_TOKEN.';

export const command: Command = {
  name: 'releases',
  summary: 'tells what a site runs and has, and who switched it, the newest first',
  usage,
  run: async (args) => {
    const { values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        log: { type: 'string', default: '10' },
        metrics: { type: 'string' },
      },
    });
    const log = countOf(values.log, { name: 'log', usage });
    const site = siteOf(values.site, usage);
    refuseNoFolder(site);
    if (values.metrics === undefined) {
      say(releasesReport({ site, log }).join('\n'));
      return;
    }
    const token = process.env['METRICS_TOKEN'];
    const { failuresOf, problems } = await readFailures(namesOf(values.metrics), token);
    say(releasesReport({ site, log, failuresOf }).join('\n'));
    if (problems.length > 0) say(['', 'Failures are not known:', ...problems].join('\n'));
  },
};
