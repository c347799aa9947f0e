import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';

import { afterEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { App } from './services.ts';
import { registerSlowReaders } from './slowReaders.ts';

/** Bytes that no system keeps between two ends of a connection. */
const MUCH = 64 * 1024 * 1024;

let app: App;
let port: number;
let stream: PassThrough;

const serve = async (takenWithin?: number): Promise<void> => {
  app = fastify().withTypeProvider<ZodTypeProvider>();
  registerSlowReaders(app, takenWithin);
  stream = new PassThrough();
  app.get('/groot', (_request, reply) => reply.send(Buffer.alloc(MUCH)));
  app.get('/stroom', (_request, reply) => reply.send(stream));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = z.object({ port: z.number() }).parse(app.server.address()));
};

afterEach(() => app.close());

/** Asks for a path and reads nothing. @returns both ends of the connection */
const ask = async (path: string): Promise<{ caller: Socket; server: Socket }> => {
  const connected = once(app.server, 'connection');
  const caller = connect(port, '127.0.0.1');
  caller.on('error', () => undefined);
  caller.pause();
  caller.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [server]: Socket[] = await connected;
  if (server === undefined) throw new Error('Nobody connected.');
  return { caller, server };
};

test('who takes nothing of an answer loses the connection', async () => {
  await serve(200);
  const { caller, server } = await ask('/groot');
  await once(server, 'close');
  expect(server.destroyed).toBe(true);
  caller.destroy();
});

test('who takes nothing of a stream loses it too, and the stream ends', async () => {
  await serve(200);
  const { caller } = await ask('/stroom');
  stream.write(Buffer.alloc(MUCH));
  await once(stream, 'close');
  expect(stream.destroyed).toBe(true);
  caller.destroy();
});

test('who reads all of it gets all of it, and may ask again', async () => {
  await serve();
  const { caller } = await ask('/groot');
  let bytes = 0;
  const all = new Promise<void>((resolve) => {
    caller.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > MUCH) resolve();
    });
  });
  caller.resume();
  await all;
  caller.write('GET /niets HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer]: Buffer[] = await once(caller, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  caller.destroy();
});
