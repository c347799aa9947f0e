import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
  Hoekanker,
} from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import {
  calculateAnkerruimte,
  distributeAnkers,
  hartOpHartGrenzenOf,
  type Ankerruimte,
  type Ankerverdeling,
  type Maxima,
} from './ankerverdeling.ts';
import {
  calculateBouwkundigeWeerstand,
  calculateHoutweerstand,
  calculateWeerstand,
  type Weerstand,
} from './calculateWeerstand.ts';
import type { GedeeldeBerekening } from './gedeeldeBerekening.ts';
import {
  bereikBezwaren,
  bouwkundigBezwaren,
  draagtGewicht,
  hoekankerBezwaren,
  toepassingOf,
} from './geschiktheid.ts';
import type { Lastvlak } from './lastverdeling.ts';
import { isVoldoende } from './isVoldoende.ts';
import type { Bezwaar } from './melding.ts';
import { gebruiktBevestigingsmiddelen } from './ondergrond.ts';
import {
  calculateAantalUitBelasting,
  calculateToets,
  geadviseerdAantal,
  type Toets,
} from './toets.ts';
import { millimeter, type Kilonewton } from './units.ts';
import { windkracht } from './wind.ts';

export type ZijdeStatus =
  | 'VOLDOET'
  | 'VOLDOET_NIET'
  | 'PAST_NIET'
  | 'PRODUCT_ONGESCHIKT'
  | 'GEEN_PRODUCT';

/** The calculation of one side with every intermediate value (rekenmodel 4.1 steps 8–13). */
export interface ZijdeBerekening {
  readonly zijde: Zijde;
  readonly lastvlak: Lastvlak;
  readonly F_w_Ed: Kilonewton;
  readonly draagtGewicht: boolean;
  readonly maxima: Maxima;
  readonly ruimte: Ankerruimte;
  readonly weerstand: Weerstand | null;
  readonly bezwaren: readonly Bezwaar[];
  /** Fasteners are used, but none into the structure is chosen. */
  readonly middelOntbreekt: boolean;
  readonly n_bel: number | null;
  readonly status: ZijdeStatus;
  readonly geadviseerd: number | null;
  readonly gekozen: number | null;
  /** With the number to use: gekozen, else geadviseerd. */
  readonly toets: Toets | null;
  readonly verdeling: Ankerverdeling | null;
}

interface Producten {
  readonly hoekanker: Hoekanker | null;
  readonly bouwkundig: readonly BevestigingsmiddelBouwkundig[];
  readonly hout: readonly BevestigingsmiddelHout[];
  readonly bezwaren: readonly Bezwaar[];
}

const select = <Middel extends { id: string }>(
  middelen: readonly Middel[],
  ids: readonly string[],
): readonly Middel[] => (ids.length === 0 ? [] : middelen.filter(({ id }) => ids.includes(id)));

/** The products of a choice that the catalogue has; each that it does not have is an objection. */
const findProducten = (
  { hoekankers, bevestigingsmiddelenBouwkundig, bevestigingsmiddelenHout }: Catalogus,
  { hoekanker: gekozen, bevestigingsmiddelen }: ZijdeProductKeuze,
  zijde: Zijde,
): Producten => {
  const ids = bevestigingsmiddelen ?? [];
  const hoekanker = hoekankers.find(({ id }) => id === gekozen) ?? null;
  const bouwkundig = select(bevestigingsmiddelenBouwkundig, ids);
  const hout = select(bevestigingsmiddelenHout, ids);
  const onbekend = ids.filter(
    (middel) =>
      !bouwkundig.some(({ id }) => id === middel) && !hout.some(({ id }) => id === middel),
  );
  if (gekozen !== null && hoekanker === null) onbekend.unshift(gekozen);
  const bezwaren = onbekend.map((id): Bezwaar => ({ code: 'PRODUCT_ONBEKEND', id, zijde }));
  return { hoekanker, bouwkundig, hout, bezwaren };
};

/** The weakest of the given resistances; no fastener gives no term. */
const findWeakest = <T>(resistances: readonly T[], force: (resistance: T) => number): T | null => {
  let weakest: T | null = null;
  for (const resistance of resistances) {
    if (weakest === null || force(resistance) < force(weakest)) weakest = resistance;
  }
  return weakest;
};

