import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from '@jest/globals';

import { buildIfc, lengthUnits } from '../builders/buildIfc.ts';
import { groepenVan, groeperingVan } from '../model/groepenVan.ts';
import { ModelFileError } from './ModelFileError.ts';
import { readFile } from './readFile.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const withGroepen = async (bytes: Uint8Array) => {
  const model = await readFile(bytes);
  return { ...model, groepen: groepenVan(model, groeperingVan(model.merkbron)) };
};
const read = (text: string) => withGroepen(bytesOf(text));
const MINI = readFileSync(join(import.meta.dirname, '../voorbeeld/mini.ifc'));

const faultOf = (bytes: Uint8Array): Promise<unknown> =>
  readFile(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof ModelFileError ? error.fault : error),
  );

test.each([
  ['dashes', (good: string) => `${good}--------\n`],
  ['a comment behind the end', (good: string) => `${good}/* gemaakt - einde */\n`],
  ['a comment before the header', (good: string) => `/* gemaakt door X */\n${good}`],
  ['a mark of UTF-8 and a comment', (good: string) => `\uFEFF /* door X */ /* y */\n${good}`],
])('a file with %s is read', async (_what, around) => {
  const good = buildIfc({
    elements: { 50: "IFCWINDOW('w',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" },
  });
  expect(await readFile(bytesOf(around(good)))).toEqual(await readFile(bytesOf(good)));
});

/** The name of a window, as it stands in the file. */
const naamVan = (naam: string): Promise<string | null | undefined> =>
  readFile(
    bytesOf(
      buildIfc({
        elements: { 50: `IFCWINDOW('w',$,'${naam}',$,'Soort',#42,$,'A',1500.,900.,$,$,$)` },
      }),
    ),
  ).then(({ elementen: [element] }) => element?.naam);

describe('a section sign, written as a quote that is raised', () => {
  test.each([
    [String.raw`par. \S\'5`, 'par. §5'],
    [String.raw`\S\'`, '§'],
    [String.raw`art. \S\''5 en \S\''6`, 'art. §5 en §6'],
    [String.raw`caf\S\i`, 'café'],
  ])('%s', async (written, naam) => {
    expect(await naamVan(written)).toBe(naam);
  });
});

test('a model says where it is by names, address and degrees of its site and building', async () => {
  const ifc = buildIfc({
    lines: {
      5: "IFCSITE('site',$,'Terrein Noord',$,$,$,$,'Kavel 3',$,(52,5,26,520000),(-5,-7,-17,-40000),$,'GE 123',$)",
      6: "IFCBUILDING('building',$,'Gebouw',$,$,$,$,$,$,$,$,#9)",
      9: "IFCPOSTALADDRESS($,$,$,$,('Kade 1'),$,'Utrecht',$,'3511 AA',$)",
    },
  });
  expect(await readFile(bytesOf(ifc))).toMatchObject({
    terrein: 'Terrein Noord · Kavel 3 · GE 123 · Kade 1 · 3511 AA · Utrecht · 52.0907, -5.1214',
  });
  expect(await readFile(bytesOf(buildIfc({})))).toMatchObject({ terrein: null });
});

test('the example gives its project and its gevelvullingen, equal ones once', async () => {
  const model = await withGroepen(MINI);
  expect(model).toMatchObject({
    id: '0aaaaaaaaaaaaaaaaaaaa1',
    naam: 'Testproject gevelvullingen',
    werkadres: null,
    gebouwhoogte: null,
    aangemaakt: '2026-01-01T00:00:00',
  });
  const unknown = {
    gewichtTotaal: null,
    gewichtGlas: null,
    spouwlatbreedte: null,
    stelruimte: null,
    verdieping: '01 eerste verdieping',
    isBinnen: false,
    orientatie: null,
    onderdelen: [],
    maatverschil: null,
  };
  expect(model.groepen).toMatchObject([
    {
      ...unknown,
      id: '1aaaaaaaaaaaaaaaaaaaa1',
      type: 'kozijn',
      merk: 'A',
      naam: 'Raam',
      aantal: 2,
      breedte: 1800,
      hoogte: 1500,
      hoogstePunt: 5400,
    },
    {
      ...unknown,
      id: '1aaaaaaaaaaaaaaaaaaaa3',
      type: 'schuifpui',
      merk: 'SP1',
      naam: 'Schuifpui',
      aantal: 1,
      breedte: 4200,
      hoogte: 2400,
      hoogstePunt: 6300,
      gewichtTotaal: 620,
      spouwlatbreedte: 140,
    },
    {
      ...unknown,
      id: '1aaaaaaaaaaaaaaaaaaaa4',
      type: 'hsb',
      merk: 'H1',
      naam: 'HSB gevelelement',
      aantal: 1,
      breedte: 5400,
      hoogte: 2700,
      hoogstePunt: 6600,
    },
  ]);
});

