import { describe, expect, test } from '@jest/globals';

import { buildIfc } from '../builders/buildIfc.ts';
import { groepenVan, groeperingVan } from '../model/groepenVan.ts';
import { isMachineMade, merkbronnenOf, merkenOf } from './merken.ts';
import { readFile } from './readFile.ts';

const read = async (given: Parameters<typeof buildIfc>[0]) => {
  const model = await readFile(new TextEncoder().encode(buildIfc(given)));
  const groepen = groepenVan(model, groeperingVan(model.merkbron));
  return { ...model, groepen: groepen.map(({ merk, aantal }) => [merk, aantal]) };
};

const application = (name: string): string => `IFCAPPLICATION(#9,'1','${name}','${name}')`;

test.each([
  ['284731', true],
  ['2847', false],
  ['B94B0F32-5FA8-49B0-B872-7731100EA2AA', true],
  ['{B94B0F32-5FA8-49B0-B872-7731100EA2AA}', true],
  ['E605AACB-6C4E-458D-93-46-5D9D8C7C21D3', true],
  ['6dbf5e85-b53b-4ff9-9e96-4e73d07c8440--658674248', true],
  ['2vImyoNwX9iBXoTp4G3gAg', true],
  ['B1sp-R', false],
  ['Kozijn begane grond 12', false],
])('%s is made by a machine: %s', (text, isMade) => expect(isMachineMade(text)).toBe(isMade));

const revitWindow = (id: number): string =>
  `IFCWINDOW('w${id}',$,'Raam:K1:2847${id}',$,'Raam:K1',#42,$,'2847${id}',1500.,900.,$,$,$)`;
const mark = (id: number): string => `IFCPROPERTYSINGLEVALUE('Mark',$,IFCTEXT('${id}'),$)`;
const archicadWindow = (id: string, name: string): string =>
  `IFCWINDOW('${id}',$,'${name}',$,$,#42,$,'E605AACB-6C4E-458D-93-46-5D9D8C7C21D3',1850.,1210.,$,$,$)`;

describe('marks of the programs', () => {
  test('Revit gives each element a Mark, and its type the mark of the drawing', async () => {
    const { merkbron, merkbronnen, groepen } = await read({
      elements: { 50: revitWindow(1), 51: revitWindow(2), 52: revitWindow(3) },
      lines: {
        8: application('Autodesk Revit 2024 (NLD)'),
        9: "IFCORGANIZATION($,'Autodesk',$,$,$)",
        60: mark(1),
        61: mark(2),
        62: mark(3),
        ...Object.fromEntries(
          [0, 1, 2].flatMap((index) => [
            [63 + index, `IFCPROPERTYSET('p${index}',$,'Identity Data',$,(#${60 + index}))`],
            [
              66 + index,
              `IFCRELDEFINESBYPROPERTIES('r${index}',$,$,$,(#${50 + index}),#${63 + index})`,
            ],
          ]),
        ),
        70: "IFCPROPERTYSINGLEVALUE('Type Mark',$,IFCTEXT('K1'),$)",
        71: "IFCPROPERTYSET('p9',$,'Identity Data',$,(#70))",
        72: "IFCWINDOWTYPE('t1',$,'Raam:K1',$,$,(#71),$,'248058',$,.WINDOW.,$,$,$)",
        73: "IFCRELDEFINESBYTYPE('r9',$,$,$,(#50,#51,#52),#72)",
      },
    });
    expect(merkbron).toBe('Type Mark');
    expect(groepen).toEqual([['K1', 3]]);
    expect(merkbronnen).toContainEqual({ bron: 'Mark', aantal: 3, voorbeelden: ['1', '2', '3'] });
    expect(merkbronnen.map(({ bron }) => bron)).not.toContain('Tag');
  });

  test('ArchiCAD has the mark inside the name, and a GUID as tag', async () => {
    const { merkbron, merkbronnen, groepen } = await read({
      elements: {
        50: archicadWindow('a', 'merk B1sp-R'),
        51: archicadWindow('b', 'merk B1sp-R'),
        52: archicadWindow('c', 'merk B1'),
      },
      lines: { 8: application('ArchiCAD-64'), 9: "IFCORGANIZATION($,'Graphisoft',$,$,$)" },
    });
    expect(merkbron).toBe('Merk in Name');
    expect(merkbronnen.map(({ bron }) => bron)).toEqual(['Merk in Name', 'Name']);
    expect(groepen).toEqual([
      ['B1sp-R', 2],
      ['B1', 1],
    ]);
  });

  test('others have a Reference or a Tag; any property that tells elements apart can be chosen', async () => {
    const { merkbron, merkbronnen } = await read({
      elements: {
        50: "IFCWINDOW('a',$,'Raam',$,$,#42,$,'P01',1500.,900.,$,$,$)",
        51: "IFCWINDOW('b',$,'Raam',$,$,#42,$,'P02',1500.,900.,$,$,$)",
      },
      lines: {
        60: "IFCPROPERTYSINGLEVALUE('Positie',$,IFCLABEL('1.01'),$)",
        61: "IFCPROPERTYSINGLEVALUE('Positie',$,IFCLABEL('1.02'),$)",
        62: "IFCPROPERTYSINGLEVALUE('Fabrikant',$,IFCLABEL('Jansen'),$)",
        63: "IFCPROPERTYSET('p1',$,'Kozijn',$,(#60,#62))",
        64: "IFCPROPERTYSET('p2',$,'Kozijn',$,(#61,#62))",
        65: "IFCRELDEFINESBYPROPERTIES('r1',$,$,$,(#50),#63)",
        66: "IFCRELDEFINESBYPROPERTIES('r2',$,$,$,(#51),#64)",
      },
    });
    expect(merkbron).toBe('Tag');
    expect(merkbronnen.map(({ bron }) => bron)).toEqual(['Tag', 'Name', 'Kozijn.Positie']);
  });
});

test('a place that most elements have nothing at is not taken before one that all have', () => {
  const elementen: { merken: Record<string, string> }[] = [
    { merken: { Tag: 'A', Name: 'K1' } },
    { merken: { Name: 'K2' } },
    { merken: { Name: 'K3' } },
  ];
  expect(merkbronnenOf(elementen, null).merkbron).toBe('Name');
  expect(merkbronnenOf(elementen.slice(0, 1), null).merkbron).toBe('Tag');
  expect(merkbronnenOf([{ merken: {} }], null).merkbron).toBeNull();
});

test('a name of very many words is searched for a mark once', () => {
  const begin = Date.now();
  const Name = { type: 1, value: `${'merk '.repeat(40_000)}\nx` };
  const marked = { type: null, partNames: [], properties: new Map(), programma: null };
  expect(merkenOf({ ...marked, line: { expressID: 1, type: 1, Name } })).toEqual({});
  expect(Date.now() - begin).toBeLessThan(2_000);
});