const calculateProduct = (
  berekening: GedeeldeBerekening,
  zijde: Zijde,
  keuze: ZijdeProductKeuze,
): { weerstand: Weerstand | null; bezwaren: Bezwaar[]; middelOntbreekt: boolean } => {
  const { invoer, type } = berekening;
  const { catalogus, gevelvulling } = invoer;
  const metMiddelen = gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData);
  const producten = findProducten(
    catalogus,
    metMiddelen ? keuze : { ...keuze, bevestigingsmiddelen: null },
    zijde,
  );
  const { hoekanker } = producten;
  const bezwaren = [...producten.bezwaren];
  if (hoekanker === null) return { weerstand: null, bezwaren, middelOntbreekt: false };

  const toepassing = toepassingOf(gevelvulling, zijde);
  const bouwkundig = [];
  for (const middel of producten.bouwkundig) {
    const tegen = bouwkundigBezwaren(toepassing, middel);
    bezwaren.push(...tegen);
    // An unsuitable fastener is left out of the resistance.
    if (tegen.length > 0) continue;
    const deel = calculateBouwkundigeWeerstand({
      toepassing,
      hoekanker,
      middel,
      ondergrondfactoren: catalogus.ondergrondfactor,
    });
    if (deel !== null) bouwkundig.push(deel);
  }
  bezwaren.push(...hoekankerBezwaren(toepassing, hoekanker));
  const hout = producten.hout.map((middel) => calculateHoutweerstand(hoekanker, middel));
  return {
    weerstand: calculateWeerstand({
      type,
      toepassing,
      hoekanker,
      bouwkundig: findWeakest(bouwkundig, (deel) => deel.F_bouw),
      hout: findWeakest(hout, (deel) => deel.F_hout_w),
    }),
    bezwaren,
    middelOntbreekt: metMiddelen && producten.bouwkundig.length === 0,
  };
};

const statusOf = ({
  keuze,
  bezwaren,
  past,
  unityCheck,
}: {
  keuze: ZijdeProductKeuze;
  bezwaren: readonly Bezwaar[];
  past: boolean;
  unityCheck: number | null;
}): ZijdeStatus => {
  if (keuze.hoekanker === null) return 'GEEN_PRODUCT';
  if (bezwaren.length > 0) return 'PRODUCT_ONGESCHIKT';
  if (!past || unityCheck === null) return 'PAST_NIET';
  return isVoldoende(unityCheck) ? 'VOLDOET' : 'VOLDOET_NIET';
};

/** Calculates one anchored side for the given products, by default the chosen ones. */
export const calculateZijde = (
  berekening: GedeeldeBerekening,
  { zijde, lastvlak }: { zijde: Zijde; lastvlak: Lastvlak },
  keuze: ZijdeProductKeuze = berekening.invoer.gevelvulling.productKeuze[zijde],
): ZijdeBerekening => {
  const { invoer, type, w_d, F_g_a, F_g_b } = berekening;
  const { gevelvulling } = invoer;
  const { breedte, hoogte } = gevelvulling.gevelvullingEnKaderData;
  const F_w_Ed = windkracht.reken({ w_d, A_zijde: lastvlak.A_zijde });
  const gewicht = draagtGewicht(type, zijde);
  const { maxima, s_min, s_max } = hartOpHartGrenzenOf({
    type,
    zijde,
    ingesteld: gevelvulling.maximumHartOpHartMaat[zijde],
    detaillering: gevelvulling.detailleringData,
  });
  const ruimte = calculateAnkerruimte({
    L: millimeter(zijde === 'zijkanten' ? hoogte : breedte),
    s_min,
    s_max,
    a_gevraagd: millimeter(gevelvulling.afstandHoekGevelvullingTotEersteAnker[zijde]),
  });
  const product = calculateProduct(berekening, zijde, keuze);
  const { weerstand } = product;
  const F_g_Rd = weerstand?.gewicht?.F_g_Rd ?? null;
  const belasting =
    weerstand === null || product.bezwaren.length > 0
      ? null
      : {
          F_w_Ed,
          F_w_Rd: weerstand.F_w_Rd,
          gewicht: F_g_Rd === null ? null : { F_g_a, F_g_b, F_g_Rd },
        };
  const n_bel = belasting === null ? null : calculateAantalUitBelasting(belasting);
  const nodig = n_bel === null ? null : geadviseerdAantal.reken({ n_afst: ruimte.n_afst, n_bel });
  const past = nodig !== null && nodig <= ruimte.n_max;
  // Beyond its range a hoekanker is still calculated, with its longer lever arm (docs/decisions, 3).
  const buitenBereik =
    past && gewicht && weerstand !== null
      ? bereikBezwaren(toepassingOf(gevelvulling, zijde), weerstand.hoekanker)
      : [];
  const bezwaren =
    buitenBereik.length === 0 ? product.bezwaren : [...product.bezwaren, ...buitenBereik];
  const geadviseerd = past && buitenBereik.length === 0 ? nodig : null;
  const { gekozen } = gevelvulling.aantalAnkers[zijde];
  const n = geadviseerd === null ? null : (gekozen ?? geadviseerd);
  const toets = belasting === null || n === null ? null : calculateToets(belasting, n);
  return {
    zijde,
    lastvlak,
    F_w_Ed,
    draagtGewicht: gewicht,
    maxima,
    ruimte,
    weerstand,
    bezwaren,
    middelOntbreekt: product.middelOntbreekt,
    n_bel,
    status: statusOf({ keuze, bezwaren, past, unityCheck: toets?.unityCheck ?? null }),
    geadviseerd,
    gekozen,
    toets,
    verdeling: n === null ? null : distributeAnkers(ruimte, n),
  };
};
