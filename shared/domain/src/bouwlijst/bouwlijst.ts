import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Draairichting, Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import { adviesOf, type Advies } from '../rekenen/advies.ts';
import { adviesInvoerIn, type AdviesInvoer } from '../rekenen/adviesInvoer.ts';
import { ankersPerAantal } from '../rekenen/ankerverdeling.ts';
import { calculateBerekening } from '../rekenen/berekening.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import { zijdenZonder } from '../rekenen/zijdenZonder.ts';
import { toestandOf, voldoetAdvies } from '../vaststellen/toestand.ts';
import { telAlleWaarschuwingen } from '../waarschuwen/adviesWaarschuwingen.ts';
import type { Groepering } from '../toelichting/plaatsGroepen.ts';
import { naamInLijst } from '../toelichting/naamInLijst.ts';
import type { ZijdeBerekening } from '../rekenen/zijdeBerekening.ts';

export type ProductSoort = 'hoekanker' | 'bevestigingsmiddelBouwkundig' | 'bevestigingsmiddelHout';

/** A product of one supplier. */
interface BouwlijstProduct {
  readonly id: string;
  readonly naam: string;
  readonly soort: ProductSoort;
  /** Id of the supplier that a gevelvulling takes its fasteners from; null for hoekankers. */
  readonly leverancier: string | null;
}

export interface BouwlijstRegel extends BouwlijstProduct {
  /** In one gevelvulling. */
  readonly perStuk: number;
  /** In all of its kind together: `perStuk` times the number of gevelvullingen. */
  readonly aantal: number;
}

export interface BouwlijstTotaal extends BouwlijstProduct {
  readonly aantal: number;
  /** Pieces in a package, and packages to order; null when the product is not sold in packages. */
  readonly verpakking: number | null;
  readonly verpakkingen: number | null;
}

/** Where it is, as far as lists are grouped by that. */
type GroepPlek = Readonly<Record<Groepering, string | null>>;

/** What one gevelvulling takes, all `aantal` of them together. */
export interface BouwlijstGevelvulling extends GroepPlek {
  readonly id: string;
  readonly naam: string;
  readonly aantal: number;
  readonly producten: readonly BouwlijstRegel[];
  /** False: its advice does not comply, such as a side with the chosen number; it counts all the same. */
  readonly voldoet: boolean;
  /** False: its fastening is not calculated, for it uses no fasteners. */
  readonly isBevestigingGetoetst: boolean;
  /** How many warnings stand beside its advice, those of the calculation too. */
  readonly waarschuwingen: number;
  /** Whether its advice is fixed, and comes out as it was fixed. */
  readonly vaststelling: 'geen' | 'vastgesteld' | 'gewijzigd';
  /** As seen from outside. */
  readonly draairichting: Draairichting | null;
  /** Sides that use fasteners without one into the structure chosen: none are counted there. */
  readonly zonderMiddel: readonly Zijde[];
  /** The same of those into the timber. */
  readonly zonderHout: readonly Zijde[];
  /** What its maker says of it. */
  readonly opmerking: string | null;
}

export interface BouwlijstOntbrekend extends GroepPlek {
  readonly id: string;
  readonly naam: string;
  /** Its data or product choice is incomplete, or a side has no number (does not fit, unsuitable product). */
  readonly reden: 'onvolledig' | 'geenAantal';
}

export interface Bouwlijst {
  readonly totalen: readonly BouwlijstTotaal[];
  readonly gevelvullingen: readonly BouwlijstGevelvulling[];
  /** Not in the totals. */
  readonly ontbrekend: readonly BouwlijstOntbrekend[];
}

interface Product {
  readonly id: string;
  readonly naam: string;
  readonly soort: ProductSoort;
  readonly verpakking: number | null;
}

const productenOfSoort = (
  soort: ProductSoort,
  list: readonly { id: string; naam: string; verpakking?: number | undefined }[],
): Product[] =>
  list.map(({ id, naam, verpakking }) => ({ id, naam, soort, verpakking: verpakking ?? null }));

