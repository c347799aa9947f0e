import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { BeheerError } from './beheerOpdracht.ts';

/** Takes what would show a password on the screen. */
const nergens = new Writable({ write: (_chunk, _encoding, done) => done() });

const vraag = async (tekst: string): Promise<string> => {
  process.stderr.write(tekst);
  const lezer = createInterface({ input: process.stdin, output: nergens, terminal: true });
  try {
    return await lezer.question('');
  } finally {
    lezer.close();
    process.stderr.write('\n');
  }
};

/**
 * Asks for a password twice at the terminal, without showing it.
 * @throws BeheerError when they differ
 */
export const vraagWachtwoord = async (): Promise<string> => {
  const wachtwoord = await vraag('Wachtwoord: ');
  if ((await vraag('Nog een keer: ')) !== wachtwoord) {
    throw new BeheerError('De wachtwoorden zijn niet gelijk. Er is niets gemaakt.');
  }
  return wachtwoord;
};
