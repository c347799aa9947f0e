import { expect, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import type { Toestand } from '@adviestool/domain/vaststellen/toestand';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';
import { renderHook } from '@testing-library/react';

import {
  GEEN_FILTER,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { useBlijftInZicht } from './useBlijftInZicht.ts';

const { projectGegevens } = buildProject();
const rij = gevelvullingRijIn({ projectGegevens, catalogus: buildCatalogus() }).rijOf(
  buildGevelvulling(),
);
const rijOf = (id: string, toestand: Toestand) => ({ ...rij, id, toestand });

const VAST: GevelvullingFilter = { ...GEEN_FILTER, toestand: 'vastgesteld' };

test('a row whose fixed advice changes stays in sight until the filter changes', () => {
  const { result, rerender } = renderHook(({ rijen, filter }) => useBlijftInZicht(rijen, filter), {
    initialProps: {
      filter: VAST,
      rijen: [rijOf('a', 'vastgesteld'), rijOf('b', 'gewijzigd'), rijOf('c', 'vastgesteld')],
    },
  });
  const changed = [rijOf('a', 'gewijzigd'), rijOf('b', 'gewijzigd'), rijOf('c', 'vastgesteld')];

  rerender({ filter: VAST, rijen: changed });
  expect([...result.current]).toEqual(['a']);
  rerender({ filter: { ...VAST }, rijen: [...changed] });
  expect([...result.current]).toEqual(['a']);
  rerender({ filter: { ...VAST, zoek: 'K' }, rijen: changed });
  expect([...result.current]).toEqual([]);
});
