import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { buildRamen, MM, RAAM, RAAM2 } from '../builders/buildRamen.ts';
import { placementIn, readStep, type StepAttribute, type StepLine } from '../builders/readStep.ts';
import { schemaObjections } from '../builders/schemaObjections.ts';
import { readFile } from '../read/readFile.ts';
import { readBack } from './readBack.ts';
import { writeChecked } from './writeChecked.ts';
import { writeIfc, type IfcOpdracht, type IfcVerslag } from './writeIfc.ts';

const RELATIE = '1aaaaaaaaaaaaaaaaaaaa9';
const GEEN = '1aaaaaaaaaaaaaaaaaaaaX';

const MOMENT = '2026-11-23T10:00:00.000Z';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const element = (globalId: string) => ({ globalId, verdieping: null, orientatie: null });
const advies = buildAdvies({ elementen: [element(RAAM), element(RAAM2)] });

const opdracht = (given: Partial<IfcOpdracht> = {}): IfcOpdracht => ({
  gevelvullingen: [advies],
  metHoekankers: true,
  moment: MOMENT,
  ...given,
});

const write = async (text: string, given: Partial<IfcOpdracht> = {}) => {
  const { bytes, verslag } = await writeIfc(bytesOf(text), opdracht(given));
  return { bytes, verslag, lines: readStep(textOf(bytes)) };
};

const linesOf = (lines: ReadonlyMap<number, StepLine>, entity: string): StepLine[] =>
  [...lines.values()].filter((line) => line.entity === entity);

const refOf = (attribute: StepAttribute | undefined): number =>
  typeof attribute === 'object' && attribute !== null && 'ref' in attribute ? attribute.ref : 0;

const refsOf = (attribute: StepAttribute | undefined): number[] =>
  Array.isArray(attribute) ? attribute.map(refOf) : [];

/** What the property sets say of each line that has one: `{ 50: { Aantal: 8, … } }`. */
const setsIn = (lines: ReadonlyMap<number, StepLine>) => {
  const found: Record<number, Record<string, StepAttribute>> = {};
  for (const relation of linesOf(lines, 'IFCRELDEFINESBYPROPERTIES')) {
    const set = lines.get(refOf(relation.attributes[5]));
    if (set?.attributes[2] !== 'Adviestool_Verankering') continue;
    const eigenschappen = refsOf(set.attributes[4]).map((id) => {
      const [naam, , waarde = null] = lines.get(id)?.attributes ?? [];
      return [typeof naam === 'string' ? naam : '', waarde] as const;
    });
    for (const id of refsOf(relation.attributes[4])) found[id] = Object.fromEntries(eigenschappen);
  }
  return found;
};

const SOORTEN = [
  ['IFC4', { unit: 'mm', size: 1 }],
  ['IFC4', { unit: 'm', size: 1000 }],
  ['IFC2X3', { unit: 'mm', size: 1 }],
  ['IFC2X3', { unit: 'm', size: 1000 }],
  ['IFC2X3', { unit: 'inch', size: 25.4 }],
  ['IFC4X3_ADD2', { unit: 'm', size: 1000 }],
] as const;

