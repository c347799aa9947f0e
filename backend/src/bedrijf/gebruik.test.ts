import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { projectRecordSchema } from '@adviestool/contract/project';
import { eq } from 'drizzle-orm';

import { groupMembers } from '../database/schema/groups.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const QUOTA = {
  project: 2000,
  user: { bytes: 5000, projecten: 4 },
  group: { bytes: 7000, projecten: 6 },
};

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({
    quota: QUOTA,
    rateLimits: { perIp: 100_000, writes: 100_000 },
  });
});
afterAll(() => world.close());

/** A body whose gevelvullingen take so many bytes; the text of nothing takes 2. */
const bodyOf = (bytes: number) =>
  buildProjectBody({ gevelvullingen_json: `[${' '.repeat(bytes - 2)}]` });

const messageOf = ({ status, json }: Answer): unknown[] => [status, json];

const refused = (text: string): unknown[] => [
  422,
  { code: 'quota', message: `${text} Uw invoer is niet opgeslagen.` },
];

const openGroup = async () => {
  const groupId = await world.group();
  const base = `/api/v2/group/${groupId}`;
  const join = async (
    role: 'company-employee' | 'company-administrator',
  ): Promise<Visitor & { uid: number; name: string }> => {
    const account = await world.account({ groupId, roles: [role] });
    return { ...(await world.loggedIn(account)), uid: account.uid, name: account.name };
  };
  return { groupId, base, join, url: `${base}/user/projects` };
};

