import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { CHANNELS, type Channel } from '@adviestool/contract/variant';

import { SiteError } from '../assemble/SiteError.ts';

export type Options = Record<string, { type: 'string'; default?: string } | { type: 'boolean' }>;

const HELP = ['--help', '-h'];

/** Whether somebody wants to know how a command is written. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.some((arg) => HELP.includes(arg));

/** Options of every command that switches a site: who does it and why. */
export const CAUSE_OPTIONS = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** How those are written. */
export const CAUSE_USAGE = '[--by WHO] [--reason WHY]';

export interface Expected<Given extends Options> {
  /** One line that says how the command is written. */
  usage: string;
  /** Those that the command has. */
  options: Given;
  /** How many arguments it has without an option; absent: none. */
  most?: number;
  /** How many it must have; absent: none. */
  least?: number;
}

type Parsed<Given extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: Given }>
>;

export interface Arguments<Given extends Options> {
  /** The first argument without an option. */
  subject: string | undefined;
  subjects: readonly string[];
  values: Parsed<Given>['values'];
}

const parse = <Given extends Options>(
  args: readonly string[],
  { usage, options }: Expected<Given>,
): Parsed<Given> => {
  try {
    return parseArgs<{ args: string[]; allowPositionals: true; options: Given }>({
      args: [...args],
      allowPositionals: true,
      options,
    });
  } catch (cause) {
    // Node explains at length how to write an argument that begins with a hyphen.
    const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw new SiteError(`${reason}.\n${usage}`, { cause });
  }
};

/**
 * Reads the arguments of a command; what it does not take is refused.
 * @param args what stands behind the name of the command
 * @throws SiteError that ends with the usage
 */
export const readArguments = <const Given extends Options>(
  args: readonly string[],
  expected: Expected<Given>,
): Arguments<Given> => {
  const { usage, least = 0, most = 0 } = expected;
  const { positionals, values } = parse(args, expected);
  const rest = positionals.slice(most);
  if (rest.length > 0) throw new SiteError(`‘${rest.join(' ')}’ is too much.\n${usage}`);
  if (positionals.length < least) throw new SiteError(`What it is about is missing.\n${usage}`);
  return { subject: positionals[0], subjects: positionals, values };
};

/** @throws SiteError when the command was given nothing to work on */
export const subjectOf = (given: string | undefined, usage: string): string => {
  if (given === undefined) throw new SiteError(`What it is about is missing.\n${usage}`);
  return given;
};

/** @throws SiteError when there is no --site */
export const siteOf = (given: string | undefined, usage: string): string => {
  if (given === undefined) throw new SiteError(`--site is missing.\n${usage}`);
  return resolve(given);
};

/** @throws SiteError when it is none of the channels */
export const channelOf = (given: string, usage: string): Channel => {
  const channel = CHANNELS.find((each) => each === given);
  if (channel !== undefined) return channel;
  throw new SiteError(`--channel: expected ${CHANNELS.join(' or ')}, it is ‘${given}’.\n${usage}`);
};

/**
 * Refuses options that play no part in what was asked for: left out without a word, they would seem to.
 * @param where what they are of, or not of, as the end of a sentence
 * @throws SiteError that names those that were given
 */
export const refuseOptions = (
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  { where, usage }: { where: string; usage: string },
): void => {
  const given = names.filter((name) => values[name] !== undefined);
  if (given.length > 0) throw new SiteError(`--${given.join(', --')}: ${where}.\n${usage}`);
};

/** Names with commas between them. */
export const namesOf = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** @throws SiteError when it is no whole number */
export const countOf = (
  given: string | undefined,
  { name, usage }: { name: string; usage: string },
): number => {
  if (given !== undefined && /^\d{1,6}$/.test(given)) return Number(given);
  throw new SiteError(
    `--${name}: expected a number, it is ${given === undefined ? 'missing' : `‘${given}’`}.\n${usage}`,
  );
};

/** Ids of variants with commas between them; undefined: all are meant. @throws SiteError when there are none */
export const variantsOf = (
  given: string | undefined,
  usage: string,
): readonly string[] | undefined => {
  if (given === undefined) return undefined;
  const ids = namesOf(given);
  if (ids.length > 0) return ids;
  throw new SiteError(`--variants: expected ids, it has none.\n${usage}`);
};

/** Percent of the browsers; undefined: all. @throws SiteError when it is not 1 to 99 */
export const shareOf = (given: string | undefined, usage: string): number | undefined => {
  if (given === undefined || /^[1-9]\d?$/.test(given))
    return given === undefined ? given : Number(given);
  throw new SiteError(`--share: expected 1 to 99 (percent), it is ‘${given}’.\n${usage}`);
};

/** What stands in addresses, as `projectId=7,id=2`. @throws SiteError */
export const paramsOf = (given: string | undefined, usage: string): Record<string, string> =>
  Object.fromEntries(
    namesOf(given ?? '').map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      const value = rest.join('=');
      if (name !== '' && value !== '') return [name, value];
      throw new SiteError(`--params: expected NAME=VALUE, it is ‘${pair}’.\n${usage}`);
    }),
  );
