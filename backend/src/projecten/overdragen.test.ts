import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import { collegasSchema } from '@adviestool/contract/collegas';
import type { Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import { projectRevisiesSchema, type ProjectRevisie } from '@adviestool/contract/geschiedenis';
import { projectRecordSchema } from '@adviestool/contract/project';

import type { GroupRole } from '@adviestool/contract/rollen';
import { projectRevisions } from '../database/schema/projectRevisions.ts';
import { projects } from '../database/schema/projects.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { handOver } from './handOver.ts';
import { lockGroup } from '../access/lockGroup.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;

const QUOTA = {
  project: 2000,
  user: { bytes: 5000, projecten: 3 },
  group: { bytes: 100_000, projecten: 100 },
};

interface Person {
  uid: number;
  name: string;
  mail: string;
  visitor: Visitor;
}

let world: TestApp;
let groupId: number;
let maker: Person;
let colleague: Person;

const join = async (...roles: GroupRole[]): Promise<Person> => {
  const account = await world.account({ groupId, roles });
  return { ...account, visitor: await world.loggedIn(account) };
};

beforeAll(async () => {
  world = await buildTestApp({ quota: QUOTA, rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  maker = await join('company-employee');
  colleague = await join('company-employee');
  await world.deliverMail();
});

const create = async (person = maker): Promise<string> => {
  const url = `/api/v2/group/${groupId}/user/projects`;
  const answer = await person.visitor.post(url, buildProjectBody({ name: 'Dok' }));
  return String(answer.headers['location']);
};

const give = (url: string, uid: number, person = maker, headers: Record<string, string> = {}) =>
  person.visitor.post(`${url}/overdragen`, { uid }, headers);

const open = (zichtbaarheid: Zichtbaarheid): Promise<void> =>
  world.stores.groups.writeZichtbaarheid(groupId, zichtbaarheid);

const giveAll = () =>
  world.services.database.transaction((transaction) =>
    handOver(
      transaction,
      { groupId, fromUid: maker.uid, toUid: colleague.uid, byUid: maker.uid },
      { now: new Date(), quota: QUOTA },
    ),
  );

const removeColleague = async () => {
  const chief = await join('company-administrator');
  const path = `/api/v2/group/${groupId}/leden/${colleague.uid}/verwijderen`;
  const answer = await chief.visitor.post(path, { naar: chief.uid });
  expect(answer.status).toBe(204);
};

const historyOf = async (url: string, person = colleague): Promise<ProjectRevisie[]> =>
  projectRevisiesSchema.parse((await person.visitor.get(`${url}/revisies`)).json).revisies;

const nameOf = ({ uid, name }: Person) => ({ uid, name });

describe('handing a project over', () => {
  test('makes it the colleague’s, who gets a mail with a link; its maker no longer sees it', async () => {
    const url = await create();
    const answer = await give(url, colleague.uid);
    expect([answer.status, answer.json]).toEqual([
      200,
      { aan: nameOf(colleague), zichtbaar: false },
    ]);
    expect(answer.headers['etag']).toBe('"r2"');
    expect((await maker.visitor.get(url)).status).toBe(403);
    const record = projectRecordSchema.parse((await colleague.visitor.get(url)).json);
    expect([record.user?.uid, record.rechten]).toEqual([
      colleague.uid,
      { wijzigen: true, beheren: true },
    ]);

    const mails = await world.deliverMail();
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [colleague.mail, 'Aan u overgedragen: het project ‘Dok’'],
    ]);
    expect(mails[0]?.text).toContain(
      `${maker.name} heeft het project ‘Dok’ aan u overgedragen. U beheert het vanaf nu.`,
    );
    expect(mails[0]?.link.endsWith(`/project/${record.id}`)).toBe(true);
    expect(world.auditLines.join('')).toContain('projects_handed_over');
  });

  test('says so in its history, which keeps who made it, also when it is thinned', async () => {
    const url = await create();
    const chief = await join('company-administrator');
    await give(url, colleague.uid);
    await give(url, chief.uid, colleague);
    const [second, first, made] = await historyOf(url, chief);
    expect(second?.overgedragen).toEqual({ van: nameOf(colleague), aan: nameOf(chief) });
    expect(first?.overgedragen).toEqual({ van: nameOf(maker), aan: nameOf(colleague) });
    expect([first?.door, made?.door]).toEqual([nameOf(maker), nameOf(maker)]);
    expect(first).toMatchObject({ te_bekijken: true, gegevens: [], gevelvullingen: [] });

    await world.handle.database
      .update(projectRevisions)
      .set({ created: new Date(Date.now() - 500 * DAY) });
    await cleanUp(world.services);
    expect(await historyOf(url, chief)).toMatchObject([
      { overgedragen: second?.overgedragen, door: nameOf(colleague) },
      { overgedragen: first?.overgedragen, door: nameOf(maker) },
      { overgedragen: null, door: nameOf(maker) },
    ]);
  });

  test.each<[Zichtbaarheid, boolean, number]>([
    ['eigen', false, 403],
    ['bekijken', true, 200],
    ['wijzigen', true, 200],
  ])('leaves its maker what projects %s give', async (zichtbaarheid, zichtbaar, status) => {
    await open(zichtbaarheid);
    const url = await create();
    expect((await give(url, colleague.uid)).json).toMatchObject({ zichtbaar });
    const seen = await maker.visitor.get(url);
    expect(seen.status).toBe(status);
    const seenAs = { rechten: { wijzigen: zichtbaarheid === 'wijzigen', beheren: false } };
    expect(seen.json).toMatchObject(status === 200 ? seenAs : { code: 'forbidden' });
  });

  test('keeps the summary of the list as it was made', async () => {
    await giveCatalogus(world, groupId);
    const url = await create();
    const stampOf = async (): Promise<string | null | undefined> => {
      const [row] = await world.handle.database
        .select({ stamp: projects.samenvatting_stamp })
        .from(projects)
        .where(eq(projects.id, Number(url.split('/').at(-1))));
      return row?.stamp;
    };
    const before = await stampOf();
    expect(before).toMatch(/^r1 ./);
    await give(url, colleague.uid);
    expect(await stampOf()).toBe(before?.replace(/^r1 /, 'r2 '));
  });

  test('is done against the revision that was seen, and once for a key', async () => {
    const url = await create();
    const stale = await give(url, colleague.uid, maker, { 'If-Match': '"r7"' });
    expect(stale.status).toBe(412);
    const headers = { 'If-Match': '"r1"' };
    const chief = await join('company-moderator');
    const key = { ...headers, 'Idempotency-Key': '8a6c1f0e-0c63-4a3c-9d0b-0d1f6f2b7a11' };
    const first = await give(url, colleague.uid, chief, key);
    const again = await give(url, colleague.uid, chief, key);
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(await historyOf(url)).toHaveLength(2);
    // It is theirs already: there is nothing to do.
    expect((await give(url, colleague.uid, chief)).headers['etag']).toBe('"r2"');
    expect(await historyOf(url)).toHaveLength(2);
  });

  test('says again to who does not see it any more that it was done, and to nobody else', async () => {
    const url = await create();
    const other = await create();
    const key = { 'If-Match': '"r1"', 'Idempotency-Key': '2f0f6f0e-6d1b-4a53-9f0f-7d0a55b0c3f2' };
    const first = await give(url, colleague.uid, maker, key);
    const again = await give(url, colleague.uid, maker, key);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(await historyOf(url)).toHaveLength(2);

    const chief = await join('company-moderator');
    const stranger = await join('company-employee');
    const newKey = { 'Idempotency-Key': '9b4f3c52-1a5e-4c3b-8d0e-5c8e2f1a7b64' };
    // Another wish, another person, and a key that was used for another project.
    expect((await give(url, chief.uid, maker, key)).status).toBe(422);
    expect((await give(url, colleague.uid, maker, newKey)).status).toBe(403);
    expect((await give(url, colleague.uid, stranger, key)).status).toBe(403);
    expect((await give(other, colleague.uid, maker, key)).status).toBe(422);
    const refused = await give(url, maker.uid, maker);
    expect(refused.json).toMatchObject({ message: 'U bent niet geautoriseerd om dit te doen.' });
    expect(await historyOf(url)).toHaveLength(2);
  });

  test('of two at the same moment one is done: the other has it no more to give', async () => {
    const url = await create();
    const second = await join('company-employee');
    // Both have come past the rights before one of them begins.
    const asked = await world.handle.database.transaction(async (transaction) => {
      await lockGroup(transaction, groupId);
      const both = [give(url, colleague.uid), give(url, second.uid)];
      await setTimeout(500);
      return both;
    });
    expect(statusesOf(await Promise.all(asked))).toEqual([200, 403]);
    const chief = await join('company-moderator');
    expect(await historyOf(url, chief)).toHaveLength(2);
  });

  test('is refused to who is none of the company, is blocked or makes no projects', async () => {
    const url = await create();
    const outsider = await world.account();
    const reader = await join('company-dashboard');
    const gone = await join('company-employee');
    await world.stores.users.block(gone.uid, new Date());
    for (const uid of [outsider.uid, reader.uid, gone.uid, 999_999]) {
      const answer = await give(url, uid);
      expect([answer.status, answer.json]).toEqual([
        422,
        {
          code: 'validation',
          message:
            'Deze gebruiker is geen collega die projecten kan maken. Er is niets overgedragen.',
        },
      ]);
    }
    expect((await maker.visitor.get(url)).headers['etag']).toBe('"r1"');
    const listed = await maker.visitor.get(`/api/v2/group/${groupId}/collegas`);
    expect(collegasSchema.parse(listed.json).collegas).toEqual([nameOf(maker), nameOf(colleague)]);
  });

  test('is refused with a reason when the colleague has no room', async () => {
    const url = await create();
    for (let made = 0; made < QUOTA.user.projecten; made += 1) await create(colleague);
    const answer = await give(url, colleague.uid);
    expect([answer.status, answer.json]).toEqual([
      422,
      {
        code: 'quota',
        message: `${colleague.name} heeft met deze overdracht 4 projecten, en het mogen er 3 zijn. Kies een andere collega, of vraag de beheerder van de adviestool om meer ruimte. Er is niets overgedragen.`,
      },
    ]);
  });

  test('is refused when the colleague has no room for the photos of its site', async () => {
    const url = await create();
    const foto = { projectId: Number(url.split('/').at(-1)), id: randomUUID(), verzoek: '' };
    const bytes = new Uint8Array(QUOTA.user.bytes);
    await world.stores.montageFotos.insert({ ...foto, bytes, uid: maker.uid }, new Date());
    const answer = await give(url, colleague.uid);
    expect([answer.status, answer.json]).toEqual([
      422,
      { code: 'quota', message: expect.stringContaining('MB aan projecten, en het mag') },
    ]);
  });
});

test('all of one user go together, deleted ones too, with one mail', async () => {
  const urls = [await create(), await create(), await create()];
  await maker.visitor.delete(urls[2] ?? '');
  const { aan, projecten } = await giveAll();
  expect([aan, projecten.map(({ revision }) => revision)]).toEqual([nameOf(colleague), [2, 2, 2]]);
  expect((await colleague.visitor.post(`${urls[2]}/restore`, {})).status).toBe(200);
  const mails = await world.deliverMail();
  expect(mails.map(({ subject, link }) => [subject, new URL(link).pathname])).toEqual([
    ['Aan u overgedragen: 2 projecten', '/'],
  ]);
});

test.each<[string, number, (urls: string[]) => Promise<unknown>]>([
  ['handed on', 1, ([url = '']) => give(url, maker.uid, colleague)],
  ['deleted', 1, ([url = '']) => colleague.visitor.delete(url)],
  ['gone with who was removed', 1, () => removeColleague()],
  ['gone with who was removed, and there were two', 2, () => removeColleague()],
])('the mail is not sent of a project that is %s before it goes', async (_how, aantal, lose) => {
  const urls = await Promise.all(Array.from({ length: aantal }, () => create()));
  await giveAll();
  await lose(urls);
  const mails = await world.deliverMail();
  expect(
    mails.filter(({ to, text }) => to.address === colleague.mail && text.includes('overgedragen')),
  ).toEqual([]);
});

test('of several the mail is sent while one of them is still there', async () => {
  const urls = [await create(), await create()];
  await giveAll();
  await colleague.visitor.delete(urls[0] ?? '');
  expect(await world.deliverMail()).toHaveLength(1);
});
