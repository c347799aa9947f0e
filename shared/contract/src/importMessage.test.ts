import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { z } from 'zod';

import {
  frameMessageSchema,
  IMPORT_EVENTS,
  importErrorSchema,
  importMessageSchema,
} from './importMessage.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/parent-frame.md'), 'utf8');

test('the JSON Schema of the guide is the one of the contract', () => {
  const [, block = 'null'] = /```json\n(\{\s*"\$schema"[\s\S]*?)\n```/.exec(GUIDE) ?? [];
  expect(JSON.parse(block)).toEqual(z.toJSONSchema(importMessageSchema, { io: 'input' }));
});

test('the guide names every event, and its examples are messages', () => {
  for (const event of Object.values(IMPORT_EVENTS)) expect(GUIDE).toContain(`\`${event}\``);
  const examples = [...GUIDE.matchAll(/```json\n(\{\s*"event"[\s\S]*?)\n```/g)].map(
    ([, text = '']) => frameMessageSchema.parse(JSON.parse(text)),
  );
  expect(examples.map(({ event }) => event)).toEqual([
    IMPORT_EVENTS.import,
    IMPORT_EVENTS.validationError,
  ]);
  const [sent, refused] = examples;
  expect(importMessageSchema.safeParse(sent?.data).success).toBe(true);
  expect(importErrorSchema.safeParse(refused?.data).success).toBe(true);
});
