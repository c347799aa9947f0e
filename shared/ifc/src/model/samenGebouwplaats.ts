import { gevelSleutel } from '@adviestool/contract/windvormfactoren';

import type { Gebouwplaats } from './bouwmodel.ts';

/** As the first has it, when all of them have it; names are the same in capitals and without. */
const shared = (texts: readonly (string | null)[]): string | null => {
  const [first = null] = texts;
  const names = new Set(texts.map((text) => (text === null ? null : gevelSleutel(text))));
  return names.size === 1 ? first : null;
};

/** Left and right are both, but where one says nothing it is not known what the whole is. */
const draairichtingVan = (plaatsen: readonly Gebouwplaats[]): Gebouwplaats['draairichting'] => {
  const [first = null, ...others] = new Set(plaatsen.map(({ draairichting }) => draairichting));
  if (first === null || others.includes(null)) return null;
  return others.length === 0 ? first : 'L+R';
};

/** Where several elements are, as far as that is the same of all of them. */
export const samenGebouwplaats = (plaatsen: readonly Gebouwplaats[]): Gebouwplaats => ({
  gevel: shared(plaatsen.map(({ gevel }) => gevel)),
  bouwlaag: shared(plaatsen.map(({ bouwlaag }) => bouwlaag)),
  ruimte: shared(plaatsen.map(({ ruimte }) => ruimte)),
  draairichting: draairichtingVan(plaatsen),
  opmerking: shared(plaatsen.map(({ opmerking }) => opmerking)),
});
