import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { projects } from '../database/schema/projects.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let world: TestApp;
let url: string;
let groupUrl: string;
let maker: Visitor;
let colleague: Visitor & { uid: number; name: string };

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const kozijn = (id: string, breedte = 2400) =>
  createGevelvulling({ id, merk: id, breedte, hoogte: 1500, gevelvullingType: 'kozijn' });

const body = buildProjectBody({
  gevelvullingen_json: JSON.stringify([kozijn('a1'), kozijn('b2')]),
});
const { gevelvullingen_json: _text, ...gegevens } = body;

beforeEach(async () => {
  const groupId = await world.group();
  groupUrl = `/api/v2/group/${groupId}`;
  await world.stores.groups.writeZichtbaarheid(groupId, 'wijzigen');
  maker = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  colleague = { ...(await world.loggedIn(account)), uid: account.uid, name: account.name };
  url = String((await maker.post(`${groupUrl}/user/projects`, body)).headers['location']);
});

/** What a refusal says of who was first. */
const metBy = ({ status, json }: Answer): unknown => {
  expect([status, json]).toEqual([
    412,
    {
      code: 'stale',
      message: expect.stringMatching(/intussen door iemand anders gewijzigd/),
      door: { uid: colleague.uid, name: colleague.name },
      op: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
  return true;
};

const WRONG = { 'If-Match': '"x"' };

test('a refused save of a project names who saved, and when', async () => {
  await colleague.post(url, { ...body, name: 'Anders' });
  expect(metBy(await maker.post(url, body, { 'If-Match': '"r1"' }))).toBe(true);
  expect(
    metBy(await maker.call('DELETE', url, { headers: { 'If-Match': '"r1"' }, body: {} })),
  ).toBe(true);
});

test('that of a gevelvulling names who saved that one last', async () => {
  await colleague.put(`${url}/gevelvulling/a1`, kozijn('a1', 2500));
  await maker.put(`${url}/gevelvulling/b2`, kozijn('b2', 2600));
  expect(metBy(await maker.put(`${url}/gevelvulling/a1`, kozijn('a1', 2700), WRONG))).toBe(true);
  const replace = { replace: [kozijn('a1', 2700)], revisies: { a1: 'g-x' } };
  expect(metBy(await maker.post(`${url}/gevelvullingen`, replace))).toBe(true);
});

test('that of the data names who saved those last', async () => {
  await colleague.put(`${url}/gegevens`, { ...gegevens, gebouwhoogte: 12 });
  await maker.put(`${url}/gevelvulling/b2`, kozijn('b2', 2600));
  expect(metBy(await maker.put(`${url}/gegevens`, { ...gegevens, name: 'B' }, WRONG))).toBe(true);
});

test('those of standards name who saved them, of a project and of the company', async () => {
  const hsb = { gevelvullingEnKaderData: {}, detailleringData: {} };
  for (const place of [url, groupUrl]) {
    await colleague.put(`${place}/standaarden`, { hsb });
    const writer = place === url ? maker : colleague;
    expect(metBy(await writer.put(`${place}/standaarden`, {}, WRONG))).toBe(true);
  }
});

test('nobody is named when an earlier release saved since, which does not say who', async () => {
  await colleague.put(`${url}/gegevens`, { ...gegevens, gebouwhoogte: 12 });
  await world.handle.database
    .update(projects)
    .set({ revision: sql`${projects.revision} + 1` })
    .where(eq(projects.id, Number(url.split('/').at(-1))));
  const refused = await maker.post(url, body, { 'If-Match': '"r1"' });
  expect(refused.json).toEqual({
    code: 'stale',
    message: 'Dit project is intussen door iemand anders gewijzigd.',
  });
});
