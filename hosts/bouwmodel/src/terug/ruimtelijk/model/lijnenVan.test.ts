import { expect, test } from '@jest/globals';
import { BoxGeometry } from 'three';

import { lijnenVan } from './lijnenVan.ts';

test('a block has twelve edges: none across its faces', () => {
  const { position } = new BoxGeometry(1800, 100, 1500).toNonIndexed().attributes;
  const lijnen = lijnenVan(new Float32Array(position?.array ?? []));
  // Two ends of three numbers each.
  expect(lijnen).toHaveLength(12 * 6);
  const lengths = Array.from({ length: 12 }, (_none, edge) => {
    const [x = 0, y = 0, z = 0, ...end] = lijnen.slice(edge * 6, edge * 6 + 6);
    return Math.hypot((end[0] ?? 0) - x, (end[1] ?? 0) - y, (end[2] ?? 0) - z);
  });
  expect(new Set(lengths)).toEqual(new Set([1800, 100, 1500]));
});

test('an element without a body has no edges', () => {
  expect(lijnenVan(new Float32Array(0))).toHaveLength(0);
});
