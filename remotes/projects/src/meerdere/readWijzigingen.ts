import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { checkAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';

import type { GedeeldVeld } from './gedeeldeVelden.ts';
import { readTekst } from './readTekst.ts';

/** What was typed or chosen, by the name of the field; empty: it stays as it is. */
export type Teksten = Readonly<Record<string, string>>;

export interface GelezenWijzigingen {
  /** The answers that every gevelvulling accepts. */
  antwoorden: Antwoorden;
  /** The message of each of the others. */
  fouten: Readonly<Record<string, string>>;
}

const waardeOf = (veld: GedeeldVeld, tekst: string): unknown =>
  veld.opties.length === 0
    ? readTekst(veld, tekst)
    : veld.opties.find(({ value }) => String(value) === tekst)?.value;

/** Reads the answers for all of the gevelvullingen, each checked as its form does. */
export const readWijzigingen = (
  gevelvullingen: readonly Gevelvulling[],
  velden: readonly GedeeldVeld[],
  teksten: Teksten,
): GelezenWijzigingen => {
  const given = velden.flatMap((veld) => {
    const tekst = teksten[veld.naam]?.trim() ?? '';
    const waarde = tekst === '' ? undefined : waardeOf(veld, tekst);
    return waarde === undefined ? [] : [[veld.naam, waarde] as const];
  });
  const antwoorden = Object.fromEntries(given);
  const fouten = Object.fromEntries(
    gevelvullingen.flatMap((gevelvulling) =>
      Object.entries(checkAntwoorden(gevelvulling, antwoorden)),
    ),
  );
  return {
    antwoorden: Object.fromEntries(given.filter(([naam]) => !(naam in fouten))),
    fouten,
  };
};
