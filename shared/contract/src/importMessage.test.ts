import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { ADVIEZEN_EVENT } from './adviezenMessage.ts';
import { FRAME_EVENTS, importResultSchema } from './frameProtocol.ts';
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

/** The data of the messages of which the guide has an example. */
const EXAMPLES: Record<string, z.ZodType> = {
  [IMPORT_EVENTS.import]: importMessageSchema,
  [IMPORT_EVENTS.validationError]: importErrorSchema,
  [FRAME_EVENTS.importResult]: importResultSchema,
};

test('the guide names every event, and its examples are messages', () => {
  const events = [IMPORT_EVENTS, FRAME_EVENTS].flatMap((each) => Object.values(each));
  for (const event of [...events, ADVIEZEN_EVENT]) expect(GUIDE).toContain(`\`${event}\``);
  const examples = [...GUIDE.matchAll(/```json\n(\{\s*"event"[\s\S]*?)\n```/g)].map(
    ([, text = '']) => frameMessageSchema.parse(JSON.parse(text)),
  );
  expect(examples.map(({ event }) => event).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  for (const { event, data } of examples) {
    expect([event, EXAMPLES[event]?.safeParse(data).success]).toEqual([event, true]);
  }
});
