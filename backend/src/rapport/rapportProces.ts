import { rapportGegevensOf } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { zetRapport } from './zetRapport.ts';

/*
 * A process of its own for one report. What comes in was made by the server itself; it makes the report, hands it
 * over and is ended.
 */

const make = ({ bestanden, logo, ...invoer }: RapportOpdracht): Promise<Uint8Array> =>
  zetRapport(
    rapportGegevensOf({
      ...invoer,
      logo: logo?.pad ?? null,
      bijlagen: bestanden.map(({ naam, soort, omschrijving }) => ({ naam, soort, omschrijving })),
    }),
    bestanden,
    logo,
  );

const answer = async (opdracht: RapportOpdracht): Promise<void> => {
  try {
    process.send?.({ soort: 'klaar', bytes: await make(opdracht) });
  } catch (error) {
    process.send?.({
      soort: 'mislukt',
      reden: error instanceof Error ? error.message : String(error),
    });
  }
};

process.once('message', (opdracht: RapportOpdracht) => void answer(opdracht));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