describe.each(SOORTEN)('%s in %j', (schema, maten) => {
  const text = buildRamen(maten, schema);
  const fastener = schema === 'IFC2X3' ? 'IFCFASTENER' : 'IFCMECHANICALFASTENER';

  let lines: ReadonlyMap<number, StepLine> = new Map();
  let verslag: IfcVerslag | null = null;

  beforeAll(async () => {
    // Reads it back too, as the page does.
    const written = await writeChecked(bytesOf(text), opdracht());
    lines = readStep(textOf(written.bytes));
    ({ verslag } = written);
  });

  test('each element has the properties of its gevelvulling, by its GlobalId', () => {
    expect(verslag).toEqual({
      elementen: 2,
      hoekankers: 16,
      onbekend: [],
      dubbel: [],
      nietGeplaatst: [],
    });
    const sets = setsIn(lines);
    expect(Object.keys(sets)).toEqual(['50', '51']);
    expect(sets[50]).toEqual({
      Toestand: { type: 'IFCLABEL', value: 'Vastgesteld' },
      Voldoet: { type: 'IFCBOOLEAN', value: { item: 'T' } },
      AdviesBreedte: {
        type: 'IFCPOSITIVELENGTHMEASURE',
        value: expect.closeTo(1800 / maten.size, 9),
      },
      AdviesHoogte: {
        type: 'IFCPOSITIVELENGTHMEASURE',
        value: expect.closeTo(1500 / maten.size, 9),
      },
      Aantal: { type: 'IFCINTEGER', value: 8 },
      AantalOnderzijde: { type: 'IFCINTEGER', value: 3 },
      HartOpHartOnderzijde: {
        type: 'IFCPOSITIVELENGTHMEASURE',
        value: expect.closeTo(700 / maten.size, 9),
      },
      AantalPerStijl: { type: 'IFCINTEGER', value: 2 },
      HartOpHartStijlen: {
        type: 'IFCPOSITIVELENGTHMEASURE',
        value: expect.closeTo(1100 / maten.size, 9),
      },
      AantalBovenzijde: { type: 'IFCINTEGER', value: 1 },
      Product: { type: 'IFCLABEL', value: 'GA-90, GA-70' },
      UnityCheck: { type: 'IFCREAL', value: 0.95 },
      Revisie: { type: 'IFCLABEL', value: 'g-1a2b' },
      Kenmerk: { type: 'IFCLABEL', value: '9F86-D081-884C-7D65' },
    });
  });

  test('the hoekankers stand where the advice has them, within a millimetre', () => {
    const places = linesOf(lines, fastener).map(({ attributes }) =>
      placementIn(lines, attributes[5]).origin.map((each) => Math.round(each * maten.size)),
    );
    // Halfway its thickness; the first window runs from x = 100, the second from y = −700.
    expect(places.slice(0, 8)).toEqual([
      [300, 250, 3900],
      [1000, 250, 3900],
      [1700, 250, 3900],
      [100, 250, 4100],
      [100, 250, 5200],
      [1900, 250, 4100],
      [1900, 250, 5200],
      [1000, 250, 5400],
    ]);
    expect(places.slice(8)).toEqual([
      [950, -500, 3900],
      [950, 200, 3900],
      [950, 900, 3900],
      [950, -700, 4100],
      [950, -700, 5200],
      [950, 1100, 4100],
      [950, 1100, 5200],
      [950, 200, 5400],
    ]);
    for (const { attributes } of linesOf(lines, fastener)) {
      const [x, y, z] = refsOf([attributes[5] ?? null])
        .map((id) => placementIn(lines, { ref: id }))
        .flatMap((placement) => [placement.x, placement.y, placement.z]);
      expect([x, y, z].map((as) => Math.hypot(...(as ?? [])))).toEqual([1, 1, 1]);
    }
  });

  test('a hoekanker belongs to its storey, is connected to its element and has a shape', () => {
    const ankers = linesOf(lines, fastener);
    const ids = ankers.map(({ id }) => id);
    const contained = linesOf(lines, 'IFCRELCONTAINEDINSPATIALSTRUCTURE').filter(
      ({ id }) => id > 100,
    );
    expect(
      contained.map(({ attributes }) => [refsOf(attributes[4]), refOf(attributes[5])]),
    ).toEqual([[ids, 7]]);
    const connected = linesOf(lines, 'IFCRELCONNECTSELEMENTS').map(({ attributes }) => [
      refOf(attributes[5]),
      refOf(attributes[6]),
    ]);
    expect(connected).toEqual(ids.map((id, index) => [index < 8 ? 50 : 51, id]));
    const shapes = new Set(ankers.map(({ attributes }) => refOf(attributes[6])));
    expect(shapes.size).toBe(16);
    expect(shapes).not.toContain(0);
    expect(ankers[3]?.attributes.slice(2, 5)).toEqual([
      'GA-70',
      'Linkerstijl, nummer 1',
      'Hoekanker',
    ]);
  });

  test('GlobalIds are valid and each is used once', () => {
    const written = [...lines.values()]
      .filter(({ id }) => id > 100)
      .flatMap(({ attributes: [globalId] }) =>
        typeof globalId === 'string' && /^[0-3][\w$]{21}$/.test(globalId) ? globalId : [],
      );
    // A set and its relation, 16 hoekankers with a relation each, and that of the storey.
    expect(written).toHaveLength(2 + 32 + 1);
    expect(new Set(written).size).toBe(written.length);
  });

  test('each line that was written is as the schema has it', () => {
    const naam = schema === 'IFC4X3_ADD2' ? 'IFC4X3' : schema;
    const written = [...lines.keys()].filter((id) => id > 100);
    expect(written.length).toBeGreaterThan(100);
    expect(schemaObjections(naam, lines, written)).toEqual([]);
  });

  test('each reference that was written is to a line of the file', () => {
    const refsIn = (attribute: StepAttribute): number[] => {
      if (Array.isArray(attribute)) return attribute.flatMap(refsIn);
      return typeof attribute === 'object' && attribute !== null && 'ref' in attribute
        ? [attribute.ref]
        : [];
    };
    const used = [...lines.values()].flatMap(({ attributes }) => refsIn(attributes));
    expect(used.filter((id) => !lines.has(id))).toEqual([]);
  });
});

