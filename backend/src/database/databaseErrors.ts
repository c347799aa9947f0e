const AWAY_CODES =
  /^(08...|53300|57P0[1-5]|57014|25P03|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

/** What the drivers say without a code. */
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client was closed|PGlite is clos|Cannot use a pool after calling end|Client has encountered a connection error)/;

const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = [];
  let current = error;
  while (current instanceof Error && !causes.includes(current)) {
    causes.push(current);
    // A host with several addresses fails with one error for each.
    current =
      current instanceof AggregateError && current.cause === undefined
        ? current.errors[0]
        : current.cause;
  }
  return causes;
};

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** The database did not answer: it is away, full, shutting down or too slow. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => AWAY_CODES.test(codeOf(cause)) || AWAY_MESSAGES.test(cause.message),
  );

/** The database refused a value as such (SQLSTATE class 22), for example one out of range. */
export const isDataException = (error: unknown): boolean =>
  causesOf(error).some((cause) => /^22...$/.test(codeOf(cause)));
