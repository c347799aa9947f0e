import { describe, expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc, lengthUnits } from '../builders/buildIfc.ts';
import { buildRamen, MM, RAAM, RAAM2 } from '../builders/buildRamen.ts';
import { placementIn, readStep } from '../builders/readStep.ts';
import { writeChecked } from './writeChecked.ts';

const advies = buildAdvies();

/** Writes hoekankers, reads them back, and tells where they stand in the model. */
const write = async (text: string, gevelvulling = advies) => {
  const { bytes, verslag } = await writeChecked(new TextEncoder().encode(text), {
    gevelvullingen: [gevelvulling],
    metHoekankers: true,
    moment: '2026-11-23T10:00:00.000Z',
  });
  const lines = readStep(new TextDecoder('latin1').decode(bytes));
  const plekken = [...lines.values()]
    .filter(({ entity }) => entity === 'IFCMECHANICALFASTENER')
    .map(({ attributes }) =>
      placementIn(lines, attributes[5]).origin.map((each) => Math.round(each)),
    );
  return { verslag, plekken };
};

/** The body of both windows, from its left to its right and from below to its top, mm. */
const withBody = ([links, rechts, onder, boven]: readonly [
  links: number,
  rechts: number,
  onder: number,
  boven: number,
]): string =>
  buildRamen(MM, 'IFC4')
    .replace(
      'IFCCARTESIANPOINT((0.000000,50.000000))',
      `IFCCARTESIANPOINT((${((links + rechts) / 2).toFixed(3)},50.))`,
    )
    .replace('#71,1800.000000,', `#71,${(rechts - links).toFixed(3)},`)
    .replace('#66,1500.000000)', `#66,${(boven - onder).toFixed(3)})`)
    .replace('IFCEXTRUDEDAREASOLID(#72,#21,', 'IFCEXTRUDEDAREASOLID(#72,#131,')
    .replace(
      '#71=',
      `#130=IFCCARTESIANPOINT((0.,0.,${onder.toFixed(3)}));\n#131=IFCAXIS2PLACEMENT3D(#130,$,$);\n#71=`,
    );

describe('a face of another size than was advised has no hoekankers, and the size is told', () => {
  test.each([
    ['89 mm short on one side', [89, 1800, 0, 1500], { breedte: 1711, hoogte: 1500 }],
    ['99 mm short on each side', [99, 1701, 0, 1500], { breedte: 1602, hoogte: 1500 }],
    ['6 mm too high', [0, 1800, 0, 1506], { breedte: 1800, hoogte: 1506 }],
    ['trim all around and no frame in it', [-60, 1890, -30, 1500], { breedte: 1950, hoogte: 1530 }],
  ] as const)('%s', async (_what, body, maat) => {
    const { verslag } = await write(withBody(body));
    const waarom = {
      merk: 'A',
      reden: 'andereMaat',
      maat,
      // By its properties: which of both counts is chosen in the list.
      heeftMaat: true,
      advies: { breedte: 1800, hoogte: 1500 },
    };
    expect(verslag.nietGeplaatst).toEqual([
      { globalId: RAAM, ...waarom },
      { globalId: RAAM2, ...waarom },
    ]);
    expect(verslag).toMatchObject({ elementen: 2, hoekankers: 0 });
  });
});

test('within 5 mm the hoekankers stand from the middle of the face', async () => {
  const { verslag, plekken } = await write(withBody([-2, 1802, 0, 1504]));
  expect(verslag).toMatchObject({ hoekankers: 16, nietGeplaatst: [] });
  expect(plekken[0]).toEqual([1200, 250, 3902]);
});

