import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { bouwmodelOpdracht } from './bouwmodelOpdracht.ts';

const MINI = join(import.meta.dirname, '../../../../shared/ifc/src/voorbeeld/mini.ifc');
const run = (...args: string[]) => bouwmodelOpdracht(args, (path) => readFile(path));

test('gives what the page lists: groups with their GlobalIds, sizes, tops and storeys', async () => {
  expect(await run(MINI)).toMatchObject({
    json: {
      naam: 'Testproject gevelvullingen',
      merkbron: 'Tag',
      meldingen: [],
      groepen: [
        {
          merk: 'A',
          aantal: 2,
          breedte: 1800,
          hoogte: 1500,
          hoogstePunt: 5400,
          verdieping: '01 eerste verdieping',
          globalIds: ['1aaaaaaaaaaaaaaaaaaaa1', '1aaaaaaaaaaaaaaaaaaaa2'],
        },
        { merk: 'SP1' },
        { merk: 'H1' },
      ],
    },
  });
});

test('takes the marks from another place when one is named', async () => {
  expect(await run(MINI, '--merk', 'objecttype')).toMatchObject({
    json: { merkbron: 'ObjectType', groepen: [{ merk: 'Merk A' }, {}, {}] },
  });
});

test.each([
  [[], 'Gebruik: '],
  [['a.ifc', 'b.ifc'], 'Gebruik: '],
  [['a.ifc', '--kleur'], 'Gebruik: '],
  [['is-er-niet.ifc'], 'is-er-niet.ifc: het bestand kan niet worden gelezen'],
  [[MINI, '--merk', 'Kleur'], 'niet in Kleur. Kies uit: Tag, '],
  [[import.meta.filename], 'Dit is geen IFC-bestand'],
])('%j says what is wrong', async (args, text) => {
  expect(await run(...args)).toEqual({ fout: expect.stringContaining(text) });
});
