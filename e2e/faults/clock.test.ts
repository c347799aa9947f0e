import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Visitor } from '../../backend/src/testing/visitor.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { startBackend, type BackendProcess } from './backendProcess.ts';
import { openDatabase, type TestedDatabase } from './databases.ts';

jest.setTimeout(300_000);

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;

/** The package `faketime` of Debian puts it here. */
const LIBRARY = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

const describeIf = LIBRARY === undefined ? describe.skip : describe;

/** Failures after which a name is blocked for six hours. */
const FAILURES = 5;

describeIf('while the clock of the backend jumps', () => {
  let database: TestedDatabase;
  let backend: BackendProcess;
  let person: Visitor;

  const clockFile = (): string => join(database.folder, 'clock');

  const serverTime = async (): Promise<number> => {
    const { headers } = await fetch(`${backend.url}/healthz`);
    return Date.parse(headers.get('date') ?? '');
  };

  /** Puts the clock at so many minutes from the real time, and waits until the backend has it. */
  const jumpTo = async (minutes: number): Promise<void> => {
    await writeFile(`${clockFile()}.part`, `${minutes < 0 ? '' : '+'}${minutes}m\n`);
    await rename(`${clockFile()}.part`, clockFile());
    for (;;) {
      const off = (await serverTime()) - (Date.now() + minutes * 60_000);
      if (Math.abs(off) < 30_000) return;
      await setTimeoutPromise(100);
    }
  };

  beforeAll(async () => {
    database = await openDatabase('the embedded database');
    await writeFile(clockFile(), '+0m\n');
    backend = await startBackend({
      env: {
        ...database.env,
        LD_PRELOAD: LIBRARY ?? '',
        FAKETIME_TIMESTAMP_FILE: clockFile(),
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
    person = createVisitor(backend.url, '127.0.0.1');
    await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
  });
  afterAll(async () => {
    await backend.stop('SIGKILL');
    await database.remove();
  });

  const attempt = (pass: string) =>
    createVisitor(backend.url, '127.0.0.1').tryLogIn('demo-administrator', pass);

  test('an hour forth and two back, sessions, keys and blocks stay what they are [storing 35]', async () => {
    for (let failure = 0; failure < FAILURES; failure += 1) await attempt('verkeerd');
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const make = () => person.post(PROJECTS_URL, buildProjectBody({ name: 'Klok' }), key);
    const location = String((await make()).headers['location']);

    for (const minutes of [60, -60]) {
      await jumpTo(minutes);
      expect((await attempt(DEMO_ACCOUNT.pass)).status).toBe(403);
      expect((await make()).headers['location']).toBe(location);
      const saved = await person.post(location, buildProjectBody({ name: `Klok ${minutes}` }));
      expect(saved.status).toBe(200);
    }

    while (!backend.output().includes('the clock was put back')) await setTimeoutPromise(50);
    // Six hours after the clock was put back the block is over, by that clock.
    await jumpTo(5 * 60 + 5);
    expect((await attempt(DEMO_ACCOUNT.pass)).status).toBe(200);
  });
});
