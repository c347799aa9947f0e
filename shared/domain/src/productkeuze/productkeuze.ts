import type {
  BevestigingsmiddelBouwkundig,
  BevestigingsmiddelHout,
  Catalogus,
  Hoekanker,
} from '@adviestool/contract/catalogus';
import type { Gevelvulling, ZijdeProductKeuze } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { perZijde, type Zijde } from '@adviestool/contract/zijde';

import { adviesInvoerOf } from '../rekenen/adviesInvoer.ts';
import { calculateGedeeld, type GedeeldeBerekening } from '../rekenen/gedeeldeBerekening.ts';
import {
  bouwkundigBezwaren,
  bruikbareMiddelen,
  hoekankerKeuzeBezwaren,
  toepassingOf,
} from '../rekenen/geschiktheid.ts';
import type { Lastvlak } from '../rekenen/lastverdeling.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import { createMelding, type Bezwaar, type MeldingInhoud } from '../rekenen/melding.ts';
import { calculateZijde } from '../rekenen/zijdeBerekening.ts';
import { listZijdeMeldingen } from '../rekenen/zijdeMeldingen.ts';
import { meldingTekst } from '../toelichting/meldingTekst.ts';

export { resetProductKeuze } from './resetProductKeuze.ts';

/** What a choice would lead to on a side: recommended number, whole mm, unity check. */
export interface Voorspelling {
  readonly aantal: number;
  readonly hartOpHart: number | null;
  readonly unityCheck: number;
}

export type HoekankerKeuze =
  | ({ readonly hoekanker: Hoekanker; readonly geschikt: true } & Voorspelling)
  | { readonly hoekanker: Hoekanker; readonly geschikt: false; readonly reden: string };

export type BevestigingsmiddelKeuze<Middel> =
  | {
      readonly middel: Middel;
      readonly geschikt: true;
      readonly aanbevolen: boolean;
      /** null while the side has no hoekanker that can be used. */
      readonly voorspelling: Voorspelling | null;
    }
  | { readonly middel: Middel; readonly geschikt: false; readonly reden: string };

export interface BevestigingsmiddelKeuzes {
  readonly bouwkundig: readonly BevestigingsmiddelKeuze<BevestigingsmiddelBouwkundig>[];
  readonly hout: readonly BevestigingsmiddelKeuze<BevestigingsmiddelHout>[];
}

export interface KeuzeInvoer {
  readonly projectGegevens: ProjectGegevens;
  readonly gevelvulling: Gevelvulling;
  readonly catalogus: Catalogus;
  readonly zijde: Zijde;
}

interface Zijdegegevens {
  readonly berekening: GedeeldeBerekening;
  readonly zijde: Zijde;
  readonly lastvlak: Lastvlak;
}

/** The side to predict for, following the advice instead of a chosen number; null while data are incomplete. */
const zijdegegevensOf = ({ zijde, ...stored }: KeuzeInvoer): Zijdegegevens | null => {
  const invoer = adviesInvoerOf(stored);
  if (invoer === null) return null;
  const aantalAnkers = perZijde(() => ({ geadviseerd: null, gekozen: null }));
  const berekening = calculateGedeeld({
    ...invoer,
    gevelvulling: { ...invoer.gevelvulling, aantalAnkers },
  });
  const lastvlak = berekening.lastvlakken[zijde];
  return lastvlak === undefined ? null : { berekening, zijde, lastvlak };
};

const redenOf = (bezwaren: readonly MeldingInhoud[]): string =>
  bezwaren.map((bezwaar) => meldingTekst(bezwaar)).join(' ');

type Uitslag = { readonly voorspelling: Voorspelling } | { readonly reden: string };

const predict = ({ berekening, ...side }: Zijdegegevens, keuze: ZijdeProductKeuze): Uitslag => {
  const { toets, verdeling, ...rest } = calculateZijde(berekening, side, keuze);
  if (toets === null || verdeling === null) {
    const meldingen = listZijdeMeldingen({ ...rest, toets, verdeling }).map(createMelding);
    return { reden: redenOf(meldingen.filter(({ soort }) => soort === 'fout')) };
  }
  return {
    voorspelling: {
      aantal: toets.n,
      hartOpHart: verdeling.s === null ? null : Math.floor(verdeling.s),
      unityCheck: toets.unityCheck,
    },
  };
};

/** Whether fasteners are chosen for this gevelvulling: traditioneel and hsb with fasteners. */
export const heeftBevestigingsmiddelen = ({
  gevelvullingEnKaderData,
}: Pick<Gevelvulling, 'gevelvullingEnKaderData'>): boolean =>
  gebruiktBevestigingsmiddelen(gevelvullingEnKaderData);

