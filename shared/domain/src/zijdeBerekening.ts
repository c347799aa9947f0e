import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
  Hoekanker,
} from '@adviestool/contract/catalogus';
import type { ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';

import {
  ankerruimte,
  verdeelAnkers,
  type Ankerruimte,
  type Ankerverdeling,
} from './ankerverdeling.ts';
import type { Berekening } from './berekening.ts';
import {
  bereikBezwaren,
  bouwkundigBezwaren,
  draagtGewicht,
  hoekankerBezwaren,
  toepassingOf,
  type Bezwaar,
} from './geschiktheid.ts';
import { hartOpHart, type HartOpHart } from './hartOpHart.ts';
import type { Lastvlak } from './lastverdeling.ts';
import { MELDING_TEKSTEN } from './melding.ts';
import { gebruiktBevestigingsmiddelen } from './ondergrond.ts';
import { aantalUitBelasting, toets, type Toets } from './toets.ts';
import { isVoldoende } from './unityCheck.ts';
import { kilonewton, millimeter, type Kilonewton } from './units.ts';
import { bouwkundigeWeerstand, houtweerstand, weerstand, type Weerstand } from './weerstand.ts';

export type ZijdeStatus =
  'VOLDOET' | 'VOLDOET_NIET' | 'PAST_NIET' | 'PRODUCT_ONGESCHIKT' | 'GEEN_PRODUCT';

/** The calculation of one side with every intermediate value (rekenmodel 4.1 steps 8–13). */
export interface ZijdeBerekening {
  readonly zijde: Zijde;
  readonly lastvlak: Lastvlak;
  readonly FwEd: Kilonewton;
  readonly draagtGewicht: boolean;
  readonly hartOpHart: HartOpHart;
  readonly ruimte: Ankerruimte;
  readonly weerstand: Weerstand | null;
  readonly bezwaren: readonly Bezwaar[];
  /** Fasteners are used, but none into the structure is chosen. */
  readonly middelOntbreekt: boolean;
  readonly nBelasting: number | null;
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

const findProducten = (catalogus: Catalogus, keuze: ZijdeProductKeuze, zijde: Zijde): Producten => {
  const hoekanker = catalogus.hoekankers.find(({ id }) => id === keuze.hoekanker) ?? null;
  const middelen = keuze.bevestigingsmiddelen ?? [];
  const bouwkundig = catalogus.bevestigingsmiddelenBouwkundig.filter(({ id }) =>
    middelen.includes(id),
  );
  const hout = catalogus.bevestigingsmiddelenHout.filter(({ id }) => middelen.includes(id));
  const onbekend = middelen.filter(
    (middel) => ![...bouwkundig, ...hout].some(({ id }) => id === middel),
  );
  if (keuze.hoekanker !== null && hoekanker === null) onbekend.unshift(keuze.hoekanker);
  const bezwaren = onbekend.map((id): Bezwaar => ({
    code: 'PRODUCT_ONBEKEND',
    tekst: MELDING_TEKSTEN.PRODUCT_ONBEKEND(id, zijde),
  }));
  return { hoekanker, bouwkundig, hout, bezwaren };
};

/** The weakest of the given resistances; no fastener gives no term. */
const weakest = <T>(resistances: readonly T[], force: (resistance: T) => number): T | null =>
  resistances.reduce<T | null>(
    (least, next) => (least === null || force(next) < force(least) ? next : least),
    null,
  );

const calculateWeerstand = (
  berekening: Berekening,
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
    const deel = bouwkundigeWeerstand({
      toepassing,
      hoekanker,
      middel,
      ondergrondfactoren: catalogus.ondergrondfactor,
    });
    if (deel !== null) bouwkundig.push(deel);
  }
  bezwaren.push(...hoekankerBezwaren(toepassing, hoekanker));
  const hout = producten.hout.map((middel) => houtweerstand(hoekanker, middel));
  return {
    weerstand: weerstand({
      type,
      toepassing,
      hoekanker,
      bouwkundig: weakest(bouwkundig, (deel) => deel.FRd_bouwkundig),
      hout: weakest(hout, (deel) => deel.FRd_hout),
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
  berekening: Berekening,
  { zijde, lastvlak }: { zijde: Zijde; lastvlak: Lastvlak },
  keuze: ZijdeProductKeuze = berekening.invoer.gevelvulling.productKeuze[zijde],
): ZijdeBerekening => {
  const { invoer, type, wd, FgEd_610a, FgEd_610b } = berekening;
  const { gevelvulling } = invoer;
  const { breedte, hoogte } = gevelvulling.gevelvullingEnKaderData;
  const FwEd = kilonewton(wd * lastvlak.oppervlakte);
  const gewicht = draagtGewicht(type, zijde);
  const grenzen = hartOpHart({
    type,
    zijde,
    maximum: gevelvulling.maximumHartOpHartMaat[zijde],
    detaillering: gevelvulling.detailleringData,
  });
  const ruimte = ankerruimte({
    lengte: millimeter(zijde === 'zijkanten' ? hoogte : breedte),
    sMin: grenzen.sMin,
    sMax: grenzen.sMax,
    randafstand: millimeter(gevelvulling.afstandHoekGevelvullingTotEersteAnker[zijde]),
  });
  const product = calculateWeerstand(berekening, zijde, keuze);
  const FgRd = product.weerstand?.gewicht?.FgRd ?? null;
  const belasting =
    product.weerstand === null || product.bezwaren.length > 0
      ? null
      : {
          FwEd,
          FwRd: product.weerstand.FwRd,
          gewicht: FgRd === null ? null : { FgEd_610a, FgEd_610b, FgRd },
        };
  const nBelasting = belasting === null ? null : aantalUitBelasting(belasting);
  const nodig = nBelasting === null ? null : Math.max(ruimte.nAfstand, nBelasting);
  const past = nodig !== null && nodig <= ruimte.nMax;
  // Beyond its range a hoekanker is still calculated, with its longer lever arm (docs/decisions, 3).
  const buitenBereik =
    past && gewicht && product.weerstand !== null
      ? bereikBezwaren(toepassingOf(gevelvulling, zijde), product.weerstand.hoekanker)
      : [];
  const bezwaren = [...product.bezwaren, ...buitenBereik];
  const geadviseerd = past && buitenBereik.length === 0 ? nodig : null;
  const { gekozen } = gevelvulling.aantalAnkers[zijde];
  const aantal = geadviseerd === null ? null : (gekozen ?? geadviseerd);
  const uitslag = belasting === null || aantal === null ? null : toets(belasting, aantal);
  return {
    zijde,
    lastvlak,
    FwEd,
    draagtGewicht: gewicht,
    hartOpHart: grenzen,
    ruimte,
    ...product,
    bezwaren,
    nBelasting,
    status: statusOf({
      keuze,
      bezwaren,
      past,
      unityCheck: uitslag?.unityCheck ?? null,
    }),
    geadviseerd,
    gekozen,
    toets: uitslag,
    verdeling: aantal === null ? null : verdeelAnkers(ruimte, aantal),
  };
};
