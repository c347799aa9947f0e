import { describe, expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { buildRamen, MM, RAAM } from '../builders/buildRamen.ts';
import { readBack } from './readBack.ts';
import { writeIfc } from './writeIfc.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const advies = buildAdvies();
const opdracht = {
  gevelvullingen: [advies],
  metHoekankers: true,
  moment: '2026-11-23T10:00:00.000Z',
};

const { bytes } = await writeIfc(bytesOf(buildRamen(MM, 'IFC4')), opdracht);

test('what was written comes back as it was advised', async () => {
  expect(await readBack(bytes, [advies])).toMatchObject({ afwijkingen: [] });
});

describe('what comes back otherwise than it was written is told', () => {
  test.each([
    ['no lines that are ours', /\/\* Adviestool_Verankering: begin[^]*?\*\//, '', 'blok'],
    ['a placement of another kind', /(IFCLOCALPLACEMENT\()#62(,#1\d\d)/, '$1#80$2', 'verwijzing'],
    ['a shape of another kind', /('Hoekanker',#\d+,)#\d+/, '$1#62', 'verwijzing'],
    [
      'a storey of another kind',
      /#7(?=\);\n\/\* Adviestool_Verankering: einde)/,
      '#62',
      'verwijzing',
    ],
    ['a list of another kind', /(IFCPOLYLINE\(\(#)\d+/, '$166', 'verwijzing'],
    ['a placement in another element', /(IFCLOCALPLACEMENT\()#62(,#1\d\d)/, '$1#65$2', 'plaatsing'],
    ['another storey', /#7(?=\);\n\/\* Adviestool_Verankering: einde)/, '#6', 'bouwlaag'],
    [
      'a point of 2 mm further',
      /IFCCARTESIANPOINT\(\(-700\./,
      'IFCCARTESIANPOINT((-702.',
      'positie',
    ],
    ['another number', /IFCINTEGER\(8\)/, 'IFCINTEGER(9)', 'eigenschap'],
    ['another unit of length', /\.MILLI\.,\.METRE/, '.CENTI.,.METRE', 'eigenschap'],
    ['another length', /MEASURE\(700\.\)/, 'MEASURE(0.7)', 'eigenschap'],
    [
      'another hoekanker',
      /(IFCMECHANICALFASTENER\(')[^']{22}/,
      '$10aaaaaaaaaaaaaaaaaaaaX',
      'aantal',
    ],
    [
      'a GlobalId that is there already',
      /(IFCMECHANICALFASTENER\(')[^']{22}/,
      `$1${RAAM}`,
      'globalId',
    ],
  ])('%s', async (_what, from, to, soort) => {
    const broken = textOf(bytes).replace(from, to);
    expect(broken).not.toBe(textOf(bytes));
    const { afwijkingen } = await readBack(bytesOf(broken), [advies]);
    expect(afwijkingen[0]).toEqual({ soort, waar: expect.stringMatching(/^(?:#\d+|[\w$]{22})$/) });
  });
});