test('what a program leaves open with a star is read as open', async () => {
  const { naam, groepen } = await read(
    buildIfc({
      elements: { 50: "IFCWINDOW('w1',*,*,*,*,#42,*,'A',1500.,900.,$,$,$)" },
      lines: { 1: "IFCPROJECT('project',$,'Proef',*,*,$,$,(),#2)" },
    }),
  );
  expect(naam).toBe('Proef');
  expect(groepen).toMatchObject([{ merk: 'A', naam: null, breedte: 900, hoogte: 1500 }]);
});

describe('sizes', () => {
  test.each([
    ['mm', 'IFC4', 1],
    ['m', 'IFC4', 1000],
    ['cm', 'IFC2X3', 10],
    ['inch', 'IFC2X3', 25.4],
    ['foot', 'IFC4', 304.8],
  ] as const)('in %s of an %s file become mm', async (unit, schema, mm) => {
    const [hoogte, breedte] = [1500 / mm, 1800 / mm];
    const window =
      schema === 'IFC4'
        ? `IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',${hoogte.toFixed(8)},${breedte.toFixed(8)},$,$,$)`
        : `IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',${hoogte.toFixed(8)},${breedte.toFixed(8)})`;
    const { groepen } = await read(
      buildIfc({
        schema,
        units: lengthUnits[unit],
        elevation: 3000 / mm,
        elements: { 50: window },
      }),
    );
    expect(groepen).toMatchObject([{ hoogte: 1500, breedte: 1800, hoogstePunt: 4500 }]);
  });

  test('that are nowhere stay empty, and then so does the highest point', async () => {
    const { groepen } = await read(
      buildIfc({ elements: { 50: "IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',$,0.,$,$,$)" } }),
    );
    expect(groepen).toMatchObject([{ hoogte: null, breedte: null, hoogstePunt: null }]);
  });

  test('come from the quantities when the element has none itself', async () => {
    const { groepen } = await read(
      buildIfc({
        elements: { 50: "IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',1200.,$,$,$,$)" },
        lines: {
          80: "IFCQUANTITYLENGTH('Width',$,$,900.,$)",
          81: "IFCQUANTITYLENGTH('Height',$,$,9999.,$)",
          82: "IFCELEMENTQUANTITY('q1',$,'Qto_WindowBaseQuantities',$,$,(#80,#81))",
          83: "IFCRELDEFINESBYPROPERTIES('r1',$,$,$,(#50),#82)",
        },
      }),
    );
    expect(groepen).toMatchObject([{ hoogte: 1200, breedte: 900 }]);
  });

  test.each([
    ['mm', 1],
    ['m', 0.001],
    ['foot', 1 / 304.8],
  ] as const)(
    'come from the geometry at last, along the element’s own axes (%s)',
    async (unit, scale) => {
      const length = (mm: number): string => (mm * scale).toFixed(8);
      const { groepen } = await read(
        buildIfc({
          units: lengthUnits[unit],
          elevation: 3000 * scale,
          elements: { 50: "IFCWALL('w1',$,'HSB kopgevel',$,$,#92,#97,'H7',.ELEMENTEDWALL.)" },
          lines: {
            // Turned by 45 degrees about z.
            90: 'IFCDIRECTION((0.70710678,0.70710678,0.))',
            91: 'IFCAXIS2PLACEMENT3D(#20,$,#90)',
            92: 'IFCLOCALPLACEMENT(#30,#91)',
            93: `IFCRECTANGLEPROFILEDEF(.AREA.,$,$,${length(5400)},${length(200)})`,
            94: 'IFCDIRECTION((0.,0.,1.))',
            95: `IFCEXTRUDEDAREASOLID(#93,$,#94,${length(2700)})`,
            96: "IFCSHAPEREPRESENTATION(#98,'Body','SweptSolid',(#95))",
            97: 'IFCPRODUCTDEFINITIONSHAPE($,$,(#96))',
            98: "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#21,$)",
          },
        }),
      );
      expect(groepen).toMatchObject([
        { type: 'hsb', breedte: 5400, hoogte: 2700, hoogstePunt: 5700 },
      ]);
    },
  );

  test('of a wall count its length, not its thickness', async () => {
    const { groepen } = await read(
      buildIfc({
        elements: { 50: "IFCWALL('w1',$,'Wand',$,'HSB buiten',#42,$,'H1',$)" },
        lines: {
          80: "IFCQUANTITYLENGTH('Width',$,$,220.,$)",
          81: "IFCELEMENTQUANTITY('q1',$,'Qto_WallBaseQuantities',$,$,(#80))",
          82: "IFCRELDEFINESBYPROPERTIES('r1',$,$,$,(#50),#81)",
        },
      }),
    );
    expect(groepen).toMatchObject([{ type: 'hsb', breedte: null, hoogte: null }]);
  });
});

