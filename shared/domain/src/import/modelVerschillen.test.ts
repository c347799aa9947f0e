import { expect, test } from '@jest/globals';

import { modelVerschillen } from './modelVerschillen.ts';

interface Kenmerken {
  file_path?: string;
  building?: string | null;
  author?: string;
  program?: string;
  site?: string;
}

const compare = (model: Kenmerken, stored: Kenmerken) => {
  const dates = { file_created: null, file_updated: null };
  const metadata = { type: 'ifc', id: 'm', file_path: 'a.ifc', ...dates, ...model };
  return modelVerschillen(metadata, { file_path: 'a.ifc', ...dates, ...stored });
};

test('a model differs in what is known of both', () => {
  expect(
    compare(
      { file_path: 'b.ifc', building: 'Blok B', author: 'Anna' },
      { building: 'Blok A', author: 'Bert' },
    ),
  ).toEqual(['bestand', 'gebouw', 'auteur']);
});

test('program and site tell buildings apart whatever their file is called', () => {
  expect(
    compare(
      { building: 'Gebouw', site: 'Noord · 52.0907, 5.1214', program: 'ARCHICAD-64' },
      { building: 'Gebouw', site: 'Zuid · 51.9244, 4.4777', program: 'Autodesk Revit 2021 (ENU)' },
    ),
  ).toEqual(['terrein', 'programma']);
});

test('a text that is kept as its first 255 characters is no other text', () => {
  const site = `Noord ${'x'.repeat(300)}`;
  expect(compare({ site }, { site: site.slice(0, 255) })).toEqual([]);
  expect(compare({ site }, { site: 'Noord' })).toEqual(['terrein']);
});

test('another release of a program is the same program', () => {
  expect(
    compare({ program: 'Autodesk Revit 2026 (NLD)' }, { program: 'Autodesk Revit 2021 (ENU)' }),
  ).toEqual([]);
});

test('what is not known of one of them is no difference', () => {
  expect(compare({ building: 'Blok B', author: 'Anna' }, {})).toEqual([]);
  expect(compare({ building: '' }, { building: 'Blok A' })).toEqual([]);
});

test('neither case, nor spaces, nor the folder of a file make a difference', () => {
  expect(
    compare(
      { file_path: String.raw`C:\werk\A.ifc`, building: ' blok a ' },
      { file_path: '/home/a.ifc', building: 'Blok A' },
    ),
  ).toEqual([]);
});
