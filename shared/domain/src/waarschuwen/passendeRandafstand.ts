import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import type { Advies, ZijdeAdvies } from '../rekenen/advies.ts';
import { calculateAnkerruimte } from '../rekenen/ankerverdeling.ts';
import { MINIMALE_RANDAFSTAND } from '../rekenen/uitgangspunten.ts';
import { millimeter } from '../rekenen/units.ts';
import type { Waarschuwing } from './regels.ts';

/** The largest smaller edge distance at which all hoekankers that are needed fit, in whole mm, and their number. */
const findPassende = (
  { nBelasting, sMin, sMax }: ZijdeAdvies,
  lengte: number,
  gevraagd: number,
): { randafstand: number; nodig: number } | null => {
  if (nBelasting === null) return null;
  for (let a = Math.ceil(gevraagd) - 1; a >= MINIMALE_RANDAFSTAND.waarde; a -= 1) {
    const { n_afst, n_max, alleenMidden } = calculateAnkerruimte({
      L: millimeter(lengte),
      s_min: millimeter(sMin),
      s_max: millimeter(sMax),
      a_gevraagd: millimeter(a),
    });
    // More may be needed by distance where the outer ones stand nearer to the corners.
    const nodig = Math.max(n_afst, nBelasting);
    if (!alleenMidden && nodig <= n_max) return { randafstand: a, nodig };
  }
  return null;
};

interface Ingevuld {
  readonly gevelvullingEnKaderData: Pick<
    Gevelvulling['gevelvullingEnKaderData'],
    'breedte' | 'hoogte'
  >;
  readonly afstandHoekGevelvullingTotEersteAnker: PerZijde<number>;
}

const lengteOf = (
  zijde: Zijde,
  { gevelvullingEnKaderData: { breedte, hoogte } }: Ingevuld,
): number | null => (zijde === 'zijkanten' ? hoogte : breedte);

/**
 * For every side on which the hoekankers do not fit (PAST_NIET) and a smaller edge distance would give them room:
 * which. Worth knowing, not a warning; none is said where no edge distance that is allowed helps.
 */
export const passendeRandafstanden = (
  { zijden }: Pick<Advies, 'zijden'>,
  gevelvulling: Ingevuld,
): Waarschuwing[] =>
  ZIJDEN.flatMap((zijde) => {
    const { [zijde]: uitkomst } = zijden;
    const lengte = lengteOf(zijde, gevelvulling);
    if (uitkomst?.status !== 'PAST_NIET' || lengte === null) return [];
    const { [zijde]: gevraagd } = gevelvulling.afstandHoekGevelvullingTotEersteAnker;
    const passende = findPassende(uitkomst, lengte, gevraagd);
    if (passende === null) return [];
    const tekst = `Bij een randafstand van ${formatGetal(passende.randafstand)} mm op de ${zijde} passen de ${formatGetal(passende.nodig)} hoekankers die nodig zijn.`;
    return [{ code: 'RANDAFSTAND_PAST', veld: zijde, soort: 'info', tekst, melding: tekst }];
  });
