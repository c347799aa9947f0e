import type { Zijde } from '@adviestool/contract/zijde';

import { exceeds } from './afronding.ts';
import { melding, MELDING_TEKSTEN, type Melding } from './melding.ts';
import type { ZijdeBerekening } from './zijdeBerekening.ts';

/** A distance for a text, whole mm, or tenths where whole mm would read as the maximum that it exceeds. */
const leesbareAfstand = (hartOpHart: number, sMax: number): number =>
  Math.floor(hartOpHart) > sMax ? Math.floor(hartOpHart) : Math.ceil(hartOpHart * 10) / 10;

const gekozenMeldingen = (
  berekening: ZijdeBerekening,
  gekozen: number,
  geadviseerd: number,
): Melding[] => {
  const { zijde, ruimte, verdeling } = berekening;
  const meldingen: Melding[] = [];
  if (gekozen < geadviseerd) {
    const tekst = MELDING_TEKSTEN.GEKOZEN_TE_LAAG(zijde, gekozen, geadviseerd);
    meldingen.push(melding('GEKOZEN_TE_LAAG', tekst, zijde));
  } else if (berekening.status === 'VOLDOET_NIET' && berekening.toets !== null) {
    const { unityCheck } = berekening.toets;
    const tekst = MELDING_TEKSTEN.VOLDOET_NIET(zijde, unityCheck, geadviseerd);
    meldingen.push(melding('VOLDOET_NIET', tekst, zijde));
  }
  const hartOpHart = verdeling?.hartOpHart ?? null;
  if (hartOpHart !== null && exceeds(hartOpHart, ruimte.sMax)) {
    const afstand = leesbareAfstand(hartOpHart, ruimte.sMax);
    const tekst = MELDING_TEKSTEN.HART_OP_HART_TE_GROOT(zijde, afstand, ruimte.sMax);
    meldingen.push(melding('HART_OP_HART_TE_GROOT', tekst, zijde));
  }
  if (gekozen > ruimte.nMax) {
    const tekst = MELDING_TEKSTEN.GEKOZEN_TE_DICHT(zijde, gekozen, ruimte.sMin);
    meldingen.push(melding('GEKOZEN_TE_DICHT', tekst, zijde));
  }
  return meldingen;
};

/**
 * The messages of one side, in the order of rekenmodel 4.7. A chosen number under the advice is said once:
 * GEKOZEN_TE_LAAG, while the status carries VOLDOET_NIET (see `statusTekst`).
 */
export const zijdeMeldingen = (berekening: ZijdeBerekening): Melding[] => {
  const { zijde, ruimte, bezwaren, nBelasting, status, geadviseerd, gekozen } = berekening;
  const meldingen: Melding[] = [];
  if (status === 'PAST_NIET' && nBelasting !== null) {
    const nodig = Math.max(ruimte.nAfstand, nBelasting);
    meldingen.push(melding('PAST_NIET', MELDING_TEKSTEN.PAST_NIET(zijde, nodig, ruimte), zijde));
  }
  if (gekozen !== null && geadviseerd !== null) {
    meldingen.push(...gekozenMeldingen(berekening, gekozen, geadviseerd));
  }
  if (berekening.middelOntbreekt) {
    const tekst = MELDING_TEKSTEN.BEVESTIGINGSMIDDEL_ONTBREEKT(zijde);
    meldingen.push(melding('BEVESTIGINGSMIDDEL_ONTBREEKT', tekst, zijde));
  }
  for (const { code, tekst } of bezwaren) meldingen.push(melding(code, tekst, zijde));
  return meldingen;
};

/** What the screen says at a side whose chosen number does not pass (VOLDOET_NIET of 4.7), else null. */
export const statusTekst = (
  zijde: Zijde,
  advies: {
    readonly status: ZijdeBerekening['status'];
    readonly unityCheck: number | null;
    readonly geadviseerd: number | null;
  },
): string | null =>
  advies.status === 'VOLDOET_NIET' && advies.unityCheck !== null && advies.geadviseerd !== null
    ? MELDING_TEKSTEN.VOLDOET_NIET(zijde, advies.unityCheck, advies.geadviseerd)
    : null;
