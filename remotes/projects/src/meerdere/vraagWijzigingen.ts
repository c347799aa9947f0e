import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { gedeeldeVeldenVan, type GedeeldVeld } from './gedeeldeVelden.ts';
import { readWijzigingen, type GelezenWijzigingen, type Teksten } from './readWijzigingen.ts';

/** What is asked in one round, and what the answers so far are. */
export interface Wijzigingsvraag extends GelezenWijzigingen {
  velden: readonly GedeeldVeld[];
  /** Those that an answer asks for and that some have no answer to yet. */
  nodig: readonly GedeeldVeld[];
}

const namenOf = (velden: readonly GedeeldVeld[]): string => velden.map(({ naam }) => naam).join();

/** Asks gevelvullingen anything that they have in common, with all that the answers ask for in turn. */
export const vraagWijzigingen = (gevelvullingen: readonly Gevelvulling[]) => {
  const veldenMet = gedeeldeVeldenVan(gevelvullingen);
  const stored = veldenMet({});
  const huidige = new Map(stored.map((veld) => [veld.naam, veld.waarde]));

  /** What a field stays when its own answer is taken back. */
  const ongewijzigd = ({ naam, opties }: GedeeldVeld): unknown => {
    const waarde = huidige.has(naam) ? huidige.get(naam) : null;
    const isMogelijk = opties.length === 0 || opties.some(({ value }) => value === waarde);
    return waarde === undefined || isMogelijk ? waarde : null;
  };

  /** An answer may ask for a field whose answer asks for more: until nothing is added. */
  const readOn = (
    asked: readonly GedeeldVeld[],
    ingevuld: Teksten,
  ): Omit<Wijzigingsvraag, 'nodig'> => {
    const { antwoorden } = readWijzigingen(gevelvullingen, asked, ingevuld);
    const velden = veldenMet(antwoorden);
    return namenOf(velden) === namenOf(asked)
      ? { ...readWijzigingen(gevelvullingen, velden, ingevuld), velden }
      : readOn(velden, ingevuld);
  };

  return (ingevuld: Teksten): Wijzigingsvraag => {
    const { velden, ...gelezen } = readOn(stored, ingevuld);
    return {
      ...gelezen,
      velden: velden.map((veld) =>
        veld.naam in gelezen.antwoorden ? { ...veld, waarde: ongewijzigd(veld) } : veld,
      ),
      nodig: velden.filter(({ nieuw, ontbreekt }) => nieuw > 0 && ontbreekt > 0),
    };
  };
};
