import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, jest, test } from '@jest/globals';
import { projectRecordSchema } from '@adviestool/contract/project';

import { buildProjectBody } from '../../backend/src/testing/buildProjectBody.ts';
import { createVisitor } from '../../backend/src/testing/visitor.ts';
import { run } from '../../scripts/process/run.ts';
import { startPostgres } from '../../scripts/startPostgres.ts';
import { DEMO_ACCOUNT, GROUP_ID } from '../fixtures/api.ts';
import { startBackend } from './backendProcess.ts';

jest.setTimeout(300_000);

/** Where Debian has a server with its tools; that of the package has no pg_dump. */
const PROGRAMS = ['18', '17', '16', '15', '14']
  .map((version) => `/usr/lib/postgresql/${version}`)
  .find((folder) => ['pg_dump', 'postgres'].every((name) => existsSync(join(folder, 'bin', name))));

const describeIf = PROGRAMS === undefined ? describe.skip : describe;

describeIf('a dump of PostgreSQL that is made while the backend saves', () => {
  test('has every revision that was acknowledged before it [storing 37]', async () => {
    const postgres = await startPostgres(PROGRAMS);
    const folder = await mkdtemp(join(tmpdir(), 'adviestool-dump-'));
    const other = new URL(postgres.url);
    other.pathname = 'terug';
    const dump = join(folder, 'adviestool.dump');
    const tool = (name: string, ...args: string[]) =>
      run(join(PROGRAMS ?? '', 'bin', name), args, { quiet: true });
    const startOn = (url: string) =>
      startBackend({ env: { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), SEED: 'demo' } });
    const backend = await startOn(postgres.url);
    try {
      const person = createVisitor(backend.url, '127.0.0.1');
      await person.logIn(DEMO_ACCOUNT.name, DEMO_ACCOUNT.pass);
      const list = `/api/v2/group/${GROUP_ID}/user/projects`;
      const url = String((await person.post(list, buildProjectBody())).headers['location']);
      const save = (name: string) => person.post(url, buildProjectBody({ name }));
      await save('Voor de dump');
      const [dumped] = await Promise.all([
        tool('pg_dump', '--format=custom', '--no-owner', `--file=${dump}`, postgres.url),
        ...Array.from({ length: 20 }, (_value, index) => save(`Tijdens ${index}`)),
      ]);
      expect(dumped).toMatchObject({ code: 0 });
      await tool('psql', postgres.url, '--command=create database terug');
      const restored = await tool(
        'pg_restore',
        '--no-owner',
        '--exit-on-error',
        `--dbname=${other.href}`,
        dump,
      );
      expect(restored).toMatchObject({ code: 0 });

      const again = await startOn(other.href);
      const later = createVisitor(again.url, '127.0.0.1');
      later.setCookie(person.cookie());
      const found = await later.get(url);
      expect(projectRecordSchema.parse(found.json).name).toMatch(/^(?:Voor de dump|Tijdens \d+)$/);
      expect(Number(/\d+/.exec(found.headers['etag'] ?? '')?.[0])).toBeGreaterThanOrEqual(2);
      await again.stop('SIGTERM');
    } finally {
      await backend.stop('SIGTERM');
      await postgres.stop();
      await rm(folder, { recursive: true });
    }
  });
});
