import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { projectRecordSchema } from '@adviestool/contract/project';
import { projectRevisiesSchema } from '@adviestool/contract/geschiedenis';
import { rapportAanvraagSchema, rapportStandSchema } from '@adviestool/contract/rapporten';

import { demoProject } from '../../backend/src/seed/demoProject.ts';
import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Visitor } from '../../backend/src/testing/visitor.ts';
import { ROOT } from '../../scripts/process/run.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { freePort } from '../fixtures/server.ts';
import { startBackend, type BackendProcess } from './backendProcess.ts';
import { keepBusy } from './keepBusy.ts';
import { canRun, DATABASES, openDatabase, type TestedDatabase } from './databases.ts';

jest.setTimeout(1_200_000);

const IS_LONG = process.env['FAULTS'] === 'long';
const KILLS = IS_LONG ? 10 : 1;
const SAVES_PER_KILL = 100;
const PROJECTS = 4;

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;

const MACHINES = [
  ['a quiet machine', () => () => undefined],
  ['a machine that is busy', keepBusy],
] as const;

/** Opens connections to a backend and begins a request in each. @returns ends the requests, with what is answered */
const beginRequests = async (url: string, count: number): Promise<() => Promise<string[]>> => {
  const { port } = new URL(url);
  const callers = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(callers.map((caller) => once(caller, 'connect')));
  for (const caller of callers) caller.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  return () => {
    for (const caller of callers) caller.write('Connection: close\r\n\r\n');
    return Promise.all(callers.map((caller) => text(caller)));
  };
};

/** Waits until nobody takes a connection there any more. */
const untilClosed = async (url: string): Promise<void> => {
  const { port } = new URL(url);
  for (;;) {
    const socket = connect(Number(port), '127.0.0.1');
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isTaken) return;
    // A backend that stops takes all that come at once.
    await setTimeoutPromise(10);
  }
};

interface Stored {
  name: string;
  revision: number;
}

