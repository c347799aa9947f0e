import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { checkAntwoorden } from '@adviestool/domain/velden/antwoorden';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import type { Eenheid } from '@adviestool/domain/velden/veld';

import { readTekst } from '../meerdere/readTekst.ts';
import type { CelVeld } from './kolommen.ts';

export interface GelezenCel {
  waarde: string | number | null;
  /** The message of the form; null: it can be saved. */
  fout: string | null;
}

const VELDEN: Readonly<Record<CelVeld, { soort: 'tekst' | 'getal' | 'maat'; eenheid?: Eenheid }>> =
  {
    merk: { soort: 'tekst' },
    aantal: { soort: 'getal' },
    breedte: { soort: 'maat', eenheid: KADER_VELDEN.breedte.eenheid },
    hoogte: { soort: 'maat', eenheid: KADER_VELDEN.hoogte.eenheid },
  };

export const eenheidOf = (veld: CelVeld): Eenheid | undefined => VELDEN[veld].eenheid;

/** What a text means in a cell of this gevelvulling, checked as its form does. */
export const readCelTekst = (
  gevelvulling: Gevelvulling,
  veld: CelVeld,
  tekst: string,
): GelezenCel => {
  const waarde = readTekst(VELDEN[veld], tekst);
  return { waarde, fout: checkAntwoorden(gevelvulling, { [veld]: waarde })[veld] ?? null };
};
