import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import { readRemote } from '../../assemble/parts.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import { fetchHosts } from '../../check/fetchHosts.ts';
import { hostProblems } from '../../check/hostProblems.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import { namesOf, readArguments } from '../readArguments.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool check [NAME] --host VERSION[,VERSION]\n' +
  'Compares the build of a remote with hosts that are published, without a site, as a variant with every remote of the product would be composed. VERSION is a version or range of @adviestool/host, ‘latest’, ‘previous’ (the newest of the minor before that), or the path of dist/host.json of that package. What a variant configures and what the browser does are not looked at.';

export const command: Command = {
  name: 'check',
  summary: 'says on which published hosts the build of a remote runs',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { host: { type: 'string' } },
      most: 1,
    });
    const wanted = namesOf(values.host ?? '');
    if (wanted.length === 0) throw new SiteError(`--host is missing.\n${usage}`);
    const folder = packageFolder(subject, usage);
    const file = join(folder, 'dist/remote.json');
    const at = relative(process.cwd(), file);
    if (!existsSync(file)) {
      throw new SiteError(`${at} is not there: build the remote first, with adviestool build.`);
    }
    const { document } = readRemote(join(folder, 'dist'));
    const name = `${document.id} ${document.version}`;
    const hosts = await fetchHosts(folder, wanted);
    const refusals = hosts.flatMap((host) => {
      const problems = hostProblems(host, { document, at });
      if (problems.length === 0) say(`${name} fits host ${host.version}.`);
      return problems.length === 0
        ? []
        : [`${name} does not fit host ${host.version}:`, ...problems.map((line) => `  ${line}`)];
    });
    if (refusals.length > 0) throw new SiteError(refusals.join('\n'));
  },
};