describe('[storing 33] a quota', () => {
  test('bounds one project, and lets one that is too large already get smaller', async () => {
    const { join, url } = await openGroup();
    const person = await join('company-employee');
    const text =
      'Dit project wordt te groot: 0 MB, en een project mag 0 MB zijn. Verdeel de gevelvullingen over meer projecten.';
    expect(messageOf(await person.post(url, bodyOf(2001)))).toEqual(refused(text));
    const made = await person.post(url, bodyOf(2000));
    expect(made.status).toBe(201);
    const project = String(made.headers['location']);
    expect(messageOf(await person.post(project, bodyOf(2001)))).toEqual(refused(text));
    expect((await person.get(project)).headers['etag']).toBe('"r1"');
    expect((await person.post(project, bodyOf(1999))).status).toBe(200);
  });

  test('counts what was said on site, also when it comes with the file of a project', async () => {
    const [een, ander] = [await openGroup(), await openGroup()];
    const maker = await een.join('company-employee');
    const made = await maker.post(een.url, bodyOf(100));
    const { id } = projectRecordSchema.parse(made.json);
    const said = {
      stuk: 1,
      geplaatst: null,
      ankers: { onderzijde: null, zijkanten: null, bovenzijde: null },
      afwijking: null,
      toelichting: 'x'.repeat(1650),
      fotos: [],
      op: '2026-11-20T09:00:00.000Z',
      getoond: {},
    };
    const door = { uid: maker.uid, naam: null };
    for (const montageId of [randomUUID(), randomUUID(), randomUUID()]) {
      const invoer = { projectId: id, id: montageId, gevelvullingId: 'a1', door, body: said };
      await world.stores.montage.insert(invoer, new Date());
    }
    // The text of an advice that shows nothing takes 2.
    const bytes = 100 + 3 * 1652;
    expect((await world.stores.gebruik.of(een.groupId, maker.uid)).user.bytes).toBe(bytes);
    const [gebruik] = await world.stores.gebruik.byUser(een.groupId);
    expect(gebruik?.bytes).toBe(bytes);

    const { json: bestand } = await maker.get(`${String(made.headers['location'])}/export`);
    const reader = await ander.join('company-employee');
    const answer = await reader.post(`${ander.url}/importeren`, bestand);
    expect([answer.status, answer.text]).toEqual([
      422,
      expect.stringContaining('Het project is niet geïmporteerd.'),
    ]);
    const leeg = { bytes: 0, projecten: 0 };
    expect(await world.stores.gebruik.of(ander.groupId, reader.uid)).toEqual({
      user: leeg,
      group: leeg,
    });
  });

  test('bounds what the projects of a user take, deleted ones too', async () => {
    const { join, url } = await openGroup();
    const person = await join('company-employee');
    const [first, ...rest] = [
      await person.post(url, bodyOf(2000)),
      await person.post(url, bodyOf(2000)),
      await person.post(url, bodyOf(1000)),
    ];
    expect([first, ...rest].map((answer) => answer?.status)).toEqual([201, 201, 201]);
    const text =
      'U hebt 0 MB aan projecten, en het mag 0 MB zijn. Verwijder projecten die niet meer nodig zijn ' +
      '(een verwijderd project telt nog dertig dagen mee), of vraag de beheerder van de adviestool om meer ruimte.';
    expect(messageOf(await person.post(url, bodyOf(2)))).toEqual(refused(text));
    const last = String(rest[1]?.headers['location']);
    expect(messageOf(await person.post(last, bodyOf(1001)))).toEqual(refused(text));
    await person.delete(String(first?.headers['location']));
    expect((await person.post(url, bodyOf(2))).status).toBe(422);
    expect((await (await join('company-employee')).post(url, bodyOf(2000))).status).toBe(201);
  });

  test('bounds how many projects there are, of a user and of a group; a deleted one makes place', async () => {
    const { join, url } = await openGroup();
    const [person, other] = [await join('company-employee'), await join('company-employee')];
    const made = [];
    for (let time = 0; time < 4; time += 1) made.push(await person.post(url, bodyOf(2)));
    const rest =
      'Verwijder projecten die niet meer nodig zijn, of vraag de beheerder van de adviestool om meer ruimte.';
    expect(messageOf(await person.post(url, bodyOf(2)))).toEqual(
      refused(`U hebt 4 projecten, en het mogen er 4 zijn. ${rest}`),
    );
    for (let time = 0; time < 2; time += 1) {
      expect((await other.post(url, bodyOf(2))).status).toBe(201);
    }
    expect(messageOf(await other.post(url, bodyOf(2)))).toEqual(
      refused(`Uw bedrijf heeft 6 projecten, en het mogen er 6 zijn. ${rest}`),
    );
    await person.delete(String(made[0]?.headers['location']));
    expect((await person.post(url, bodyOf(2))).status).toBe(201);
  });

  test('is shown with the use to an administrator, and to nobody else', async () => {
    const { base, join, url } = await openGroup();
    const [person, administrator] = [
      await join('company-employee'),
      await join('company-administrator'),
    ];
    await person.post(url, bodyOf(100));
    const second = await person.post(url, bodyOf(200));
    await person.delete(String(second.headers['location']));
    expect((await administrator.get(`${base}/gebruik`)).json).toEqual({
      gebruik: { bytes: 300, projecten: 1 },
      quota: QUOTA,
      leden: [
        { uid: person.uid, naam: person.name, bytes: 300, projecten: 1 },
        { uid: administrator.uid, naam: administrator.name, bytes: 0, projecten: 0 },
      ],
    });
    expect((await person.get(`${base}/gebruik`)).status).toBe(403);
  });

  test('is shown with who left projects behind, and without what is in another group', async () => {
    const [here, there] = [await openGroup(), await openGroup()];
    const gone = await here.join('company-employee');
    const administrator = await here.join('company-administrator');
    const elsewhere = await there.join('company-employee');
    await gone.post(here.url, bodyOf(100));
    await elsewhere.post(there.url, bodyOf(200));
    await world.handle.database.delete(groupMembers).where(eq(groupMembers.uid, gone.uid));
    expect((await administrator.get(`${here.base}/gebruik`)).json).toMatchObject({
      leden: [
        { uid: gone.uid, bytes: 100, projecten: 1 },
        { uid: administrator.uid, bytes: 0, projecten: 0 },
      ],
    });
  });

  test('also bounds how many projects there are when a deleted one comes back', async () => {
    const { join, url } = await openGroup();
    const [person, other] = [await join('company-employee'), await join('company-administrator')];
    const made = [];
    for (let time = 0; time < 4; time += 1) made.push(await person.post(url, bodyOf(2)));
    const first = String(made[0]?.headers['location']);
    expect((await person.post(`${first}/restore`, {})).status).toBe(200);
    await person.delete(first);
    const last = await person.post(url, bodyOf(2));
    expect(last.status).toBe(201);
    const rest =
      'Verwijder projecten die niet meer nodig zijn, of vraag de beheerder van de adviestool om meer ruimte. ' +
      'Het verwijderde project is niet teruggezet.';
    const message = `De eigenaar van dit project heeft 4 projecten, en het mogen er 4 zijn. ${rest}`;
    for (const visitor of [person, other]) {
      const answer = await visitor.post(`${first}/restore`, {});
      expect(messageOf(answer)).toEqual([422, { code: 'quota', message }]);
    }
    expect((await person.get(first)).status).toBe(404);

    await person.delete(String(last.headers['location']));
    for (let time = 0; time < 3; time += 1) await other.post(url, bodyOf(2));
    expect(messageOf(await person.post(`${first}/restore`, {}))).toEqual([
      422,
      {
        code: 'quota',
        message: `Uw bedrijf heeft 6 projecten, en het mogen er 6 zijn. ${rest}`,
      },
    ]);
    await person.delete(String(made[1]?.headers['location']));
    expect((await person.post(`${first}/restore`, {})).status).toBe(200);
  });

  test('is not passed by projects that are made at once, nor by some that come back at once', async () => {
    const { base, join, url } = await openGroup();
    const people = [
      await join('company-employee'),
      await join('company-employee'),
      await join('company-administrator'),
    ];
    const made = await Promise.all(
      people.flatMap((person) => [1, 2, 3, 4].map(() => person.post(url, bodyOf(2)))),
    );
    const projects = made.filter(({ status }) => status === 201);
    expect(projects).toHaveLength(QUOTA.group.projecten);
    const [, , administrator] = people;
    const inUse = async (): Promise<unknown> => (await administrator?.get(`${base}/gebruik`))?.json;
    expect(await inUse()).toMatchObject({ gebruik: { projecten: 6 } });

    const locations = projects.map(({ headers }) => String(headers['location']));
    for (const location of locations.slice(0, 3)) await administrator?.delete(location);
    const back = await Promise.all([
      ...locations.slice(0, 3).map((location) => administrator?.post(`${location}/restore`, {})),
      ...people.map((person) => person.post(url, bodyOf(2))),
    ]);
    expect(back.filter((answer) => answer?.status === 422)).toHaveLength(3);
    expect(await inUse()).toMatchObject({ gebruik: { projecten: 6 } });
  });

  test('of a text bounds the path of a connection', async () => {
    const { join, url } = await openGroup();
    const person = await join('company-employee');
    const made = await person.post(url, bodyOf(2));
    const connect = (length: number) =>
      person.post(`${String(made.headers['location'])}/external-connections`, {
        type: 'ifc',
        external_id: 'x',
        data: { file_path: 'x'.repeat(length), file_created: null, file_updated: null },
      });
    expect((await connect(4097)).status).toBe(422);
    expect((await connect(4096)).status).toBe(201);
  });
});
