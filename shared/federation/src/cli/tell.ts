import { DocumentError } from '../assemble/readDocument.ts';
import { SiteError } from '../deploy/SiteError.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Where a mistake of ours was made is told to who asks for it. */
const showsPlace = process.env['DEBUG'] === 'adviestool';

const lineOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof DocumentError || error instanceof SiteError
    ? message
    : `Unexpected: ${message} (DEBUG=adviestool tells where).`;
};

/** Runs a command; what goes wrong is told in one line and ends it with code 1. */
export const tell = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (showsPlace) throw error;
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  }
};
