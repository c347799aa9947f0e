import { expect, test } from '@jest/globals';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import { firstBewerking, groepenOf } from './bewerking.ts';
import { GEEN_FILTER, isShown, type GroepFilter } from './groepFilter.ts';
import { changeKeuzes } from './keuze.ts';

const model = buildBouwmodel([
  buildRaam({ globalId: 'a' }),
  buildRaam({
    globalId: 'b',
    merken: { Tag: 'B' },
    naam: 'Pui',
    gevel: 'Waterkant',
    verdieping: null,
    hoogte: null,
  }),
  buildRaam({ globalId: 'c', merken: {}, verdieping: '01', isBinnen: true }),
  buildRaam({
    globalId: 'd',
    merken: { Tag: 'D' },
    breedte: 1530,
    maatverschil: {
      eigenschap: { breedte: 900, hoogte: 1500 },
      geometrie: { breedte: 1530, hoogte: 1500 },
    },
  }),
]);
const bewerking = firstBewerking(model);
const keuzes = changeKeuzes(bewerking.keuzes, ['b'], { type: 'schuifpui' });

test.each<[string, Partial<GroepFilter>, string[]]>([
  ['nothing', {}, ['a', 'b', 'c', 'd']],
  ['a name, in capitals', { zoek: ' PUI ' }, ['b']],
  ['a facade', { zoek: 'waterk' }, ['b']],
  ['a merk', { zoek: 'd' }, ['d']],
  ['a size', { zoek: '1530x15' }, ['d']],
  ['a GlobalId as a whole', { zoek: 'c' }, ['c']],
  ['a storey', { bouwlaag: { naam: '01' } }, ['c']],
  ['no storey', { bouwlaag: { naam: null } }, ['b']],
  ['the type that the user chose', { type: 'schuifpui' }, ['b']],
  ['a missing size', { kenmerk: 'maatOntbreekt' }, ['b']],
  ['two sizes', { kenmerk: 'tweeMaten' }, ['d']],
  ['no merk', { kenmerk: 'zonderMerk' }, ['c']],
  ['inside', { kenmerk: 'binnen' }, ['c']],
  ['several at once', { type: 'kozijn', kenmerk: 'tweeMaten', zoek: 'raam' }, ['d']],
])('looking for %s', (_what, filter, ids) => {
  const shown = groepenOf(model, bewerking).filter(isShown({ ...GEEN_FILTER, ...filter }, keuzes));
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
