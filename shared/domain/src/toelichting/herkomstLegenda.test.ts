import { expect, test } from '@jest/globals';

import * as constanten from '../rekenen/uitgangspunten.ts';
import { HERKOMST_LEGENDA } from './herkomstLegenda.ts';
import { listUitgangspunten } from './uitgangspunten.ts';

const tekensIn = (tekst: string): string[] => tekst.match(/\[[A-Z]\]/g) ?? [];

test('every mark of an assumption or a constant is explained, and no other', () => {
  const bronnen = Object.values<unknown>(constanten).flatMap((value) =>
    typeof value === 'object' && value !== null && 'bron' in value ? [String(value.bron)] : [],
  );
  const gebruikt = [...bronnen, ...listUitgangspunten().map(({ herkomst }) => herkomst)].flatMap(
    tekensIn,
  );
  expect(new Set(HERKOMST_LEGENDA.map(({ teken }) => teken))).toEqual(new Set(gebruikt));
});
