import {
  asksForHelp,
  countOf,
  readArguments,
  type Arguments,
  type Expected,
  type Options,
} from '@adviestool/federation/cli/readArguments';
import { say } from '@adviestool/federation/cli/tell';

interface ExpectedHere<Given extends Options> extends Expected<Given> {
  /** Options that are a whole number. */
  counts?: readonly (keyof Given & string)[];
}

/**
 * Reads what a command of this repository was given. Who asks for help, or writes it otherwise, is told
 * how it is written; the process then ends.
 */
export const readOptions = <const Given extends Options>(
  expected: ExpectedHere<Given>,
): Arguments<Given> => {
  const { usage, counts = [] } = expected;
  const args = process.argv.slice(2);
  if (asksForHelp(args)) {
    say(usage);
    process.exit(0);
  }
  try {
    const read = readArguments(args, expected);
    for (const [name, given] of Object.entries(read.values)) {
      if (counts.includes(name)) countOf(String(given), { name, usage });
    }
    return read;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
};
