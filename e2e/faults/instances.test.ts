import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gevelvullingenSchema, projectRecordSchema } from '@adviestool/contract/project';
import { currentUserSchema } from '@adviestool/contract/session';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Answer, type Visitor } from '../../backend/src/testing/visitor.ts';
import { hasPostgres } from '../../scripts/startPostgres.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { startBackend, type BackendProcess } from './backendProcess.ts';
import { openDatabase, type TestedDatabase } from './databases.ts';

jest.setTimeout(600_000);

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;
const IS_LONG = process.env['FAULTS'] === 'long';
const SAVES = IS_LONG ? 1000 : 100;
const WRITERS = 4;

const uidAt = async (visitor: Visitor): Promise<number> =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json).user.uid;

const describeIf = (await hasPostgres()) ? describe : describe.skip;

describeIf('two instances on one PostgreSQL', () => {
  let database: TestedDatabase;
  let instances: BackendProcess[];
  /** One browser, as each instance sees it. */
  let visitors: Visitor[];

  const visitorOf = (index: number): Visitor => {
    const visitor = visitors[index % visitors.length];
    if (visitor === undefined) throw new Error('There is no instance.');
    return visitor;
  };

  beforeAll(async () => {
    database = await openDatabase('PostgreSQL');
    if (database.postgres === null) throw new Error('There is no PostgreSQL.');
    const env = { ...database.env, SIGN_KEY: 'een sleutel van tenminste tweeendertig tekens' };
    const first = await startBackend({ env });
    instances = [first, await startBackend({ env })];
    visitors = instances.map(({ url }) => createVisitor(url, '127.0.0.1'));
    const [one, other] = [visitorOf(0), visitorOf(1)];
    await one.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
    other.setCookie(one.cookie());
    other.setToken(await one.fetchToken());
  });
  afterAll(async () => {
    await Promise.all(instances.map(({ stop }) => stop('SIGKILL')));
    await database.remove();
  });

  const create = async (): Promise<string> => {
    const made = await visitorOf(0).post(PROJECTS_URL, buildProjectBody());
    expect(made.status).toBe(201);
    return String(made.headers['location']);
  };

  test('say that it is away, live on, and go on with the same session when it is back [storing 7]', async () => {
    const url = await create();
    await database.postgres?.halt();
    for (const visitor of visitors) {
      const refused = await visitor.post(url, buildProjectBody({ name: 'Weg' }));
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([
        503,
        expect.any(Number),
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await visitor.get('/readyz')).status).toBe(503);
      expect((await visitor.get('/healthz')).status).toBe(200);
    }
    await database.postgres?.resume();
    for (const [index, visitor] of visitors.entries()) {
      const name = `Terug ${index}`;
      expect((await visitor.post(url, buildProjectBody({ name }))).status).toBe(200);
      expect(projectRecordSchema.parse((await visitor.get(url)).json).name).toBe(name);
    }
  });

  test('lose no save and no login when one is killed; what it did not answer goes to the other [storing 36]', async () => {
    const url = await create();
    let done = 0;

    /** As a proxy and a page do: to the other instance without an answer, and again when it is busy. */
    const addOnce = async (id: string, index: number): Promise<Answer> => {
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const gevelvulling = createGevelvulling({ id, merk: id, gevelvullingType: 'kozijn' });
      for (let attempt = index; ; attempt += 1) {
        const answer = await visitorOf(attempt)
          .post(`${url}/gevelvullingen`, { add: [gevelvulling] }, key)
          .catch(() => null);
        if (answer !== null && answer.status !== 503) return answer;
      }
    };

    const work = async (writer: number): Promise<string[]> => {
      const saved: string[] = [];
      while (done < SAVES) {
        done += 1;
        if (done === SAVES / 2) void instances[0]?.stop('SIGKILL');
        const id = `${writer}-${done}`;
        const answer = await addOnce(id, done);
        expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
        saved.push(id);
      }
      return saved;
    };

    const saved = (
      await Promise.all(Array.from({ length: WRITERS }, (_value, writer) => work(writer)))
    ).flat();
    const found = await visitorOf(1).get(url);
    const { gevelvullingen_json: text } = projectRecordSchema.parse(found.json);
    const list = gevelvullingenSchema.parse(JSON.parse(text));
    const ids = list.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id);
    expect(ids.toSorted()).toEqual(saved.toSorted());
    expect(found.headers['etag']).toBe(`"r${saved.length + 1}"`);
    expect(await uidAt(visitorOf(1))).toBeGreaterThan(0);
    await expect(visitorOf(0).get('/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});