/** All products in catalogue order; lists follow it. */
const productenOf = (catalogus: Catalogus): Product[] => [
  ...productenOfSoort('hoekanker', catalogus.hoekankers),
  ...productenOfSoort('bevestigingsmiddelBouwkundig', catalogus.bevestigingsmiddelenBouwkundig),
  ...productenOfSoort('bevestigingsmiddelHout', catalogus.bevestigingsmiddelenHout),
];

/** Numbers by product and supplier. */
type Aantallen = Map<string, { productId: string; leverancier: string | null; aantal: number }>;

const add = (
  aantallen: Aantallen,
  {
    productId,
    leverancier,
    aantal,
  }: { productId: string; leverancier: string | null; aantal: number },
): void => {
  const key = JSON.stringify([productId, leverancier]);
  const known = aantallen.get(key)?.aantal ?? 0;
  aantallen.set(key, { productId, leverancier, aantal: known + aantal });
};

/** Adds what one side of one gevelvulling takes. @returns false when the side has no number. */
const addZijde = (
  aantallen: Aantallen,
  { zijde, toets, weerstand }: ZijdeBerekening,
  leverancier: string | null,
): boolean => {
  if (toets === null || weerstand === null) return false;
  const { hoekanker, bouwkundig, hout } = weerstand;
  const ankers = toets.n * ankersPerAantal(zijde);
  add(aantallen, { productId: hoekanker.id, leverancier: null, aantal: ankers });
  if (bouwkundig !== null) {
    const aantal = ankers * hoekanker.nBouw;
    add(aantallen, { productId: bouwkundig.middel.id, leverancier, aantal });
  }
  if (hout !== null) {
    const aantal = ankers * hoekanker.nHout;
    add(aantallen, { productId: hout.middel.id, leverancier, aantal });
  }
  return true;
};

interface Gevuld {
  stuks: number;
  perStuk: Aantallen;
  voldoet: boolean;
  isBevestigingGetoetst: boolean;
  waarschuwingen: number;
  vaststelling: BouwlijstGevelvulling['vaststelling'];
  zonderMiddel: Zijde[];
  zonderHout: Zijde[];
  opmerking: string | null;
}

const vaststellingOf = (
  gevelvulling: Gevelvulling,
  advies: Advies,
): BouwlijstGevelvulling['vaststelling'] => {
  if (gevelvulling.vastgesteld === undefined) return 'geen';
  return toestandOf(gevelvulling, advies) === 'vastgesteld' ? 'vastgesteld' : 'gewijzigd';
};

/** What one gevelvulling takes, or the reason why there is nothing to count. */
const aantallenOf = (
  gevelvulling: Gevelvulling,
  invoer: AdviesInvoer | null,
  { projectGegevens, catalogus, vandaag }: Omit<BouwlijstInvoer, 'gevelvullingen'>,
): Gevuld | BouwlijstOntbrekend['reden'] => {
  const { leverancierBevestigingsmiddelen: leverancier = null } =
    gevelvulling.gevelvullingEnKaderData;
  if (invoer === null) return 'onvolledig';
  const { verankerdeZijden, productKeuze, gevelvullingEnKaderData } = invoer.gevelvulling;
  if (verankerdeZijden.some((zijde) => productKeuze[zijde].hoekanker === null)) return 'onvolledig';
  const berekening = calculateBerekening(invoer);
  const perStuk: Aantallen = new Map();
  for (const zijde of ZIJDEN) {
    const uitkomst = berekening.zijden[zijde];
    if (uitkomst === undefined) continue;
    if (!addZijde(perStuk, uitkomst, leverancier)) return 'geenAantal';
  }
  if (perStuk.size === 0) return 'geenAantal';
  const advies = adviesOf(berekening);
  return {
    stuks: gevelvullingEnKaderData.aantal,
    perStuk,
    voldoet: voldoetAdvies(advies),
    isBevestigingGetoetst: gebruiktBevestigingsmiddelen(gevelvullingEnKaderData),
    waarschuwingen: telAlleWaarschuwingen(
      advies,
      { projectGegevens, gevelvulling, catalogus },
      vandaag,
    ),
    vaststelling: vaststellingOf(gevelvulling, advies),
    zonderMiddel: zijdenZonder('bevestigingsmiddelenBouwkundig', invoer),
    zonderHout: zijdenZonder('bevestigingsmiddelenHout', invoer),
    opmerking: gevelvullingEnKaderData.opmerking?.trim() || null,
  };
};

