import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { calculateAdvies, type Advies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn, type Rekenbasis } from '@adviestool/domain/rekenen/adviesInvoer';
import {
  isAdviesCompleet,
  toestandOf,
  voldoetAdvies,
  type Toestand,
} from '@adviestool/domain/vaststellen/toestand';
import {
  findHoogsteToets,
  type HoogsteToets,
} from '@adviestool/domain/toelichting/findHoogsteToets';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

/** What the project shows of one gevelvulling. Lengths in mm. */
export interface GevelvullingRij {
  id: string;
  naam: string;
  merk: string | null;
  /** The name without the merk. */
  omschrijving: string;
  /** Null while it is not chosen. */
  type: GevelvullingType | null;
  breedte: number | null;
  hoogte: number | null;
  aantal: number | null;
  /** In one gevelvulling; null without an advice. */
  aantalHoekankers: number | null;
  /** In all of them together. */
  totaalHoekankers: number | null;
  hoogsteToets: HoogsteToets | null;
  toestand: Toestand;
  /** Null without a complete advice. */
  voldoet: boolean | null;
  /** There are answers in its detaillering, so that another can take them over. */
  heeftDetaillering: boolean;
  gevelvulling: Gevelvulling;
  /** Null while the data are incomplete. */
  advies: Advies | null;
}

/** What there is to draw of a row, null while that is nothing; hoekankers that are only estimated are not shown. */
export const tekeningOf = ({
  gevelvulling,
  advies,
}: Pick<GevelvullingRij, 'gevelvulling' | 'advies'>): TekeningGegevens | null => {
  const { gegevens } = readTekening(gevelvulling, advies) ?? { gegevens: null };
  if (gegevens === null) return null;
  const advised = Object.entries(gegevens.zijden).filter(([, { status }]) => status !== undefined);
  return { ...gegevens, zijden: Object.fromEntries(advised) };
};

const makeRij = (gevelvulling: Gevelvulling, advies: Advies | null): GevelvullingRij => {
  const { gevelvullingEnKaderData: kader, detailleringData } = gevelvulling;
  return {
    id: kader.id,
    naam: weergavenaam(gevelvulling),
    merk: kader.merk,
    omschrijving: weergavenaam({
      gevelvullingEnKaderData: { ...kader, merk: null },
      detailleringData,
    }),
    type: kader.gevelvullingType ?? null,
    breedte: kader.breedte,
    hoogte: kader.hoogte,
    aantal: kader.aantal,
    aantalHoekankers: advies?.totaalPerGevelvulling ?? null,
    totaalHoekankers: advies?.totaal ?? null,
    hoogsteToets: advies === null ? null : findHoogsteToets(advies),
    toestand: toestandOf(gevelvulling, advies),
    voldoet: isAdviesCompleet(gevelvulling, advies) ? voldoetAdvies(advies) : null,
    heeftDetaillering: Object.keys(detailleringData).length > 0,
    gevelvulling,
    advies,
  };
};

/** Works out the row of each gevelvulling of a project; of the same one only once. */
export const gevelvullingRijIn = (basis: Rekenbasis) => {
  const invoerOf = adviesInvoerIn(basis);
  const known = new WeakMap<Gevelvulling, GevelvullingRij>();
  return {
    isKnown: (gevelvulling: Gevelvulling): boolean => known.has(gevelvulling),
    rijOf: (gevelvulling: Gevelvulling): GevelvullingRij => {
      const earlier = known.get(gevelvulling);
      if (earlier !== undefined) return earlier;
      const invoer = invoerOf(gevelvulling);
      const rij = makeRij(gevelvulling, invoer === null ? null : calculateAdvies(invoer));
      known.set(gevelvulling, rij);
      return rij;
    },
  };
};
