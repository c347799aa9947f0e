import { describe, expect, test } from '@jest/globals';

import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { readFile } from './readFile.ts';

const read = (given: Parameters<typeof buildIfc>[0]) =>
  readFile(new TextEncoder().encode(buildIfc(given)));

const window = (id: string, block: number): string =>
  `IFCWINDOW('${id}',$,'Raam',$,$,#${block + 3},#${block + 9},'A',1500.,900.,$,$,$)`;

/** Four windows around a house of 8 by 6 m. */
const house = {
  elements: {
    50: window('zuid', 200),
    51: window('oost', 210),
    52: window('noord', 220),
    53: window('west', 230),
  },
  lines: {
    ...buildBlock({ id: 200, at: [2000, 0, 900], size: [900, 100, 1500] }),
    ...buildBlock({ id: 210, at: [7900, 2000, 900], size: [100, 900, 1500] }),
    ...buildBlock({ id: 220, at: [2000, 5900, 900], size: [900, 100, 1500] }),
    ...buildBlock({ id: 230, at: [0, 2000, 900], size: [100, 900, 1500] }),
  },
};

const facing = { zuid: 180, oost: 90, noord: 0, west: 270 };

const orientationsOf = (elementen: Awaited<ReturnType<typeof read>>['elementen']) =>
  Object.fromEntries(elementen.map(({ globalId, orientatie }) => [globalId, orientatie]));

describe('where an element faces', () => {
  test('is away from the others of its storey, and its width runs from left to right outside', async () => {
    const { elementen } = await read(house);
    expect(orientationsOf(elementen)).toEqual(facing);
    expect(elementen.map(({ plaats }) => plaats)).toEqual([
      { x: 2450, y: 50, z: 900, hoek: 0 },
      { x: 7950, y: 2450, z: 900, hoek: 90 },
      { x: 2450, y: 5950, z: 900, hoek: 180 },
      { x: 50, y: 2450, z: 900, hoek: 270 },
    ]);
  });

  test('follows true north', async () => {
    const { elementen } = await read({
      ...house,
      lines: {
        ...house.lines,
        1: "IFCPROJECT('project',$,'Proef',$,$,$,$,(#4),#2)",
        4: "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#21,#5)",
        5: 'IFCDIRECTION((1.,0.))',
      },
    });
    expect(orientationsOf(elementen)).toEqual({ oost: 0, zuid: 90, west: 180, noord: 270 });
  });

  test('is away from the room behind it, also in the inner corner of a house', async () => {
    const { elementen } = await read({
      elements: { 50: window('hoek', 200), 51: window('zuid', 210), 52: window('noord', 220) },
      lines: {
        ...buildBlock({ id: 200, at: [2000, 3000, 900], size: [900, 100, 1500] }),
        ...buildBlock({ id: 210, at: [6000, 0, 900], size: [900, 100, 1500] }),
        ...buildBlock({ id: 220, at: [6000, 5900, 900], size: [900, 100, 1500] }),
        ...buildBlock({ id: 300, at: [0, 3100, 0], size: [8000, 2800, 2600] }),
        60: "IFCSPACE('kamer',$,'Kamer',$,$,#303,#309,$,.ELEMENT.,$,$)",
        61: "IFCRELAGGREGATES('r',$,$,$,#7,(#60))",
      },
    });
    expect(orientationsOf(elementen)).toEqual({ hoek: 180, zuid: 180, noord: 0 });
  });

  test('is not told where there is nothing to tell it by', async () => {
    const { elementen } = await read({
      elements: { 50: window('een', 200) },
      lines: buildBlock({ id: 200, at: [0, 0, 0], size: [900, 100, 1500] }),
    });
    expect(elementen).toMatchObject([{ orientatie: null, plaats: { hoek: 0 } }]);
  });
});

