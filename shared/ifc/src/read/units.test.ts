import { describe, expect, test } from '@jest/globals';

import { buildIfc } from '../builders/buildIfc.ts';
import { readFile } from './readFile.ts';

/** A window with these properties: name, value, and line of its unit. */
const read = (properties: readonly (readonly [string, string, number?])[], projectUnits = '#3') => {
  const lines = properties.map(([naam, waarde, unit]) => {
    const eenheid = unit === undefined ? '$' : `#${unit}`;
    return `IFCPROPERTYSINGLEVALUE('${naam}',$,${waarde},${eenheid})`;
  });
  const ids = lines.map((_line, index) => 60 + index);
  const ifc = buildIfc({
    elements: { 50: "IFCWINDOW('w',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" },
    lines: {
      2: `IFCUNITASSIGNMENT((${projectUnits}))`,
      ...Object.fromEntries(lines.map((line, index) => [60 + index, line])),
      70: `IFCPROPERTYSET('p',$,'Eigenschappen',$,(${ids.map((id) => `#${id}`).join(',')}))`,
      71: "IFCRELDEFINESBYPROPERTIES('r',$,$,$,(#50),#70)",
      80: 'IFCSIUNIT(*,.FORCEUNIT.,.KILO.,.NEWTON.)',
      81: 'IFCDIMENSIONALEXPONENTS(0,1,0,0,0,0,0)',
      82: "IFCCONTEXTDEPENDENTUNIT(#81,.MASSUNIT.,'TON')",
      83: "IFCCONTEXTDEPENDENTUNIT(#81,.LENGTHUNIT.,'EL')",
      84: 'IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)',
      85: 'IFCSIUNIT(*,.MASSUNIT.,$,.GRAM.)',
      86: 'IFCDERIVEDUNITELEMENT(#85,1)',
      87: 'IFCDERIVEDUNITELEMENT(#84,-2)',
      88: 'IFCDERIVEDUNIT((#86,#87),.AREADENSITYUNIT.,$)',
    },
  });
  return readFile(new TextEncoder().encode(ifc));
};

const ONLEESBAAR = [expect.stringContaining('eenheid van gewicht')];

describe('a weight', () => {
  test.each([
    ['a force', 'IFCFORCEMEASURE(1200.)', undefined],
    ['a force in kN', 'IFCFORCEMEASURE(1.2)', 80],
    ['a number in kN', 'IFCREAL(1.2)', 80],
    ['a mass in kN', 'IFCMASSMEASURE(1.2)', 80],
    ['a number in metres', 'IFCREAL(1.2)', 84],
    ['a weight per m²', 'IFCAREADENSITYMEASURE(45.)', undefined],
    ['a weight per m³', 'IFCMASSDENSITYMEASURE(500.)', undefined],
  ])('that is %s stays empty, which is said', async (_what, waarde, unit) => {
    const { elementen, meldingen } = await read([['Gewicht', waarde, unit]]);
    expect(elementen).toMatchObject([{ gewichtTotaal: null }]);
    expect(meldingen).toEqual(ONLEESBAAR);
  });

  test.each([
    ['IFCMASSMEASURE(45.)', undefined, 45],
    ['IFCREAL(45.)', undefined, 45],
    ['IFCINTEGER(45)', undefined, 45],
    ['IFCREAL(1.2)', 82, 1200],
    ['IFCMASSMEASURE(45000.)', 85, 45],
  ])('%s in unit %p is %p kg', async (waarde, unit, kg) => {
    const { elementen, meldingen } = await read([['Gewicht', waarde, unit]]);
    expect(elementen).toMatchObject([{ gewichtTotaal: kg }]);
    expect(meldingen).toEqual([]);
  });

  test.each(['IFCFORCEMEASURE(1200.)', "IFCTEXT('120 kg')"])(
    'that cannot be read, %s, does not give way to another one',
    async (waarde) => {
      const { elementen, meldingen } = await read([
        ['Gewicht totaal', waarde],
        ['NetWeight', 'IFCMASSMEASURE(40.)'],
      ]);
      expect(elementen).toMatchObject([{ gewichtTotaal: null }]);
      expect(meldingen).toEqual(ONLEESBAAR);
    },
  );

  test.each(['IFCREAL(0.)', "IFCTEXT('n.v.t.')"])(
    'that is not filled in, %s, gives way to the next',
    async (waarde) => {
      const { elementen, meldingen } = await read([
        ['Gewicht totaal', waarde],
        ['NetWeight', 'IFCMASSMEASURE(40.)'],
      ]);
      expect(elementen).toMatchObject([{ gewichtTotaal: 40 }]);
      expect(meldingen).toEqual([]);
    },
  );

  test('beside another one is told: the first counts', async () => {
    const { elementen, meldingen } = await read([
      ['Weight', 'IFCMASSMEASURE(120.)'],
      ['NetWeight', 'IFCMASSMEASURE(12.)'],
    ]);
    expect(elementen).toMatchObject([{ gewichtTotaal: 12 }]);
    expect(meldingen).toEqual([
      expect.stringMatching(/^Van 1 element noemen de eigenschappen verschillende gewichten/),
    ]);
    const gelijk = await read([
      ['Weight', 'IFCMASSMEASURE(120.4)'],
      ['Gewicht', 'IFCREAL(120.)'],
    ]);
    expect(gelijk).toMatchObject({ meldingen: [] });
  });

  test.each([
    ['IFCPLANARFORCEMEASURE(300.)', undefined, '#3', null],
    ['IFCMASSMEASURE(40.)', undefined, '#3', null],
    ['IFCREAL(30.)', undefined, '#3', 30],
    ['IFCAREADENSITYMEASURE(30.)', undefined, '#3', 30],
    ['IFCAREADENSITYMEASURE(30000.)', 88, '#3', 30],
    ['IFCAREADENSITYMEASURE(30000.)', undefined, '#3,#88', 30],
  ])('of glass, %s in unit %p with units %s, is %p kg/m²', async (waarde, unit, units, kg) => {
    const { elementen, meldingen } = await read([['Gewicht glas', waarde, unit]], units);
    expect(elementen).toMatchObject([{ gewichtGlas: kg }]);
    expect(meldingen).toEqual(kg === null ? ONLEESBAAR : []);
  });
});

test('a length in a unit that cannot be read, or of something else, stays empty', async () => {
  const { elementen } = await read([
    ['Spouwlatbreedte', 'IFCLENGTHMEASURE(9.)', 83],
    ['Stelruimte', 'IFCAREAMEASURE(15.)'],
  ]);
  expect(elementen).toMatchObject([{ spouwlatbreedte: null, stelruimte: null }]);
});

test.each([
  ['IFCREAL(0.015)', null],
  ['IFCREAL(0.)', 0],
  ['IFCREAL(1.5)', 1.5],
])('a stelruimte of %s is one of %p: of 0 only when it says so', async (waarde, stelruimte) => {
  const { elementen } = await read([['Stelruimte', waarde]]);
  expect(elementen).toMatchObject([{ stelruimte }]);
});

test('a unit of length that is so much of one that is so much of another is not read', async () => {
  const ifc = buildIfc({
    units: {
      3: "IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'FOOT',#12)",
      11: 'IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)',
      12: 'IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(12.),#13)',
      13: "IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'INCH',#14)",
      14: 'IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(25.4),#15)',
      15: 'IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)',
    },
  });
  await expect(readFile(new TextEncoder().encode(ifc))).rejects.toMatchObject({
    fault: 'eenheidOnbekend',
  });
});
