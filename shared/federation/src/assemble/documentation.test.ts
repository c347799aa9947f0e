import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SLOTS } from '@adviestool/contract/slots';
import { variantRemoteSchema, variantSchema } from '@adviestool/contract/variant';
import { expect, test } from '@jest/globals';

const { remotes: _remotes, branding, backend, environment, ...rest } = variantSchema.shape;

const prefixed = (prefix: string, shape: object): string[] =>
  Object.keys(shape).map((key) => `${prefix}.${key}`);

test.each([
  ...Object.keys(rest),
  ...prefixed('branding', branding.shape),
  ...prefixed('backend', backend.shape),
  ...prefixed('environment', environment.shape),
  ...Object.keys(variantRemoteSchema.shape),
])('the key %s of a variant is explained', (key) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/variants.md'), 'utf8');
  expect(text).toMatch(new RegExp(`^\\| \`${key.replace('.', String.raw`\.`)}\` +\\| \\S`, 'm'));
});

test.each(Object.entries(SLOTS))('the place %s is explained', (name, { purpose }) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/slots.md'), 'utf8');
  expect(text).toMatch(new RegExp(`^\\| \`${name}\` +\\| ${purpose} +\\|`, 'm'));
});

/** The rows of the faults: the file of a test, and its title. */
const GATES = [
  ...readFileSync(join(import.meta.dirname, '../../../../docs/remotes.md'), 'utf8').matchAll(
    /^\| .+ \| \[\S+\]\(\.\.\/(?<file>\S+)\): (?<title>.*\S) +\|$/gm,
  ),
].flatMap(({ groups }) => (groups === undefined ? [] : [groups]));

test('every fault that a gate stops has its test, of that title', () => {
  expect(GATES.length).toBeGreaterThan(15);
  const missing = GATES.filter(({ file = '', title = '' }) => {
    const path = join(import.meta.dirname, '../../../..', file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});
