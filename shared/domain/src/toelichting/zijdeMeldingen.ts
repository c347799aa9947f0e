import type { Zijde } from '@adviestool/contract/zijde';

import { exceeds } from '../rekenen/formule.ts';
import { createMelding, MELDING_TEKSTEN, type Melding } from './melding.ts';
import type { ZijdeBerekening } from '../rekenen/zijdeBerekening.ts';

const gekozenMeldingen = (
  berekening: ZijdeBerekening,
  gekozen: number,
  geadviseerd: number,
): Melding[] => {
  const { zijde, ruimte, verdeling } = berekening;
  const meldingen: Melding[] = [];
  if (gekozen < geadviseerd) {
    const tekst = MELDING_TEKSTEN.GEKOZEN_TE_LAAG(zijde, gekozen, geadviseerd);
    meldingen.push(createMelding('GEKOZEN_TE_LAAG', tekst, zijde));
  } else if (berekening.status === 'VOLDOET_NIET' && berekening.toets !== null) {
    const { unityCheck } = berekening.toets;
    const tekst = MELDING_TEKSTEN.VOLDOET_NIET(zijde, unityCheck, geadviseerd);
    meldingen.push(createMelding('VOLDOET_NIET', tekst, zijde));
  }
  const hartOpHart = verdeling?.s ?? null;
  if (hartOpHart !== null && exceeds(hartOpHart, ruimte.s_max)) {
    const tekst = MELDING_TEKSTEN.HART_OP_HART_TE_GROOT(zijde, hartOpHart, ruimte.s_max);
    meldingen.push(createMelding('HART_OP_HART_TE_GROOT', tekst, zijde));
  }
  if (gekozen > ruimte.n_max) {
    const tekst = MELDING_TEKSTEN.GEKOZEN_TE_DICHT(zijde, gekozen, ruimte.s_min);
    meldingen.push(createMelding('GEKOZEN_TE_DICHT', tekst, zijde));
  }
  return meldingen;
};

/**
 * The messages of one side, in the order of rekenmodel 4.7. A chosen number under the advice is said once:
 * GEKOZEN_TE_LAAG, while the status carries VOLDOET_NIET (see `statusTekst`).
 */
export const listZijdeMeldingen = (berekening: ZijdeBerekening): Melding[] => {
  const { zijde, ruimte, bezwaren, n_bel, status, geadviseerd, gekozen } = berekening;
  const meldingen: Melding[] = [];
  if (status === 'PAST_NIET' && n_bel !== null) {
    const nodig = Math.max(ruimte.n_afst, n_bel);
    meldingen.push(
      createMelding('PAST_NIET', MELDING_TEKSTEN.PAST_NIET(zijde, nodig, ruimte), zijde),
    );
  }
  if (gekozen !== null && geadviseerd !== null) {
    meldingen.push(...gekozenMeldingen(berekening, gekozen, geadviseerd));
  }
  if (berekening.middelOntbreekt) {
    const tekst = MELDING_TEKSTEN.BEVESTIGINGSMIDDEL_ONTBREEKT(zijde);
    meldingen.push(createMelding('BEVESTIGINGSMIDDEL_ONTBREEKT', tekst, zijde));
  }
  for (const { code, tekst } of bezwaren) meldingen.push(createMelding(code, tekst, zijde));
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
