import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';

import { CALLS, routeOf } from './routeRules.ts';

const TEXT = 'x'.repeat(8_000_000);

/** Of a body that is refused for one text: what else it lacks. */
const MOST_FAULTS = 100;

const LIST = '[]';
const RECORD = '{}';
/** The name of a field of a record. */
const NAME = '{name}';

const partSchema = z.object({
  type: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
  allOf: z.array(z.unknown()).default([]),
});

/** The way to each text of a body, and to each name that its sender chooses. */
const textsIn = (part: unknown, way: readonly string[] = []): string[][] => {
  const { data } = partSchema.safeParse(part);
  if (data === undefined || way.length > 8) return [];
  const { type, properties, items, additionalProperties } = data;
  return [
    ...(type === 'string' ? [[...way]] : []),
    ...(items === undefined ? [] : textsIn(items, [...way, LIST])),
    ...(typeof additionalProperties === 'object'
      ? [[...way, NAME], ...textsIn(additionalProperties, [...way, RECORD])]
      : []),
    ...Object.entries(properties).flatMap(([key, value]) => textsIn(value, [...way, key])),
    ...[data.anyOf, data.oneOf, data.allOf].flat().flatMap((one) => textsIn(one, way)),
  ];
};

/** A body with nothing but that text. */
const bodyOf = ([step, ...rest]: readonly string[]): unknown => {
  if (step === undefined) return TEXT;
  if (step === LIST) return [bodyOf(rest)];
  return step === NAME ? { [TEXT]: 1 } : { [step === RECORD ? 'a' : step]: bodyOf(rest) };
};

/** The places of all faults, also of those within a choice. */
const placesOf = (issues: readonly z.core.$ZodIssue[], before = ''): string[] =>
  issues.flatMap((issue) => {
    const place = [before, ...issue.path.map(String)].filter((key) => key !== '').join('.');
    return issue.code === 'invalid_union'
      ? [place, ...issue.errors.flatMap((each) => placesOf(each, place))]
      : [place];
  });

const KEYS: Readonly<Record<string, string>> = { [LIST]: '0', [RECORD]: 'a', [NAME]: TEXT };

const placeOf = (way: readonly string[]): string => way.map((step) => KEYS[step] ?? step).join('.');

/**
 * Gevelvullingen and standards: what is stored may be longer than what may come in by now, so that not the schema
 * refuses it but who stores it (`langeTeksten.test.ts` of `projecten`). What a file of a project says is read there.
 */
const STORED_LONGER: ReadonlySet<string> = new Set([
  'PUT /api/v2/group/:groupId/project/:projectId/gevelvulling/:gevelvullingId',
  'PUT /api/v2/group/:groupId/standaarden',
  'PUT /api/v2/group/:groupId/project/:projectId/standaarden',
  'POST /api/v2/group/:groupId/user/projects gevelvullingen_json',
  'POST /api/v2/group/:groupId/project/:projectId gevelvullingen_json',
  'POST /api/v2/group/:groupId/user/projects/importeren',
]);

const WAYS = CALLS.flatMap((call) => {
  const { body } = call;
  const route = routeOf(call);
  if (body === undefined || STORED_LONGER.has(route)) return [];
  return textsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
    .filter((way) => !STORED_LONGER.has(`${route} ${way.join('.')}`))
    .map((way) => ({ route, body, way }));
});

test('every text of a body has a limit of its own', () => {
  expect(WAYS.length).toBeGreaterThan(100);
  const endless = WAYS.flatMap(({ route, body, way }) => {
    const { error } = z.safeParse(body, bodyOf(way), { error: dutchErrorMap });
    const places = placesOf(error?.issues ?? []);
    const isRefused = places.includes(placeOf(way)) && places.length < MOST_FAULTS;
    return isRefused ? [] : [`${route} ${way.join('.')}: ${places.length} faults`];
  });
  expect(endless).toEqual([]);
});
