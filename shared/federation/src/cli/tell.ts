import { failureText } from '../deploy/failureText.ts';

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Where a mistake of ours was made is told to who asks for it. */
const showsPlace = process.env['DEBUG'] === 'adviestool';

/** Runs a command; what goes wrong is told in one line and ends it with code 1. */
export const tell = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (showsPlace) throw error;
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  }
};
