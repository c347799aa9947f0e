import {
  VERSCHIL_SOORTEN,
  type VerschilRij,
  type VerschilSoort,
} from '@adviestool/projectdelta/verschilRijen';

import { zoektermOf } from '@adviestool/projectoverzicht/zoeken/zoekterm';

/** Which gevelvullingen of a comparison are shown; null, and nothing to look for: all. */
export interface VerschilFilter {
  zoek: string;
  soort: VerschilSoort | null;
}

export const filterFromUrl = (params: URLSearchParams): VerschilFilter => ({
  zoek: zoektermOf(params),
  soort: VERSCHIL_SOORTEN.find((soort) => soort === params.get('soort')) ?? null,
});

/** The address with another filter; what else it says stays. */
export const filterToUrl = (
  params: URLSearchParams,
  { zoek, soort }: VerschilFilter,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [naam, waarde] of [
    ['zoek', zoek],
    ['soort', soort ?? ''],
  ] as const) {
    if (waarde === '') next.delete(naam);
    else next.set(naam, waarde);
  }
  return next;
};

/** By the merk that it has or had, or by what it is called. */
export const isGetoond = ({ zoek, soort }: VerschilFilter) => {
  const gezocht = zoek.toLowerCase();
  return (rij: VerschilRij): boolean =>
    (soort === null || rij.soort === soort) &&
    [...rij.merken, rij.naam].join(' ').toLowerCase().includes(gezocht);
};
