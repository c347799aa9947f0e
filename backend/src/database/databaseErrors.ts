/** Whether a replica says so that it is one: it was to write, or to read a table that it does not have (unlogged). */
export const isOfReplica = (code: string): boolean => code === '25006' || code === '0A000';

const AWAY_CODES =
  /^(08...|53300|57P0[1-5]|57014|25P03|25006|0A000|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** What the drivers say without a code. */
const AWAY_MESSAGES =
  /^(connect ENOENT |timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client was closed|PGlite is clos|Cannot use a pool after calling end|Client has encountered a connection error)/;

/** The members of an error that tell what happened; not every driver's errors are an `Error`. */
interface Cause {
  code: string;
  message: string;
}

const memberOf = (value: object, name: string): unknown =>
  name in value ? Reflect.get(value, name) : undefined;

const textOf = (value: object, name: string): string => {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text : '';
};

const causesOf = (error: unknown): Cause[] => {
  const causes: Cause[] = [];
  let current = error;
  while (typeof current === 'object' && current !== null && causes.length < 10) {
    causes.push({ code: textOf(current, 'code'), message: textOf(current, 'message') });
    // A host with several addresses fails with one error for each.
    const each = memberOf(current, 'errors');
    current = Array.isArray(each) ? each[0] : memberOf(current, 'cause');
  }
  return causes;
};

/** The database did not answer: it is away, full, shutting down or too slow. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => AWAY_CODES.test(code) || AWAY_MESSAGES.test(message));

/** A statement got no answer in its time: what the driver says then. */
export const isUnanswered = (error: unknown): boolean =>
  causesOf(error).some(({ message }) => message === 'Query read timeout');

/** The database refused a value as such (SQLSTATE class 22), for example one out of range. */
export const isDataException = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => /^22...$/.test(code));

/** The value is there already and may be there once. */
export const isDuplicate = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '23505');

/** There is no room left on the disk of the database, or on the one of this process. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT');
