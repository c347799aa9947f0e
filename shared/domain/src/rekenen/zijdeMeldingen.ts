import { exceeds } from './formule.ts';
import type { MeldingInhoud } from './melding.ts';
import type { ZijdeBerekening } from './zijdeBerekening.ts';

const gekozenMeldingen = (
  { zijde, ruimte, verdeling, status, toets }: ZijdeBerekening,
  gekozen: number,
  geadviseerd: number,
): MeldingInhoud[] => {
  const { n_max, s_min, s_max } = ruimte;
  const meldingen: MeldingInhoud[] = [];
  if (gekozen < geadviseerd) {
    meldingen.push({ code: 'GEKOZEN_TE_LAAG', zijde, gekozen, geadviseerd });
  } else if (status === 'VOLDOET_NIET' && toets !== null) {
    const { unityCheck } = toets;
    meldingen.push({ code: 'VOLDOET_NIET', zijde, unityCheck, geadviseerd });
  }
  const hartOpHart = verdeling?.s ?? null;
  if (hartOpHart !== null && exceeds(hartOpHart, s_max)) {
    meldingen.push({ code: 'HART_OP_HART_TE_GROOT', zijde, hartOpHart, s_max });
  }
  if (gekozen > n_max) meldingen.push({ code: 'GEKOZEN_TE_DICHT', zijde, gekozen, s_min });
  return meldingen;
};

/**
 * The messages of one side, in the order of rekenmodel 4.7. A chosen number under the advice is said once:
 * GEKOZEN_TE_LAAG, while the status carries VOLDOET_NIET (see `statusTekst`).
 */
export const listZijdeMeldingen = (berekening: ZijdeBerekening): MeldingInhoud[] => {
  const { zijde, ruimte, bezwaren, n_bel, status, geadviseerd, gekozen } = berekening;
  const meldingen: MeldingInhoud[] = [];
  if (status === 'PAST_NIET' && n_bel !== null) {
    const { n_afst, n_max, s_min } = ruimte;
    meldingen.push({ code: 'PAST_NIET', zijde, nodig: Math.max(n_afst, n_bel), n_max, s_min });
  }
  if (gekozen !== null && geadviseerd !== null) {
    meldingen.push(...gekozenMeldingen(berekening, gekozen, geadviseerd));
  }
  if (berekening.middelOntbreekt) meldingen.push({ code: 'BEVESTIGINGSMIDDEL_ONTBREEKT', zijde });
  return [...meldingen, ...bezwaren];
};
