import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { readConfig } from './config/config.ts';
import type { DatabaseHandle } from './database/connect.ts';
import { SIGN_KEY } from './testing/testApp.ts';
import { openTestDatabase } from './testing/testDatabase.ts';
import { certificatenOf, createInstallatie } from './testing/buildOndertekenaars.ts';
import { startBouwmodel } from './startBouwmodel.ts';

let handle: DatabaseHandle;
let other: Server;

beforeAll(async () => {
  handle = await openTestDatabase();
  other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other.close();
  await handle.close();
});

const installatie = await createInstallatie(new Date());

const start = (environment: Record<string, string>) =>
  startBouwmodel({
    config: readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...environment }),
    database: handle.database,
    listen: handle.listen,
    mailer: { send: async () => undefined, contact: '', close: () => undefined },
    signKey: SIGN_KEY,
    sleutelbos: async () => installatie.sleutelbos,
    certificaten: certificatenOf(installatie.certificatenbos),
    writeAudit: () => undefined,
  });

test('a parent frame that is not configured is not served', async () => {
  expect((await start({})).says).toBeNull();
});

test('a port that is taken is told, and stops nothing else', async () => {
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { says, stop } = await start({
    BOUWMODEL_DIR: '/nonexistent',
    EMBEDDED_SITE_DIR: '/nonexistent',
    EMBEDDED_PORT: port,
  });
  expect(says).toContain(`${port} is bezet`);
  expect(says).toContain('BOUWMODEL_PORT');
  await stop();
});
