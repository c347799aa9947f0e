import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { checkAntwoorden } from '@adviestool/domain/velden/antwoorden';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { isFoutAlsTekst } from '@adviestool/kozijnstaten/foutAlsTekst';
import { readOptie } from '@adviestool/kozijnstaten/readOptie';
import { teksten } from '@adviestool/kozijnstaten/teksten';

import { readTekst } from '../meerdere/readTekst.ts';
import type { CelVeld } from './kolommen.tsx';

export interface GelezenCel {
  waarde: string | number | null;
  /** The message of the form; null: it can be saved. */
  fout: string | null;
}

export const registerVeldOf = (veld: CelVeld): RegisterVeld => {
  const found = KADER_REGISTER.bijNaam.get(veld);
  if (found === undefined) throw new Error(`There is no field ${veld}.`);
  return found;
};

/** The option that a text says by its label, its value or another word; nothing is no option. */
const readKeuze = (veld: RegisterVeld, tekst: string): GelezenCel => {
  if (tekst === '') return { waarde: null, fout: null };
  const { waarde, fout } = readOptie(veld, tekst);
  return { waarde: typeof waarde === 'string' ? waarde : tekst, fout };
};

/** What a text means in a cell of this gevelvulling, checked as its form does. */
export const readCelTekst = (
  gevelvulling: Gevelvulling,
  veld: CelVeld,
  tekst: string,
): GelezenCel => {
  const registerVeld = registerVeldOf(veld);
  if (registerVeld.soort === 'keuze') return readKeuze(registerVeld, tekst.trim());
  const waarde = readTekst(registerVeld, tekst);
  if (isFoutAlsTekst(tekst.trim())) return { waarde, fout: teksten.foutInCel(tekst.trim()) };
  return { waarde, fout: checkAntwoorden(gevelvulling, { [veld]: waarde })[veld] ?? null };
};
