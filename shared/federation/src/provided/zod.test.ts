import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

const root = join(import.meta.dirname, '../../../..');

/** Types: nothing of them is left at run time. */
const TYPES = new Set([
  'core',
  'infer',
  'input',
  'output',
  'ZodNumber',
  'ZodObject',
  'ZodOptional',
  'ZodType',
]);

const readSource = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every kind of schema that is written in hosts, remotes and shared packages is provided', () => {
  const provided = readFileSync(join(import.meta.dirname, 'zodNames.ts'), 'utf8')
    .replace(/^[^{]*\{|\}[^}]*$/g, '')
    .split(',')
    .map((name) => name.trim());
  const used = globSync('{hosts,remotes,shared}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    ignore: ['**/*.test.*', 'shared/federation/**'],
  })
    .map(readSource)
    .filter((text) => text.includes("from 'zod'"))
    .flatMap((text) => [...text.matchAll(/\bz\s*\.\s*(\w+)/g)].map(([, name = '']) => name))
    .filter((name) => !TYPES.has(name));
  expect(used).not.toHaveLength(0);
  expect([...new Set(used)].filter((name) => !provided.includes(name))).toEqual([]);
});
