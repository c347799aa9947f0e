import { teLang } from './teLang.ts';

/** What a URL looks for; one that is longer than anything it can find counts as absent. */
export const zoektermOf = (params: URLSearchParams): string => {
  const zoekterm = (params.get('zoek') ?? '').trim();
  return teLang(zoekterm) === undefined ? zoekterm : '';
};
