import { setImmediate } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';

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

const WAITING = sql`wait_event_type = 'Lock' and datname = current_database()`;

/**
 * Makes these calls while nothing can be written.
 * @param held so many of them wait for that or are answered before it can; the others wait for their turn
 */
const whileBusy = async (
  held: number,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> => {
  let [arrived, answered] = [0, 0];
  const count = (): void => void (arrived += 1);
  world.app.server.on('request', count);
  const { answers } = await world.handle.database.transaction(async (transaction) => {
    await transaction.execute('lock table projects in exclusive mode');
    const asked = calls.map(async (call) => {
      const answer = await call();
      answered += 1;
      return answer;
    });
    // In the embedded database all that has arrived waits for this transaction.
    const isHeld = async (): Promise<boolean> =>
      world.handle.poolUse() === null
        ? arrived === calls.length
        : answered + (await world.handle.database.$count(sql`pg_stat_activity`, WAITING)) >= held;
    while (!(await isHeld())) await setImmediate();
    return { answers: asked };
  });
  world.app.server.off('request', count);
  return Promise.all(answers);
};

const times = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);

test('a fourth large piece of work of one user is refused in words, and one of another done', async () => {
  const answers = await whileBusy(3, [...times(5, () => duplicate(busy)), () => duplicate(other)]);
  const own = answers.slice(0, 5);
  expect(statusesOf(own)).toEqual([201, 201, 201, 429, 429]);
  const [refused] = own.filter(({ status }) => status === 429);
  expect([refused?.json, refused?.headers['retry-after']]).toEqual([QUEUE_FULL, '5']);
  expect(answers[5]?.status).toBe(201);
  expect((await duplicate(busy)).status).toBe(201);
});

test('a large project counts when it is made, a small one does not', async () => {
  const small = await whileBusy(
    5,
    times(5, () => make({})),
  );
  expect(statusesOf(small)).toEqual([201, 201, 201, 201, 201]);
  const large = { gevelvullingen_json: `[${' '.repeat(70_000)}]` };
  const answers = await whileBusy(
    3,
    times(5, () => make(large)),
  );
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
