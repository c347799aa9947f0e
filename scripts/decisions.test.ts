import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FILES = globSync('docs/decisions/0*.md', { cwd: ROOT }).toSorted();

const numberOf = (file: string): number => Number(file.match(/(\d{4})-/)?.[1]);

test('the map of the decisions has each of them once, by its number and title', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\]\(([^)]+)\) (.*)$/gm)];
  const expected = FILES.map((file) => ({
    name: file.replace(/^.*\//, ''),
    title: read(file).split('\n')[0],
  }));
  const found = listed.map(([, number = '', name = '', line = '']) => ({
    name,
    title: `# ${number}. ${line.split('; ')[0] ?? ''}`,
  }));
  expect(found.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(expected);
});

test('a decision is numbered as its file', () => {
  const wrong = FILES.filter((file) => !read(file).startsWith(`# ${numberOf(file)}. `));
  expect(wrong).toEqual([]);
});

/** `decision 12`, `decisions 33, 34`, and links to the file of one. */
const NAMED = /\bdecisions? (\d+(?:(?:, | and )\d+)*)|\bdecisions\/(\d{4})-|\]\((\d{4})-/gi;

test('every decision that is referred to exists', () => {
  const known = new Set(FILES.map(numberOf));
  const sources = globSync(
    ['*.md', '{backend,docs,e2e,hosts,remotes,scripts,shared}/**/*.{md,ts,tsx}'],
    {
      cwd: ROOT,
      ignore: ['**/node_modules/**', '**/dist/**', '**/generated/**'],
    },
  );
  const gone = sources.flatMap((file) =>
    [...read(file).matchAll(NAMED)]
      .flatMap(([, list, path, link]) => (list ?? path ?? link ?? '').match(/\d+/g) ?? [])
      .filter((number) => !known.has(Number(number)))
      .map((number) => `${file}: ${number}`),
  );
  expect(gone).toEqual([]);
});
