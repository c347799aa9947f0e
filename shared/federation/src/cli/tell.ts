import { DocumentError } from '../assemble/readDocument.ts';
import { SiteError } from '../deploy/SiteError.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Runs a command; what the user can mend is told in one line and ends it with code 1. */
export const tell = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof DocumentError || error instanceof SiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};
