import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { ledenSchema } from '@adviestool/contract/leden';
import { currentUserSchema } from '@adviestool/contract/session';
import { eq } from 'drizzle-orm';

import type { GroupRole } from '@adviestool/contract/rollen';
import { bedrijfsloginAccounts, bedrijfslogins } from '../database/schema/bedrijfslogin.ts';
import { users } from '../database/schema/users.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import { statusesOf, type Visitor } from '../testing/visitor.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const open = async () => {
  const groupId = await world.group();
  const base = `/api/v2/group/${groupId}`;
  const join = async (...roles: GroupRole[]) => {
    const account = await world.account({ groupId, roles });
    return { ...account, visitor: await world.loggedIn(account) };
  };
  const beheerder = await join('company-administrator');
  const leden = async () => ledenSchema.parse((await beheerder.visitor.get(`${base}/leden`)).json);
  const verwijder = (uid: number, naar: number | null, by: Visitor = beheerder.visitor) =>
    by.post(`${base}/leden/${uid}/verwijderen`, { naar });
  return { groupId, base, join, beheerder, leden, verwijder, projecten: `${base}/user/projects` };
};

const uidOf = async (visitor: Visitor): Promise<number> =>
  currentUserSchema.parse((await visitor.get('/api/v2/user/current')).json).user.uid;

describe('the list of members', () => {
  test('says whose role the provider of the company decides', async () => {
    const { groupId, beheerder, join, leden } = await open();
    const { uid } = await join('company-employee');
    const { database } = world.handle;
    const issuer = 'https://aanbieder.example';
    const changed = world.services.now();
    const ingesteld = {
      group_id: groupId,
      issuer,
      client_id: 'x',
      geheim: 'x',
      domeinen: [],
      changed,
    };
    await database.insert(bedrijfslogins).values({ ...ingesteld, rolclaim: 'groups', rollen: [] });
    // As it calls itself, with a slash: Auth0 does so.
    const named = { group_id: groupId, issuer: `${issuer}/`, subject: 'x' };
    const account = { ...named, uid, created: changed };
    await database.insert(bedrijfsloginAccounts).values(account);
    const decided = async () => (await leden()).leden.map((lid) => lid.rol_via_bedrijfslogin);
    expect((await leden()).leden).toMatchObject([
      { uid: beheerder.uid, rol_via_bedrijfslogin: false },
      { uid, rol_via_bedrijfslogin: true },
    ]);
    await database.update(bedrijfslogins).set({ rolclaim: null });
    expect(await decided()).toEqual([false, false]);
  });

  test('has name, address, role, last login and projects, for administrators alone', async () => {
    const { base, beheerder, join, leden, projecten } = await open();
    const medewerker = await join('company-employee');
    const lid = await join();
    await medewerker.visitor.post(projecten, buildProjectBody());
    const gone = await medewerker.visitor.post(projecten, buildProjectBody());
    await medewerker.visitor.delete(String(gone.headers['location']));
    const { leden: found, uitnodigingen } = await leden();
    expect(uitnodigingen).toEqual([]);
    expect(found).toMatchObject([
      { uid: beheerder.uid, rollen: ['company-administrator'], projecten: 0, is_lid: true },
      {
        uid: medewerker.uid,
        naam: medewerker.name,
        mail: medewerker.mail,
        rollen: ['company-employee'],
        is_geblokkeerd: false,
        login: expect.stringMatching(/^20/),
        projecten: 1,
      },
      { uid: lid.uid, rollen: [], projecten: 0 },
    ]);
    expect((await medewerker.visitor.get(`${base}/leden`)).status).toBe(403);
  });

  test('has who left projects behind, without the address, and nobody of another company', async () => {
    const { beheerder, join, leden, projecten, groupId } = await open();
    const oud = await join('company-employee');
    await oud.visitor.post(projecten, buildProjectBody());
    await world.stores.leden.remove(groupId, oud.uid);
    const elsewhere = await open();
    expect((await leden()).leden).toMatchObject([
      { uid: beheerder.uid },
      { uid: oud.uid, mail: null, login: null, is_lid: false, projecten: 1 },
    ]);
    expect((await elsewhere.leden()).leden).toHaveLength(1);
  });
});

