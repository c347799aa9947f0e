import { once } from 'node:events';

import { handtekeningSchema } from '@adviestool/contract/adviesJson';
import { z } from 'zod';

import { maakBestand } from './maakBestand.ts';
import { OnmaakbaarError } from './onmaakbaar.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { loadZetter } from './zetDeel.ts';

/*
 * A process of its own for one report, which may be started before that is asked for. What comes in was made by the server itself; it makes the report, hands it over and is ended. The server alone has the key and
 * signs.
 */

const say = (bericht: object): void => {
  process.send?.(bericht);
};

const bestandSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/** Has numbers or a file signed. */
const ask = async <T>(
  soort: 'getallen' | 'bestand',
  bytes: Uint8Array,
  schema: z.ZodType<T>,
): Promise<T> => {
  say({ soort, bytes });
  const [antwoord]: unknown[] = await once(process, 'message');
  return schema.parse(antwoord);
};

/** Milliseconds between two words of how far it is: each is written to the database. */
const INTERVAL = 300;

/** Says how many of `totaal` gevelvullingen are calculated, not too often. */
const sayGedaan = (totaal: number): ((gedaan: number) => void) => {
  let said = performance.now();
  return (gedaan) => {
    if (gedaan < totaal && performance.now() - said < INTERVAL) return;
    said = performance.now();
    say({ soort: 'gedaan', gedaan });
  };
};

/** The server alone has the keys. */
const onderteken = {
  getallen: (bytes: Uint8Array) => ask('getallen', bytes, handtekeningSchema),
  bestand: async (bytes: Uint8Array) => (await ask('bestand', bytes, bestandSchema)).bytes,
};

const answer = async (opdracht: RapportOpdracht): Promise<void> => {
  try {
    const onGedaan = sayGedaan(gekozenUit(opdracht).length);
    say({ soort: 'klaar', ...(await maakBestand(opdracht, { onderteken, onGedaan })) });
  } catch (error) {
    const reden = error instanceof Error ? error.message : String(error);
    const oorzaak = error instanceof OnmaakbaarError ? error.oorzaak : null;
    say({ soort: 'mislukt', reden, oorzaak });
  }
};

process.once('message', (opdracht: RapportOpdracht) => void answer(opdracht));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
// A typesetter that is not there is told when a report is asked for.
loadZetter().catch(() => undefined);
