import { GROEPERINGEN, type Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';

/** Reads from a URL what a list is grouped by; null: it is not. */
export const groeperingFromUrl = (params: URLSearchParams): Groepering | null =>
  GROEPERINGEN.find((each) => each === params.get('groep')) ?? null;

export const groeperingToUrl = (groepering: Groepering | null): Record<string, string> =>
  groepering === null ? {} : { groep: groepering };
