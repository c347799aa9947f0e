import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { buildRamen, MM, RAAM } from '../builders/buildRamen.ts';
import { readBack } from './readBack.ts';
import { writeChecked } from './writeChecked.ts';

const mini = readFileSync(join(import.meta.dirname, '../voorbeeld/mini.ifc'), 'utf8');

/** Twice as wide as was advised: the first window. */
const later = mini.replace("'A',1.5,1.8,", "'A',1.5,3.6,");

const advies = buildAdvies({ meldingen: ['Glas: Ongewoon zwaar.'] });

const write = async (text: string, metHoekankers: boolean, gevelvulling = advies) => {
  const { bytes, verslag } = await writeChecked(new TextEncoder().encode(text), {
    gevelvullingen: [gevelvulling],
    metHoekankers,
    moment: '2026-11-23T10:00:00.000Z',
  });
  return { verslag, written: new TextDecoder().decode(bytes) };
};

/** The names of the properties in each set that was written. */
const setsIn = (written: string): string[][] =>
  [...written.matchAll(/'Adviestool_Verankering',\$,\(([^)]*)\)/g)].map(([, ids = '']) =>
    ids
      .split(',')
      .map((id) => new RegExp(`^${id}=[A-Z]+\\('([^']*)'`, 'm').exec(written)?.[1] ?? ''),
  );

describe('an element of another size than was advised', () => {
  test.each([false, true])(
    'has no verdict and no numbers, and is listed, with hoekankers: %s',
    async (metHoekankers) => {
      const { verslag, written } = await write(later, metHoekankers);
      const [anders, gelijk] = setsIn(written);
      expect(anders).toEqual([
        'Toestand',
        'Meldingen',
        'AdviesBreedte',
        'AdviesHoogte',
        'Revisie',
        'Kenmerk',
      ]);
      expect(written).toMatch(/'Meldingen',\$,IFCTEXT\('Geen oordeel: [^']*Glas: Ongewoon zwaar/);
      expect(gelijk).toEqual(expect.arrayContaining(['Voldoet', 'Aantal', 'UnityCheck']));
      expect(verslag).toMatchObject({
        elementen: 2,
        hoekankers: metHoekankers ? 8 : 0,
        nietGeplaatst: [
          {
            globalId: RAAM,
            reden: 'andereMaat',
            heeftMaat: false,
            maat: { breedte: 3600, hoogte: 1500 },
            advies: { breedte: 1800, hoogte: 1500 },
          },
        ],
      });
    },
  );

  test('is listed as well when it does not comply', async () => {
    const { verslag } = await write(later, true, { ...advies, voldoet: false });
    expect(verslag.nietGeplaatst.map(({ globalId }) => globalId)).toEqual([RAAM]);
  });

  test('is not read back as good with the verdict of another size', async () => {
    const { written } = await write(mini, false);
    const changed = written.replace("'A',1.5,1.8,", "'A',1.5,3.6,");
    const { afwijkingen } = await readBack(new TextEncoder().encode(changed), [advies]);
    expect(afwijkingen).toEqual([{ soort: 'eigenschap', waar: RAAM }]);
  });
});

test.each([
  ['its properties', 1700, true],
  ['its geometry', 1800, true],
  ['neither', 1750, false],
])(
  'of an element with two sizes, one as %s has it has its verdict',
  async (_what, breedte, heeft) => {
    // The body is 1800 mm wide.
    const text = buildRamen(MM, 'IFC4').replace("'A',1500.000000,1800.", "'A',1500.000000,1700.");
    expect(text).not.toBe(buildRamen(MM, 'IFC4'));
    const { written } = await write(text, false, { ...advies, breedte });
    expect(setsIn(written)[0]?.includes('Voldoet')).toBe(heeft);
  },
);

test('an element of which the model says no size at all has no verdict, and is not called of another one', async () => {
  const text = mini.replace("'A',1.5,1.8,", "'A',$,$,");
  const { verslag, written } = await write(text, false);
  expect(setsIn(written)[0]).not.toContain('Voldoet');
  expect(written).toContain('Geen oordeel: het model zegt niet hoe groot het element is. Glas:');
  expect(written).not.toContain('niet de maat van het advies');
  expect(verslag.nietGeplaatst).toMatchObject([
    { globalId: RAAM, reden: 'geenVorm', maat: null, heeftMaat: null },
  ]);
});

test('an element without a placement has its verdict when it says that it has the advised size', async () => {
  const text = mini.replace("'Merk A',#42,$,'A'", "'Merk A',$,$,'A'");
  const { verslag, written } = await write(text, false);
  expect(setsIn(written)).toEqual([expect.arrayContaining(['Voldoet', 'Aantal'])]);
  expect(verslag.nietGeplaatst).toEqual([]);
});