/**
 * Every hoekanker of the catalogue for one side (rekenmodel 4.4), in its order: with the predicted number,
 * or with the Dutch reason why it cannot be used. Counts with the fasteners chosen so far. null while project, frame data or detaillering is incomplete.
 */
export const hoekankerKeuzes = (invoer: KeuzeInvoer): readonly HoekankerKeuze[] | null => {
  const gegevens = zijdegegevensOf(invoer);
  if (gegevens === null) return null;
  const toepassing = toepassingOf(gegevens.berekening.invoer.gevelvulling, invoer.zijde);
  const bevestigingsmiddelen = bruikbareMiddelen(invoer);
  return invoer.catalogus.hoekankers.map((hoekanker): HoekankerKeuze => {
    const bezwaren = hoekankerKeuzeBezwaren(toepassing, hoekanker);
    if (bezwaren.length > 0) {
      return { hoekanker, geschikt: false, reden: redenOf(bezwaren) };
    }
    const uitslag = predict(gegevens, { hoekanker: hoekanker.id, bevestigingsmiddelen });
    if ('reden' in uitslag) return { hoekanker, geschikt: false, reden: uitslag.reden };
    return { hoekanker, geschikt: true, ...uitslag.voorspelling };
  });
};

/**
 * Every fastener of the catalogue for one side, by kind, with the predicted number when a hoekanker is
 * chosen, or the Dutch reason why it cannot be used (rekenmodel 3.4 and 3.5). Both lists are empty in a
 * variant without fasteners. null while project, frame data or detaillering is incomplete.
 */
export const bevestigingsmiddelKeuzes = (invoer: KeuzeInvoer): BevestigingsmiddelKeuzes | null => {
  const gegevens = zijdegegevensOf(invoer);
  if (gegevens === null) return null;
  if (!heeftBevestigingsmiddelen(invoer.gevelvulling)) return { bouwkundig: [], hout: [] };
  const { catalogus, gevelvulling, zijde } = invoer;
  const toepassing = toepassingOf(gegevens.berekening.invoer.gevelvulling, zijde);
  const hoekanker =
    catalogus.hoekankers.find(({ id }) => id === gevelvulling.productKeuze[zijde].hoekanker) ??
    null;
  const bruikbaar = bruikbareMiddelen(invoer);

  const keuzesOf = <Middel extends { id: string }>(
    middelen: readonly Middel[],
    bezwarenTegen: (middel: Middel) => readonly Bezwaar[],
  ): BevestigingsmiddelKeuze<Middel>[] => {
    const andereSoort = bruikbaar.filter((id) => !middelen.some((middel) => middel.id === id));
    let aanbevolen = true;
    return middelen.map((middel): BevestigingsmiddelKeuze<Middel> => {
      const bezwaren = bezwarenTegen(middel);
      if (bezwaren.length > 0) {
        return { middel, geschikt: false, reden: redenOf(bezwaren) };
      }
      const uitslag =
        hoekanker === null || hoekankerKeuzeBezwaren(toepassing, hoekanker).length > 0
          ? { voorspelling: null }
          : predict(gegevens, {
              hoekanker: hoekanker.id,
              bevestigingsmiddelen: [...andereSoort, middel.id],
            });
      if ('reden' in uitslag) return { middel, geschikt: false, reden: uitslag.reden };
      const keuze = { middel, geschikt: true, aanbevolen, ...uitslag } as const;
      aanbevolen = false;
      return keuze;
    });
  };
  return {
    bouwkundig: keuzesOf(catalogus.bevestigingsmiddelenBouwkundig, (middel) =>
      bouwkundigBezwaren(toepassing, middel),
    ),
    hout: keuzesOf(catalogus.bevestigingsmiddelenHout, () => []),
  };
};

const withProductKeuze = (
  gevelvulling: Gevelvulling,
  zijde: Zijde,
  keuze: Partial<ZijdeProductKeuze>,
): Gevelvulling => ({
  ...gevelvulling,
  productKeuze: {
    ...gevelvulling.productKeuze,
    [zijde]: { ...gevelvulling.productKeuze[zijde], ...keuze },
  },
});

/** Chooses the hoekanker of a side; a chosen number stays and is tested again (rekenmodel 4.3). */
export const chooseHoekanker = (
  gevelvulling: Gevelvulling,
  zijde: Zijde,
  hoekanker: string | null,
): Gevelvulling => withProductKeuze(gevelvulling, zijde, { hoekanker });

/** Chooses the fasteners of a side, at most one of each kind; none becomes null. */
export const chooseBevestigingsmiddelen = (
  gevelvulling: Gevelvulling,
  zijde: Zijde,
  middelen: readonly string[],
): Gevelvulling =>
  withProductKeuze(gevelvulling, zijde, {
    bevestigingsmiddelen: middelen.length === 0 ? null : [...middelen],
  });
