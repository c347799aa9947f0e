import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { z } from 'zod';

import { errorCodeOf } from '../watch/errorCodeOf.ts';
import type { Resultaat } from './jsonTekst.ts';

/** Exit code when anything is wrong. */
export const FOUT = 2;

/** A reader that has seen enough (`| head`) ends the run quietly. */
const endWithReader = (error: Error): void => {
  if (errorCodeOf(error) !== 'EPIPE') throw error;
  process.exit();
};

/** Runs a command line and hands over what came of it; every problem is a line on stderr. */
export const runCommandLine = async <T>(
  run: () => Resultaat<T> | Promise<Resultaat<T>>,
  finish: (value: T) => void,
): Promise<void> => {
  z.config({ customError: dutchErrorMap });
  process.stdout.on('error', endWithReader);
  const resultaat = await run();
  if (resultaat.success) {
    finish(resultaat.value);
    return;
  }
  for (const probleem of resultaat.problemen) console.error(probleem);
  process.exitCode = FOUT;
};
