import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { listenPostgres } from './listenPostgres.ts';

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
const LISTENS = Buffer.concat([message('C', Buffer.from('LISTEN\0')), READY]);
const REFUSAL = Buffer.concat([
  message('E', Buffer.from('SERROR\0C0A000\0Mcannot execute LISTEN during recovery\0\0')),
  READY,
]);

let server: Server;
let connectionString: string;
let onQuery: (socket: Socket) => void;
const open = new Set<Socket>();
let connected = 0;

/** A server that lets everybody in; what it answers to a statement is up to the test. */
beforeEach(async () => {
  connected = 0;
  server = createServer((socket) => {
    connected += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let isIn = false;
    socket.on('data', (data) => {
      if (!isIn) socket.write(WELCOME);
      else if (data.toString('latin1', 0, 1) === 'Q') onQuery(socket);
      isIn = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen.');
  connectionString = `postgres://x:y@127.0.0.1:${address.port}/z`;
});
afterEach(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

test('a server that lets in and refuses to listen has no connection left open', async () => {
  onQuery = (socket) => socket.write(REFUSAL);
  const stop = await listenPostgres(connectionString)(
    () => undefined,
    () => undefined,
  );
  await setTimeoutPromise(100);
  expect([connected, open.size]).toEqual([1, 0]);
  await stop();
});

test('what stops while it connects again leaves no connection open', async () => {
  const again = new Promise<Socket>((resolve) => {
    onQuery = (socket) => {
      socket.write(REFUSAL);
      onQuery = resolve;
    };
  });
  const stop = await listenPostgres(connectionString)(
    () => undefined,
    () => undefined,
  );
  const socket = await again;
  await stop();
  socket.write(LISTENS);
  await setTimeoutPromise(200);
  expect([connected, open.size]).toEqual([2, 0]);
});
