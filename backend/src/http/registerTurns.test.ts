import { EventEmitter, once } from 'node:events';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Answer, type Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let busy: Visitor;
let other: Visitor;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  const login = async (): Promise<Visitor> =>
    world.loggedIn(await world.account({ groupId, roles: ['company-administrator'] }));
  [busy, other] = [await login(), await login()];
  const made = await busy.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  url = String(made.headers['location']);
});
afterAll(() => world.close());

const QUEUE_FULL = {
  code: 'queue_full',
  message:
    'U hebt al drie grote opdrachten lopen. Wacht tot er een klaar is en probeer het dan nogmaals.',
};

const duplicate = (visitor: Visitor): Promise<Answer> =>
  visitor.post(`${url}/dupliceren`, { naam: 'Kopie', metVastgesteld: true });

const make = (body: object): Promise<Answer> =>
  busy.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody(body));

/** Holds the first work that is done, so that all that is asked meanwhile waits for it. */
const whileBusy = async <T>(ask: () => Promise<T>): Promise<T> => {
  const holder = new EventEmitter();
  const held = once(holder, 'release');
  const isHeld = once(holder, 'held');
  void world.handle.database.transaction(async (transaction) => {
    await transaction.execute('lock table projects in exclusive mode');
    holder.emit('held');
    await held;
  });
  await isHeld;
  const answer = ask();
  setTimeout(() => holder.emit('release'), 300);
  return answer;
};

test('a fourth large piece of work of one user is refused in words, and one of another done', async () => {
  const [own, others] = await whileBusy(() =>
    Promise.all([Promise.all(Array.from({ length: 5 }, () => duplicate(busy))), duplicate(other)]),
  );
  expect(statusesOf(own)).toEqual([201, 201, 201, 429, 429]);
  const [refused] = own.filter(({ status }) => status === 429);
  expect([refused?.json, refused?.headers['retry-after']]).toEqual([QUEUE_FULL, '5']);
  expect(others.status).toBe(201);
  expect((await duplicate(busy)).status).toBe(201);
});

test('a large project counts when it is made, a small one does not', async () => {
  const small = await whileBusy(() => Promise.all(Array.from({ length: 5 }, () => make({}))));
  expect(statusesOf(small)).toEqual([201, 201, 201, 201, 201]);
  const large = { gevelvullingen_json: `[${' '.repeat(70_000)}]` };
  const answers = await whileBusy(() => Promise.all(Array.from({ length: 5 }, () => make(large))));
  expect(statusesOf(answers)).toEqual([201, 201, 201, 429, 429]);
});

test('is what imports, duplicates and calculates every project anew', () => {
  const heavy = Object.entries(ROUTE_RULES).flatMap(([route, rule]) =>
    rule.heavy === undefined ? [] : [[route.replace('/api/v2/group/:groupId', '…'), rule.heavy]],
  );
  expect(Object.fromEntries(heavy)).toEqual({
    'GET …/catalogi/gevolgen': 'always',
    'POST …/project/:projectId/gevelvullingen': 'large',
    'POST …/user/projects/importeren': 'always',
    'POST …/user/projects': 'large',
    'POST …/project/:projectId/dupliceren': 'always',
  });
});
