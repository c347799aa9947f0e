import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readHost, readRemote } from '../../assemble/parts.ts';
import { deployInspected, deployParts } from '../../deploy/deployParts.ts';
import { partsText, versionsOfParts, type DeployedPart } from '../../deploy/offeredParts.ts';
import { partOnSite } from '../../deploy/partOnSite.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { switchCause } from '../../deploy/switchCause.ts';
import { openLive, type LiveSite } from '../../smoke/liveAnswers.ts';
import { smokeReleases, type SmokeOptions } from '../../smoke/smokeReleases.ts';
import { buildToDeploy } from '../buildToDeploy.ts';
import type { Command } from '../Command.ts';
import { packageFolder } from '../packageFolder.ts';
import {
  CAUSE_OPTIONS,
  CAUSE_USAGE,
  channelOf,
  namesOf,
  paramsOf,
  readArguments,
  shareOf,
  siteOf,
  variantsOf,
} from '../readArguments.ts';
import { sitePaths } from '../sitePaths.ts';
import { say } from '../tell.ts';
import { secondsSince, tellOutcome } from '../tellOutcome.ts';

const usage =
  `adviestool deploy [NAME] --site DIR [--parts NAME,NAME] [--channel stable|next] [--version VERSION] [--variants ID,ID] [--share PERCENT] [--smoke [--allow-unseen] [--answers URL] [--params NAME=VALUE,…]] ${CAUSE_USAGE}\n` +
  'NAME is a folder of remotes/, ‘host’, or the path of a package; without it the package of this folder. --parts takes several, which go in one switch. With --version the channel moves to a version that is on the site already. --variants names those of the site that get it, --share how many of the browsers get it first; both leave the channel as it is. --smoke opens every page of them in a browser first, and switches to nothing of which one does not open or could not be seen; --allow-unseen takes what could not be seen. Calls are answered by smoke.json of the remotes, and by the site at --answers as the account SMOKE_ACCOUNT (SMOKE_PASSWORD), else by one made-up project. --params says what stands in addresses.';

interface Wanted {
  subject: string | undefined;
  parts: string | undefined;
  version: string | undefined;
}

/** The parts that are named; undefined stands for the package of this folder. @throws SiteError */
const wantedNames = ({ subject, parts, version }: Wanted): (string | undefined)[] => {
  if (parts === undefined) {
    if (version !== undefined && subject === undefined) {
      throw new SiteError(`--version: of which part is missing.\n${usage}`);
    }
    return [subject];
  }
  if (subject !== undefined) {
    throw new SiteError(`‘${subject}’ stands beside --parts. Name all of them there.\n${usage}`);
  }
  const names = namesOf(parts);
  if (names.length === 0) throw new SiteError(`--parts: expected names, it has none.\n${usage}`);
  if (version !== undefined && names.length > 1) {
    throw new SiteError(`--version: expected one part, there are ${names.length}.\n${usage}`);
  }
  return names;
};

const buildPart = async (folder: string): Promise<DeployedPart> => {
  const dist = await buildToDeploy(folder);
  return existsSync(join(dist, 'host.json')) ? readHost(dist) : readRemote(dist);
};

/** Builds one after the other: each takes what the machine has. */
const buildAll = async (folders: readonly string[]): Promise<DeployedPart[]> => {
  const parts: DeployedPart[] = [];
  for (const folder of folders) parts.push(await buildPart(folder));
  return parts;
};

/** @throws SiteError that names every page that does not open, and each that could not be seen unless that is allowed */
const smoke = async (options: SmokeOptions, allowsUnseen: boolean): Promise<void> => {
  const start = performance.now();
  const { count, unseen } = await smokeReleases(options);
  say(`${count} pages open in a browser (${secondsSince(start)} s).`);
  if (unseen.length === 0) return;
  const lines = unseen.map((line) => `Not seen: ${line}`).join('\n');
  if (!allowsUnseen) {
    throw new SiteError(
      `${lines}\nNothing was switched. Give answers in smoke.json or by --answers URL, values of addresses by --params, or deploy with --allow-unseen.`,
    );
  }
  say(lines);
};

/** @throws SiteError on options that are of --smoke alone */
const refuseWithoutSmoke = (values: Record<string, unknown>): void => {
  if (values['smoke'] === true) return;
  const given = ['allow-unseen', 'answers', 'params'].filter((name) => values[name] !== undefined);
  if (given.length === 0) return;
  throw new SiteError(`--${given.join(', --')}: of --smoke alone.\n${usage}`);
};

const liveOf = (url: string | undefined): Promise<LiveSite | null> =>
  url === undefined
    ? Promise.resolve(null)
    : openLive(url, {
        name: process.env['SMOKE_ACCOUNT'],
        password: process.env['SMOKE_PASSWORD'],
      });

export const command: Command = {
  name: 'deploy',
  summary: 'builds remotes and the host and puts them on a site, in one switch',
  usage,
  run: async (args) => {
    const { subject, values } = readArguments(args, {
      usage,
      options: {
        site: { type: 'string' },
        parts: { type: 'string' },
        channel: { type: 'string', default: 'stable' },
        version: { type: 'string' },
        variants: { type: 'string' },
        share: { type: 'string' },
        smoke: { type: 'boolean' },
        'allow-unseen': { type: 'boolean' },
        answers: { type: 'string' },
        params: { type: 'string' },
        ...CAUSE_OPTIONS,
      },
      most: 1,
    });
    const { version } = values;
    const site = siteOf(values.site, usage);
    const channel = channelOf(values.channel, usage);
    const variants = variantsOf(values.variants, usage);
    const share = shareOf(values.share, usage);
    refuseWithoutSmoke(values);
    const params = paramsOf(values.params, usage);
    const live = await liveOf(values.answers);
    const start = performance.now();
    const names = wantedNames({ subject, parts: values.parts, version });
    const folders = version === undefined ? names.map((name) => packageFolder(name, usage)) : [];
    const parts =
      version === undefined
        ? await buildAll(folders)
        : names.map((name = '') => partOnSite(site, name, version));
    const versions = versionsOfParts(parts);
    const cause = switchCause({ ...values, folder: folders[0] });
    const purpose = `deploy ${partsText(versions)}`;
    const before = sitePaths(site);
    const deployment = { site, parts, channel, variants, share, cause };
    const put = async (): Promise<void> => {
      if (values.smoke !== true) deployParts(deployment);
      else {
        await deployInspected(deployment, (releases) =>
          smoke(
            { site, releases, parts: Object.keys(versions), params, live },
            values['allow-unseen'] === true,
          ),
        );
      }
    };
    await withSiteLock({ site, purpose, by: cause.by, onWait: say }, put);
    const verb = parts.length === 1 ? 'is' : 'are';
    const place =
      variants === undefined && share === undefined ? `, on the channel ${channel}` : '';
    say(`${partsText(versions)} ${verb} on the site${place} (${secondsSince(start)} s).`);
    tellOutcome(site, versions, before);
  },
};