describe('types', () => {
  test.each([
    ["IFCDOOR('d1',$,'Deur',$,$,#42,$,'D',2300.,930.,.DOOR.,.SINGLE_SWING_LEFT.,$)", 'kozijn'],
    ["IFCDOOR('d1',$,'Pui',$,$,#42,$,'D',2300.,3930.,.DOOR.,.DOUBLE_DOOR_SLIDING.,$)", 'schuifpui'],
    ["IFCDOOR('d1',$,'Hefschuifpui 3 m',$,$,#42,$,'D',2300.,3000.,.DOOR.,$,$)", 'schuifpui'],
    ["IFCWINDOW('d1',$,'Raam',$,'Schuifpui',#42,$,'D',2300.,3000.,$,$,$)", 'schuifpui'],
    ["IFCWALLELEMENTEDCASE('d1',$,'Wand',$,$,#42,$,'D',$)", 'hsb'],
    ["IFCWALLSTANDARDCASE('d1',$,'HSB-wand',$,$,#42,$,'D',$)", 'hsb'],
  ])('%s is a %s', async (element, type) => {
    const { groepen } = await read(buildIfc({ elements: { 50: element } }));
    expect(groepen.map((each) => each.type)).toEqual([type]);
  });

  test('a wall that is not of timber is none', async () => {
    const wall = "IFCWALL('w1',$,'Kalkzandsteen 214',$,$,#42,$,'M',.SOLIDWALL.)";
    expect((await read(buildIfc({ elements: { 50: wall } }))).groepen).toEqual([]);
  });

  test('a door of IFC2x3 slides when its style says so', async () => {
    const { groepen } = await read(
      buildIfc({
        schema: 'IFC2X3',
        elements: { 50: "IFCDOOR('d1',$,'Deur',$,$,#42,$,'D',2300.,3000.)" },
        lines: {
          60: "IFCDOORSTYLE('s1',$,'Type 4',$,$,$,$,$,.SLIDING_TO_RIGHT.,.WOOD.,.F.,.F.)",
          61: "IFCRELDEFINESBYTYPE('r1',$,$,$,(#50),#60)",
        },
      }),
    );
    expect(groepen).toMatchObject([{ type: 'schuifpui' }]);
  });
});

const namedWindow = (id: string, breedte: number, tag: string): string =>
  `IFCWINDOW('${id}',$,'Kozijn:Type 1:${tag}',$,'Type 1',#42,$,'${tag}',1500.,${breedte}.,$,$,$)`;