describe('the role of a member', () => {
  test('is changed by an administrator, with effect at once', async () => {
    const { base, join, beheerder, leden } = await open();
    const medewerker = await join('company-employee');
    const change = (by: Visitor, rol: string, uid = medewerker.uid) =>
      by.put(`${base}/leden/${uid}`, { rol });
    expect((await change(medewerker.visitor, 'company-administrator')).status).toBe(403);
    expect((await change(beheerder.visitor, 'company-outsider')).status).toBe(422);
    expect((await change(beheerder.visitor, 'company-moderator')).status).toBe(204);
    expect((await leden()).leden).toContainEqual(
      expect.objectContaining({ uid: medewerker.uid, rollen: ['company-moderator'] }),
    );
    expect((await medewerker.visitor.get(`${base}/leden`)).status).toBe(403);
    expect((await change(beheerder.visitor, 'company-administrator')).status).toBe(204);
    expect((await medewerker.visitor.get(`${base}/leden`)).status).toBe(200);
    const stranger = await world.account();
    const refused = await change(beheerder.visitor, 'company-employee', stranger.uid);
    expect(refused.status).toBe(404);
  });

  test('stays with the last administrator, also when two take it from each other at once', async () => {
    const { base, join, beheerder } = await open();
    const demote = (by: Visitor, uid: number) =>
      by.put(`${base}/leden/${uid}`, { rol: 'company-employee' });
    const alone = await demote(beheerder.visitor, beheerder.uid);
    expect([alone.status, alone.json]).toMatchObject([
      409,
      {
        message: 'Dit is de laatste beheerder van uw bedrijf. Wijs eerst een andere beheerder aan.',
      },
    ]);
    const ander = await join('company-administrator');
    const answers = await Promise.all([
      demote(beheerder.visitor, ander.uid),
      demote(ander.visitor, beheerder.uid),
    ]);
    expect(statusesOf(answers)[0]).toBe(204);
    expect(statusesOf(answers)[1]).toBeGreaterThanOrEqual(403);
  });
});

