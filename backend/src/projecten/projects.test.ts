import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { projectRecordSchema } from '@adviestool/contract/project';
import { projectListAnswerSchema } from '@adviestool/contract/projectList';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const newMember = async (): Promise<{ name: string; visitor: Visitor; url: string }> => {
  const groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  return {
    name: account.name,
    visitor: await world.loggedIn(account),
    url: `/api/v2/group/${groupId}/user/projects`,
  };
};

/** What a database that reads JSON by itself may run out of stack on. */
const DEEP = `[{"a":${'['.repeat(7000)}${']'.repeat(7000)}}]`;

describe('a list that is nested too deeply', () => {
  const refusal = { status: 422, text: expect.stringContaining('te diep genest') };

  test('is refused when a project is made, and the next call is answered', async () => {
    const { visitor, url } = await newMember();
    const body = { ...buildProjectBody(), gevelvullingen_json: DEEP };
    expect(await visitor.post(url, body)).toMatchObject(refusal);
    expect((await visitor.post(url, buildProjectBody())).status).toBe(201);
  });

  test('is refused when one is saved', async () => {
    const { visitor, url } = await newMember();
    const made = await visitor.post(url, buildProjectBody());
    const address = made.headers['location'] ?? '';
    const body = { ...buildProjectBody(), gevelvullingen_json: DEEP };
    expect(await visitor.post(address, body)).toMatchObject(refusal);
    expect((await visitor.get(address)).status).toBe(200);
  });
});

test.each([
  ['gevelvullingen', `[${'{},'.repeat(20_000)}{}]`],
  ['fields', `[{${Array.from({ length: 20_001 }, (_, index) => `"a${index}":1`).join(',')}}]`],
])('a list with too many %s is refused in words', async (_what, gevelvullingen_json) => {
  const { visitor, url } = await newMember();
  const answer = await visitor.post(url, { ...buildProjectBody(), gevelvullingen_json });
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('hoogstens 20.000') });
});

describe('create', () => {
  test('answers 201 with revision and address', async () => {
    const { visitor, url } = await newMember();
    const answer = await visitor.post(url, buildProjectBody());
    const { id } = projectRecordSchema.parse(answer.json);
    expect(answer.status).toBe(201);
    expect(answer.headers).toMatchObject({
      etag: '"r1"',
      location: url.replace('user/projects', `project/${id}`),
    });
  });

  test('with the same key and body makes one project, also at the same moment', async () => {
    const { visitor, url } = await newMember();
    const key = randomUUID();
    const send = (sent: string) =>
      visitor.post(url, buildProjectBody(), { 'Idempotency-Key': sent });
    const answers = await Promise.all([send(key), send(key), send(key.toUpperCase())]);
    answers.push(await send(key));
    for (const answer of answers) {
      expect([
        answer.status,
        answer.text,
        answer.headers['etag'],
        answer.headers['location'],
      ]).toEqual([201, answers[0]?.text, '"r1"', answers[0]?.headers['location']]);
    }
    const { pager } = projectListAnswerSchema.parse((await visitor.get(url)).json);
    expect(pager.total_items).toBe(1);
  });

  test('with the same key and another body, or in another group, is refused', async () => {
    const { visitor, url } = await newMember();
    const headers = { 'Idempotency-Key': randomUUID() };
    await visitor.post(url, buildProjectBody(), headers);
    const answer = await visitor.post(url, buildProjectBody({ name: 'Ander' }), headers);
    expect([answer.status, answer.json]).toEqual([
      422,
      { message: 'Deze Idempotency-Key is al voor iets anders gebruikt.', code: 'validation' },
    ]);
    const { pager } = projectListAnswerSchema.parse((await visitor.get(url)).json);
    expect(pager.total_items).toBe(1);
  });

  test('keeps keys per user and for a day; a refused create keeps none', async () => {
    const [one, two] = [await newMember(), await newMember()];
    const headers = { 'Idempotency-Key': randomUUID() };
    const make = async ({ visitor, url }: typeof one): Promise<number> =>
      projectRecordSchema.parse((await visitor.post(url, buildProjectBody(), headers)).json).id;
    expect((await one.visitor.post(one.url, buildProjectBody({ name: '' }), headers)).status).toBe(
      422,
    );
    const first = await make(one);
    expect(await make(two)).not.toBe(first);
    expect(await make(one)).toBe(first);
    world.pass(24 * 3_600_000 + 1000);
    // The session has ended by now.
    await one.visitor.logIn(one.name, PASSWORD);
    expect(await make(one)).not.toBe(first);
  });

  test('refuses a key that is no UUID', async () => {
    const { visitor, url } = await newMember();
    const answer = await visitor.post(url, buildProjectBody(), { 'Idempotency-Key': 'abc' });
    expect(answer.status).toBe(422);
  });
});
