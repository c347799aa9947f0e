import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  groepInzageLinksSchema,
  inzageLinkGemaaktSchema,
  inzageLinksSchema,
  type InzageLink,
} from '@adviestool/contract/inzage';
import { sql } from 'drizzle-orm';

import type { GroupRole } from '@adviestool/contract/rollen';
import { cleanUp } from '../operations/housekeeping.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;

let world: TestApp;
let groupId: number;
let maker: Visitor;
let url: string;

const logIn = async (role: GroupRole): Promise<Visitor> =>
  world.loggedIn(await world.account({ groupId, roles: [role] }));

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  maker = await logIn('company-employee');
});
afterAll(() => world.close());

beforeEach(async () => {
  const project = await maker.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
  url = String(project.headers['location']);
});

const links = async (): Promise<InzageLink[]> =>
  inzageLinksSchema.parse((await maker.get(`${url}/inzagelinks`)).json).links;

describe('a link', () => {
  test('is told once, and kept as a hash only', async () => {
    const { id, token } = await makeLink(maker, url, 30);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [link] = await links();
    expect(link).toMatchObject({ id, label: 'Opdrachtgever', gebruikt: null, stand: 'geldig' });
    const lasts = Date.parse(link?.verloopt ?? '') - Date.parse(link?.gemaakt ?? '');
    expect(lasts).toBe(30 * DAY);
    expect(JSON.stringify(link)).not.toContain(token);
    const stored = await world.services.database.execute(sql`select * from inzage_links`);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('is made once for a key; a repeat gives it another token', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const ask = async (body: object) => maker.post(`${url}/inzagelinks`, body, headers);
    const body = { dagen: 7, label: null };
    const first = inzageLinkGemaaktSchema.parse((await ask(body)).json);
    const second = inzageLinkGemaaktSchema.parse((await ask(body)).json);
    expect(second.link.id).toBe(first.link.id);
    expect(second.token).not.toBe(first.token);
    await expect(links()).resolves.toHaveLength(1);
    const before = await world.visitor().post('/api/v2/inzage', { token: first.token });
    expect(before.status).toBe(404);
    await openLink(world, second.token);
    expect((await ask({ ...body, dagen: 90 })).status).toBe(422);
  });

  test.each([
    [{ dagen: 8, label: null }],
    [{ dagen: 7, label: 'x'.repeat(81) }],
    [{ dagen: 7, label: '\u200B' }],
    [{ dagen: 7, label: null, token: 'eigen' }],
  ])('is refused when asked as %j', async (body) => {
    expect((await maker.post(`${url}/inzagelinks`, body)).status).toBe(422);
  });

  test('has a limit for each project', async () => {
    for (let made = 0; made < 50; made += 1) await makeLink(maker, url);
    const refused = await maker.post(`${url}/inzagelinks`, { dagen: 7, label: null });
    expect([refused.status, refused.json]).toMatchObject([422, { code: 'quota' }]);
    const [link] = await links();
    await maker.delete(`${url}/inzagelinks/${link?.id}`);
    await makeLink(maker, url);
  });

  test('of another project is not withdrawn', async () => {
    const { id } = await makeLink(maker, url);
    const other = await maker.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    const elsewhere = `${String(other.headers['location'])}/inzagelinks/${id}`;
    expect((await maker.delete(elsewhere)).status).toBe(404);
    expect((await links())[0]?.stand).toBe('geldig');
    expect((await maker.delete(`${url}/inzagelinks/geen-id`)).status).toBe(404);
  });

  test('is listed with its use and its end, and after ninety days no more', async () => {
    const { id, token } = await makeLink(maker, url);
    await openLink(world, token);
    expect((await links())[0]?.gebruikt).not.toBeNull();
    await maker.delete(`${url}/inzagelinks/${id}`);
    expect((await links())[0]?.stand).toBe('ingetrokken');
    await makeLink(maker, url);

    const later = new Date(Date.now() + 8 * DAY);
    const standen = async (): Promise<string[]> => {
      const projectId = Number(url.split('/').at(-1));
      const found = await world.stores.inzageLinks.listOf(projectId, later);
      return found.map(({ stand }) => stand);
    };
    await expect(standen()).resolves.toEqual(['verlopen', 'ingetrokken']);
    await cleanUp({ ...world.services, now: () => new Date(Date.now() + 91 * DAY) });
    await expect(standen()).resolves.toEqual(['verlopen']);
    await cleanUp({ ...world.services, now: () => new Date(Date.now() + 98 * DAY) });
    await expect(standen()).resolves.toEqual([]);
    // That took the session along.
    maker = await logIn('company-employee');
  });
});

test('an administrator sees those of every project, of the own group alone', async () => {
  const { id } = await makeLink(maker, url);
  const administrator = await logIn('company-administrator');
  const answer = await administrator.get(`/api/v2/group/${groupId}/inzagelinks`);
  const found = groepInzageLinksSchema.parse(answer.json).links;
  expect(found[0]).toMatchObject({ id, project: { naam: 'Woningen' } });

  const elsewhere = await world.group();
  const stranger = await world.loggedIn(
    await world.account({ groupId: elsewhere, roles: ['company-administrator'] }),
  );
  expect((await stranger.get(`/api/v2/group/${elsewhere}/inzagelinks`)).json).toEqual({
    links: [],
  });
  expect((await administrator.delete(`${url}/inzagelinks/${id}`)).status).toBe(204);
});

test('a clock that is put back leaves a link the days that it was made for', async () => {
  world.pass(40 * DAY);
  await makeLink(await logIn('company-moderator'), url, 7);
  world.pass(-40 * DAY);
  maker = await logIn('company-moderator');
  await cleanUp(world.services);
  const [link] = await links();
  const left = Date.parse(link?.verloopt ?? '') - Date.now();
  expect(Math.round(left / DAY)).toBe(7);
});