test('a window stands on the storey of the wall that it is in', async () => {
  const { elementen } = await read({
    elements: { 50: "IFCWALL('wand',$,'Kalkzandsteen',$,$,#42,$,'M',.SOLIDWALL.)" },
    lines: {
      51: "IFCWINDOW('raam',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)",
      53: "IFCOPENINGELEMENT('gat',$,'gat',$,$,#42,$,$,$)",
      54: "IFCRELVOIDSELEMENT('r1',$,$,$,#50,#53)",
      55: "IFCRELFILLSELEMENT('r2',$,$,$,#53,#51)",
    },
  });
  expect(elementen).toMatchObject([{ globalId: 'raam', verdieping: '00 begane grond' }]);
});

const placed = (z: number) => buildBlock({ id: z, at: [0, 0, z], size: [900, 100, 1500] });

const readStoreys = (elevation: string) =>
  read({
    elements: { 50: window('boven', 6000) },
    lines: {
      8: `IFCBUILDINGSTOREY('s2',$,'kelder',$,$,#30,$,$,$,${elevation})`,
      51: window('onder', 3000),
      101: "IFCRELCONTAINEDINSPATIALSTRUCTURE('c2',$,$,$,(#51),#8)",
      ...placed(3000),
      ...placed(6000),
    },
  });

describe('storeys', () => {
  test('come from the lowest, and what stands on them with them', async () => {
    const { bouwlagen, elementen } = await readStoreys('-2800.');
    expect(bouwlagen).toEqual([
      { naam: 'kelder', hoogte: -2800 },
      { naam: '00 begane grond', hoogte: 0 },
    ]);
    expect(elementen.map(({ globalId }) => globalId)).toEqual(['onder', 'boven']);
  });

  test('that are all at 0 have no height, and stand as what is on them', async () => {
    const { bouwlagen } = await readStoreys('0.');
    expect(bouwlagen).toEqual([
      { naam: 'kelder', hoogte: null },
      { naam: '00 begane grond', hoogte: null },
    ]);
  });
});

test.each([
  ['another building', '#1', 1500, { gebouw: 'Gebouw 2', grond: -10_000 }],
  ['a wing of the building', '#6', -8500, { gebouw: 'Gebouw', grond: 0 }],
])(
  'the highest point of %s is above the ground of that whole building',
  async (_, whole, top, gebouw) => {
    const second = {
      8: "IFCBUILDING('b2',$,'Gebouw 2',$,$,#61,$,$,$,$,$,$)",
      9: "IFCBUILDINGSTOREY('s2',$,'00 begane grond',$,$,#61,$,$,$,0.)",
      60: 'IFCCARTESIANPOINT((0.,0.,-10000.))',
      61: 'IFCLOCALPLACEMENT($,#62)',
      62: 'IFCAXIS2PLACEMENT3D(#60,$,$)',
      63: "IFCWINDOW('b',$,'Raam',$,$,#61,$,'A',1500.,900.,$,$,$)",
      64: "IFCRELCONTAINEDINSPATIALSTRUCTURE('c2',$,$,$,(#63),#9)",
      65: "IFCRELAGGREGATES('r1',$,$,$,#8,(#9))",
      66: "IFCRELAGGREGATES('r2',$,$,$,#6,(#7))",
      67: "IFCRELAGGREGATES('r3',$,$,$,#1,(#6))",
      68: `IFCRELAGGREGATES('r4',$,$,$,${whole},(#8))`,
    };
    const { elementen } = await read({
      elements: { 50: "IFCWINDOW('a',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" },
      lines: second,
    });
    expect(elementen).toMatchObject([
      { globalId: 'b', hoogstePunt: top, ...gebouw, plaats: { z: -10_000 } },
      { globalId: 'a', hoogstePunt: 1500, plaats: { z: 0 } },
    ]);
  },
);

