import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';

import { CALLS } from '../rechten/routeRules.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

const documentSchema = z.looseObject({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
});

let world: TestApp;
let document: z.infer<typeof documentSchema>;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 301, writes: 61 } });
  document = documentSchema.parse((await world.visitor().get('/openapi.json')).json);
});
afterAll(() => world.close());

const operationOf = (method: string, path: string): unknown =>
  document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test.each(['br', 'gzip'])('comes as %s to who asks for it', async (encoding) => {
  const answer = await fetch(`${world.base}/openapi.json`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.json()).toEqual(document);
});

test('is made and compressed once, and asked for no oftener than a call', async () => {
  const limited = await buildTestApp({ rateLimits: { perIp: 5, writes: 5 } }, world.handle);
  const made = jest.spyOn(limited.app, 'swagger');
  const visitor = limited.visitor();
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    statuses.push((await visitor.get('/openapi.json')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(made).toHaveBeenCalledTimes(1);
  expect((await limited.visitor().get('/openapi.json')).status).toBe(200);
  await limited.close();
});

test.each(CALLS.map(({ method, path }) => [method, path]))(
  'says of %s %s who may make it',
  (method, path) => {
    expect(operationOf(method, path)).toMatchObject({ 'x-right': { session: expect.any(String) } });
  },
);

test.each(CALLS.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]))(
  'says of %s %s how large its body may be',
  (method, path) => {
    expect(operationOf(method, path)).toMatchObject({
      'x-limits': { bodyBytes: expect.any(Number) },
    });
  },
);

test('has the limits that this backend holds to', () => {
  expect(operationOf('PUT', '/api/v2/group/:groupId/logo')).toMatchObject({
    'x-limits': { bodyBytes: 2_097_152, seconds: 60, calls: 301, writes: 61 },
  });
  expect(operationOf('POST', '/api/v2/meldingen/onderdelen')).toMatchObject({
    'x-limits': { bodyBytes: 1024 },
  });
});

test.each([
  ['in English', '/leden', 403],
  ['in Dutch', '/instellingen', 403],
] as const)('gives a refusal as it is made, %s', async (_language, tail, status) => {
  const groupId = await world.group();
  const employee = await world.account({ groupId, roles: ['company-employee'] });
  const visitor = await world.loggedIn(employee);
  const url = `/api/v2/group/${groupId}${tail}`;
  const isRead = tail === '/leden';
  const answer = isRead
    ? await visitor.get(url)
    : await visitor.put(url, { zichtbaarheid: 'eigen' });
  expect(answer.status).toBe(status);
  const content = { 'application/json': { examples: { forbidden: { value: answer.json } } } };
  expect(operationOf(isRead ? 'GET' : 'PUT', `/api/v2/group/:groupId${tail}`)).toMatchObject({
    responses: { [String(status)]: { content } },
  });
});
