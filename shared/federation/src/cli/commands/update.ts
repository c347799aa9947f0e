import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';

import { SiteError } from '../../assemble/SiteError.ts';
import { updateRemote } from '../../update/updateRemote.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import { readArguments } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool update [NAME] [--to VERSION] [--from VERSION] [--force]\n' +
  'Brings a remote that npm create @adviestool/remote made to the newest template, or to VERSION: what the template has changed since is merged into what the team has. --from is the version that it was made with, where .adviestool.json does not say it. Refused when git has changes that are not committed, unless --force.';

/** What was changed can be undone only when everything before it is committed. @throws SiteError */
const refuseUnclean = (folder: string): void => {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new SiteError(
      'This is no git repository: nothing could be undone. Make it one and commit, or give --force.',
    );
  }
  if (stdout !== '') {
    throw new SiteError(`${stdout}is not committed: commit it first, or give --force.`);
  }
};

export const command: Command = {
  name: 'update',
  summary: 'brings a remote to the newest template; what its team changed stays',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        force: { type: 'boolean' },
      },
      most: 1,
    });
    const folder = packageFolder(subject, usage);
    if (values.force !== true) refuseUnclean(folder);
    const updated = await updateRemote({ folder, from: values.from, to: values.to });
    if (updated === null) {
      say('The remote follows the newest template already.');
      return;
    }
    const { from, to, files } = updated;
    for (const { path, text } of files) say(`${text === null ? 'none   ' : 'written'}  ${path}`);
    const place = relative(process.cwd(), folder) || '.';
    say(`${place} follows template ${to}, after ${from}. Next: npm install, npm run check.`);
    const notes = files.flatMap((file) => file.notes);
    if (notes.length > 0) throw new SiteError(`Look at these first:\n${notes.join('\n')}`);
  },
};
