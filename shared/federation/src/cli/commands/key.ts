import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { makeKey } from '../../artefact/signingKey.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import { jsonText } from '../../assemble/writeSite.ts';
import type { Command } from '../Command.ts';
import { readArguments, subjectOf } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool key NAME [--out FILE]\n' +
  'NAME is how a site calls the team. FILE (adviestool.key.json) stays with the team: whoever has it publishes in its name.';

export const command: Command = {
  name: 'key',
  summary: 'makes the key that a team signs its remotes with',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { out: { type: 'string', default: 'adviestool.key.json' } },
      most: 1,
    });
    const name = subjectOf(subject, usage).trim();
    if (name === '' || name.length > 60) {
      throw new SiteError(`NAME: expected 1 to 60 characters.\n${usage}`);
    }
    const file = resolve(values.out);
    if (existsSync(file)) throw new SiteError(`${file} is there already, and was left alone.`);
    writeFileSync(file, jsonText(makeKey(name)), { mode: 0o600 });
    say(
      `The key of ‘${name}’ is in ${file}. Keep it out of the repository, and a copy where it is safe.`,
    );
  },
};
