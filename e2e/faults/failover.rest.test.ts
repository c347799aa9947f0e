import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gevelvullingenSchema, projectRecordSchema } from '@adviestool/contract/project';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { Client } from 'pg';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Answer, type Visitor } from '../../backend/src/testing/visitor.ts';
import { hasPostgres, startPostgres, type RunningPostgres } from '../../scripts/startPostgres.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { startBackend, type BackendProcess } from './backendProcess.ts';
import { startForwarder, type Forwarder } from './forwarder.ts';

jest.setTimeout(300_000);

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;
const IS_LONG = process.env['FAULTS'] === 'long';
const SAVES = IS_LONG ? 1000 : 80;
const WRITERS = 4;

/** Connections of the backend at most. */
const POOL = 10;

const ask = async ({ url }: RunningPostgres, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

const expectAway = (answer: Answer): void => {
  expect([answer.status, answer.text]).toEqual([503, expect.any(String)]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
};

const describeIf = (await hasPostgres()) ? describe : describe.skip;

describeIf('a backend on a primary that a standby follows', () => {
  let folder: string;
  let primary: RunningPostgres;
  let standby: RunningPostgres;
  let servers: RunningPostgres[];
  let forwarder: Forwarder;
  let backend: BackendProcess;
  let person: Visitor;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adviestool-failover-'));
    primary = await startPostgres();
    standby = await primary.addStandby();
    servers = [primary, standby];
    forwarder = await startForwarder();
    forwarder.lead(primary.socket);
    backend = await startBackend({
      env: { DATABASE_URL: forwarder.url, DATA_DIR: join(folder, 'data'), SEED: 'demo' },
    });
    person = createVisitor(backend.url, '127.0.0.1');
    await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
  });
  afterAll(async () => {
    await backend.stop('SIGTERM');
    forwarder.close();
    await Promise.all(servers.map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  });

  const create = async (): Promise<string> => {
    const made = await person.post(PROJECTS_URL, buildProjectBody());
    expect(made.status).toBe(201);
    return String(made.headers['location']);
  };

  const addOnce = (url: string, id: string): (() => Promise<Answer>) => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const gevelvulling = createGevelvulling({ id, merk: id, gevelvullingType: 'kozijn' });
    return () => person.post(`${url}/gevelvullingen`, { add: [gevelvulling] }, key);
  };

  const idsIn = async (url: string): Promise<string[]> => {
    const record = projectRecordSchema.parse((await person.get(url)).json);
    const list = gevelvullingenSchema.parse(JSON.parse(record.gevelvullingen_json));
    return list.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id).toSorted();
  };

  /** Waits until `/readyz` says so. */
  const untilReady = async (status: 200 | 503): Promise<void> => {
    const ends = performance.now() + 30_000;
    for (;;) {
      const found = (await person.get('/readyz')).status;
      if (found === status) return;
      if (performance.now() > ends) throw new Error(`/readyz stays ${found}.`);
      await setTimeoutPromise(50);
    }
  };

  test('acknowledges no save that the standby does not have [storing 43]', async () => {
    const url = await create();
    await standby.halt();
    const add = addOnce(url, 'alleen');
    expectAway(await add());
    await standby.resume();
    let answer = await add();
    while (answer.status === 503) answer = await add();
    expect(answer.status).toBe(200);
    expect(await idsIn(url)).toEqual(['alleen']);
  });

  test('loses no acknowledged save to a failover, and goes on with the same session [storing 43]', async () => {
    const url = await create();
    const saved: string[] = [];
    const refused: Answer[] = [];
    let begun = 0;

    const failOver = async (): Promise<void> => {
      await primary.kill();
      await untilReady(503);
      expectAway(await person.get(url));
      // For a moment the balancer knows the standby, which nobody has promoted yet.
      forwarder.lead(standby.socket);
      await setTimeoutPromise(200);
      await untilReady(503);
      expectAway(await addOnce(url, 'te vroeg')());
      await ask(standby, 'select pg_promote()');
      await untilReady(200);
    };

    const work = async (writer: number): Promise<void> => {
      while (begun < SAVES) {
        begun += 1;
        const id = `${writer}-${begun}`;
        const add = addOnce(url, id);
        let answer = await add();
        while (answer.status === 503) {
          refused.push(answer);
          await setTimeoutPromise(100);
          answer = await add();
        }
        expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
        saved.push(id);
      }
    };

    const untilHalf = async (): Promise<void> => {
      while (saved.length < SAVES / 2) await setTimeoutPromise(5);
    };

    await Promise.all([
      untilHalf().then(failOver),
      ...Array.from({ length: WRITERS }, (_value, writer) => work(writer)),
    ]);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectAway(answer);
    expect(await idsIn(url)).toEqual(saved.toSorted());
    expect((await person.get(url)).headers['etag']).toBe(`"r${saved.length + 1}"`);
  });

  test('leaves a primary that became read-only for the one that its name leads to by now [storing 43]', async () => {
    const next = await standby.addStandby();
    servers.push(next);
    const url = await create();
    // Each opens a connection, which nothing breaks.
    await Promise.all(
      Array.from({ length: POOL }, (_value, index) => addOnce(url, `vol ${index}`)()),
    );
    await ask(standby, 'alter system set default_transaction_read_only = on');
    await ask(standby, 'select pg_reload_conf()');
    await untilReady(503);
    await ask(next, 'select pg_promote()');
    forwarder.lead(next.socket);
    const add = addOnce(url, 'na');
    let refusals = 0;
    let answer = await add();
    while (answer.status === 503 && refusals < POOL) {
      expectAway(answer);
      refusals += 1;
      answer = await add();
    }
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    expect(await idsIn(url)).toContain('na');
    await untilReady(200);
  });
});