describe('groups', () => {
  test('are of what is equal; another size is another group', async () => {
    const { groepen } = await read(
      buildIfc({
        elements: {
          50: namedWindow('a', 900, 'A'),
          51: namedWindow('b', 950, 'A'),
          52: namedWindow('c', 900, 'A'),
        },
      }),
    );
    expect(groepen.map(({ id, aantal, breedte }) => [id, aantal, breedte])).toEqual([
      ['a', 2, 900],
      ['b', 1, 950],
    ]);
  });

  test('look past the number that a program gives each element', async () => {
    const { groepen } = await read(
      buildIfc({
        elements: { 50: namedWindow('a', 900, '284731'), 51: namedWindow('b', 900, '284732') },
      }),
    );
    expect(groepen).toMatchObject([{ merk: 'Type 1', aantal: 2 }]);
  });
});

describe('properties', () => {
  test('of the element come before those of its type; units are minded', async () => {
    const { groepen } = await read(
      buildIfc({
        elements: { 50: "IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" },
        lines: {
          60: "IFCPROPERTYSINGLEVALUE('Gewicht totaal',$,IFCMASSMEASURE(85.25),$)",
          61: "IFCPROPERTYSINGLEVALUE('Gewicht glas',$,IFCREAL(30.),$)",
          62: "IFCPROPERTYSINGLEVALUE('Merk',$,IFCLABEL('K1'),$)",
          63: "IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.F.),$)",
          64: "IFCPROPERTYSET('p1',$,'Gevelvulling_NL',$,(#60,#61,#62,#63))",
          65: "IFCRELDEFINESBYPROPERTIES('r1',$,$,$,(#50),#64)",
          66: "IFCPROPERTYSINGLEVALUE('Stelruimte',$,IFCLENGTHMEASURE(0.012),#69)",
          67: "IFCPROPERTYSINGLEVALUE('Merk',$,IFCLABEL('van het type'),$)",
          68: "IFCPROPERTYSET('p2',$,'Type',$,(#66,#67))",
          69: 'IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)',
          70: "IFCWINDOWTYPE('t1',$,'Type 1',$,$,(#68),$,$,$,.WINDOW.,$,$,$)",
          71: "IFCRELDEFINESBYTYPE('r2',$,$,$,(#50),#70)",
        },
      }),
    );
    expect(groepen).toMatchObject([
      { merk: 'K1', gewichtTotaal: 85.3, gewichtGlas: 30, stelruimte: 12, isBinnen: true },
    ]);
  });
});

describe('a file that is no model is refused with what is wrong', () => {
  const good = buildIfc({});
  test.each([
    ['an empty file', '', 'geenIfc'],
    ['a letter', 'Geachte heer', 'geenIfc'],
    ['a zip of something else', 'PK\u0003\u0004ifc', 'zipLeeg'],
    ['ifcXML', '<?xml version="1.0"?><ifcXML/>', 'xml'],
    ['half a file', good.slice(0, -60), 'onvolledig'],
    ['a STEP file of a machine part', good.replace("'IFC4'", "'AUTOMOTIVE_DESIGN'"), 'schema'],
    ['a release candidate of IFC4', good.replace("'IFC4'", "'IFC4RC4'"), 'voorlopig'],
    ['IFC4x1, which is none', good.replace("'IFC4'", "'IFC4X1'"), 'tussenversie'],
    ['a release candidate of IFC4.3', good.replace("'IFC4'", "'IFC4X3_RC2'"), 'voorlopig'],
    ['a comment that does not end', good.replace('DATA;', 'DATA; /* vanaf hier'), 'opmerking'],
    ['a line that does not end', good.replace('((0.,0.,0.));', '((0.,0.,'), 'afgebroken'],
    ['a file without a project', good.replace('IFCPROJECT(', 'IFCPROXY('), 'project'],
    ['a file without a unit of length', good.replace('.LENGTHUNIT.', '.AREAUNIT.'), 'eenheid'],
    [
      'a unit that does not say how much it is',
      buildIfc({
        lines: {
          2: 'IFCUNITASSIGNMENT((#3,#4))',
          4: "IFCCONVERSIONBASEDUNIT($,.PLANEANGLEUNIT.,'DEGREE',$)",
        },
      }),
      'eenheidOnbekend',
    ],
    ['a unit that means nothing', good.replace('.MILLI.,.METRE.', '$,.EL.'), 'eenheidOnbekend'],
  ])('%s', async (_name, text, fault) => {
    expect(await faultOf(bytesOf(text))).toBe(fault);
  });
});
