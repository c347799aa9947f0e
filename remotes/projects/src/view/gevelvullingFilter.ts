import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { TOESTANDEN, type Toestand } from '@adviestool/domain/rekenen/toestand';

import type { GevelvullingRij } from './gevelvullingRij.ts';

/** Which gevelvullingen are shown; null: all. It lives in the URL. */
export interface GevelvullingFilter {
  type: GevelvullingType | null;
  toestand: Toestand | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads the filter from a URL; what makes no sense counts as absent. */
export const filterFromUrl = (params: URLSearchParams): GevelvullingFilter => ({
  type: oneOf(GEVELVULLING_TYPES, params.get('type')),
  toestand: oneOf(TOESTANDEN, params.get('toestand')),
});

export const filterToUrl = ({ type, toestand }: GevelvullingFilter): URLSearchParams =>
  new URLSearchParams({
    ...(type === null ? {} : { type }),
    ...(toestand === null ? {} : { toestand }),
  });

export const isShown =
  ({ type, toestand }: GevelvullingFilter) =>
  (rij: GevelvullingRij): boolean =>
    (type === null || rij.type === type) && (toestand === null || rij.toestand === toestand);
