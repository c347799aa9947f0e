import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { buildAdvies } from '../builders/buildAdviezen.ts';
import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { placementIn, readStep } from '../builders/readStep.ts';
import type { IfcOpdracht } from '../write/writeIfc.ts';
import { writeIfc } from '../write/writeIfc.ts';
import { readRuimtelijk } from './readRuimtelijk.ts';

const RAAM = '1aaaaaaaaaaaaaaaaaaaa1';
const RAAM2 = '1aaaaaaaaaaaaaaaaaaaa2';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const window = (globalId: string, placement: number): string =>
  `IFCWINDOW('${globalId}',$,'Raam',$,$,#${placement},#59,'A',1500.,1800.,$,$,$)`;

/** Two windows of 1800 × 1500 × 100 mm, far from the origin as a model in coordinates of the country is; one is turned. */
const model = buildIfc({
  elements: { 200: window(RAAM, 53), 201: window(RAAM2, 65) },
  lines: {
    ...buildBlock({ id: 50, at: [-900, -50, 0], size: [1800, 100, 1500] }),
    53: 'IFCLOCALPLACEMENT(#30,#61)',
    60: 'IFCCARTESIANPOINT((155000123.,463000456.,900.))',
    61: 'IFCAXIS2PLACEMENT3D(#60,$,$)',
    62: 'IFCDIRECTION((0.6,0.8,0.))',
    63: 'IFCDIRECTION((0.,0.,1.))',
    64: 'IFCAXIS2PLACEMENT3D(#60,#63,#62)',
    65: 'IFCLOCALPLACEMENT(#30,#64)',
  },
});

/** Where what was written stands, in mm and in the order of the file. */
const writtenIn = async (text: string, gevelvullingen: IfcOpdracht['gevelvullingen']) => {
  const opdracht = { gevelvullingen, metHoekankers: true, moment: '2026-11-23T10:00:00.000Z' };
  const { bytes } = await writeIfc(bytesOf(text), opdracht);
  const lines = readStep(new TextDecoder('latin1').decode(bytes));
  return [...lines.values()]
    .filter(({ entity }) => entity === 'IFCMECHANICALFASTENER')
    .map(({ attributes }) => ({
      product: attributes[2],
      plek: attributes[3],
      ...placementIn(lines, attributes[5]),
    }));
};

const mini = readFileSync(join(import.meta.dirname, '../voorbeeld/mini.ifc'), 'utf8');

test.each([
  ['with bodies, turned and far from the origin', model, 1],
  ['in metres and without bodies', mini, 1000],
])('what is shown stands where it is written, within a millimetre: %s', async (_what, text, mm) => {
  const advies = buildAdvies();
  const { elementen } = await readRuimtelijk(bytesOf(text), [advies]);
  const written = await writtenIn(text, [advies]);
  const shown = elementen.flatMap(({ ankers }) => ankers);
  expect(shown).toHaveLength(16);
  expect(written).toHaveLength(16);
  for (const [index, { punt, langs, product }] of shown.entries()) {
    const there = written[index];
    expect(there?.product).toBe(product);
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(punt[axis] - (there?.origin[axis] ?? Infinity) * mm)).toBeLessThan(1);
      expect(langs[axis]).toBeCloseTo(there?.x[axis] ?? Infinity, 6);
    }
  }
});

test('a hoekanker has the position and unity check of its side', async () => {
  const { elementen } = await readRuimtelijk(bytesOf(model), [buildAdvies()]);
  expect(
    elementen[0]?.ankers.map(({ rand, nummer, positie, product, unityCheck }) =>
      [rand, nummer, positie, product, unityCheck].join(' '),
    ),
  ).toEqual([
    'onder 1 200 GA-90 0.95',
    'onder 2 900 GA-90 0.95',
    'onder 3 1600 GA-90 0.95',
    'links 1 200 GA-70 0.5',
    'links 2 1300 GA-70 0.5',
    'rechts 1 200 GA-70 0.5',
    'rechts 2 1300 GA-70 0.5',
    'boven 1 900 GA-90 0.25',
  ]);
});

