import { expect, test } from '@jest/globals';

import { plaatsenOf } from './plaatsenOf.ts';

const GEMEENTEN = [
  { code: 'NL.07.0361', name: 'Gemeente Alkmaar' },
  { code: 'NL.07.0392', name: 'Gemeente Haarlem' },
  { code: 'NL.07.0439', name: 'Gemeente Purmerend' },
  { code: 'NL.02.0093', name: 'Gemeente Terschelling' },
  { code: 'NL.06.0796', name: "Gemeente 's-Hertogenbosch" },
];

const place = (name: string, gemeente: string) => {
  const [, admin1 = '', admin2 = ''] =
    GEMEENTEN.find((each) => each.name.endsWith(gemeente))?.code.split('.') ?? [];
  return { name, country: 'NL', admin1, admin2 };
};

const tableOf = (
  plaatsen: Parameters<typeof plaatsenOf>[0]['plaatsen'],
  woonplaatsen: Record<string, string>,
) =>
  Object.fromEntries(
    plaatsenOf({
      plaatsen,
      gemeenten: GEMEENTEN,
      woonplaatsen: Object.entries(woonplaatsen).map(([naam, provincie]) => ({ naam, provincie })),
    }),
  );

test('municipalities stand in their part, and those that grew over the line only as they were', () => {
  const table = tableOf([place('Middenbeemster', 'Purmerend')], {
    Middenbeemster: 'Noord-Holland',
  });
  expect(table).toEqual({
    noordHollandNoord: ['alkmaar'],
    noordHolland: ['haarlem', 'purmerend'],
    waddeneilanden: ['terschelling'],
    noordBrabant: ['den bosch', 's hertogenbosch'],
    lijn: ['middenbeemster'],
  });
});

test('what CBS calls no place in that province is left out', () => {
  const table = tableOf([place('De Rijp', 'Alkmaar'), place('Overdie', 'Alkmaar')], {
    'De Rijp': 'Noord-Holland',
    Overdie: 'Drenthe',
  });
  expect(table['noordHollandNoord']).toEqual(['alkmaar', 'de rijp']);
  expect(table['drenthe']).toBeUndefined();
});

test('a name that CBS knows elsewhere as well stands under both', () => {
  const twice = plaatsenOf({
    plaatsen: [place('De Rijp', 'Alkmaar'), place('Formerum', 'Terschelling')],
    gemeenten: GEMEENTEN,
    woonplaatsen: [
      { naam: 'De Rijp', provincie: 'Noord-Holland' },
      { naam: 'De Rijp', provincie: 'Limburg' },
      { naam: 'Formerum', provincie: 'Fryslân' },
      { naam: 'Formerum', provincie: 'Noord-Holland' },
    ],
  });
  expect(twice.get('limburg')).toEqual(['de rijp']);
  // Where in Noord-Holland nobody says.
  expect(twice.get('meer')).toEqual(['formerum']);
});
