import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { createVisitor } from '../../backend/src/testing/visitor.ts';
import { DEMO_ACCOUNT } from '../fixtures/api.ts';
import { startBackend, tryBackend, type BackendProcess } from './backendProcess.ts';

// A backend starts in each of these tests, on a busy machine slowly.
jest.setTimeout(600_000);

let folder: string;
let env: Record<string, string>;
let backend: BackendProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adviestool-start-'));
  env = { DATA_DIR: join(folder, 'data'), SEED: 'demo' };
  backend = await startBackend({ env });
});
afterAll(async () => {
  await backend.stop('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Whether the account of the first start is there. */
const expectAccount = async (): Promise<void> => {
  const { name, pass } = DEMO_ACCOUNT;
  const answer = await createVisitor(backend.url, '127.0.0.1').tryLogIn(name, pass);
  expect(answer.status).toBe(200);
};

describe('a start', () => {
  test('on a data folder that is open elsewhere is refused with a clear text [storing 8]', async () => {
    expect(await tryBackend({ env })).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The data folder .* is in use by process \d+ on \S+\. Stop that one first, or set DATA_DIR/,
      ),
    });
  });

  test('after a SIGTERM, which ends the one before with 0, finds what was saved', async () => {
    expect(await backend.stop('SIGTERM')).toBe(0);
    backend = await startBackend({ env });
    expect(backend.output()).not.toContain('Demo-account');
    await expectAccount();
  });

  test('after a SIGKILL gets the folder; on a taken port it fails and lets the folder go', async () => {
    await backend.stop('SIGKILL');
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const refused = await tryBackend({ env: { ...env, PORT: port } });
    taken.close();
    expect(refused).toEqual({ code: 1, output: 'The port is in use. Set PORT to another one.\n' });
    backend = await startBackend({ env });
    await expectAccount();
  });
});
