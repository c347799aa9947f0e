import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { releaseSchema } from '@adviestool/contract/release';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { READ_FORMS, RELEASE_FORM } from './releaseForm.ts';

type Json = Record<string, unknown>;

/** The form as it was when it got its number; a new number has one written by its first test. */
const KEPT = join(import.meta.dirname, `${RELEASE_FORM}.json`);

const jsonSchema = z.record(z.string(), z.unknown());

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const current = (): Json =>
  jsonSchema.parse(
    JSON.parse(
      JSON.stringify(z.toJSONSchema(releaseSchema, { io: 'input', unrepresentable: 'any' })),
    ),
  );

/** Where something may be added. */
const OPEN = new Set(['properties', '$defs']);

/** Both sides leave what they do not know alone. */
const WITHOUT_EFFECT = new Set(['additionalProperties', '$schema']);

/** The places of a form by which a host of before would not understand a release of now. */
const differences = (kept: unknown, now: unknown, path: string[] = []): string[] => {
  if (!isObject(kept) || !isObject(now)) {
    return JSON.stringify(kept) === JSON.stringify(now) ? [] : [path.join('.')];
  }
  const added = OPEN.has(path.at(-1) ?? '')
    ? []
    : Object.keys(now).filter((key) => !(key in kept) && !WITHOUT_EFFECT.has(key));
  return [
    ...added.map((key) => [...path, key].join('.')),
    ...Object.entries(kept)
      .filter(([key]) => !WITHOUT_EFFECT.has(key))
      .flatMap(([key, value]) => differences(value, now[key], [...path, key])),
  ];
};

test('the form of a release is that of its number; only what may be left out is added', () => {
  if (!existsSync(KEPT)) {
    mkdirSync(dirname(KEPT), { recursive: true });
    writeFileSync(KEPT, `${JSON.stringify(current(), null, 2)}\n`);
  }
  expect(differences(JSON.parse(readFileSync(KEPT, 'utf8')), current())).toEqual([]);
});

test.each<[what: string, now: Json, found: string[]]>([
  ['may be left out', { properties: { a: { type: 'string' }, b: {} }, required: ['a'] }, []],
  [
    'is needed',
    { properties: { a: { type: 'string' }, b: {} }, required: ['a', 'b'] },
    ['required'],
  ],
  [
    'has another kind',
    { properties: { a: { type: 'number' } }, required: ['a'] },
    ['properties.a.type'],
  ],
  ['is gone', { properties: {}, required: ['a'] }, ['properties.a']],
])('a key that %s is seen as it should', (_what, now, found) => {
  const kept = { properties: { a: { type: 'string' } }, required: ['a'] };
  expect(differences(kept, now)).toEqual(found);
});

test('a host reads its own form, and the one before', () => {
  const before = RELEASE_FORM > 1 ? [RELEASE_FORM - 1] : [];
  expect(READ_FORMS).toEqual([...before, RELEASE_FORM]);
});
