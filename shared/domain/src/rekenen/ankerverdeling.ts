import type { DetailleringData, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import { HART_OP_HART_GRENZEN } from '../velden/invoergrenzen.ts';
import { ceilTolerant, formule } from './formule.ts';
import { requireWaarde } from './requireWaarde.ts';
import { HART_OP_HART_HSB_MET_PUI, MINIMALE_RANDAFSTAND } from './uitgangspunten.ts';
import { millimeter, type Millimeter } from './units.ts';

const STAP_10 = { bron: 'rekenmodel 4.1 stap 10' } as const;

export const maximaleHartOpHart = formule({
  ...STAP_10,
  symbool: 's_max',
  naam: 'Maximale hart-op-hartafstand',
  eenheid: 'mm',
  tekst: 'min(s_type; s_ingesteld; s_dorpel?; s_pui?)',
  reken: ({ s_type, s_ingesteld, s_dorpel, s_pui }) =>
    Math.min(s_type, s_ingesteld, s_dorpel ?? Infinity, s_pui ?? Infinity),
});

export const verkleindeRandafstand = formule({
  ...STAP_10,
  symbool: 'a',
  naam: 'Randafstand, verkleind',
  eenheid: 'mm',
  tekst: 'max(a_min; ⌊(L − s_min) / 2⌋) bij L − 2 · a_gevraagd < s_min',
  constanten: { a_min: MINIMALE_RANDAFSTAND },
  reken: ({ L, s_min }, { a_min }) => Math.max(a_min.waarde, Math.floor((L - s_min) / 2)),
});

export const aantalUitAfstand = formule({
  ...STAP_10,
  symbool: 'n_afst',
  naam: 'Aantal uit afstand',
  eenheid: 'st',
  tekst: 'max(2; 1 + ⌈(L − 2 · a) / s_max⌉)',
  reken: ({ L, a, s_max }) => Math.max(2, 1 + ceilTolerant((L - 2 * a) / s_max)),
});

export const enigAantal = formule({
  ...STAP_10,
  symbool: 'n_afst',
  naam: 'Aantal uit afstand',
  eenheid: 'st',
  tekst: '1 bij L − 2 · a_min < s_min',
  constanten: { a_min: MINIMALE_RANDAFSTAND },
  reken: () => 1,
});

export const grootsteAantal = formule({
  ...STAP_10,
  symbool: 'n_max',
  naam: 'Grootste aantal dat past',
  eenheid: 'st',
  tekst: '1 + ⌊(L − 2 · a) / s_min⌋',
  reken: ({ L, a, s_min }) => 1 + Math.floor((L - 2 * a) / s_min),
});

export const hartOpHart = formule({
  symbool: 's',
  naam: 'Hart-op-hartafstand',
  eenheid: 'mm',
  bron: 'rekenmodel 4.1 stap 12: getoond in hele mm, naar beneden',
  tekst: '(L − 2 · a) / (n − 1)',
  reken: ({ L, a, n }) => (L - 2 * a) / (n - 1),
});

/** Every maximum of the hart-op-hart distance of a side that counts, mm. */
export interface Maxima {
  readonly s_type: number;
  readonly s_ingesteld: number;
  readonly s_dorpel: number | null;
  readonly s_pui: number | null;
}

/** The bounds of the hart-op-hart distance of a side (rekenmodel 4.1 step 10 and 3.4), mm. */
export const hartOpHartGrenzenOf = ({
  type,
  zijde,
  ingesteld,
  detaillering,
}: {
  type: GevelvullingType;
  zijde: Zijde;
  /** maximumHartOpHartMaat of the side, mm. */
  ingesteld: number;
  detaillering: DetailleringData;
}): { maxima: Maxima; s_min: Millimeter; s_max: Millimeter } => {
  const { min, max } = HART_OP_HART_GRENZEN[type][zijde];
  const isOnder = zijde === 'onderzijde';
  const isLaag = type !== 'hsb' && detaillering.onderdorpel === 'laagReliëfDorpel';
  const isPui =
    type === 'hsb' &&
    isOnder &&
    requireWaarde(detaillering, 'elementBevatKozijnOfSchuifpuiVanafOnderzijde') !== false;
  const maxima = {
    s_type: max,
    s_ingesteld: ingesteld,
    s_dorpel:
      isOnder && isLaag
        ? requireWaarde(detaillering, 'maximaleHartOpHartMaatLaagReliefDorpel')
        : null,
    s_pui: isPui ? HART_OP_HART_HSB_MET_PUI.waarde : null,
  };
  return { maxima, s_min: millimeter(min), s_max: maximaleHartOpHart.reken(maxima) };
};

/** The room for hoekankers on one side (rekenmodel 4.1 step 10), lengths in mm. */
export interface Ankerruimte {
  readonly L: Millimeter;
  readonly s_min: Millimeter;
  readonly s_max: Millimeter;
  /** The edge distance; smaller than `a_gevraagd` where that leaves no room for s_min. */
  readonly a: Millimeter;
  readonly a_gevraagd: Millimeter;
  /** Fewest hoekankers by distance, and the most that fit. */
  readonly n_afst: number;
  readonly n_max: number;
  /** The side has room for one hoekanker, in its middle. */
  readonly alleenMidden: boolean;
}

/** The edge distance that leaves room for s_min, or null when even the smallest does not. */
const fitRandafstand = (
  L: Millimeter,
  s_min: Millimeter,
  a_gevraagd: Millimeter,
): Millimeter | null => {
  if (L - 2 * a_gevraagd >= s_min) return a_gevraagd;
  const a = verkleindeRandafstand.reken({ L, s_min, a_gevraagd });
  return L - 2 * a >= s_min ? a : null;
};

/** Numbers by distance (rekenmodel 4.1 step 10); a short side takes a smaller edge distance or one anchor. */
export const calculateAnkerruimte = ({
  L,
  s_min,
  s_max,
  a_gevraagd,
}: Pick<Ankerruimte, 'L' | 's_min' | 's_max' | 'a_gevraagd'>): Ankerruimte => {
  const passend = fitRandafstand(L, s_min, a_gevraagd);
  const alleenMidden = passend === null;
  const a = passend ?? millimeter(L / 2);
  const n_afst = alleenMidden
    ? enigAantal.reken({ L, s_min })
    : aantalUitAfstand.reken({ L, a, s_max });
  const n_max = alleenMidden ? n_afst : grootsteAantal.reken({ L, a, s_min });
  return { L, s_min, s_max, a, a_gevraagd, n_afst, n_max, alleenMidden };
};

/** Positions from the corner, mm; s is not rounded, null for a single hoekanker. */
export interface Ankerverdeling {
  readonly L: Millimeter;
  readonly a: Millimeter;
  readonly n: number;
  readonly s: Millimeter | null;
  readonly posities: readonly number[];
}

/**
 * Lays out `n` hoekankers evenly (rekenmodel 4.1 step 12). A single one stands in the middle; several on
 * a side with room for one start at the smallest edge distance.
 */
export const distributeAnkers = (
  { L, a: ruim, alleenMidden }: Ankerruimte,
  n: number,
): Ankerverdeling => {
  if (n === 1) return { L, a: millimeter(L / 2), n, s: null, posities: [Math.round(L / 2)] };
  const a = alleenMidden ? millimeter(Math.min(MINIMALE_RANDAFSTAND.waarde, L / 2)) : ruim;
  const s = hartOpHart.reken({ L, a, n });
  const posities: number[] = [];
  for (let i = 0; i < n; i += 1) posities.push(Math.round(a + i * s));
  return { L, a, n, s, posities };
};

/** `zijkanten` counts per stijl, and there are two (rekenmodel 4.1). */
export const ankersPerAantal = (zijde: Zijde): number => (zijde === 'zijkanten' ? 2 : 1);