const mini = textOf(readFileSync(join(import.meta.dirname, '../voorbeeld/mini.ifc')));

test('what was warned of beside a verdict stands beside it in the file', async () => {
  const meldingen = ['Windvormfactor: Er is geen wind gerekend.', 'Glas: Ongewoon zwaar.'];
  const { lines } = await write(mini, { gevelvullingen: [{ ...advies, meldingen }] });
  const [set] = Object.values(setsIn(lines));
  expect(Object.keys(set ?? {}).slice(1, 3)).toEqual(['Voldoet', 'Meldingen']);
  expect(set?.['Meldingen']).toEqual({ type: 'IFCTEXT', value: meldingen.join(' ') });
});

test('every earlier byte of the file stays, and the new ones stand together', async () => {
  for (const text of [mini, mini.replaceAll('\n', '\r\n'), buildRamen(MM, 'IFC2X3')]) {
    const { bytes } = await write(text);
    const written = textOf(bytes);
    const start = text.lastIndexOf('ENDSEC');
    expect(written.startsWith(text.slice(0, start))).toBe(true);
    expect(written.endsWith(text.slice(start))).toBe(true);
    expect(written.length).toBeGreaterThan(text.length);
  }
});

test('a written file reads as the model that it is a copy of', async () => {
  // Of several states, so that they would tell elements apart as a mark does.
  const [een, twee] = advies.elementen.map((each) => ({ ...advies, elementen: [each] }));
  const gevelvullingen = [
    { ...advies, ...een },
    { ...advies, ...twee, toestand: 'concept' as const },
  ];
  const { bytes } = await write(mini, { gevelvullingen });
  expect(await readFile(bytes)).toEqual(await readFile(bytesOf(mini)));
});

/** What was written into a file. */
const blokIn = (bytes: Uint8Array): string =>
  /\/\* Adviestool_Verankering: begin[^]*$/.exec(textOf(bytes))?.[0] ?? '';

test('a raised quote in a text is no end of it, and stays as it was', async () => {
  const text = mini.replace("'Merk A',#42", String.raw`'Merk \S\'A (',#42`);
  const { bytes, verslag } = await writeChecked(bytesOf(text), opdracht());
  expect(verslag).toMatchObject({ elementen: 2, hoekankers: 16 });
  expect(textOf(bytes).startsWith(text.slice(0, text.lastIndexOf('ENDSEC')))).toBe(true);
});

describe('a file in which a program leaves attributes open with a star', () => {
  const model = buildRamen(MM, 'IFC4')
    .replaceAll("'Raam',$,$,#", "'Raam',$,*,#")
    .replace("'Proef',$,$,", "'Proef',*,*,")
    .replace('IFCPRODUCTDEFINITIONSHAPE($,$,(#74))', 'IFCPRODUCTDEFINITIONSHAPE($,*,(#74))');

  test('gets what it gets with nothing there, and keeps its stars', async () => {
    const { bytes, verslag } = await writeChecked(bytesOf(model), opdracht());
    expect(verslag).toMatchObject({ elementen: 2, hoekankers: 16, nietGeplaatst: [] });
    expect(textOf(bytes).startsWith(model.slice(0, model.lastIndexOf('ENDSEC')))).toBe(true);
    const withNothing = await writeIfc(bytesOf(model.replaceAll(/,\*(?=,)/g, ',$')), opdracht());
    expect(blokIn(bytes)).toBe(blokIn(withNothing.bytes));
  });

  test('gets the same lines wherever the stars stand', async () => {
    const open = buildRamen(MM, 'IFC4');
    const starred = open.replaceAll('$', '*');
    expect(starred.split('*').length).toBeGreaterThan(50);
    const { bytes } = await writeChecked(bytesOf(starred), opdracht());
    expect(blokIn(bytes)).toBe(blokIn((await writeIfc(bytesOf(open), opdracht())).bytes));
    expect(await readFile(bytesOf(starred))).toEqual(await readFile(bytesOf(open)));
  });

  test('has its hoekankers placed in the placement of their element', async () => {
    const lines = readStep(textOf((await writeIfc(bytesOf(model), opdracht())).bytes));
    const parents = linesOf(lines, 'IFCMECHANICALFASTENER').map(({ attributes }) =>
      refOf(lines.get(refOf(attributes[5]))?.attributes[0]),
    );
    expect([...new Set(parents)]).toEqual([62, 65]);
  });
});

