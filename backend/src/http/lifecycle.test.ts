import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

const HALF_BODIES = 300;
/** With all of the time that a request gets; else that is made shorter. */
const IS_LONG = process.env['FAULTS'] === 'long';
const CUT_WITHIN = 30_000;
/** Ten times the grace of a stop, and half of what running requests get. */
const STOPPED_WITHIN = 5000;

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

/** Connections that promise more than they send. */
const openHalfBodies = ({ base }: TestApp, count: number): Promise<Socket[]> => {
  const { port } = new URL(base);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        'POST /user/login?_format=json HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
          'Content-Length: 100\r\n\r\n{"name"',
      );
      socket.resume();
      return socket;
    }),
  );
};

const untilReceived = async ({ app }: TestApp, count: number): Promise<void> => {
  const connections = (): Promise<number> =>
    new Promise((resolve) => {
      app.server.getConnections((_error, open) => resolve(open));
    });
  while ((await connections()) < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('[storing 34] half a body, 300 times', () => {
  test('is cut off within 30 s, while others are served', async () => {
    const { server } = world.app;
    const usual = server.requestTimeout;
    expect(usual).toBeLessThanOrEqual(CUT_WITHIN - 5000);
    if (!IS_LONG) server.requestTimeout = 500;
    const sockets = await openHalfBodies(world, HALF_BODIES);
    const ended = Promise.all(sockets.map((socket) => once(socket, 'close')));
    expect((await world.visitor().get('/healthz')).status).toBe(200);
    await ended;
    server.requestTimeout = usual;
  });

  test('and then gone is a refusal, not a database that is away', async () => {
    const own = await buildTestApp({}, world.handle);
    const ended = new Promise<void>((resolve) => {
      own.services.watch.listen({ begin: () => socket?.destroy(), end: () => resolve() });
    });
    const [socket] = await openHalfBodies(own, 1);
    await ended;
    const { registry } = own.services.metrics;
    expect(await registry.metrics()).toContain('adviestool_refusals_total{code="validation"} 1');
    await own.close();
  });

  test('does not delay a stop', async () => {
    const own = await buildTestApp({}, world.handle);
    const sockets = await openHalfBodies(own, HALF_BODIES);
    await untilReceived(own, HALF_BODIES);
    await own.visitor().get('/healthz');
    const began = performance.now();
    await own.services.lifecycle.stop();
    expect(performance.now() - began).toBeLessThan(STOPPED_WITHIN);
    for (const socket of sockets) socket.destroy();
    await own.close();
  });
});

test('[storing 10] a stop waits for the save that runs, and the next one is told to come back', async () => {
  const own = await buildTestApp({}, world.handle);
  const groupId = await own.group();
  const person = await own.loggedIn(await own.account({ groupId, roles: ['company-employee'] }));
  const url = `/api/v2/group/${groupId}/user/projects`;
  const save = () => person.post(url, buildProjectBody());
  const lock = new EventEmitter();
  const isHeld = once(lock, 'held');
  const held = own.handle.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table projects in access exclusive mode`);
    const released = once(lock, 'release');
    lock.emit('held');
    await released;
  });
  await isHeld;
  let isStopped = false;
  const arrived = new Promise<void>((resolve) => {
    own.app.server.once('request', () => resolve());
  });
  const running = save();
  await arrived;
  await own.visitor().get('/healthz');
  const stop = own.services.lifecycle.stop().then(() => {
    isStopped = true;
  });
  const next = await save();
  expect([next.status, next.headers['retry-after']]).toEqual([503, '5']);
  expect(isStopped).toBe(false);
  lock.emit('release');
  await held;
  expect((await running).status).toBe(201);
  await stop;
  expect(isStopped).toBe(true);
  await own.close();
});

/** Milliseconds between two pieces, and how many there are: longer together than the grace of a stop. */
const PIECE_PAUSE = 200;
const PIECES = 6;

test('[storing 10] a stop waits for a save that comes in slowly, for as long as something of it comes', async () => {
  const own = await buildTestApp({}, world.handle);
  const groupId = await own.group();
  const person = await own.loggedIn(await own.account({ groupId, roles: ['company-employee'] }));
  const made = await person.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  const body = JSON.stringify(buildProjectBody({ name: 'Langzaam' }));
  const { port } = new URL(own.base);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = Object.entries({
    Host: 'x',
    Cookie: person.cookie() ?? '',
    'X-CSRF-Token': await person.fetchToken(),
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const isThere = once(own.app.server, 'request');
  socket.write(`POST ${made.headers['location']} HTTP/1.1\r\n${head.join('')}\r\n`);
  await isThere;
  // Its checks are done when another, of the same session, is answered.
  await person.get('/api/v2/user/current');
  const order: string[] = [];
  const stop = own.services.lifecycle.stop().then(() => order.push('stopped'));
  const answered = once(socket, 'data').then(([answer]) => order.push(String(answer).slice(9, 12)));
  const size = Math.ceil(body.length / PIECES);
  for (let piece = 0; piece < PIECES; piece += 1) {
    await setTimeoutPromise(PIECE_PAUSE);
    socket.write(body.slice(piece * size, (piece + 1) * size));
  }
  await Promise.all([stop, answered]);
  expect(order).toEqual(['200', 'stopped']);
  socket.destroy();
  await own.close();
});
