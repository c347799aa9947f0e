import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { TOESTANDEN, type Toestand } from '@adviestool/domain/vaststellen/toestand';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

import { zoektermOf } from '../zoekterm.ts';

/** Which gevelvullingen are shown; null, and nothing to look for: all. It lives in the URL. */
export interface GevelvullingFilter {
  /** What merk or omschrijving contains. */
  zoek: string;
  type: GevelvullingType | null;
  toestand: Toestand | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filter from a URL; what makes no sense counts as absent. */
export const filterFromUrl = (params: URLSearchParams): GevelvullingFilter => ({
  zoek: zoektermOf(params),
  type: oneOf(GEVELVULLING_TYPES, params.get('type')),
  toestand: oneOf(TOESTANDEN, params.get('toestand')),
});

export const GEEN_FILTER: GevelvullingFilter = { zoek: '', type: null, toestand: null };

export const filterToUrl = ({ zoek, type, toestand }: GevelvullingFilter): URLSearchParams =>
  new URLSearchParams({
    ...(zoek === '' ? {} : { zoek }),
    ...(type === null ? {} : { type }),
    ...(toestand === null ? {} : { toestand }),
  });

/** What does not comply is found whether it is fixed or not. */
const isIn = (toestand: Toestand, rij: GevelvullingRij): boolean =>
  toestand === 'voldoetNiet' ? rij.voldoet === false : rij.toestand === toestand;

export const isShown = ({ zoek, type, toestand }: GevelvullingFilter) => {
  const gezocht = zoek.toLowerCase();
  const isFound = ({ merk, omschrijving }: GevelvullingRij): boolean =>
    gezocht === '' || `${merk ?? ''} ${omschrijving}`.toLowerCase().includes(gezocht);
  return (rij: GevelvullingRij): boolean =>
    (type === null || rij.type === type) &&
    (toestand === null || isIn(toestand, rij)) &&
    isFound(rij);
};
