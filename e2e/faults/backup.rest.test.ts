import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { projectRecordSchema } from '@adviestool/contract/project';
import { z } from 'zod';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor, type Visitor } from '../../backend/src/testing/visitor.ts';
import { run } from '../../scripts/process/run.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { freePort } from '../fixtures/server.ts';
import { startBackend, tryBackend, type BackendProcess } from './backendProcess.ts';

jest.setTimeout(600_000);

const PROJECTS_URL = `/api/v2/group/${GROUP_ID}/user/projects`;
const WRITERS = 2;
const KEYS = 'rapportsleutels.json';

const keysSchema = z.object({
  sleutels: z.array(z.object({ kid: z.string(), ingetrokken: z.string().nullable() })),
});

let folder: string;
let env: Record<string, string>;
let backend: BackendProcess;
let person: Visitor;

const cli = (args: readonly string[], given = env, before: readonly string[] = []) => {
  const imports = before.flatMap((name) => ['--import', name]);
  return run(process.execPath, [...imports, 'backend/run.mjs', 'backup', ...args], {
    quiet: true,
    env: { DATABASE_URL: '', ...given },
  });
};

/** Runs a command that is killed just before a file or folder gets its name, as a power cut would. */
const killedAt = (rename: number, args: readonly string[], given = env) =>
  cli(args, { ...given, DIE_AT_RENAME: String(rename) }, ['./backend/src/testing/dieAtRename.mjs']);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adviestool-backup-'));
  env = { DATA_DIR: join(folder, 'data'), SEED: 'demo', PORT: String(await freePort()) };
  backend = await startBackend({ env });
  person = createVisitor(backend.url, '127.0.0.1');
  await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Each file of the data folder, by its place and what is in it; the lock names who has it. */
const contentOfData = async (): Promise<string[]> => {
  const data = join(folder, 'data');
  const found = await readdir(data, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && one.name !== 'adviestool.lock');
  const lines = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const hash = createHash('sha256').update(await readFile(path));
    return `${relative(data, path)} ${hash.digest('hex')}`;
  });
  return (await Promise.all(lines)).toSorted();
};

/** The keys that sign numbers, the newest last. */
const readKeys = async () =>
  keysSchema.parse(JSON.parse(await readFile(join(folder, 'data', KEYS), 'utf8'))).sleutels;

/** Withdraws the key in use, as after the backup it was lost. @returns its name */
const withdrawKey = async (): Promise<string> => {
  const kid = (await readKeys()).at(-1)?.kid ?? '';
  const args = ['backend/run.mjs', 'sleutels', 'intrekken', kid];
  expect(await run(process.execPath, args, { quiet: true, env })).toMatchObject({ code: 0 });
  return kid;
};

const isWithdrawn = async (kid: string): Promise<boolean> =>
  (await readKeys()).some((key) => key.kid === kid && key.ingetrokken !== null);

const revisionOf = (etag: string | undefined): number => Number(/\d+/.exec(etag ?? '')?.[0]);

test('a backup without the keys that the settings name says so and is no success', async () => {
  const nowhere = join(folder, 'nergens.json');
  expect(
    await cli(['backup', '--naar', join(folder, 'zonder')], { ...env, RAPPORT_SLEUTELS: nowhere }),
  ).toEqual({
    code: 1,
    output: expect.stringContaining(`niet gevonden: ${nowhere},`),
  });
});

describe('a backup that is made while the backend saves', () => {
  test('has every revision that was acknowledged before it, and is put back whole [storing 37]', async () => {
    const acknowledged = new Map<string, number>();
    const names = new Map<string, string>();
    for (let writer = 0; writer < WRITERS; writer += 1) {
      const made = await person.post(PROJECTS_URL, buildProjectBody({ name: `B${writer} 1` }));
      acknowledged.set(String(made.headers['location']), 1);
    }
    const done = new AbortController();
    const saveOn = async (url: string): Promise<void> => {
      while (!done.signal.aborted) {
        const name = `B ${crypto.randomUUID()}`;
        const answer = await person.post(url, buildProjectBody({ name }));
        expect(answer.status).toBe(200);
        const revision = revisionOf(answer.headers['etag']);
        acknowledged.set(url, revision);
        names.set(`${url} ${revision}`, name);
      }
    };
    const saves = Promise.all([...acknowledged.keys()].map(saveOn));
    const before = new Map(acknowledged);
    const backup = join(folder, 'backup');
    const made = await cli(['backup', '--naar', backup]);
    done.abort();
    await saves;
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining(backup) });
    for (const [url, revision] of before) expect(acknowledged.get(url)).toBeGreaterThan(revision);

    expect(await cli(['restore', backup])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is in use by'),
    });
    await person.post(PROJECTS_URL, buildProjectBody({ name: 'Na de backup' }));
    await backend.stop('SIGTERM');
    const kid = await withdrawKey();
    expect(await cli(['restore', backup])).toEqual({
      code: 0,
      output: expect.stringMatching(new RegExp(`\n  ${kid}  blijft ingetrokken \\(in de backup`)),
    });
    expect(await isWithdrawn(kid)).toBe(true);
    backend = await startBackend({ env });

    // The session was there before the backup.
    for (const [url, revision] of before) {
      const found = await person.get(url);
      const restored = revisionOf(found.headers['etag']);
      expect(restored).toBeGreaterThanOrEqual(revision);
      expect(restored).toBeLessThanOrEqual(acknowledged.get(url) ?? 0);
      const { name } = projectRecordSchema.parse(found.json);
      expect(name).toBe(names.get(`${url} ${restored}`) ?? name);
    }
    const list = await person.get(`${PROJECTS_URL}?name[value]=Na+de&name[operator]=contains`);
    expect(list.json).toMatchObject({ pager: { total_items: 0 } });
  });

  test('has the secrets, and nobody else reads it [storing 37]', async () => {
    const backup = join(folder, 'backup');
    expect((await readdir(backup)).toSorted()).toEqual([
      'database.ndjson.gz',
      'rapportsleutels.certificaten.json',
      'rapportsleutels.json',
      'sign-key',
    ]);
    expect((await stat(backup)).mode & 0o077).toBe(0);
    expect(await readFile(join(backup, 'sign-key'))).toEqual(
      await readFile(join(folder, 'data/sign-key')),
    );
  });
});

