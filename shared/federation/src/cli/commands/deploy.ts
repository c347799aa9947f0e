import { deployInspected, deployParts } from '../../deploy/deployParts.ts';
import { partsText, versionsOfParts } from '../../deploy/offeredParts.ts';
import { SiteError } from '../../assemble/SiteError.ts';
import { withSiteLock } from '../../deploy/siteLock.ts';
import { openLive, type LiveSite } from '../../smoke/liveAnswers.ts';
import { smokeReleases, type SmokeOptions } from '../../smoke/smokeReleases.ts';
import type { Command } from '../Command.ts';
import { partsToDeploy } from '../partsToDeploy.ts';
import {
  CAUSE_OPTIONS,
  CAUSE_USAGE,
  channelOf,
  paramsOf,
  readArguments,
  refuseOptions,
  shareOf,
  siteOf,
  variantsOf,
} from '../readArguments.ts';
import { sitePaths } from '../sitePaths.ts';
import { say } from '../tell.ts';
import { secondsSince, tellOutcome } from '../tellOutcome.ts';

const usage =
  `adviestool deploy [NAME|FILE] --site DIR [--parts NAME,NAME] [--channel stable|next] [--version VERSION] [--variants ID,ID] [--share PERCENT] [--take-over] [--smoke [--allow-unseen] [--answers URL] [--params NAME=VALUE,…]] ${CAUSE_USAGE}\n` +
  'NAME is a folder of remotes/, ‘host’, or the path of a package; without it the package of this folder. FILE is one of adviestool pack: it is taken as its team signed it, and nothing is built. --parts takes several, which go in one switch. With --version the channel moves to a version that is on the site already. --variants names those of the site that get it, --share how many of the browsers get it first: at once, whatever channel they follow, so --channel is not taken beside them. --take-over gives an id to who brings it now, whose it was before. --smoke opens every page of them in a browser first, and switches to nothing of which one does not open or could not be seen; --allow-unseen takes what could not be seen. Calls are answered by smoke.json of the remotes, and by the site at --answers as the account SMOKE_ACCOUNT (SMOKE_PASSWORD), else by one made-up project. --params says what stands in addresses.';

/** @throws SiteError that names every page that does not open, and each that could not be seen unless that is allowed */
const smoke = async (options: SmokeOptions, allowsUnseen: boolean): Promise<void> => {
  const start = performance.now();
  const { count, unseen, unopened } = await smokeReleases(options);
  say(`${count} pages open in a browser (${secondsSince(start)} s).`);
  for (const line of unopened) say(`Not opened: ${line}`);
  if (unseen.length === 0) return;
  const lines = unseen.map((line) => `Not seen: ${line}`).join('\n');
  if (!allowsUnseen) {
    throw new SiteError(
      `${lines}\nNothing was switched. Give answers in smoke.json or by --answers URL, values of addresses by --params, or deploy with --allow-unseen.`,
    );
  }
  say(lines);
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
        channel: { type: 'string' },
        version: { type: 'string' },
        variants: { type: 'string' },
        share: { type: 'string' },
        smoke: { type: 'boolean' },
        'take-over': { type: 'boolean' },
        'allow-unseen': { type: 'boolean' },
        answers: { type: 'string' },
        params: { type: 'string' },
        ...CAUSE_OPTIONS,
      },
      most: 1,
    });
    const site = siteOf(values.site, usage);
    const channel = channelOf(values.channel ?? 'stable', usage);
    const variants = variantsOf(values.variants, usage);
    const share = shareOf(values.share, usage);
    if (variants !== undefined || share !== undefined) {
      const where = 'not beside --variants or --share, which give it to some at once';
      refuseOptions(values, ['channel'], { where, usage });
    }
    if (values.smoke !== true) {
      const where = 'of --smoke alone';
      refuseOptions(values, ['allow-unseen', 'answers', 'params'], { where, usage });
    }
    const params = paramsOf(values.params, usage);
    const live = await liveOf(values.answers);
    const start = performance.now();
    const { parts, origin, cause } = await partsToDeploy({
      site,
      subject,
      parts: values.parts,
      version: values.version,
      by: values.by,
      reason: values.reason,
      takesOver: values['take-over'] === true,
      usage,
    });
    const versions = versionsOfParts(parts);
    const purpose = `deploy ${partsText(versions)}`;
    const before = sitePaths(site);
    const deployment = { site, parts, channel, variants, share, origin, cause };
    const put = async (): Promise<void> => {
      if (values.smoke !== true) deployParts(deployment);
      else {
        await deployInspected(deployment, (releases) =>
          smoke(
            { site, releases, parts: Object.keys(versions), versions, params, live },
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
