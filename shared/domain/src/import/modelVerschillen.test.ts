import { expect, test } from '@jest/globals';

import { modelVerschillen } from './modelVerschillen.ts';

const compare = (
  model: { file_path?: string; building?: string | null; author?: string },
  stored: { file_path?: string; building?: string | null; author?: string },
) => {
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
