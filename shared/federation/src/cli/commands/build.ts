import { relative } from 'node:path';

import type { Command } from '../Command.ts';
import { buildToDeploy } from '../buildToDeploy.ts';
import { packageFolder } from '../packageFolder.ts';
import { readArguments } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage = 'adviestool build [NAME]';

export const command: Command = {
  name: 'build',
  summary: 'builds a remote or host as visitors get it',
  usage,
  run: async (args) => {
    const { subject } = readArguments(args, { usage, options: {}, most: 1 });
    const dist = await buildToDeploy(packageFolder(subject, usage));
    say(`The build is in ${relative(process.cwd(), dist)}.`);
  },
};