test('the height of several buildings is that of the highest', async () => {
  const { gebouwhoogte } = await read({
    lines: {
      8: "IFCBUILDING('b2',$,'Gebouw 2',$,$,$,$,$,$,$,$,$)",
      60: "IFCPROPERTYSINGLEVALUE('Height',$,IFCLENGTHMEASURE(6000.),$)",
      61: "IFCPROPERTYSET('p1',$,'Maten',$,(#60))",
      62: "IFCRELDEFINESBYPROPERTIES('d1',$,$,$,(#6),#61)",
      63: "IFCPROPERTYSINGLEVALUE('Height',$,IFCLENGTHMEASURE(12000.),$)",
      64: "IFCPROPERTYSET('p2',$,'Maten',$,(#63))",
      65: "IFCRELDEFINESBYPROPERTIES('d2',$,$,$,(#8),#64)",
    },
  });
  expect(gebouwhoogte).toBe(12);
});

test('a weight of 0 is one that nobody filled in', async () => {
  const { elementen } = await read({
    elements: { 50: "IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" },
    lines: {
      60: "IFCPROPERTYSINGLEVALUE('Gewicht',$,IFCREAL(0.),$)",
      61: "IFCPROPERTYSINGLEVALUE('Weight',$,IFCREAL(85.),$)",
      62: "IFCPROPERTYSINGLEVALUE('Gewicht glas',$,IFCREAL(0.),$)",
      63: "IFCPROPERTYSET('p1',$,'Eigenschappen',$,(#60,#61,#62))",
      64: "IFCRELDEFINESBYPROPERTIES('r1',$,$,$,(#50),#63)",
    },
  });
  expect(elementen).toMatchObject([{ gewichtTotaal: 85, gewichtGlas: null }]);
});

test('what the user should know of a model is said, with what to do', async () => {
  const { meldingen, gebouw, auteur, bouwlagen } = await read({
    elements: { 50: window('a', 200), 51: window('a', 200) },
    lines: {
      ...buildBlock({ id: 200, at: [0, 0, 0], size: [1530, 100, 2637] }),
      4: 'IFCSIUNIT(*,.MASSUNIT.,$,.EL.)',
      8: "IFCRELAGGREGATES('r',$,$,$,#999,(#6))",
      2: 'IFCUNITASSIGNMENT((#3,#4))',
      5: "IFCBUILDING('tweede',$,'Schuur',$,$,$,$,$,$,$,$,$)",
    },
  });
  expect(meldingen).toEqual([
    expect.stringContaining('verwijst naar 1 regel die er niet in staat'),
    expect.stringContaining('eenheid van gewicht'),
    expect.stringContaining('2 gebouwen: Schuur, Gebouw'),
    expect.stringContaining('2 elementen zeggen'),
    expect.stringContaining('GlobalId die al eerder voorkomt'),
  ]);
  expect([gebouw, auteur, bouwlagen]).toEqual([
    'Schuur',
    null,
    [{ naam: '00 begane grond', hoogte: 0 }],
  ]);
});

test('a wall, too, may say another length than it is drawn in', async () => {
  const { elementen, meldingen } = await read({
    elements: { 50: "IFCWALL('w',$,'HSB',$,$,#203,#209,$,.ELEMENTEDWALL.)" },
    lines: {
      ...buildBlock({ id: 200, at: [0, 0, 0], size: [5098, 180, 2700] }),
      60: "IFCQUANTITYLENGTH('Length',$,$,5400.,$)",
      61: "IFCELEMENTQUANTITY('q',$,'Qto_WallBaseQuantities',$,$,(#60))",
      62: "IFCRELDEFINESBYPROPERTIES('r',$,$,$,(#50),#61)",
    },
  });
  expect(elementen[0]?.maatverschil).toEqual({
    eigenschap: { breedte: 5400, hoogte: 2700 },
    geometrie: { breedte: 5098, hoogte: 2700 },
  });
  expect(meldingen).toEqual([expect.stringContaining('Van 1 element zeggen')]);
});
