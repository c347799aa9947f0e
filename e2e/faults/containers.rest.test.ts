import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { startBackend, tryBackend, type BackendProcess } from './backendProcess.ts';

jest.setTimeout(600_000);

/** What a container is to a lock: processes that see only their own, numbered anew. */
const CONTAINER = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child'];
const WITHIN = [...CONTAINER, '--mount-proc'];

/** Milliseconds that a start may wait for a folder whose holder was killed. */
const WAIT_LIMIT = 5000;

const [program = '', ...args] = WITHIN;
const describeIf = spawnSync(program, [...args, 'true']).status === 0 ? describe : describe.skip;

describeIf('of two containers on one data folder', () => {
  let folder: string;
  let first: BackendProcess;
  /** Milliseconds of a start on an empty folder. */
  let usual: number;

  const options = () => ({ env: { DATA_DIR: join(folder, 'data') }, within: WITHIN });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'adviestool-containers-'));
    const begin = performance.now();
    first = await startBackend(options());
    usual = performance.now() - begin;
  });
  afterAll(async () => {
    await first.stop('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  test('the second, in which all processes have the numbers of the first, refuses [storing 31]', async () => {
    const refused = await tryBackend(options());
    if ('url' in refused) await refused.stop('SIGKILL');
    expect(refused).toEqual({
      code: 1,
      output: expect.stringMatching(/^The data folder .* is in use by process \d+ on \S+\. Stop/),
    });
  });

  test('a start after the first was killed does not wait for long [storing 31]', async () => {
    await first.stop('SIGKILL');
    const killed = performance.now();
    first = await startBackend(options());
    expect(performance.now() - killed).toBeLessThan(10 * (usual + WAIT_LIMIT));
  });

  test('a holder whose lock file was taken away stops, and serves no more [storing 31]', async () => {
    await rm(join(folder, 'data/adviestool.lock'));
    expect(await first.ended).toBe(1);
    expect(first.output()).toMatch(/The lock of the data folder .* was taken away\./);
    await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
