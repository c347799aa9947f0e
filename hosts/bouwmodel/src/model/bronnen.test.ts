import { expect, test } from '@jest/globals';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import { firstBewerking, groepenOf } from './bewerking.ts';
import { bronVan } from './bronnen.ts';

const model = buildBouwmodel(
  [
    buildRaam({
      globalId: 'a',
      gevel: 'Zuid',
      eigenschappen: { 'Bureau.Aanzicht': 'Waterkant', 'Bureau.Laag': '1e' },
    }),
    buildRaam({ globalId: 'b', gevel: 'Zuid', eigenschappen: { 'Bureau.Laag': 'x'.repeat(21) } }),
  ],
  {
    merkbronnen: [{ bron: 'Type Mark', aantal: 2, voorbeelden: ['K1'] }],
    eigenschapbronnen: [
      { bron: 'Bureau.Laag', aantal: 2, voorbeelden: ['1e'] },
      { bron: 'Bureau.Aanzicht', aantal: 1, voorbeelden: ['Waterkant'] },
    ],
  },
);

test('a field is read from the property that was chosen; without it an element keeps what it had', () => {
  const bronnen = { gevel: 'Bureau.Aanzicht', bouwlaag: 'Bureau.Laag' };
  const [a, b] = groepenOf(model, { ...firstBewerking(model), bronnen });
  expect([a?.gevel, a?.bouwlaag]).toEqual(['Waterkant', '1e']);
  // Its text is longer than the product takes of a bouwlaag.
  expect([b?.gevel, b?.bouwlaag]).toEqual(['Zuid', null]);
  const [eerste, tweede] = [a ?? buildRaam(), b ?? buildRaam()];
  expect(bronVan(eerste, 'gevel', bronnen)).toBe('Bureau.Aanzicht');
  expect(bronVan(tweede, 'gevel', bronnen)).toBeNull();
  expect(bronVan(eerste, 'opmerking', bronnen)).toBeNull();
});

test('what was chosen before is taken as far as the model has it', () => {
  const onthouden = { merk: 'Type Mark', gevel: 'Bureau.Aanzicht', ruimte: 'Bureau.Kamer' };
  expect(firstBewerking(model, onthouden)).toMatchObject({
    merkbron: 'Type Mark',
    bronnen: { gevel: 'Bureau.Aanzicht' },
  });
  expect(firstBewerking(model, onthouden).bronnen).not.toHaveProperty('ruimte');
  expect(firstBewerking(model, { merk: 'Kleur' }).merkbron).toBe('Tag');
  expect(firstBewerking(model, { merk: null }).merkbron).toBeNull();
});
