import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';

import { projectSummaryListAnswerSchema } from '@adviestool/contract/projectList';
import type { ReleaseRecord } from '@adviestool/contract/release';

import { catalogi } from '../database/schema/groups.ts';
import { projects } from '../database/schema/projects.ts';
import { manyProjects } from '../seed/manyProjects.ts';
import { demoProject } from '../seed/demoProject.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const newGroup = async (): Promise<{ groupId: number; visitor: Visitor; url: string }> => {
  const groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-administrator'] });
  const visitor = await world.loggedIn(account);
  return { groupId, visitor, url: `/api/v2/group/${groupId}/user/projects` };
};

const summariesOf = async (visitor: Visitor, url: string) => {
  const answer = await visitor.get(`${url}?view=summary`);
  const { projects: listed } = projectSummaryListAnswerSchema.parse(answer.json);
  return listed.full.map(({ samenvatting }) => samenvatting);
};

const DEMO = {
  gevelvullingen: 3,
  gereed: 3,
  voldoet_niet: 0,
  gewijzigd: 0,
  hoekankers: 166,
  waarschuwingen: 0,
  niet_getoetst: 2,
  verloopt: '2031-01-14',
};

test('a project is listed with its summary in place of its gevelvullingen', async () => {
  const { groupId, visitor, url } = await newGroup();
  await giveCatalogus(world, groupId);
  await visitor.post(url, demoProject(new Date()));
  const answer = await visitor.get(`${url}?view=summary`);
  expect(answer.text).not.toContain('gevelvullingen_json');
  const { pager, projects: listed } = projectSummaryListAnswerSchema.parse(answer.json);
  expect(pager).toMatchObject({ total_items: 1 });
  expect(listed.full[0]).toMatchObject({ name: 'Woningen De Lindehof', samenvatting: DEMO });
  expect((await visitor.get(url)).text).toContain('gevelvullingen_json');
  expect((await visitor.get(`${url}?view=full`)).text).toContain('gevelvullingen_json');
});

test.each(['view=kort', 'view=', 'view=full&limit=21', 'limit=21', 'view=summary&limit=101'])(
  '%s is refused',
  async (query) => {
    const { visitor, url } = await newGroup();
    expect((await visitor.get(`${url}?${query}`)).status).toBe(400);
  },
);

test('the summary is kept when the project is written, and follows every write', async () => {
  const { groupId, visitor, url } = await newGroup();
  await giveCatalogus(world, groupId);
  const made = await visitor.post(url, demoProject(new Date()));
  const project = String(made.headers['location']);
  const kept = async () => {
    const [row] = await world.handle.database
      .select({ samenvatting: projects.samenvatting })
      .from(projects)
      .where(eq(projects.group_id, groupId));
    return row?.samenvatting;
  };
  expect(await kept()).toEqual(DEMO);
  const { gevelvullingen_json: _text, ...data } = demoProject(new Date());
  await visitor.put(`${project}/gegevens`, { ...data, type_bouw: null });
  expect(await kept()).toMatchObject({ gevelvullingen: 3, gereed: 0, hoekankers: 0 });
  await visitor.post(`${project}/revisies/1/terugzetten`, undefined);
  await visitor.post(`${project}/gevelvullingen`, { remove: ['a93c60d7'] });
  expect(await kept()).toMatchObject({ gevelvullingen: 2, gereed: 2 });
  expect(await summariesOf(visitor, url)).toEqual([await kept()]);
});

test('one made with another catalogue, or of another revision, is made anew and kept', async () => {
  const { groupId, visitor, url } = await newGroup();
  await visitor.post(url, demoProject(new Date()));
  expect(await summariesOf(visitor, url)).toEqual([null]);
  await giveCatalogus(world, groupId);
  expect(await summariesOf(visitor, url)).toEqual([DEMO]);
  world.pass(1000);
  await giveCatalogus(world, groupId, (catalogus) => ({
    ...catalogus,
    hoekankers: catalogus.hoekankers.map((anker) => ({ ...anker, FwRk: anker.FwRk / 50 })),
  }));
  const [weaker] = await summariesOf(visitor, url);
  expect(weaker?.voldoet_niet).toBe(3);
  const stamps = () =>
    world.handle.database
      .select({ stamp: projects.samenvatting_stamp, revision: projects.revision })
      .from(projects)
      .where(eq(projects.group_id, groupId));
  const before = await stamps();
  await summariesOf(visitor, url);
  expect(await stamps()).toEqual(before);
  // As an earlier release does, which knows no summary.
  await world.handle.database
    .update(projects)
    .set({ gevelvullingen_json: '[]', revision: sql`${projects.revision} + 1` })
    .where(eq(projects.group_id, groupId));
  expect(await summariesOf(visitor, url)).toMatchObject([{ gevelvullingen: 0 }]);
});

