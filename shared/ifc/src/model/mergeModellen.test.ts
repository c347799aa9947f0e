import { expect, test } from '@jest/globals';

import { buildIfc } from '../builders/buildIfc.ts';
import { readFile } from '../read/readFile.ts';
import { mergeModellen } from './mergeModellen.ts';

const raam = (globalId: string, breedte: number): string =>
  `IFCWINDOW('${globalId}',$,'Raam',$,$,#42,$,'A',1500.,${breedte}.,$,$,$)`;

const read = (elements: Readonly<Record<number, string>>, verdieping = '00 begane grond') =>
  readFile(
    new TextEncoder().encode(
      buildIfc({
        elements,
        elevation: verdieping.startsWith('00') ? 0 : 3000,
      }).replaceAll('00 begane grond', verdieping),
    ),
  );

test('files of one building are one model, by storey, in which an element is once', async () => {
  const boven = await read({ 50: raam('c', 900), 51: raam('d', 900) }, '01 verdieping');
  const onder = await read({ 50: raam('a', 900), 51: raam('b', 900), 52: raam('d', 1200) });
  const model = mergeModellen(boven, [onder]);
  expect(model.bouwlagen).toEqual([
    { naam: '00 begane grond', hoogte: 0 },
    { naam: '01 verdieping', hoogte: 3000 },
  ]);
  expect(model.elementen.map(({ globalId, breedte }) => [globalId, breedte])).toEqual([
    ['a', 900],
    ['b', 900],
    // As the file that was opened first has it.
    ['c', 900],
    ['d', 900],
  ]);
  expect(model.merkbronnen.find(({ bron }) => bron === 'Tag')?.aantal).toBe(5);
  expect(model.id).toBe(boven.id);
});

test('heights count from the building of the first file, and another height of it is told', async () => {
  const onder = await read({ 50: raam('a', 900) });
  const boven = await read({ 50: raam('b', 900) }, '01 verdieping');
  // The same building, of which this file has the origin a metre lower.
  const grond = onder.grond - 1000;
  const lager = {
    ...boven,
    grond,
    elementen: boven.elementen.map((each) => ({ ...each, grond })),
  };
  const [raamBoven] = boven.elementen;
  const model = mergeModellen(onder, [lager]);
  expect(raamBoven?.plaats?.z).toBe(3000);
  expect(model.grond).toBe(onder.grond);
  expect(model.bouwlagen[1]).toEqual({ naam: '01 verdieping', hoogte: 2000 });
  expect(model.elementen[1]).toMatchObject({
    globalId: 'b',
    hoogstePunt: (raamBoven?.hoogstePunt ?? 0) - 1000,
    plaats: { ...raamBoven?.plaats, z: 2000 },
  });
  expect(model.meldingen).toEqual([
    expect.stringMatching(/^De bestanden hebben een ander peil: .* op 0 en [-−]1\s?000 mm\./),
  ]);
  expect(mergeModellen(onder, [boven]).meldingen).toEqual([]);
});

test('how high a gevelvulling of another building reaches counts from its own ground', async () => {
  const eerste = { ...(await read({ 50: raam('a', 900) })), gebouw: 'Blok A', gebouwhoogte: 6 };
  const boven = await read({ 50: raam('b', 900) }, '01 verdieping');
  const blokB = { gebouw: 'Blok B', grond: -8000 };
  const elementen = boven.elementen.map((each) => ({ ...each, ...blokB }));
  const lager = { ...boven, ...blokB, elementen, gebouwhoogte: 12 };
  const [raamBoven] = elementen;
  for (const first of [eerste, { ...eerste, gebouw: null }]) {
    const model = mergeModellen(first, [{ ...eerste, elementen: [] }, lager]);
    expect(model.gebouwhoogte).toBe(12);
    expect(model.bouwlagen[0]).toEqual({ naam: '01 verdieping', hoogte: -5000 });
    expect(model.elementen).toContainEqual({
      ...raamBoven,
      plaats: { ...raamBoven?.plaats, z: -5000 },
    });
    expect(model.meldingen).toContainEqual(
      expect.stringMatching(/ in een ander gebouw komt, telt vanaf het peil daarvan\./),
    );
  }
});

test('of a file with several buildings only what stands in that of the first counts from its ground', async () => {
  const eerste = await read({ 50: raam('a', 900) });
  const tweede = await read({ 50: raam('b', 900), 51: raam('c', 900) });
  const in2 = [
    { gebouw: 'Blok A', grond: -1000 },
    { gebouw: 'Blok B', grond: -8000 },
  ];
  for (const gebouwen of [in2, in2.toReversed()]) {
    const elementen = tweede.elementen.map((each, index) => ({ ...each, ...gebouwen[index] }));
    const model = mergeModellen({ ...eerste, gebouw: 'Blok A' }, [
      { ...tweede, ...gebouwen[0], elementen },
    ]);
    const hoogten = elementen.map(({ gebouw, hoogstePunt }) =>
      gebouw === 'Blok A' ? (hoogstePunt ?? 0) - 1000 : hoogstePunt,
    );
    expect(model.elementen.slice(1).map(({ hoogstePunt }) => hoogstePunt)).toEqual(hoogten);
  }
});

test('files that name several buildings become one model, and the user is told which', async () => {
  const model = await read({ 50: raam('a', 900) });
  const gebouwen = ['Blok A', ' blok a', null, 'Blok B'];
  const [first = model, ...others] = gebouwen.map((gebouw) => ({ ...model, gebouw }));
  expect(mergeModellen(first, others).meldingen).toEqual([
    expect.stringMatching(/^De bestanden noemen verschillende gebouwen: Blok A, Blok B\. /),
  ]);
});

test('what the first does not say of the building is taken from another', async () => {
  const model = await read({ 50: raam('a', 900) });
  const ander = { ...model, werkadres: 'Kade 1', gebouwhoogte: 9, elementen: [] };
  expect(mergeModellen({ ...model, naam: 'Eerste' }, [ander])).toMatchObject({
    naam: 'Eerste',
    werkadres: 'Kade 1',
    gebouwhoogte: 9,
  });
  expect(mergeModellen(model, [])).toBe(model);
});
