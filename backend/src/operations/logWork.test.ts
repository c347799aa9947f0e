import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';

import { deliverMail } from '../mail/deliverMail.ts';
import { runRapporten } from '../rapporten/runRapporten.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, nextIp, type TestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Visitor } from '../testing/visitor.ts';
import { createWatch } from '../watch/createWatch.ts';
import { logWork } from './logWork.ts';

const lineSchema = z.looseObject({
  level: z.int(),
  msg: z.string(),
  reqId: z.string().optional(),
  statement: z.string().optional(),
});

let world: TestApp;
let visitor: Visitor;
let groupId: number;

beforeAll(async () => {
  const watch = createWatch();
  world = await buildTestApp({ logLevel: 'debug' }, await openTestDatabase(watch));
  const watcher = logWork(world.app.log);
  watch.listen(watcher);
  world.services.watch.listen(watcher);
  groupId = await world.group();
  visitor = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});
beforeEach(() => void world.logLines.splice(0));
afterAll(async () => {
  await world.close();
  await world.handle.close();
});

/** The lines of the log about one request. */
const linesOf = (id: string) =>
  world.logLines
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ reqId }) => reqId === id);

const store = async (id: string, name: string) => {
  const answer = await visitor.post(
    `/api/v2/group/${groupId}/user/projects`,
    buildProjectBody({ name }),
    { 'x-request-id': id },
  );
  return z.object({ id: z.int() }).parse(answer.json).id;
};

test('a click is followed from the browser to its statements, of which no value is told', async () => {
  const id = randomUUID();
  await store(id, 'Villa Geheim');
  const lines = linesOf(id);
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['incoming request', 'statement', 'request completed']),
  );
  expect(lines.some(({ statement }) => statement?.startsWith('insert into "projects"'))).toBe(true);
  expect(world.logLines.join('')).not.toContain('Geheim');
});

test('of a request no reset token is kept, no search, no cookie and no address', async () => {
  const ip = nextIp();
  const person = world.visitor({ ip });
  const cookie = 'adviestool_session=GEHEIM';
  for (const name of ['reset_token', 'RESET_TOKEN', 'reset%5Ftoken']) {
    await person.get(`/account/reset?user=1&${name}=GEHEIM&x=1`, { cookie });
  }
  await person.get('/api/v2/group/1/user/projects?name[value]=GEHEIM');
  const log = world.logLines.join('');
  expect(log).toContain('/account/reset?…');
  expect(log).toContain('/user/projects?…');
  expect(log).not.toContain('GEHEIM');
  expect(log).not.toContain(`"${ip}"`);
});

const askWith = async (sent: string): Promise<string | undefined> => {
  const { headers } = await visitor.get('/healthz', { 'x-request-id': sent });
  return headers['x-request-id'];
};

test('the id of a browser is taken over when it is a UUID', async () => {
  const id = randomUUID();
  expect(await askWith(id.toUpperCase())).toBe(id);
});

test.each(['", "level": 60, "x": "', '12', '', 'a'.repeat(36)])(
  'the id %j of a browser is replaced by a new one',
  async (sent) => {
    expect(await askWith(sent)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f-]{21}$/);
  },
);

test('a report is made under the id of the call that asked for it', async () => {
  const { rapportenQueue } = world.stores;
  const projectId = await store(randomUUID(), 'Villa');
  const [id, requestId] = [randomUUID(), randomUUID()];
  const job = {
    id,
    projectId,
    uid: 1,
    link: null,
    vraag: { soort: 'rapport' },
    totaal: 1,
  } as const;
  await world.services.watch.run({ kind: 'call', name: 'POST /x', requestId }, () =>
    rapportenQueue.insert(job, world.services.now()),
  );
  await runRapporten(world.services, {
    maak: () => Promise.reject(new Error('kapot')),
    onError: (error) => {
      throw error;
    },
  });
  expect(linesOf(requestId).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['rapport', 'statement']),
  );
});

test('a mail goes out under the id of the call that asked for it, and says nothing of who', async () => {
  const requestId = randomUUID();
  const { name } = await world.account();
  await world
    .visitor()
    .post('/api/v2/user/forgot_password', { name }, { 'x-request-id': requestId });
  await world.deliverMail();
  expect(linesOf(requestId)).toContainEqual(
    expect.objectContaining({ msg: 'mail', kind: 'password_reset', isDone: true }),
  );
  expect(world.logLines.join('')).not.toContain(name);
});

test('a mail that cannot be sent is told of with that id', async () => {
  const requestId = randomUUID();
  const { name } = await world.account();
  await world
    .visitor()
    .post('/api/v2/user/forgot_password', { name }, { 'x-request-id': requestId });
  const failed: unknown[] = [];
  const mailer = { ...world.services.mailer, send: () => Promise.reject(new Error('weg')) };
  await deliverMail(
    { ...world.services, mailer },
    { onError: (_error, asked) => failed.push(asked) },
  );
  expect(failed).toEqual([requestId]);
  expect(linesOf(requestId)).toContainEqual(expect.objectContaining({ isDone: false }));
});

test('the audit log names the request, too', async () => {
  const requestId = randomUUID();
  await world
    .visitor()
    .post('/user/login?_format=json', { name: 'wie', pass: 'x' }, { 'x-request-id': requestId });
  expect(world.auditLines.at(-1)).toContain(`"request":"${requestId}"`);
});
