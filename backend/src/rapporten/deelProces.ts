import type { RapportGegevens } from './rapportGegevens.ts';
import { loadZetter, zetDeel, type Toebehoren } from './zetDeel.ts';

/*
 * A process of its own for one part of a report: what setting it took is given back to the system. What comes in was
 * made by the process of the report.
 */

/** What is to be set. */
export interface DeelOpdracht {
  readonly gegevens: RapportGegevens;
  readonly toebehoren: Toebehoren;
  readonly signs: readonly string[];
}

const answer = async ({ gegevens, toebehoren, signs }: DeelOpdracht): Promise<void> => {
  try {
    process.send?.({ gezet: await zetDeel(gegevens, toebehoren, signs) });
  } catch (error) {
    process.send?.({ reden: error instanceof Error ? error.message : String(error) });
  }
};

process.once('message', (opdracht: DeelOpdracht) => void answer(opdracht));
process.once('disconnect', () => process.exit());
loadZetter().catch(() => undefined);
