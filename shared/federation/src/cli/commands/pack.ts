import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { ARTEFACT, packArtefact } from '../../artefact/artefact.ts';
import { readKey } from '../../artefact/signingKey.ts';
import { readRemote } from '../../assemble/parts.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import { remoteModeProblems } from '../../assemble/checkParts.ts';
import { pageSizes } from '../../deploy/pageSizes.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import { buildToDeploy } from '../buildToDeploy.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import { readArguments } from '../readArguments.ts';
import { runChecks } from '../runChecks.ts';
import { say } from '../tell.ts';

const usage =
  'adviestool pack [NAME] --key FILE [--out DIR]\n' +
  'NAME is a folder of remotes/ or the path of a package; without it the package of this folder. Its scripts types and test are run, it is built, and what came of it is signed with the key of adviestool key.';

const LARGE = 100_000;

export const command: Command = {
  name: 'pack',
  summary: 'checks, builds and signs a remote: one file for adviestool deploy',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: { key: { type: 'string' }, out: { type: 'string', default: '.' } },
      most: 1,
    });
    if (values.key === undefined) throw new SiteError(`--key is missing.\n${usage}`);
    const key = readKey(resolve(values.key));
    const folder = packageFolder(subject, usage);
    const ran = await runChecks(folder);
    const remote = readRemote(await buildToDeploy(folder));
    const checks = [...ran, 'build'];
    const problems = remoteModeProblems(remote);
    if (problems.length > 0) throw new SiteError(problems.join('\n'));
    const { id, version } = remote.document;
    const { commit } = switchCause({ folder });
    const file = join(resolve(values.out), `${id}-${version}${ARTEFACT}`);
    const content = packArtefact(remote.dist, { id, version, commit, checks }, key);
    writeFileSync(file, content);
    for (const { page, bytes } of pageSizes(remote)) {
      if (bytes > LARGE) {
        say(
          `The page ${page} is ${Math.ceil(bytes / 1000)} kB of scripts and styles, compressed: a site may refuse that.`,
        );
      }
    }
    say(
      `${basename(file)} (${Math.ceil(content.length / 1000)} kB) is signed by ‘${key.name}’; run before: ${checks.join(', ')}.`,
    );
  },
};
