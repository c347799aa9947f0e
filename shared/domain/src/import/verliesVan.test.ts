import { expect, test } from '@jest/globals';

import { buildGevelvullingOf, withProducten } from '../builders/buildGevelvullingOf.ts';
import { verliesVan } from './verliesVan.ts';

test('what would be lost is counted: all, those that are filled in, and those with a fixed advice', () => {
  const half = buildGevelvullingOf('kozijnPrefab');
  const whole = withProducten(half, 'GA-90');
  const vastgesteld = {
    op: '2026-11-22T12:00:00.000Z',
    door: 'demo',
    rekenmodel: 1,
    catalogus: { id: 'voorbeeld', versie: '1' },
    invoer: { projectGegevens: 'a', gevelvulling: 'b' },
    zijden: {},
  };
  expect(verliesVan([half, whole, { ...whole, vastgesteld }])).toEqual({
    gevelvullingen: 3,
    volledig: 2,
    vastgesteld: 1,
  });
});
