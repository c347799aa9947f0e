import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

import { ROOT } from './process/run.ts';

const REFERENCE = /rekenmodel (\d\.\d)(?: stap (\d+))?/g;

/** What the sources refer to, as `4.1` or `4.1 stap 8`. */
const references = (): string[] => {
  const files = globSync('{shared/*,remotes/*,hosts/*,backend}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    ignore: ['**/node_modules/**'],
  });
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(REFERENCE)].map(([, section = '', step]) =>
      step === undefined ? section : `${section} stap ${step}`,
    ),
  );
  return [...new Set(found)].toSorted();
};

/** The paragraphs of the document, each with the numbers of its steps. */
const paragraphs = (): Set<string> => {
  const found = new Set<string>();
  let section = '';
  for (const line of readFileSync(join(ROOT, 'shared/domain/rekenmodel.md'), 'utf8').split('\n')) {
    section = /^### (\d\.\d) /.exec(line)?.[1] ?? section;
    const step = /^(\d+)\. /.exec(line)?.[1];
    found.add(step === undefined ? section : `${section} stap ${step}`);
  }
  return found;
};

test('every paragraph that a calculation names as its source can be looked up', () => {
  const cited = references();
  expect(cited).toContain('4.1 stap 8');
  const known = paragraphs();
  expect(cited.filter((reference) => !known.has(reference))).toEqual([]);
});