test('a save counts on from what was kept of the revision before it, and on nothing else', async () => {
  const { groupId, visitor, url } = await newGroup();
  await giveCatalogus(world, groupId);
  const made = await visitor.post(url, demoProject(new Date()));
  const project = String(made.headers['location']);
  const ofGroup = eq(projects.group_id, groupId);
  const keep = (kept: Partial<typeof projects.$inferInsert>) =>
    world.handle.database.update(projects).set(kept).where(ofGroup);
  const hoekankersAfter = async (write: () => Promise<unknown>) => {
    await write();
    const [summary] = await summariesOf(visitor, url);
    return summary?.hoekankers ?? 0;
  };
  const remove = (id: string) => () => visitor.post(`${project}/gevelvullingen`, { remove: [id] });
  await keep({ samenvatting: { ...DEMO, hoekankers: 1000 + DEMO.hoekankers } });
  const counted = await hoekankersAfter(remove('a93c60d7'));
  expect(counted).toBeGreaterThan(1000);
  expect(counted).toBeLessThan(1000 + DEMO.hoekankers);
  // As after a write by an earlier release, which leaves what was kept of another revision.
  await keep({ samenvatting_stamp: 'r1 anders' });
  const { gevelvullingen_json: _text, ...data } = demoProject(new Date());
  const anew = await hoekankersAfter(() =>
    visitor.post(`${project}/gevelvullingen`, { order: [] }),
  );
  expect(anew).toBe(counted - 1000);
  await keep({ samenvatting: { ...DEMO, hoekankers: 1000 } });
  const withOther = { ...data, gebouwhoogte: 30 };
  const other = await hoekankersAfter(() => visitor.put(`${project}/gegevens`, withOther));
  expect(other).toBeLessThan(1000);
});

test('one that cannot be read has no summary, and does not keep the others from theirs', async () => {
  const { groupId, visitor, url } = await newGroup();
  await giveCatalogus(world, groupId);
  await visitor.post(url, { ...demoProject(new Date()), gevelvullingen_json: '[{"x": 1}]' });
  world.pass(10);
  await visitor.post(url, demoProject(new Date()));
  expect(await summariesOf(visitor, url)).toEqual([DEMO, null]);
});

test('the catalogue is that of the site that is served, and follows its release', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'adviestool-site-'));
  const { groupId, visitor, url } = await newGroup();
  const served = await buildTestApp({ siteDir }, world.handle);
  const root = new URL('../../../variants/', import.meta.url);
  const variant = JSON.parse(await readFile(new URL('main.json', root), 'utf8'));
  const catalogus = JSON.parse(await readFile(new URL('catalogus-voorbeeld.json', root), 'utf8'));
  const release = async (name: string, document: unknown): Promise<void> => {
    const record: ReleaseRecord = {
      release: name,
      variant: 'main',
      host: '1',
      hostBase: '/host/1/',
      created: '2026-01-01T00:00:00Z',
      remotes: {},
    };
    const folder = path.join(siteDir, 'releases', name);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'variant.json'), JSON.stringify({ ...variant, groupId }));
    await writeFile(path.join(folder, 'catalogus.json'), JSON.stringify(document));
    await writeFile(path.join(siteDir, 'release.json'), JSON.stringify(record));
  };
  await release('een', catalogus);
  await visitor.post(url, demoProject(new Date()));
  const ofServed = async () => (await served.services.rekenwijzen.of(groupId))?.versies;
  const first = await ofServed();
  expect(await summariesOf(visitor, url)).toEqual([DEMO]);
  // What is broken counts no more than what is not there.
  await release('twee', {});
  expect(await ofServed()).toBe(first);
  await release('drie', { ...catalogus, versie: 'anders', _let_op: 'Anders' });
  expect(await ofServed()).not.toBe(first);
  expect(await world.handle.database.$count(catalogi, eq(catalogi.group_id, groupId))).toBe(2);
  // Another process, without a site, finds it in the store.
  expect((await world.services.rekenwijzen.of(groupId))?.versies).toBe(await ofServed());
  await served.close();
  await rm(siteDir, { recursive: true });
});

test('twenty projects of 500 gevelvullingen are listed in at most 30 kB', async () => {
  const { groupId, visitor, url } = await newGroup();
  const { uid } = await world.account({ groupId, roles: [] });
  await giveCatalogus(world, groupId);
  const now = new Date();
  // Two with gevelvullingen are enough to see that their number plays no part.
  for (const body of manyProjects({ projects: 2, gevelvullingen: 500, now })) {
    await world.stores.projects.insert({ groupId, uid }, body, now);
  }
  for (const body of manyProjects({ projects: 18, gevelvullingen: 1, now })) {
    await world.stores.projects.insert({ groupId, uid }, body, now);
  }
  const answer = await visitor.get(`${url}?view=summary`);
  const { projects: listed } = projectSummaryListAnswerSchema.parse(answer.json);
  expect(listed.full).toHaveLength(20);
  expect(Math.max(...listed.full.map(({ samenvatting }) => samenvatting?.gereed ?? 0))).toBe(500);
  expect(answer.text.length).toBeLessThan(30_000);
});