test('a body keeps its millimetres far from the origin, and stands within its outline', async () => {
  const { elementen } = await readRuimtelijk(bytesOf(model), [buildAdvies()]);
  const [raam] = elementen;
  expect(raam?.oorsprong).toEqual([155_000_123, 463_000_456, 900]);
  // A block of twelve triangles, in mm from the origin of the element.
  expect(raam?.driehoeken).toHaveLength(12 * 9);
  const along = (axis: number) => raam?.driehoeken.filter((_each, index) => index % 3 === axis);
  expect(Math.min(...(along(2) ?? []))).toBeCloseTo(0, 2);
  expect(Math.max(...(along(2) ?? []))).toBeCloseTo(1500, 2);
  const xs = along(0) ?? [];
  expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(1800, 2);
  const [hoek, naast] = raam?.omtrek ?? [];
  expect((naast?.[0] ?? 0) - (hoek?.[0] ?? 0)).toBeCloseTo(1800, 3);
});

test('what is not written is shown as that: it fails, is incomplete, or has another size', async () => {
  const [een, twee] = buildAdvies().elementen.map((each) => [each]);
  const meldingen = ['Er is geen wind gerekend.'];
  const fails = buildAdvies({ id: 'g1', voldoet: false, meldingen, elementen: een ?? [] });
  const other = buildAdvies({ id: 'g2', breedte: 2400, elementen: twee ?? [] });
  const { elementen } = await readRuimtelijk(bytesOf(model), [fails, other]);
  expect(
    elementen.map(({ voldoet, heeftMelding, heeftMaat, geenPlaats, ankers }) => [
      voldoet,
      heeftMelding,
      heeftMaat,
      geenPlaats,
      ankers.length,
    ]),
  ).toEqual([
    [false, true, true, null, 8],
    [true, false, false, 'andereMaat', 0],
  ]);
  expect(await writtenIn(model, [fails, other])).toEqual([]);
});

test('an element of which the model says no size is not taken for one of another size', async () => {
  const text = mini.replace("'A',1.5,1.8,", "'A',$,$,");
  const { elementen } = await readRuimtelijk(bytesOf(text), [buildAdvies()]);
  expect(elementen.map(({ heeftMaat }) => heeftMaat)).toEqual([null, true]);
});

test('a file that is not written into is not shown either', async () => {
  await expect(readRuimtelijk(bytesOf(mini.slice(0, 900)), [buildAdvies()])).rejects.toMatchObject({
    code: 'onvolledig',
  });
  const elementen = [{ globalId: '9aaaaaaaaaaaaaaaaaaaaa', verdieping: null, orientatie: null }];
  await expect(readRuimtelijk(bytesOf(mini), [buildAdvies({ elementen })])).rejects.toMatchObject({
    code: 'leeg',
  });
});

test('an element whose GlobalId another one has too is not shown, and is told', async () => {
  const RAAM3 = '1aaaaaaaaaaaaaaaaaaaa3';
  const twice = model.replace('ENDSEC;\nEND-ISO', `#300=${window(RAAM, 65)};\nENDSEC;\nEND-ISO`);
  const { elementen, dubbel } = await readRuimtelijk(bytesOf(twice), [buildAdvies()]);
  expect(elementen.map(({ globalId }) => globalId)).toEqual([RAAM2]);
  expect(dubbel).toEqual([RAAM]);
  const elementenVan = [RAAM, RAAM3].map((globalId) => ({
    globalId,
    verdieping: null,
    orientatie: null,
  }));
  await expect(
    readRuimtelijk(bytesOf(twice), [buildAdvies({ elementen: elementenVan })]),
  ).rejects.toMatchObject({ code: 'dubbel', dubbel: [RAAM] });
});
