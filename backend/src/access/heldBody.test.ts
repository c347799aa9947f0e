import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { GroupRole } from '@adviestool/contract/rollen';

import { beforeStatement } from '../testing/beforeStatement.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { holdBody } from '../testing/holdBody.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestAccount, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Milliseconds in which a call comes past the first checks. */
const PAST_CHECKS = 300;

type Member = TestAccount & { visitor: Visitor };

let world: TestApp;
let groupId: number;
let base: string;
let beheerder: Member;

const join = async (...roles: GroupRole[]): Promise<Member> => {
  const account = await world.account({ groupId, roles });
  return { ...account, visitor: await world.loggedIn(account) };
};

/** Begins a call, lets something happen, and sends the rest of it. */
const late = async (
  by: Visitor,
  call: { method?: 'POST' | 'PUT'; path: string; body: unknown },
  happen: () => Promise<{ status: number }>,
) => {
  const { method = 'POST', path, body } = call;
  const held = await holdBody(by, method, { url: new URL(path, world.base), body });
  await setTimeout(PAST_CHECKS);
  expect((await happen()).status).toBeLessThan(300);
  return held.finish();
};

const demote = ({ uid }: Member) =>
  beheerder.visitor.put(`${base}/leden/${uid}`, { rol: 'company-employee' });

const remove = ({ uid }: Member, naar: number | null = null) =>
  beheerder.visitor.post(`${base}/leden/${uid}/verwijderen`, { naar });

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  base = `/api/v2/group/${groupId}`;
  beheerder = await join('company-administrator');
});

test('a body that is sent after its sender lost the right changes nothing [asvs 8.3]', async () => {
  const demoted = await join('company-administrator');
  const own = `${base}/leden/${demoted.uid}`;
  const body = { rol: 'company-administrator' };
  const answer = await late(demoted.visitor, { method: 'PUT', path: own, body }, () =>
    demote(demoted),
  );
  expect([answer.status, answer.json]).toMatchObject([403, { code: 'forbidden' }]);
  const asked = await demoted.visitor.put(own, body);
  expect(answer.json).toEqual(asked.json);

  const removed = await join('company-administrator');
  const uitnodiging = { mail: 'terug@example.nl', rol: 'company-administrator' };
  const path = `${base}/uitnodigingen`;
  const invited = await late(removed.visitor, { path, body: uitnodiging }, () => remove(removed));
  expect([invited.status, invited.json]).toMatchObject([403, { code: 'shut_out' }]);
  expect(await world.stores.uitnodigingen.countLive(groupId, world.services.now())).toBe(0);
});

test('nor one of who was taken out of the company, or has logged out, meanwhile [asvs 8.3]', async () => {
  const employee = await join('company-employee');
  const projecten = `${base}/user/projects`;
  const made = await employee.visitor.post(projecten, buildProjectBody());
  const path = String(made.headers['location']);
  const body = buildProjectBody({ name: 'Gekaapt' });
  const saved = await late(employee.visitor, { path, body }, () => remove(employee, beheerder.uid));
  expect([saved.status, saved.json]).toMatchObject([403, { code: 'shut_out' }]);
  expect((await beheerder.visitor.get(path)).json).not.toMatchObject({ name: 'Gekaapt' });

  const leaver = await join('company-employee');
  const created = await late(leaver.visitor, { path: projecten, body }, () =>
    leaver.visitor.post('/api/v2/user/logout', undefined),
  );
  expect([created.status, created.json]).toMatchObject([403, { code: 'authenticated_only' }]);
});

test('nor one of who has a link that was withdrawn meanwhile [asvs 8.3]', async () => {
  const { visitor } = beheerder;
  const made = await visitor.post(`${base}/user/projects`, buildProjectBody());
  const project = String(made.headers['location']);
  const link = await makeLink(visitor, project);
  const { reader, inzage } = await openLink(world, link.token);
  const answer = await late(reader, { path: `${inzage}/rapporten`, body: {} }, () =>
    visitor.delete(`${project}/inzagelinks/${link.id}`),
  );
  expect([answer.status, answer.json]).toMatchObject([
    404,
    { message: 'Deze inzagelink werkt niet meer.' },
  ]);
});

test('who loses the right between the check and the write invites nobody [asvs 8.3]', async () => {
  const other = await join('company-administrator');
  const { setRoles } = world.stores.leden;
  beforeStatement(world, 'insert into "flood"', () =>
    setRoles(groupId, other.uid, ['company-employee']),
  );
  const uitnodiging = { mail: 'collega@example.nl', rol: 'company-administrator' };
  const { status } = await other.visitor.post(`${base}/uitnodigingen`, uitnodiging);
  expect([
    status,
    await world.stores.uitnodigingen.countLive(groupId, world.services.now()),
  ]).toEqual([403, 0]);
});

test('a body that is a while on its way is taken from who still may', async () => {
  const employee = await join('company-employee');
  const body = buildProjectBody({ name: 'Langzaam' });
  const created = await late(employee.visitor, { path: `${base}/user/projects`, body }, () =>
    employee.visitor.get(base),
  );
  expect([created.status, created.json]).toMatchObject([201, { name: 'Langzaam' }]);
});
