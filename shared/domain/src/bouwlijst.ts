import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN } from '@adviestool/contract/zijde';

import { adviesInvoerOf } from './adviesInvoer.ts';
import { ankersPerAantal } from './ankertotaal.ts';
import { calculateBerekening } from './berekening.ts';
import { weergavenaam } from './weergavenaam.ts';
import { calculateZijde, type ZijdeBerekening } from './zijdeBerekening.ts';

export type ProductSoort = 'hoekanker' | 'bevestigingsmiddelBouwkundig' | 'bevestigingsmiddelHout';

export interface BouwlijstRegel {
  readonly id: string;
  readonly naam: string;
  readonly soort: ProductSoort;
  readonly aantal: number;
}

export interface BouwlijstTotaal extends BouwlijstRegel {
  /** Pieces in a package, and packages to order; null when the product is not sold in packages. */
  readonly verpakking: number | null;
  readonly verpakkingen: number | null;
}

/** What one gevelvulling takes, all `aantal` of them together. */
export interface BouwlijstGevelvulling {
  readonly id: string;
  readonly naam: string;
  readonly aantal: number;
  readonly producten: readonly BouwlijstRegel[];
}

export interface BouwlijstOntbrekend {
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

const add = (aantallen: Map<string, number>, id: string, aantal: number): void => {
  aantallen.set(id, (aantallen.get(id) ?? 0) + aantal);
};

const addZijde = (
  aantallen: Map<string, number>,
  { zijde, toets, weerstand }: ZijdeBerekening,
  stuks: number,
): boolean => {
  if (toets === null || weerstand === null) return false;
  const { hoekanker, bouwkundig, hout } = weerstand;
  const ankers = toets.aantal * ankersPerAantal(zijde) * stuks;
  add(aantallen, hoekanker.id, ankers);
  if (bouwkundig !== null) add(aantallen, bouwkundig.middel.id, ankers * hoekanker.nBouw);
  if (hout !== null) add(aantallen, hout.middel.id, ankers * hoekanker.nHout);
  return true;
};

/** The products of one gevelvulling by id, or the reason why there are none. */
const aantallenOf = (stored: {
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
}): { stuks: number; aantallen: Map<string, number> } | BouwlijstOntbrekend['reden'] => {
  const invoer = adviesInvoerOf(stored);
  if (invoer === null) return 'onvolledig';
  const { verankerdeZijden, productKeuze, gevelvullingEnKaderData } = invoer.gevelvulling;
  if (verankerdeZijden.some((zijde) => productKeuze[zijde].hoekanker === null)) return 'onvolledig';
  const berekening = calculateBerekening(invoer);
  const stuks = gevelvullingEnKaderData.aantal;
  const aantallen = new Map<string, number>();
  for (const zijde of ZIJDEN) {
    const lastvlak = berekening.lastvlakken[zijde];
    if (lastvlak === undefined) continue;
    const uitkomst = calculateZijde(berekening, { zijde, lastvlak });
    if (!addZijde(aantallen, uitkomst, stuks)) return 'geenAantal';
  }
  return aantallen.size === 0 ? 'geenAantal' : { stuks, aantallen };
};

/**
 * The bill of materials of a project (rekenmodel 4.1 step 15): numbers in use (chosen, else recommended) per
 * product, times `aantal`, both stijlen, with the fasteners of every hoekanker; packages are rounded up
 * over the whole project. A gevelvulling without a complete answer counts nowhere and is listed apart.
 */
export const bouwlijst = ({
  projectGegevens,
  gevelvullingen,
  catalogus,
}: {
  projectGegevens: ProjectGegevens;
  gevelvullingen: readonly Gevelvulling[];
  catalogus: Catalogus;
}): Bouwlijst => {
  const producten = productenOf(catalogus);
  const totaal = new Map<string, number>();
  const lijsten: BouwlijstGevelvulling[] = [];
  const ontbrekend: BouwlijstOntbrekend[] = [];
  const regelsOf = (aantallen: ReadonlyMap<string, number>) =>
    producten.flatMap(({ verpakking, ...product }) => {
      const aantal = aantallen.get(product.id);
      return aantal === undefined ? [] : [{ ...product, aantal, verpakking }];
    });
  for (const gevelvulling of gevelvullingen) {
    const { id } = gevelvulling.gevelvullingEnKaderData;
    const naam = weergavenaam(gevelvulling);
    const uitkomst = aantallenOf({ projectGegevens, gevelvulling, catalogus });
    if (typeof uitkomst === 'string') {
      ontbrekend.push({ id, naam, reden: uitkomst });
      continue;
    }
    for (const [product, aantal] of uitkomst.aantallen) add(totaal, product, aantal);
    lijsten.push({
      id,
      naam,
      aantal: uitkomst.stuks,
      producten: regelsOf(uitkomst.aantallen).map(({ verpakking: _verpakking, ...rest }) => rest),
    });
  }
  return {
    totalen: regelsOf(totaal).map((regel) => ({
      ...regel,
      verpakkingen: regel.verpakking === null ? null : Math.ceil(regel.aantal / regel.verpakking),
    })),
    gevelvullingen: lijsten,
    ontbrekend,
  };
};
