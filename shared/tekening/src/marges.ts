import { zijdeOfPlek } from './rand.ts';
import type { Plek } from './rand.ts';
import type { TekeningGegevens, ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Rechthoek } from './vorm.ts';

/** Room in px: the drawing is laid out at the size it has on screen. */
export const VOEG = 4;
export const KADERDIKTE = 18;
const VOETRUIMTE = 6;
const LUCHT = 8;
const KETENRIJ = 23;
const RIJ_BOVEN = 7;
const RUIMTE_NAAST_KETEN = 30;
const MINIMALE_TEKENHOOGTE = 120;
/** Keeps floating point noise from costing a whole pixel. */
const AFRONDING = 1e-6;

/** The room a drawing gets: its height may only exceed `maxHeight` to stay legible. */
export type Tekenruimte = { readonly width: number; readonly maxHeight: number };

export const ankersOf = ({ zijden }: TekeningGegevens, plek: Plek): ZijdeAnkers | undefined => {
  const ankers = zijden[zijdeOfPlek[plek]];
  return ankers !== undefined && ankers.posities.length > 0 ? ankers : undefined;
};

/** What lies directly beside an edge: the joint with the structure, or with the feet alone. */
export const bandOf = ({ kader }: TekeningGegevens, plek: Plek): number =>
  VOEG + (kader?.[zijdeOfPlek[plek]] ? KADERDIKTE : VOETRUIMTE);

/** Distances from the edge to its dimension lines. */
export const rijenOf = (gegevens: TekeningGegevens, plek: Plek) => {
  const keten = bandOf(gegevens, plek) + (plek === 'boven' ? RIJ_BOVEN : KETENRIJ);
  return { keten, totaal: ankersOf(gegevens, plek) === undefined ? keten : keten + KETENRIJ };
};

const margesOf = (gegevens: TekeningGegevens): Record<Plek, number> => ({
  onder: rijenOf(gegevens, 'onder').totaal + LUCHT,
  rechts: rijenOf(gegevens, 'rechts').totaal + LUCHT,
  boven:
    ankersOf(gegevens, 'boven') === undefined
      ? Math.max(bandOf(gegevens, 'boven') + LUCHT, RUIMTE_NAAST_KETEN)
      : rijenOf(gegevens, 'boven').keten + KETENRIJ,
  links: Math.max(bandOf(gegevens, 'links') + LUCHT, RUIMTE_NAAST_KETEN),
});

/** The room that a drawing takes when a mm of the gevelvulling gets `schaal` px: on paper, to a stated scale. */
export const ruimteOpSchaal = (gegevens: TekeningGegevens, schaal: number): Tekenruimte => {
  const marges = margesOf(gegevens);
  return {
    width: gegevens.breedte * schaal + marges.links + marges.rechts,
    maxHeight: gegevens.hoogte * schaal + marges.boven + marges.onder,
  };
};

/** The gevelvulling as large as the margins allow, in the middle of the width. */
export const plaatsOmtrek = (
  gegevens: TekeningGegevens,
  { width, maxHeight }: Tekenruimte,
): { omtrek: Rechthoek; view: Rechthoek } => {
  const { breedte, hoogte } = gegevens;
  const marges = margesOf(gegevens);
  const ruimte = {
    width: width - marges.links - marges.rechts,
    height: Math.max(MINIMALE_TEKENHOOGTE, maxHeight - marges.boven - marges.onder),
  };
  const schaal = Math.min(ruimte.width / breedte, ruimte.height / hoogte);
  const maat = { width: breedte * schaal, height: hoogte * schaal };
  return {
    omtrek: { x: marges.links + (ruimte.width - maat.width) / 2, y: marges.boven, ...maat },
    view: {
      x: 0,
      y: 0,
      width,
      height: Math.ceil(marges.boven + maat.height + marges.onder - AFRONDING),
    },
  };
};
