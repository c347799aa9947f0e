import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { gevelSleutel } from '@adviestool/contract/windvormfactoren';
import { plaatsGroepen } from '@adviestool/domain/toelichting/plaatsGroepen';
import { TOESTANDEN, type Toestand } from '@adviestool/domain/vaststellen/toestand';
import type { GevelvullingRij } from '../gevelvullingRij.ts';

import { zoektermOf } from '../zoeken/zoekterm.ts';

/** Which gevelvullingen are shown; null, and nothing to look for: all. It lives in the URL. */
export interface GevelvullingFilter {
  /** What merk, omschrijving, place or remark contains. */
  zoek: string;
  type: GevelvullingType | null;
  toestand: Toestand | null;
  /** As it is written in the first gevelvulling that has it. */
  gevel: string | null;
  bouwlaag: string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filter from a URL; what makes no sense counts as absent. */
export const filterFromUrl = (params: URLSearchParams): GevelvullingFilter => ({
  zoek: zoektermOf(params),
  type: oneOf(GEVELVULLING_TYPES, params.get('type')),
  toestand: oneOf(TOESTANDEN, params.get('toestand')),
  gevel: params.get('gevel'),
  bouwlaag: params.get('bouwlaag'),
});

export const GEEN_FILTER: GevelvullingFilter = {
  zoek: '',
  type: null,
  toestand: null,
  gevel: null,
  bouwlaag: null,
};

export const filterToUrl = ({ zoek, ...keuzes }: GevelvullingFilter): URLSearchParams =>
  new URLSearchParams({
    ...(zoek === '' ? {} : { zoek }),
    ...Object.fromEntries(
      Object.entries(keuzes).flatMap(([naam, keuze]) => (keuze === null ? [] : [[naam, keuze]])),
    ),
  });

/** What does not comply is found whether it is fixed or not. */
const isIn = (toestand: Toestand, rij: GevelvullingRij): boolean =>
  toestand === 'voldoetNiet' ? rij.voldoet === false : rij.toestand === toestand;

/** Names of places are the same in capitals and without. */
const isSame = (one: string | null, other: string | null): boolean =>
  (one === null ? null : gevelSleutel(one)) === (other === null ? null : gevelSleutel(other));

export const isShown = ({ zoek, type, toestand, gevel, bouwlaag }: GevelvullingFilter) => {
  const gezocht = zoek.toLowerCase();
  const isFound = ({ merk, omschrijving, plaats, opmerking }: GevelvullingRij): boolean =>
    gezocht === '' ||
    [merk ?? '', omschrijving, plaats, opmerking ?? ''].join(' ').toLowerCase().includes(gezocht);
  return (rij: GevelvullingRij): boolean =>
    (type === null || rij.type === type) &&
    (toestand === null || isIn(toestand, rij)) &&
    (gevel === null || isSame(rij.gevel, gevel)) &&
    (bouwlaag === null || isSame(rij.bouwlaag, bouwlaag)) &&
    isFound(rij);
};

/** The places that rows have, each as it is first written, in order. */
export const plaatsenIn = (
  rijen: readonly GevelvullingRij[],
  veld: 'gevel' | 'bouwlaag',
): string[] => plaatsGroepen(rijen, (rij) => rij[veld]).flatMap(({ naam }) => naam ?? []);
