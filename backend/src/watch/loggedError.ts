import { DrizzleQueryError } from 'drizzle-orm/errors';
import { z } from 'zod';

/** What the log keeps of an error. */
export interface LoggedError {
  type: string;
  message: string;
  /** Of the database or the system. */
  code?: string;
  constraint?: string;
  table?: string;
  column?: string;
  /** A statement with `$1` where its values were. */
  query?: string;
  /** Where it was made; without the message that a stack begins with. */
  stack: string;
  cause?: LoggedError;
  /** Of an error that stands for several. */
  errors?: LoggedError[];
}

/** Members that name things of the schema or the system, never what somebody typed. */
const KEPT = ['code', 'constraint', 'table', 'column'] as const;

const DEEPEST = 5;
const LONGEST_QUERY = 500;

const MAIL = /(?<![^\s<>"'(),;:])[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const HASH = /\$argon2\S+/g;
/** From the first quote to the last: what is quoted may hold quotes itself. */
const QUOTED = /".*"/gs;
const VALUE_REFUSED = /^22...$/;

const memberOf = (error: object, name: string): unknown =>
  name in error ? Reflect.get(error, name) : undefined;

const textOf = (error: object, name: string): string | undefined => {
  const value = memberOf(error, name);
  return typeof value === 'string' ? value : undefined;
};

/** Of the database, about a name of the schema: what it quotes are names, too. */
const quotesNames = (error: object): boolean =>
  textOf(error, 'severity') !== undefined && !VALUE_REFUSED.test(textOf(error, 'code') ?? '');

const issuesOf = ({ issues }: z.ZodError): string =>
  issues.map(({ code, path }) => `${path.join('.')}: ${code}`).join('; ');

const messageOf = (error: object): string => {
  if (error instanceof z.ZodError) return issuesOf(error);
  if (error instanceof DrizzleQueryError) return 'Failed query';
  const message = (textOf(error, 'message') ?? '').replaceAll(MAIL, '…').replaceAll(HASH, '…');
  return quotesNames(error) ? message : message.replaceAll(QUOTED, '"…"');
};

/** The lines that name a place in the code, which stand below the message. */
const placesOf = (error: object): string => {
  const stack = textOf(error, 'stack') ?? '';
  const message = textOf(error, 'message') ?? '';
  const start = stack.lastIndexOf(message);
  const places = stack.slice(start + message.length).match(/^ {4}at .*$/gm);
  return start < 0 || places === null ? '' : places.join('\n');
};

const namesOf = (error: object): Partial<Record<(typeof KEPT)[number], string>> =>
  Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = textOf(error, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const queryOf = (error: object): string | undefined =>
  error instanceof DrizzleQueryError ? error.query.slice(0, LONGEST_QUERY) : undefined;

/** What made it fail, and the ones that it stands for. */
const othersOf = (error: object, depth: number): Pick<LoggedError, 'cause' | 'errors'> => {
  if (depth === DEEPEST) return {};
  const [cause, errors] = [memberOf(error, 'cause'), memberOf(error, 'errors')];
  return {
    ...(cause !== undefined && cause !== null && { cause: describe(cause, depth + 1) }),
    ...(Array.isArray(errors) && { errors: errors.map((each) => describe(each, depth + 1)) }),
  };
};

const describe = (error: unknown, depth: number): LoggedError => {
  // Whoever throws a bare text may throw anything.
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: '…', stack: '' };
  }
  const query = queryOf(error);
  return {
    type: textOf(error, 'name') ?? 'Error',
    message: messageOf(error),
    ...namesOf(error),
    ...(query !== undefined && { query }),
    stack: placesOf(error),
    ...othersOf(error, depth),
  };
};

/**
 * What a log may tell of an error, whatever threw it: drivers hang the values of a failed statement,
 * whole rows and mail addresses on theirs, so that only what is known to be harmless is taken over.
 */
export const loggedError = (error: unknown): LoggedError => describe(error, 0);
