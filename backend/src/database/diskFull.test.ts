import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { openAuditLog } from '../watch/audit.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/smallDisk.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Visitor } from '../testing/visitor.ts';
import { openDatabase } from '../embedded/openDatabase.ts';
import type { DatabaseHandle } from './connect.ts';

const FULL = {
  code: 'unexpected',
  message: expect.stringMatching(/^De schijf van de server is vol\. Er is niets opgeslagen\./),
};

const probe = mountSmallDisk(1);
probe?.remove();
/** Only who may mount can fill a disk of its own. */
const describeOnDisk = probe === null ? describe.skip : describe;
const isOnServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

let disk: SmallDisk;
let close: () => Promise<void>;

afterEach(async () => {
  await close();
  disk.remove();
});

const mount = (size: number): SmallDisk => {
  const mounted = mountSmallDisk(size);
  if (mounted === null) throw new Error('No disk.');
  return mounted;
};

/** A project whose text does not get smaller when it is compressed. */
const bodyOf = (name: string) =>
  buildProjectBody({ name, gevelvullingen_json: '[]', werkadres: randomBytes(90).toString('hex') });

/** The embedded database, wholly on the disk. */
const openOnDisk = async (): Promise<DatabaseHandle> => {
  const dataDir = path.join(disk.folder, 'data');
  const handle = await openDatabase({ databaseUrl: null, dataDir });
  await handle.migrate();
  return handle;
};

/** PostgreSQL with the tables of projects on the disk, and its log elsewhere. */
const openTablesOnDisk = async (): Promise<DatabaseHandle> => {
  const handle = await openTestDatabase();
  const answer: unknown = await handle.database.execute(sql`show data_directory`);
  const [, folder = ''] = /"data_directory":"([^"]+)"/.exec(JSON.stringify(answer)) ?? [];
  const { uid } = await stat(folder);
  execFileSync('chown', [String(uid), disk.folder]);
  await handle.database.execute(sql.raw(`create tablespace vol location '${disk.folder}'`));
  await handle.database.execute(sql`alter table projects set tablespace vol`);
  return {
    ...handle,
    close: async () => {
      await handle.database.execute(sql`alter table projects set tablespace pg_default`);
      await handle.database.execute(sql`drop tablespace vol`);
      await handle.close();
    },
  };
};

const PER_IP = 4000;

/** Adds projects until one is refused. @returns the names of those that were acknowledged */
const addUntilRefused = async (person: Visitor, url: string): Promise<string[]> => {
  const names: string[] = [];
  for (let number = 0; number < 2000; number += 1) {
    const answer = await person.post(url, bodyOf(`project ${number}`));
    if (answer.status === 507) {
      expect(answer.json).toEqual(FULL);
      expect(answer.headers['retry-after']).toBe('30');
      return names;
    }
    expect(answer.status).toBe(201);
    names.push(`project ${number}`);
  }
  throw new Error('The disk took them all.');
};

/** @returns the names of the acknowledged projects that are not there afterwards */
const walk = async (world: TestApp): Promise<string[]> => {
  const groupId = await world.group();
  const person = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const url = `/api/v2/group/${groupId}/user/projects`;
  expect((await person.post(url, bodyOf('voor'))).status).toBe(201);
  expect((await person.get('/readyz')).status).toBe(200);

  disk.fill();
  const names = await addUntilRefused(person, url);
  const notReady = await person.get('/readyz');
  expect([notReady.status, notReady.json]).toEqual([507, FULL]);
  // More calls than one instance lets through before it counts them in the database.
  for (let call = 0; call <= PER_IP / 20; call += 1) {
    expect((await person.get('/api/v2/user/current')).status).toBe(200);
  }
  expect((await person.get(url)).status).toBe(200);

  disk.empty();
  expect((await person.post(url, bodyOf('na'))).status).toBe(201);
  world.pass(11_000);
  expect((await person.get('/readyz')).status).toBe(200);
  const list = await person.get(`${url}?sort=created&limit=100&view=summary`);
  return ['voor', ...names, 'na'].filter((name) => !list.text.includes(`"name":"${name}"`));
};

describeOnDisk('[storing 32] a disk that fills up, and then has room again', () => {
  test('is told of, loses nothing, and is written to again', async () => {
    disk = mount(isOnServer ? 4 : 160);
    const handle = await (isOnServer ? openTablesOnDisk() : openOnDisk());
    const world = await buildTestApp({ rateLimits: { perIp: PER_IP, writes: 100_000 } }, handle);
    close = async () => {
      await world.close();
      await handle.close();
    };
    expect(await walk(world)).toEqual([]);
  });

  test('keeps the lines of the audit log until they fit', async () => {
    disk = mount(1);
    const file = path.join(disk.folder, 'audit.log');
    const log = await openAuditLog(file);
    close = log.close;
    log.write('een\n');
    disk.fill();
    const lines = Array.from({ length: 3000 }, (_none, number) => `regel ${number}\n`);
    for (const line of lines) log.write(line);
    disk.empty();
    await log.close();
    close = async () => undefined;
    expect(await readFile(file, 'utf8')).toBe(['een\n', ...lines].join(''));
  });
});
