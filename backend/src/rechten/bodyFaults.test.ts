import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { BODY_LIMIT } from '../http/gate.ts';
import { MOST_MEMBERS } from '../projectinhoud/teVeelIn.ts';
import { CALLS, routeOf } from './routeRules.ts';

/** Bodies and lists are tried a hundred times shorter than they may be. */
const SCALE = 100;

/** Of a body that is refused: as many as one of its longest lists has, with a few for each member. */
const MOST_FAULTS = (5 * MOST_MEMBERS) / SCALE;

/** What of the JSON schema of a body leads to its lists. */
const partSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
});

const LIST = '[]';
const RECORD = '{}';

/** The way to each list and record of a body. */
const listsIn = (part: unknown, way: readonly string[] = []): string[][] => {
  const { data } = partSchema.safeParse(part);
  if (data === undefined || way.length > 8) return [];
  const { properties, items, additionalProperties } = data;
  const isRecord = typeof additionalProperties === 'object';
  return [
    ...(items === undefined ? [] : [[...way, LIST], ...listsIn(items, [...way, LIST])]),
    ...(isRecord ? [[...way, RECORD], ...listsIn(additionalProperties, [...way, RECORD])] : []),
    ...Object.entries(properties).flatMap(([key, value]) => listsIn(value, [...way, key])),
    ...[data.anyOf, data.oneOf, data.allOf].flat().flatMap((one) => listsIn(one, way)),
  ];
};

const isMany = (step: string): boolean => step === LIST || step === RECORD;

/** A body of about so many characters whose lists of that way are as long as may be. */
const bodyOf = ([step, ...rest]: readonly string[], size: number, member: string): string => {
  if (step === undefined) return member;
  if (!isMany(step)) return `{${JSON.stringify(step)}:${bodyOf(rest, size, member)}}`;
  const inner = bodyOf(rest, rest.some(isMany) ? size / 20 : size, member);
  const keyed = step === LIST ? inner : `"00000":${inner}`;
  const count = Math.min(MOST_MEMBERS / SCALE, Math.floor(size / (keyed.length + 1)));
  if (step === LIST) return `[${Array(count).fill(inner).join(',')}]`;
  const keys = Array.from({ length: count }, (_, index) => `"${index}":${inner}`);
  return `{${keys.join(',')}}`;
};

const WAYS = CALLS.flatMap((call) => {
  const { body, size = BODY_LIMIT } = call;
  if (body === undefined) return [];
  return listsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).map((way) => ({
    route: routeOf(call),
    body,
    way,
    size: size / SCALE,
  }));
});

test('no list of a body holds faults without end', () => {
  expect(WAYS.length).toBeGreaterThan(50);
  const endless = WAYS.flatMap(({ route, body, way, size }) =>
    ['{}', '1'].flatMap((member) => {
      const text = bodyOf(way, size, member);
      const faults = body.safeParse(JSON.parse(text)).error?.issues.length ?? 0;
      return faults > MOST_FAULTS ? [`${route} ${way.join('.')}: ${faults}`] : [];
    }),
  );
  expect(endless).toEqual([]);
});
