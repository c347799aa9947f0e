import type {
  Draairichting,
  Gevelvulling,
  GevelvullingType,
} from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { calculateAdvies, type Advies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn, type Rekenbasis } from '@adviestool/domain/rekenen/adviesInvoer';
import { gebruiktBevestigingsmiddelen } from '@adviestool/domain/rekenen/ondergrond';
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
import { plaatsTekst } from '@adviestool/domain/toelichting/plaatsTekst';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { telAlleWaarschuwingen } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

import { today } from './today.ts';

interface Rijbasis extends Rekenbasis {
  projectGegevens: ProjectGegevens;
}

/** What the project shows of one gevelvulling. Lengths in mm. */
export interface GevelvullingRij {
  id: string;
  naam: string;
  merk: string | null;
  /** The name without the merk. */
  omschrijving: string;
  /** Where it is, in words; empty: that is not filled in. */
  plaats: string;
  gevel: string | null;
  bouwlaag: string | null;
  ruimte: string | null;
  /** As seen from outside. */
  draairichting: Draairichting | null;
  /** What its maker says of it. */
  opmerking: string | null;
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
  /** False: its fastening is not calculated, for it uses no fasteners. */
  isBevestigingGetoetst: boolean;
  /** Of what was filled in and of the calculation; 0 without an advice. */
  waarschuwingen: number;
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

const makeRij = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
  { catalogus, projectGegevens }: Rijbasis,
): GevelvullingRij => {
  const { gevelvullingEnKaderData: kader, detailleringData } = gevelvulling;
  return {
    id: kader.id,
    naam: weergavenaam(gevelvulling),
    merk: kader.merk,
    omschrijving: weergavenaam({
      gevelvullingEnKaderData: { ...kader, merk: null },
      detailleringData,
    }),
    plaats: plaatsTekst(kader),
    gevel: kader.gevel?.trim() || null,
    bouwlaag: kader.bouwlaag?.trim() || null,
    ruimte: kader.ruimte?.trim() || null,
    draairichting: kader.draairichting ?? null,
    opmerking: kader.opmerking ?? null,
    type: kader.gevelvullingType ?? null,
    breedte: kader.breedte,
    hoogte: kader.hoogte,
    aantal: kader.aantal,
    aantalHoekankers: advies?.totaalPerGevelvulling ?? null,
    totaalHoekankers: advies?.totaal ?? null,
    hoogsteToets: advies === null ? null : findHoogsteToets(advies),
    toestand: toestandOf(gevelvulling, advies),
    voldoet: isAdviesCompleet(gevelvulling, advies) ? voldoetAdvies(advies) : null,
    isBevestigingGetoetst: gebruiktBevestigingsmiddelen(kader),
    waarschuwingen:
      advies === null
        ? 0
        : telAlleWaarschuwingen(advies, { projectGegevens, gevelvulling, catalogus }, today()),
    heeftDetaillering: Object.keys(detailleringData).length > 0,
    gevelvulling,
    advies,
  };
};

/** Works out the row of each gevelvulling of a project; of the same one only once. */
export const gevelvullingRijIn = (basis: Rijbasis) => {
  const invoerOf = adviesInvoerIn(basis);
  const known = new WeakMap<Gevelvulling, GevelvullingRij>();
  return {
    isKnown: (gevelvulling: Gevelvulling): boolean => known.has(gevelvulling),
    rijOf: (gevelvulling: Gevelvulling): GevelvullingRij => {
      const earlier = known.get(gevelvulling);
      if (earlier !== undefined) return earlier;
      const invoer = invoerOf(gevelvulling);
      const rij = makeRij(gevelvulling, invoer === null ? null : calculateAdvies(invoer), basis);
      known.set(gevelvulling, rij);
      return rij;
    },
  };
};