for (const databaseName of DATABASES) {
  const describeIf = (await canRun(databaseName)) ? describe : describe.skip;
  // What a stop does with connections and with a busy machine is the same on any of them.
  const isWhole = IS_LONG || databaseName === DATABASES[0];

  describeIf(`on ${databaseName}, a backend that is killed`, () => {
    let database: TestedDatabase;
    let dieAt: string;
    let backend: BackendProcess;
    let port: string;
    let person: Visitor;

    const start = async (): Promise<void> => {
      backend = await startBackend({
        // Of the site is the catalogue that a report is calculated with.
        env: { ...database.env, PORT: port, DIE_AT: dieAt, SITE_DIR: join(ROOT, 'dist/site') },
        before: ['./backend/src/testing/dieAt.mjs'],
      });
    };

    const restart = async (): Promise<void> => {
      await rm(dieAt, { force: true });
      await start();
    };

    beforeAll(async () => {
      database = await openDatabase(databaseName);
      port = String(await freePort());
      dieAt = join(database.folder, 'dieAt');
      await start();
      person = createVisitor(backend.url, '127.0.0.1');
      await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
    });

    let endLoad: (() => void) | null = null;
    // Also of a test that failed: what is left running would slow down all others.
    afterEach(() => endLoad?.());
    afterAll(async () => {
      await backend.stop('SIGKILL');
      await database.remove();
    });

    const create = async (name: string): Promise<string> => {
      const made = await person.post(PROJECTS_URL, buildProjectBody({ name }));
      expect(made.status).toBe(201);
      return String(made.headers['location']);
    };

    const stored = async (url: string): Promise<Stored> => {
      const { json, headers } = await person.get(url);
      const revision = Number(/^"r(\d+)"$/.exec(headers['etag'] ?? '')?.[1]);
      return { name: projectRecordSchema.parse(json).name, revision };
    };

    /** Sends what never gets an answer, as the backend dies of it. */
    const dieOf = async (moment: 'commit' | 'answer', send: () => Promise<unknown>) => {
      await writeFile(dieAt, moment);
      await expect(send()).rejects.toThrow(/socket hang up|ECONNRESET/);
      expect(await backend.ended).toBeNull();
    };

    /** Asks how a report stands until nobody makes it any more. */
    const untilMade = async (url: string): Promise<unknown> => {
      for (;;) {
        const { stand } = rapportStandSchema.parse((await person.get(url)).json);
        if (stand !== 'wacht' && stand !== 'bezig') return stand;
        await setTimeoutPromise(500);
      }
    };

    test('before a save is kept has none of it, and the retry saves once [storing 4]', async () => {
      const url = await create('Voor');
      const key = { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '"r1"' };
      const save = () => person.post(url, buildProjectBody({ name: 'Na' }), key);
      await dieOf('commit', save);
      await restart();
      expect(await stored(url)).toEqual({ name: 'Voor', revision: 1 });
      expect((await save()).status).toBe(200);
      expect((await save()).status).toBe(200);
      expect(await stored(url)).toEqual({ name: 'Na', revision: 2 });
      const history = await person.get(`${url}/revisies`);
      expect(projectRevisiesSchema.parse(history.json).revisies).toHaveLength(2);
    });

    test('after a project is kept, before the answer, gives the same project for the same key [storing 5]', async () => {
      const name = 'Eén keer';
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const make = () => person.post(PROJECTS_URL, buildProjectBody({ name }), key);
      await dieOf('answer', make);
      await restart();
      const [first, second] = [await make(), await make()];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.headers['location']).toBe(first.headers['location']);
      const query = new URLSearchParams({ 'name[value]': name, 'name[operator]': 'contains' });
      const list = await person.get(`${PROJECTS_URL}?${query}`);
      expect(list.json).toMatchObject({ pager: { total_items: 1 } });
    });

    // On PostgreSQL the browser tests of two instances show it.
    if (isWhole) {
      test('with a report that is made and not kept makes it again after the start [storing 44]', async () => {
        const { headers } = await person.post(PROJECTS_URL, demoProject(new Date()));
        const url = `${headers['location']}/rapporten`;
        await writeFile(dieAt, 'rapport');
        const { json } = await person.post(url, { soort: 'rapport' });
        const made = `${url}/${rapportAanvraagSchema.parse(json).id}`;
        expect(await backend.ended).toBeNull();
        await restart();
        expect(await untilMade(made)).toBe('klaar');
        expect((await person.get(`${made}/bestand`)).text).toMatch(/^%PDF-/);
      });
    }

    test.each(isWhole ? MACHINES : MACHINES.slice(0, 1))(
      'that is told to stop on %s answers each save sent before, and what is still on its way in a connection [storing 10]',
      async (_on, beginLoad) => {
        const urls = await Promise.all(
          Array.from({ length: 10 }, (_, index) => create(`T${index}`)),
        );
        const endRequests = await beginRequests(backend.url, 10);
        endLoad = beginLoad();
        const sent = urls.map((url) => person.post(url, buildProjectBody({ name: 'Net op tijd' })));
        // Asked after them, and answered: they are there.
        await person.get('/healthz');
        const stopped = backend.stop('SIGTERM');
        await untilClosed(backend.url);
        for (const answer of await endRequests())
          expect(answer).toMatch(/^HTTP\/1\.1 (?:200|503) /);
        const answers = await Promise.all(sent);
        expect(await stopped).toBe(0);
        endLoad();
        endLoad = null;
        await start();
        for (const [index, { status }] of answers.entries()) {
          const { name } = await stored(urls[index] ?? '');
          expect([status, name]).toEqual(
            status === 200 ? [200, 'Net op tijd'] : [503, `T${index}`],
          );
        }
      },
    );

    test(`during ${SAVES_PER_KILL * KILLS} saves loses none that it acknowledged [storing 9]`, async () => {
      const acknowledged = new Map<string, Stored>();
      for (let index = 0; index < PROJECTS; index += 1) {
        acknowledged.set(await create(`P${index}.0`), { name: `P${index}.0`, revision: 1 });
      }
      for (let kill = 0; kill < KILLS; kill += 1) {
        let left = SAVES_PER_KILL;
        /** Saves until the backend is gone. */
        const saveOn = async (url: string): Promise<void> => {
          for (;;) {
            const name = `P ${crypto.randomUUID()}`;
            const answer = await person.post(url, buildProjectBody({ name })).catch(() => null);
            if (answer === null) return;
            expect(answer.status).toBe(200);
            const revision = Number(/\d+/.exec(answer.headers['etag'] ?? '')?.[0]);
            acknowledged.set(url, { name, revision });
            left -= 1;
            // The other writers are in the middle of theirs.
            if (left === 0) await backend.stop('SIGKILL');
          }
        };
        await Promise.all([...acknowledged.keys()].map(saveOn));
        await restart();
        for (const [url, { name, revision }] of acknowledged) {
          const found = await stored(url);
          // What was kept and never answered may be there on top of it.
          expect([revision, revision + 1]).toContain(found.revision);
          expect(found.revision === revision ? found.name : name).toBe(name);
          acknowledged.set(url, found);
        }
      }
    });
  });
}