test('a damaged backup is not put back, and nothing is changed [storing 37]', async () => {
  const whole = await readFile(join(folder, 'backup/database.ndjson.gz'));
  await backend.stop('SIGTERM');
  const before = await contentOfData();
  for (const content of [whole.subarray(0, whole.length / 2), gzipSync(randomBytes(5000))]) {
    const damaged = await mkdtemp(join(folder, 'damaged-'));
    await writeFile(join(damaged, 'database.ndjson.gz'), content);
    expect(await cli(['restore', damaged])).toEqual({
      code: 1,
      output: 'Deze backup is niet te openen; er is niets veranderd.\n',
    });
  }
  const keyless = join(folder, 'keyless');
  await cp(join(folder, 'backup'), keyless, { recursive: true });
  await writeFile(join(keyless, KEYS), '{"sleutels"');
  expect(await cli(['restore', keyless])).toEqual({
    code: 1,
    output: `In ${KEYS} van deze backup staan geen sleutels; er is niets veranderd.\n`,
  });
  const empty = await mkdtemp(join(folder, 'empty-'));
  expect(await cli(['restore', empty])).toEqual({
    code: 1,
    output: `In ${empty} staat geen backup (database.ndjson.gz).\n`,
  });
  expect(await contentOfData()).toEqual(before);
});

describe('a command that is killed [storing 37]', () => {
  test('while it makes a backup leaves none; the next is put back whole in a new folder, and names nothing that stood there', async () => {
    const backup = join(folder, 'afgebroken');
    expect((await killedAt(1, ['backup', '--naar', backup])).code).not.toBe(0);
    expect(await readdir(folder)).not.toContain('afgebroken');
    expect((await cli(['backup', '--naar', backup])).code).toBe(0);
    const names = await readdir(folder);
    expect(names).toContain('afgebroken');
    expect(names).not.toContain('afgebroken.deel');
    env = { ...env, DATA_DIR: join(folder, 'new') };
    // Of the numbers a key that is withdrawn and the one after it, of the files a certificate.
    expect(await cli(['restore', backup])).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^Teruggezet: \d+ projecten\.\n(?:\S.*:\n(?: {2}\w+ {2}teruggezet uit de backup\n)+){2}$/,
      ),
    });
    backend = await startBackend({ env });
    const list = await person.get(`${PROJECTS_URL}?name[value]=B&name[operator]=contains`);
    expect(list.json).toMatchObject({ pager: { total_items: WRITERS } });
  });

  test('while it puts a backup back changes nothing, or lets nothing start on half of it', async () => {
    await person.post(PROJECTS_URL, buildProjectBody({ name: 'Later dan de backup' }));
    await backend.stop('SIGTERM');
    const laterOnes = async (): Promise<unknown> => {
      backend = await startBackend({ env });
      const found = await person.get(`${PROJECTS_URL}?name[value]=Later&name[operator]=contains`);
      await backend.stop('SIGTERM');
      return found.json;
    };
    const backup = join(folder, 'backup');
    // Before what stood there is put away.
    expect((await killedAt(1, ['restore', backup])).code).not.toBe(0);
    expect(await laterOnes()).toMatchObject({ pager: { total_items: 1 } });
    // After that and after the keys, and before the database stands there.
    expect((await killedAt(4, ['restore', backup])).code).not.toBe(0);
    const refused = await tryBackend({ env });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/was broken off.*Run pnpm restore once more/s),
    });
    expect(await cli(['restore', backup])).toMatchObject({ code: 0 });
    expect(await laterOnes()).toMatchObject({ pager: { total_items: 0 } });
  });
});