describe('the removal of a member', () => {
  test('hands the projects over and ends the membership', async () => {
    const { base, join, leden, verwijder, projecten } = await open();
    const [oud, erfgenaam] = [await join('company-employee'), await join('company-employee')];
    const project = await oud.visitor.post(projecten, buildProjectBody());
    const path = String(project.headers['location']);

    expect((await verwijder(oud.uid, erfgenaam.uid, erfgenaam.visitor)).status).toBe(403);
    expect((await verwijder(oud.uid, erfgenaam.uid)).status).toBe(204);
    expect((await erfgenaam.visitor.get(path)).json).toMatchObject({
      user: { uid: erfgenaam.uid },
    });
    expect((await leden()).leden.map(({ uid }) => uid)).not.toContain(oud.uid);
    expect((await oud.visitor.get(`${base}/bedrijf`)).status).toBe(403);
    expect((await verwijder(oud.uid, erfgenaam.uid)).status).toBe(404);
    expect(world.auditLines.join('')).toContain('"event":"member_removed"');
  });

  test('tells who was removed so at the next call, with by whom, and by mail', async () => {
    const { groupId, base, beheerder, join, verwijder, projecten } = await open();
    const oud = await join('company-employee');
    const made = await oud.visitor.post(projecten, buildProjectBody());
    const project = String(made.headers['location']);
    const call = (uid: number, full_name: string) =>
      world.services.database.update(users).set({ full_name }).where(eq(users.uid, uid));
    await call(oud.uid, 'Wim Oud');
    await call(beheerder.uid, 'Bea Heerder');
    await world.deliverMail();
    await verwijder(oud.uid, beheerder.uid);
    const told = {
      status: 403,
      json: {
        code: 'shut_out',
        message:
          'U bent door Bea Heerder uit Bouwbedrijf verwijderd. U hebt daar geen toegang meer. Is dat niet de bedoeling? Vraag Bea Heerder of een andere beheerder om u opnieuw uit te nodigen.',
        door: { uid: beheerder.uid, name: 'Bea Heerder' },
        op: expect.stringMatching(/^20/),
      },
    };
    for (const path of [projecten, project, `${base}/bedrijf`]) {
      expect(await oud.visitor.get(path)).toMatchObject(told);
    }
    expect(await oud.visitor.post(project, buildProjectBody())).toMatchObject(told);
    expect(await world.deliverMail()).toMatchObject([
      {
        to: { address: oud.mail },
        subject: 'U bent geen lid meer van Bouwbedrijf',
        text: expect.stringMatching(
          /^Beste Wim Oud,\n\nU bent door Bea Heerder verwijderd uit Bouwbedrijf /,
        ),
      },
    ]);
    // Who never was a member is told nothing, and who is one again neither.
    const stranger = await world.loggedIn(await world.account());
    expect((await stranger.get(`${base}/bedrijf`)).json).toMatchObject({ code: 'forbidden' });
    await world.stores.groups.addMember(groupId, oud.uid, ['company-employee']);
    expect((await oud.visitor.get(projecten)).status).toBe(200);
    await world.stores.leden.remove(groupId, oud.uid);
    expect((await oud.visitor.get(`${base}/bedrijf`)).json).toMatchObject({ code: 'forbidden' });
  });

  test('sends no mail to who left by the own hand, nor to who is back before it goes out', async () => {
    const { groupId, join, verwijder } = await open();
    const ander = await join('company-administrator');
    await world.deliverMail();
    await verwijder(ander.uid, null, ander.visitor);
    const terug = await join('company-employee');
    await verwijder(terug.uid, null);
    await world.stores.groups.addMember(groupId, terug.uid, ['company-employee']);
    expect(await world.deliverMail()).toEqual([]);
  });

  test('takes along what the member had deleted, so that it cannot be restored', async () => {
    const { join, verwijder, projecten } = await open();
    const weg = await join('company-employee');
    const project = String(
      (await weg.visitor.post(projecten, buildProjectBody())).headers['location'],
    );
    await weg.visitor.delete(project);
    expect((await verwijder(weg.uid, null)).status).toBe(204);
    const again = await world.loggedIn(weg);
    expect((await again.post(`${project}/restore`, undefined)).status).toBe(403);
  });

  test('ends the invitations of who administers no more', async () => {
    const { base, join, verwijder, leden } = await open();
    const ander = await join('company-administrator');
    const derde = await join('company-administrator');
    const nodigUit = (by: Visitor) =>
      by.post(`${base}/uitnodigingen`, {
        mail: `nieuw-${Math.random()}@example.nl`,
        rol: 'company-administrator',
      });
    await nodigUit(ander.visitor);
    await nodigUit(derde.visitor);
    expect((await leden()).uitnodigingen).toHaveLength(2);
    await derde.visitor.put(`${base}/leden/${ander.uid}`, { rol: 'company-employee' });
    expect((await leden()).uitnodigingen).toHaveLength(1);
    await verwijder(derde.uid, null);
    expect((await leden()).uitnodigingen).toEqual([]);
  });

  test('ends the links that the member made to projects of others', async () => {
    const { base, beheerder, join, verwijder, projecten } = await open();
    const moderator = await join('company-moderator');
    const project = await beheerder.visitor.post(projecten, buildProjectBody());
    const path = `${String(project.headers['location'])}/inzagelinks`;
    await moderator.visitor.post(path, { dagen: 30, label: null });
    await beheerder.visitor.post(path, { dagen: 30, label: null });
    const working = async (): Promise<unknown> =>
      (await beheerder.visitor.get(`${base}/inzagelinks`)).json;
    expect(JSON.stringify(await working()).match(/"stand":"geldig"/g)).toHaveLength(2);
    expect((await verwijder(moderator.uid, null)).status).toBe(204);
    expect(JSON.stringify(await working()).match(/"stand":"geldig"/g)).toHaveLength(1);
  });

  test('is refused while nobody gets the projects, and then nothing has changed', async () => {
    const { join, leden, verwijder, projecten } = await open();
    const oud = await join('company-employee');
    const meekijker = await join('company-dashboard');
    await oud.visitor.post(projecten, buildProjectBody());
    const nobody = await verwijder(oud.uid, null);
    expect([nobody.status, nobody.json]).toMatchObject([
      422,
      { message: 'Kies wie de projecten krijgt.' },
    ]);
    const stranger = await world.account();
    for (const naar of [oud.uid, stranger.uid, meekijker.uid]) {
      expect((await verwijder(oud.uid, naar)).status).toBe(422);
    }
    expect((await leden()).leden).toContainEqual(
      expect.objectContaining({ uid: oud.uid, is_lid: true, projecten: 1 }),
    );
    expect(await uidOf(oud.visitor)).toBe(oud.uid);
    expect((await verwijder(meekijker.uid, null)).status).toBe(204);
  });

  test('also hands over what somebody left behind who is no member any more', async () => {
    const { join, leden, verwijder, projecten, groupId } = await open();
    const [oud, erfgenaam] = [await join('company-employee'), await join('company-employee')];
    await oud.visitor.post(projecten, buildProjectBody());
    await world.stores.leden.remove(groupId, oud.uid);
    expect((await verwijder(oud.uid, erfgenaam.uid)).status).toBe(204);
    expect((await leden()).leden).not.toContainEqual(expect.objectContaining({ uid: oud.uid }));
    // It was no member: what it does elsewhere goes on.
    expect(await uidOf(oud.visitor)).toBe(oud.uid);
  });

  test('is refused for the last administrator, and for a member of another company', async () => {
    const [here, there] = [await open(), await open()];
    expect((await here.verwijder(here.beheerder.uid, null)).status).toBe(409);
    expect((await here.verwijder(there.beheerder.uid, null)).status).toBe(404);
    expect((await there.leden()).leden).toHaveLength(1);
  });
});
