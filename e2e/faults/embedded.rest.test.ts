import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Visitor } from '../../backend/src/testing/visitor.ts';
import { makeEarlierData } from '../../backend/src/testing/makeEarlierData.ts';
import { run } from '../../scripts/process/run.ts';
import { hasPostgres } from '../../scripts/startPostgres.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { startBackend, tryBackend, type BackendProcess } from './backendProcess.ts';
import { asOrdinaryUser, giveToOrdinaryUser } from './ordinaryUser.ts';

jest.setTimeout(600_000);

/** Milliseconds; the product takes 9.5 at most. */
const STOP_LIMIT = 15_000;

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;

/** Waits until somebody waits for what this connection has locked. */
const untilOneWaits = async (client: Client): Promise<void> => {
  for (;;) {
    const { rowCount } = await client.query('select from pg_locks where not granted');
    if (rowCount !== null && rowCount > 0) return;
    await setTimeoutPromise(20);
  }
};

const within = asOrdinaryUser();
const describeIf = within !== null && (await hasPostgres()) ? describe : describe.skip;

describeIf('a data folder of a release that had PGlite', () => {
  let folder: string;
  let dataDir: string;
  let backend: BackendProcess | null = null;
  /** Who has logged in on the backend that runs. */
  let person: Visitor;

  const options = () => ({ env: { DATA_DIR: dataDir, SEED: 'demo' }, within: within ?? [] });
  const stop = async (): Promise<void> => {
    await backend?.stop('SIGTERM');
    backend = null;
  };
  const enter = async (): Promise<void> => {
    backend = await startBackend(options());
    person = createVisitor(backend.url, '127.0.0.1');
    await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adviestool-verhuizing-'));
    dataDir = join(folder, 'data');
    await makeEarlierData(dataDir, join(folder, 'oude-backup'));
    giveToOrdinaryUser(folder);
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is moved to PostgreSQL by the first start, with all that was in it, and kept', async () => {
    await enter();
    const found = await person.get(`/api/v2/group/${GROUP_ID}/project/1`);
    expect(found.json).toMatchObject({
      name: "Ömlaut 'één'\ttab",
      gebouwhoogte: 0.1 + 0.2,
    });
    const made = await person.post(PROJECTS_URL, buildProjectBody({ name: 'Na de verhuizing' }));
    expect(made.status).toBe(201);
    const names = await readdir(dataDir);
    expect(names).toContain('postgres');
    expect(names).not.toContain('database');
    expect(names.filter((name) => name.startsWith('database.voor-'))).toHaveLength(1);
    await stop();
    await enter();
    expect((await person.get(String(made.headers['location']))).status).toBe(200);
  });

  const cli = (args: readonly string[]) => {
    const [program, ...before] = [...(within ?? []), process.execPath];
    return run(program, [...before, 'backend/run.mjs', 'backup', ...args], {
      quiet: true,
      env: { DATABASE_URL: '', DATA_DIR: dataDir },
    });
  };

  test('is backed up while it runs, and put back', async () => {
    const backup = join(folder, 'backup');
    expect(await cli(['backup', '--naar', backup])).toMatchObject({ code: 0 });
    await person.post(PROJECTS_URL, buildProjectBody({ name: 'Na de backup' }));
    await stop();
    expect(await cli(['restore', backup])).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /^Teruggezet: 2 projecten\. Wat er stond heet nu .*postgres\.voor-/,
      ),
    });
    await enter();
    const list = await person.get(`${PROJECTS_URL}?sort=name&view=summary`);
    expect(list.text).toContain('Na de verhuizing');
    expect(list.text).not.toContain('Na de backup');
  });

  test('ends within ten seconds of being told to, also while a save waits for good', async () => {
    const [, , , , sockets = ''] = (
      await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
    ).split('\n');
    const other = new Client({ host: sockets, user: 'adviestool', database: 'postgres' });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table projects in access exclusive mode');
    const waiting = person
      .post(PROJECTS_URL, buildProjectBody({ name: 'Wacht' }))
      .catch(() => null);
    await untilOneWaits(other);
    const begin = performance.now();
    expect(await backend?.stop('SIGTERM')).toBe(0);
    expect(performance.now() - begin).toBeLessThan(STOP_LIMIT);
    backend = null;
    await waiting;
    // The database ended with it.
    await other.end().catch(() => undefined);
  });

  test('in which an earlier release has worked since is refused, for nobody knows which counts', async () => {
    const names = await readdir(dataDir);
    const former = names.find((name) => name.startsWith('database.voor-')) ?? '';
    await cp(join(dataDir, former), join(dataDir, 'database'), { recursive: true });
    giveToOrdinaryUser(folder);
    expect(await tryBackend(options())).toEqual({
      code: 1,
      output: expect.stringMatching(/^Both .*postgres and .*database hold a database: an earlier/),
    });
    await rm(join(dataDir, 'database'), { recursive: true });
  });

  test('that was moved is refused to root, who cannot run PostgreSQL', async () => {
    if (process.getuid?.() !== 0) return;
    expect(await tryBackend({ ...options(), within: [] })).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database is in .*postgres\. PostgreSQL does not run as root/,
      ),
    });
  });

  test('that cannot be read is left as it is', async () => {
    const own = join(folder, 'kapot');
    await mkdir(join(own, 'database'), { recursive: true });
    await cp(join(dataDir, 'postgres/PG_VERSION'), join(own, 'database/PG_VERSION'));
    giveToOrdinaryUser(own);
    expect(await tryBackend({ ...options(), env: { DATA_DIR: own } })).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database in .* cannot be moved to PostgreSQL; nothing in it/,
      ),
    });
    expect(await readdir(join(own, 'database'))).toContain('PG_VERSION');
    expect(await readdir(own)).not.toContain('postgres');
  });

  test('takes a backup of that release too', async () => {
    expect(await cli(['restore', join(folder, 'oude-backup')])).toMatchObject({ code: 0 });
    await enter();
    const list = await person.get(`${PROJECTS_URL}?sort=name&view=summary`);
    expect(list.json).toMatchObject({ pager: { total_items: 1 } });
  });
});
