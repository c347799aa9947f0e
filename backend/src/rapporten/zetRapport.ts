import { MEESTE_HEEL } from '@adviestool/contract/rapporten';

import { addHandtekeningveld } from './handtekeningveld.ts';
import type { GemaaktRapport } from './maakRapport.ts';
import { packPdf, openPdf } from './packPdf.ts';
import type { RapportGegevens } from './rapportGegevens.ts';
import { tagRowHeaders } from './tagRowHeaders.ts';
import { zetDeel, type Toebehoren } from './zetDeel.ts';
import { zetInDelen, type GezetRapport } from './zetInDelen.ts';

/** Whether a report of so many gevelvullingen is set in parts. */
export const isInDelen = (gevelvullingen: number): boolean => gevelvullingen > MEESTE_HEEL;

interface Opties extends Toebehoren {
  /** The moment that the signature names. */
  readonly op: Date;
  /** Is told how many gevelvullingen are set, of a report that is set in parts. */
  readonly onGezet?: (gezet: number) => void;
}

const zetHeel = async (
  gegevens: RapportGegevens,
  toebehoren: Toebehoren,
): Promise<GezetRapport> => {
  const { pdf, ligging } = await zetDeel(gegevens, toebehoren);
  return { delen: tagRowHeaders(openPdf(pdf)), paginas: ligging.paginas };
};

/**
 * Sets a report as PDF/A-3a with an empty field for the signature of the file. Takes seconds and hundreds of MB for a
 * large one: run it in a process of its own.
 * @throws Error when the typesetter is not there or refuses the report
 */
export const zetRapport = async (
  gegevens: RapportGegevens,
  { op, onGezet = () => undefined, ...toebehoren }: Opties,
): Promise<GemaaktRapport> => {
  const { delen, paginas } = isInDelen(gegevens.gevelvullingen.length)
    ? await zetInDelen(gegevens, toebehoren, { onGezet })
    : await zetHeel(gegevens, toebehoren);
  return { bytes: packPdf(addHandtekeningveld(delen, op)), paginas };
};