test('the check by the schema refuses what is not in it', async () => {
  const { bytes } = await write(buildRamen(MM, 'IFC4'));
  const refused = ([from, to]: readonly [RegExp, string], schema: 'IFC2X3' | 'IFC4' = 'IFC4') => {
    const lines = readStep(textOf(bytes).replace(from, to));
    return schemaObjections(
      schema,
      lines,
      [...lines.keys()].filter((id) => id > 100),
    );
  };
  expect(refused([/$^/, ''])).toEqual([]);
  expect(refused([/(IFCLOCALPLACEMENT\()#62(,#1\d\d)/, '$1#80$2'])).toHaveLength(1);
  expect(refused([/\.USERDEFINED\./, '.SCHROEF.'])).toHaveLength(1);
  expect(refused([/IFCINTEGER\(8\)/, "IFCINTEGER('8')"])).toHaveLength(1);
  expect(refused([/IFCINTEGER\(8\)/, '8'])).toHaveLength(1);
  expect(refused([/(IFCPROPERTYSET\('[^']*',#\d+,'[^']*',\$,)\([^)]*\)/, '$1$'])).toHaveLength(1);
  // IFC2x3 has no PredefinedType there.
  expect(refused([/$^/, ''], 'IFC2X3')).toHaveLength(16);
});

test('an element whose GlobalId another one has too gets nothing, and is told', async () => {
  const twice = mini.replace(`IFCWINDOW('${RAAM2}'`, `IFCWINDOW('${RAAM}'`);
  const gevelvullingen = [
    { ...advies, elementen: [element(RAAM), element('1aaaaaaaaaaaaaaaaaaaa3')] },
  ];
  const { verslag } = await writeChecked(bytesOf(twice), opdracht({ gevelvullingen }));
  expect(verslag).toMatchObject({ elementen: 1, dubbel: [RAAM], onbekend: [] });
});

test('an element that says a shape is its placement is not written into', async () => {
  const model = buildRamen(MM, 'IFC4').replace("$,$,#62,#80,'A'", "$,$,#80,#80,'A'");
  await expect(writeChecked(bytesOf(model), opdracht())).rejects.toMatchObject({
    code: 'teruglezen',
    afwijking: { soort: 'verwijzing', waar: expect.stringMatching(/^#\d+$/) },
  });
});

test('a hoekanker that somebody else drew is not read back as ours', async () => {
  const text = mini.replace(
    'ENDSEC;\nEND-ISO',
    "#90=IFCMECHANICALFASTENER('1aaaaaaaaaaaaaaaaaaaaY',$,$,$,'Hoekanker',$,$,$,$,$,$);\nENDSEC;\nEND-ISO",
  );
  const { bytes } = await writeChecked(bytesOf(text), opdracht());
  expect(await readBack(bytes, [advies])).toEqual({
    elementen: 2,
    hoekankers: 16,
    afwijkingen: [],
  });
});

test('writing into a written file replaces what was written', async () => {
  const { bytes } = await write(mini);
  const anders = { gevelvullingen: [{ ...advies, voldoet: false, kenmerk: null }] };
  const again = await writeChecked(bytes, opdracht(anders));
  expect(again.verslag).toMatchObject({ elementen: 2, hoekankers: 0 });
  expect(textOf(again.bytes)).toBe(textOf((await write(mini, anders)).bytes));
  expect(await readBack(again.bytes, anders.gevelvullingen)).toEqual({
    elementen: 2,
    hoekankers: 0,
    afwijkingen: [],
  });
});

test('what another program saved anew is not written into a second time', async () => {
  const { bytes } = await write(mini);
  const saved = textOf(bytes).replaceAll(/\/\*.*?\*\/\n/g, '');
  await expect(write(saved)).rejects.toMatchObject({ code: 'alGeschreven' });
});

test.each([
  ['without its end', mini.slice(0, mini.lastIndexOf('ENDSEC')), { code: 'onvolledig' }],
  [
    'in which each element has the GlobalId of another',
    mini.replace(`IFCWINDOW('${RAAM2}'`, `IFCWINDOW('${RAAM}'`),
    { code: 'dubbel', dubbel: [RAAM] },
  ],
  ['of other elements', mini.replaceAll(/1a+[12]/g, '9aaaaaaaaaaaaaaaaaaaaa'), { code: 'leeg' }],
  [
    'without a unit',
    mini.replace('#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);', ''),
    { fault: 'eenheid' },
  ],
])('a file %s is refused', async (_what, text, error) => {
  await expect(write(text)).rejects.toMatchObject(error);
});

test('the same advice gives the same bytes, another moment other ones', async () => {
  const text = buildRamen(MM, 'IFC4');
  const [first, again, later] = await Promise.all([
    write(text),
    write(text),
    write(text, { moment: '2026-11-24T10:00:00.000Z' }),
  ]);
  expect(textOf(again.bytes)).toBe(textOf(first.bytes));
  expect(textOf(later.bytes)).not.toBe(textOf(first.bytes));
});

test('an element that the file does not have, or that is none, is told', async () => {
  const { verslag } = await write(mini, {
    gevelvullingen: [
      { ...advies, elementen: [...advies.elementen, element(RELATIE), element(GEEN)] },
    ],
  });
  expect(verslag).toMatchObject({ elementen: 2, onbekend: [RELATIE, GEEN] });
});

test('what does not comply gets its properties but no hoekankers', async () => {
  const [een, twee] = advies.elementen.map((each) => ({ ...advies, elementen: [each] }));
  const gevelvullingen = [
    { ...advies, ...een, voldoet: false },
    { ...advies, ...twee, voldoet: null },
  ];
  const { verslag } = await write(mini, { gevelvullingen });
  expect(verslag).toMatchObject({ elementen: 2, hoekankers: 0, nietGeplaatst: [] });
});

test('without a body the width runs from the origin along x, and without a context there is no shape', async () => {
  const { lines, verslag } = await write(mini);
  expect(verslag).toMatchObject({ hoekankers: 16 });
  const [first] = linesOf(lines, 'IFCMECHANICALFASTENER');
  expect(placementIn(lines, first?.attributes[5]).origin).toEqual([1.2, 0, 3.9]);
  expect(first?.attributes[6]).toBeNull();
});

test('an element without a placement is told; one on no storey has its hoekankers in the building', async () => {
  const text = mini.replace("'Merk A',#42,$,'A'", "'Merk A',$,$,'A'").replace('(#50,#51,', '(#50,');
  const { lines, verslag } = await write(text);
  expect(verslag).toMatchObject({
    elementen: 2,
    hoekankers: 8,
    nietGeplaatst: [{ globalId: RAAM, merk: 'A', reden: 'geenPlaatsing', maat: null }],
  });
  const contained = linesOf(lines, 'IFCRELCONTAINEDINSPATIALSTRUCTURE').at(-1);
  expect(refsOf(contained?.attributes[4])).toHaveLength(8);
  expect(refOf(contained?.attributes[5])).toBe(6);
});

test('an element that stands in two gevelvullingen has the properties of neither, and is told', async () => {
  const fails = { ...advies, id: 'g2', voldoet: false, elementen: [element(RAAM2)] };
  const { bytes, verslag } = await writeChecked(
    bytesOf(mini),
    opdracht({ gevelvullingen: [advies, fails] }),
  );
  expect(verslag).toMatchObject({ elementen: 1, hoekankers: 8, onbekend: [], dubbel: [RAAM2] });
  expect(Object.keys(setsIn(readStep(textOf(bytes))))).toEqual(['50']);
  await expect(
    write(mini, { gevelvullingen: [advies, { ...advies, id: 'g2' }] }),
  ).rejects.toMatchObject({
    code: 'dubbel',
    dubbel: [RAAM, RAAM2],
  });
});

test('an element that a gevelvulling names twice is one', async () => {
  const elementen = [...advies.elementen, element(RAAM)];
  const { verslag } = await write(mini, { gevelvullingen: [{ ...advies, elementen }] });
  expect(verslag).toMatchObject({ elementen: 2, dubbel: [] });
});

test('where a gevelvulling is stands with it, and what is not filled in is left out', async () => {
  const opmerking = 'x'.repeat(500);
  const { lines } = await write(mini, {
    gevelvullingen: [{ ...advies, gevel: 'Noord', draairichting: 'L+R', ruimte: null, opmerking }],
  });
  expect(setsIn(lines)[50]).toMatchObject({
    Gevel: { type: 'IFCLABEL', value: 'Noord' },
    Draairichting: { type: 'IFCLABEL', value: 'L+R' },
    Opmerking: { type: 'IFCTEXT', value: opmerking },
  });
  expect(setsIn(lines)[50]).not.toHaveProperty('Ruimte');
  expect(setsIn(lines)[50]).not.toHaveProperty('Bouwlaag');
});

test('texts with any signs come back as they were', async () => {
  const naam = "K'01 \\ laagreliëf – 🪟";
  const [zijde] = advies.zijden;
  const { lines } = await write(mini, {
    gevelvullingen: [{ ...advies, zijden: zijde ? [{ ...zijde, product: naam }] : [] }],
  });
  expect(setsIn(lines)[50]).toMatchObject({ Product: { value: naam } });
});