test('trim around a frame of the advised size does not move its hoekankers', async () => {
  // A frame of 1800 × 1500, and before it trim from −60 to 1890 and from −30 to 1530 mm.
  const text = withBody([0, 1800, 0, 1500])
    .replaceAll("'SweptSolid',(#73)", "'SweptSolid',(#73,#143)")
    .replace(
      '#74=',
      [
        '#140=IFCCARTESIANPOINT((915.,-10.));',
        '#141=IFCAXIS2PLACEMENT2D(#140,$);',
        '#142=IFCRECTANGLEPROFILEDEF(.AREA.,$,#141,1950.,20.);',
        '#144=IFCCARTESIANPOINT((0.,0.,-30.));',
        '#145=IFCAXIS2PLACEMENT3D(#144,$,$);',
        '#143=IFCEXTRUDEDAREASOLID(#142,#145,#66,1560.);',
        '#74=',
      ].join('\n'),
    );
  const { verslag, plekken } = await write(text);
  expect(verslag).toMatchObject({ hoekankers: 16, nietGeplaatst: [] });
  // Halfway the thickness of the frame, not of frame and trim.
  expect(plekken[0]).toEqual([1200, 250, 3900]);
});

test('what lies flat has no hoekankers, nor has what leans', async () => {
  const model = buildRamen(MM, 'IFC4');
  const flat = model.replace(
    'IFCAXIS2PLACEMENT3D(#60,#66,#63)',
    'IFCAXIS2PLACEMENT3D(#60,#67,#63)',
  );
  expect((await write(flat)).verslag.nietGeplaatst).toMatchObject([
    { globalId: RAAM2, reden: 'andereMaat', maat: { breedte: 1800, hoogte: 100 } },
  ]);
  // As high as was advised, because it leans.
  const leaning = model
    .replace('IFCAXIS2PLACEMENT3D(#60,#66,#63)', 'IFCAXIS2PLACEMENT3D(#60,#150,#63)')
    .replace('#71=', '#150=IFCDIRECTION((0.3,0.,0.954));\n#71=');
  const hoog = 1500 * 0.954 + 100 * 0.3;
  const { verslag } = await write(leaning, { ...advies, hoogte: Math.round(hoog) });
  expect(verslag.nietGeplaatst).toMatchObject([
    { globalId: RAAM, reden: 'andereMaat' },
    { globalId: RAAM2, reden: 'nietRechtop', maat: null },
  ]);
});

test('what has neither a body nor a size of its own has none: its origin may be anywhere', async () => {
  const wand = "IFCWALL('1aaaaaaaaaaaaaaaaaaaa1',$,'HSB',$,$,#42,$,'H',.ELEMENTEDWALL.)";
  const { verslag } = await write(buildIfc({ elements: { 50: wand } }));
  expect(verslag.nietGeplaatst).toMatchObject([{ globalId: RAAM, reden: 'geenVorm', maat: null }]);
});

