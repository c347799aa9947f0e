import { SiteError } from '../../assemble/SiteError.ts';
import { devRemote } from '../../dev/devRemote.ts';
import { untilStopped } from '../../dev/untilStopped.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import { countOf, readArguments } from '../readArguments.ts';

const usage = 'adviestool dev [NAME] [--site URL] [--port PORT]';

export const command: Command = {
  name: 'dev',
  summary: 'rebuilds a remote when it changes, for a tab of a site that runs',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string', default: 'http://localhost:3000' },
        port: { type: 'string', default: '3102' },
      },
      most: 1,
    });
    const port = countOf(values.port, { name: 'port', usage });
    if (port > 65_535)
      throw new SiteError(`--port: expected 65535 at the most, it is ${port}.\n${usage}`);
    const folder = packageFolder(subject, usage);
    untilStopped(await devRemote({ folder, site: values.site, port }));
  },
};
