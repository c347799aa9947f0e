import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { nameProblem } from './nameProblem.ts';
import { RESERVED_PATHS } from './reservedPaths.ts';

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** The names that the first segment of a path is compared with in a file. */
const namesIn = (path: string, expression: RegExp): string[] =>
  [...read(path).matchAll(expression)].flatMap(([, names = '']) => names.split('|'));

test.each([
  ['backend/src/http/staticSite.ts', /^const (?:FILES|CALLS) = \/\^\\\/\(([\w|]+)\)/gm],
  ['deploy/nginx.conf', /location ~ \^\/(?:\(\?:)?([\w|]+)\)?\(\?:\/\|\$\)/g],
  ['backend/src/operations/health.ts', /app\.get\('\/(\w+)'/g],
])('what %s keeps for itself is no place for a page', (path, expression) => {
  const names = namesIn(path, expression);
  expect(names.length).toBeGreaterThan(1);
  expect(RESERVED_PATHS).toEqual(expect.arrayContaining(names));
});

test('every path that is reserved is the server’s', () => {
  const sources = ['backend/src/http/staticSite.ts', 'backend/src/operations/health.ts']
    .map(read)
    .join('\n');
  expect(RESERVED_PATHS.filter((name) => !sources.includes(name))).toEqual([]);
});

test.each(RESERVED_PATHS)('no remote is made by the name %s, which would be its address', (id) => {
  expect(nameProblem(id)).not.toBeNull();
});
