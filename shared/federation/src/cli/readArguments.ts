import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { CHANNELS, type Channel } from '@adviestool/contract/variant';

import { SiteError } from '../deploy/SiteError.ts';

export interface Arguments {
  /** What stands there without an option; empty when nothing does. */
  subject: string;
  site: string;
  channel: Channel;
  /** Absent: the build of now. */
  version: string | undefined;
}

const siteOf = (given: string | undefined, usage: string): string => {
  if (given === undefined) throw new SiteError(`--site is missing.\n${usage}`);
  return resolve(given);
};

const channelOf = (given: string, usage: string): Channel => {
  const channel = CHANNELS.find((each) => each === given);
  if (channel !== undefined) return channel;
  throw new SiteError(`--channel: expected ${CHANNELS.join(' or ')}, it is ‘${given}’.\n${usage}`);
};

const parse = (usage: string) => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        channel: { type: 'string', default: 'stable' },
        version: { type: 'string' },
      },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SiteError(`${reason}\n${usage}`, { cause });
  }
};

/**
 * Reads the arguments of a command on a site.
 * @param usage one line that says how the command is written
 * @throws SiteError that ends with the usage
 */
export const readArguments = (usage: string, needsSubject = true): Arguments => {
  const { positionals, values } = parse(usage);
  const [subject = '', ...rest] = positionals;
  if (rest.length > 0) throw new SiteError(`‘${rest.join(' ')}’ is too much.\n${usage}`);
  if (needsSubject && subject === '') throw new SiteError(usage);
  return {
    subject,
    site: siteOf(values.site, usage),
    channel: channelOf(values.channel, usage),
    version: values.version,
  };
};
