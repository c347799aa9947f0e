import { expect, test } from '@jest/globals';

import { buildLijst } from './builders/buildLijst.ts';
import { readKozijnstaat, type Keuzes } from './readKozijnstaat.ts';

const read = (cellen: readonly (string | number)[], keuzes?: Keuzes) =>
  readKozijnstaat(
    buildLijst([['Merk', 'Totaalgewicht'], ...cellen.map((cel, index) => [`K${index}`, cel])]),
    keuzes,
  );

test.each([
  ['a thousand among hundreds', ['1,200', '950']],
  ['a thousand among numbers of a workbook', ['1,200', 950]],
  ['thousands alone', ['1,200', '2,400 kg']],
])('a weight of a few kg asks whether it is %s', (_what, cellen) => {
  expect(read(cellen).vragen).toContainEqual(
    expect.objectContaining({ id: 'notatie:totaalgewicht', antwoord: null }),
  );
  const { rijen } = read(cellen, { antwoorden: { 'notatie:totaalgewicht': 'punt' } });
  expect(rijen[0]?.waarden['totaalgewicht']).toBe(1200);
});

test.each([
  ['a thousand as the Dutch write it', ['1.200', '950']],
  ['a weight that may well be so light', ['27,500', '125,400']],
  ['a light one beside decimals', ['8,500', '27,5']],
])('%s is not asked about', (_what, cellen) => {
  expect(read(cellen).vragen.map(({ id }) => id)).not.toContain('notatie:totaalgewicht');
});