describe('without any body the size that an element says of itself counts', () => {
  const withoutBody = buildRamen(MM, 'IFC4').replaceAll(/(IFCWINDOW\(.*?#6[25]),#8[01],/g, '$1,$,');

  test('hoekankers stand from its origin when that is the advised size', async () => {
    const { verslag, plekken } = await write(withoutBody);
    expect(verslag).toMatchObject({ hoekankers: 16, nietGeplaatst: [] });
    expect(plekken[0]).toEqual([1200, 200, 3900]);
  });

  test.each([
    ['narrower', { breedte: 1500, hoogte: 1500 }],
    ['6 mm higher', { breedte: 1800, hoogte: 1506 }],
  ])('there are none when it is %s', async (_what, maat) => {
    const other = withoutBody.replaceAll(
      '1500.000000,1800.000000',
      `${maat.hoogte}.,${maat.breedte}.`,
    );
    const { verslag } = await write(other);
    expect(verslag.hoekankers).toBe(0);
    expect(verslag.nietGeplaatst).toMatchObject([
      { globalId: RAAM, reden: 'andereMaat', maat },
      { globalId: RAAM2, reden: 'andereMaat', maat },
    ]);
  });
});

test.each([
  [
    'the opening that it fills',
    `#90=IFCOPENINGELEMENT('x',$,$,$,$,#62,#80,$,$);\n#91=IFCRELFILLSELEMENT('y',$,$,$,#90,#50);`,
  ],
  [
    'its parts',
    `#90=IFCMEMBER('x',$,$,$,$,#62,#80,$,$);\n#91=IFCRELAGGREGATES('y',$,$,$,#50,(#90));`,
  ],
])('without a body of its own an element is placed by %s', async (_what, lines) => {
  const text = buildRamen(MM, 'IFC4')
    .replace('#62,#80,', '#62,$,')
    .replace('ENDSEC;\nEND', `${lines}\nENDSEC;\nEND`);
  const { plekken } = await write(text);
  expect(plekken[0]).toEqual([300, 250, 3900]);
});

/** As a carpenter draws it: members of a frame, placed by their assembly, and battens beside it. */
const buildKozijn = (schuin: readonly [x: number, y: number], lines = {}): string =>
  buildIfc({
    elements: {
      50: `IFCELEMENTASSEMBLY('${RAAM}',$,'31_K1',$,$,#42,$,'A',.NOTDEFINED.,.NOTDEFINED.)`,
    },
    lines: {
      43: `IFCDIRECTION((${schuin.map((each) => each.toFixed(3)).join(',')},0.))`,
      44: 'IFCDIRECTION((0.,0.,1.))',
      23: 'IFCAXIS2PLACEMENT3D(#22,#44,#43)',
      51: "IFCBEAM('stijl 1',$,'OUTER_FRAME',$,$,#203,#209,'A1')",
      52: "IFCBEAM('stijl 2',$,'OUTER_FRAME',$,$,#213,#219,'A2')",
      53: "IFCBEAM('dorpel',$,'OUTER_FRAME',$,$,#223,#229,'A3')",
      55: "IFCBEAM('lat',$,'LATCH',$,$,#233,#239,'A4')",
      54: "IFCRELAGGREGATES('r',$,$,$,#50,(#51,#52,#53,#55))",
      ...buildBlock({ id: 200, at: [1000, 0, 850], size: [90, 114, 1500] }),
      ...buildBlock({ id: 210, at: [2710, 0, 850], size: [90, 114, 1500] }),
      ...buildBlock({ id: 220, at: [1000, 0, 850], size: [1800, 114, 90] }),
      ...buildBlock({ id: 230, at: [940, 0, 818], size: [60, 114, 1914] }),
      ...lines,
    },
  });

const kozijn = { ...advies, elementen: advies.elementen.slice(0, 1) };

test('an assembly is as large as its frame without battens, however it is turned', async () => {
  const recht = await write(buildKozijn([1, 0]), kozijn);
  expect(recht.verslag).toMatchObject({ hoekankers: 8, nietGeplaatst: [] });
  expect(recht.plekken.slice(0, 4)).toEqual([
    [1200, 57, 850],
    [1900, 57, 850],
    [2600, 57, 850],
    [1000, 57, 1050],
  ]);
  const gedraaid = await write(buildKozijn([0.6, 0.8]), kozijn);
  expect(gedraaid.verslag).toMatchObject({ hoekankers: 8, nietGeplaatst: [] });
  // The same place, turned with the storey: x 0,6 − 57 × 0,8.
  expect(gedraaid.plekken[0]).toEqual([Math.round(1200 * 0.6 - 57 * 0.8), 994, 850]);
});

test('an assembly of another size is placed by the opening around it when that has the size', async () => {
  const groter = { ...kozijn, breedte: 1830, hoogte: 1515 };
  const zonder = await write(buildKozijn([1, 0]), groter);
  expect(zonder.verslag.nietGeplaatst).toMatchObject([
    { reden: 'andereMaat', maat: { breedte: 1800, hoogte: 1500 } },
  ]);
  const opening = {
    60: "IFCOPENINGELEMENT('sparing',$,$,$,$,#303,#309,$,$)",
    ...buildBlock({ id: 300, at: [985, -50, 842], size: [1830, 214, 1515] }),
  };
  const met = await write(buildKozijn([1, 0], opening), groter);
  expect(met.verslag).toMatchObject({ hoekankers: 8, nietGeplaatst: [] });
  expect(met.plekken[0]).toEqual([1185, 57, 842]);
});

/** Metres, to the micrometre. */
const lengths = (...mm: readonly number[]): string =>
  mm.map((each) => (each / 1000).toFixed(6)).join(',');

describe('in coordinates of the country hoekankers stand within 1 mm, wherever the model has them', () => {
  const [X, Y, Z] = [155_000_123, 463_000_456, 900];
  /** A window of 1800 × 1500 × 100 mm in metres, from that point. */
  const buildVer = (lines: Readonly<Record<number, string>>): string =>
    buildIfc({
      units: lengthUnits.m,
      elements: {
        50: `IFCWINDOW('${RAAM}',$,'Raam',$,$,#62,#80,'A',1.5,1.8,$,$,$)`,
      },
      lines: {
        1: "IFCPROJECT('project',$,'Proef',$,$,$,$,(#4),#2)",
        4: "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#21,$)",
        60: 'IFCCARTESIANPOINT((0.,0.,0.))',
        61: 'IFCAXIS2PLACEMENT3D(#60,$,$)',
        62: 'IFCLOCALPLACEMENT(#30,#61)',
        66: 'IFCDIRECTION((0.,0.,1.))',
        70: `IFCCARTESIANPOINT((${lengths(900, 50)}))`,
        71: 'IFCAXIS2PLACEMENT2D(#70,$)',
        72: `IFCRECTANGLEPROFILEDEF(.AREA.,$,#71,${lengths(1800)},${lengths(100)})`,
        73: `IFCEXTRUDEDAREASOLID(#72,#21,#66,${lengths(1500)})`,
        74: "IFCSHAPEREPRESENTATION(#4,'Body','SweptSolid',(#73))",
        80: 'IFCPRODUCTDEFINITIONSHAPE($,$,(#74))',
        ...lines,
      },
    });
  const hoeken = [Z, Z + 1500].flatMap((z) =>
    [Y, Y + 100].flatMap((y) => [X, X + 1800].map((x) => `(${lengths(x, y, z)})`)),
  );
  const VER = `IFCCARTESIANPOINT((${lengths(X, Y, Z)}))`;

  test.each([
    ['in the placement of the storey', { 22: VER }],
    ['in the placement of the window', { 60: VER }],
    [
      'in the position of its solid',
      { 75: VER, 76: 'IFCAXIS2PLACEMENT3D(#75,$,$)', 73: 'IFCEXTRUDEDAREASOLID(#72,#76,#66,1.5)' },
    ],
    [
      'in its profile',
      {
        60: `IFCCARTESIANPOINT((${lengths(0, 0, Z)}))`,
        70: `IFCCARTESIANPOINT((${lengths(X + 900, Y + 50)}))`,
      },
    ],
    [
      'in each point of its body',
      {
        75: `IFCCARTESIANPOINTLIST3D((${hoeken.join(',')}))`,
        73: 'IFCTRIANGULATEDFACESET(#75,$,.T.,((1,4,2),(1,3,4),(5,6,8),(5,8,7),(1,2,6),(1,6,5),(3,8,4),(3,7,8),(1,5,7),(1,7,3),(2,4,8),(2,8,6)),$)',
        74: "IFCSHAPEREPRESENTATION(#4,'Body','Tessellation',(#73))",
      },
    ],
  ] as const)('%s', async (_what, lines) => {
    const { bytes, verslag } = await writeChecked(new TextEncoder().encode(buildVer(lines)), {
      gevelvullingen: [kozijn],
      metHoekankers: true,
      moment: '2026-11-23T10:00:00.000Z',
    });
    expect(verslag).toMatchObject({ hoekankers: 8, nietGeplaatst: [] });
    const written = readStep(new TextDecoder('latin1').decode(bytes));
    const [eerste] = [...written.values()].filter(
      ({ entity }) => entity === 'IFCMECHANICALFASTENER',
    );
    const [x, y, z] = placementIn(written, eerste?.attributes[5]).origin;
    expect(Math.abs(x * 1000 - X - 200)).toBeLessThan(1);
    expect(Math.abs(y * 1000 - Y - 50)).toBeLessThan(1);
    expect(Math.abs(z * 1000 - Z)).toBeLessThan(1);
  });
});