const plekOf = ({ gevelvullingEnKaderData }: Gevelvulling): GroepPlek => ({
  gevel: gevelvullingEnKaderData.gevel?.trim() || null,
  bouwlaag: gevelvullingEnKaderData.bouwlaag?.trim() || null,
  ruimte: gevelvullingEnKaderData.ruimte?.trim() || null,
});

interface BouwlijstInvoer {
  projectGegevens: ProjectGegevens;
  gevelvullingen: readonly Gevelvulling[];
  catalogus: Catalogus;
  /** ISO date; absent: sources that have expired are not among the warnings, for that depends on the day. */
  vandaag?: string;
}

/**
 * The bill of materials of a project (rekenmodel 4.1 step 15): numbers in use (chosen, else recommended) per
 * product and supplier, times `aantal`, both stijlen, with the fasteners of every hoekanker; packages are
 * rounded up over the whole project. A gevelvulling without a complete answer counts nowhere and is listed apart.
 */
export const bouwlijst = ({ gevelvullingen, ...basis }: BouwlijstInvoer): Bouwlijst => {
  const { projectGegevens, catalogus } = basis;
  const invoerOf = adviesInvoerIn({ projectGegevens, catalogus });
  const producten = productenOf(catalogus);
  const totaal: Aantallen = new Map();
  const lijsten: BouwlijstGevelvulling[] = [];
  const ontbrekend: BouwlijstOntbrekend[] = [];
  /** In catalogue order, of one product in the order in which its suppliers come up. */
  const regelsOf = (aantallen: Aantallen) =>
    producten.flatMap((product) =>
      [...aantallen.values()]
        .filter(({ productId }) => productId === product.id)
        .map(({ leverancier, aantal }) => ({ product, leverancier, aantal })),
    );
  for (const gevelvulling of gevelvullingen) {
    const { id } = gevelvulling.gevelvullingEnKaderData;
    const naam = naamInLijst(gevelvulling);
    const uitkomst = aantallenOf(gevelvulling, invoerOf(gevelvulling), basis);
    if (typeof uitkomst === 'string') {
      ontbrekend.push({ id, naam, ...plekOf(gevelvulling), reden: uitkomst });
      continue;
    }
    const { stuks, perStuk, ...oordeel } = uitkomst;
    for (const regel of perStuk.values()) add(totaal, { ...regel, aantal: regel.aantal * stuks });
    lijsten.push({
      id,
      naam,
      aantal: stuks,
      ...plekOf(gevelvulling),
      draairichting: gevelvulling.gevelvullingEnKaderData.draairichting ?? null,
      ...oordeel,
      producten: regelsOf(perStuk).map(({ product, leverancier, aantal }) => ({
        id: product.id,
        naam: product.naam,
        soort: product.soort,
        leverancier,
        perStuk: aantal,
        aantal: aantal * stuks,
      })),
    });
  }
  return {
    totalen: regelsOf(totaal).map(({ product, leverancier, aantal }) => ({
      ...product,
      leverancier,
      aantal,
      verpakkingen: product.verpakking === null ? null : Math.ceil(aantal / product.verpakking),
    })),
    gevelvullingen: lijsten,
    ontbrekend,
  };
};
