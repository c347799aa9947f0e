import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { bedrijfSchema } from '@adviestool/contract/bedrijf';

import type { GroupRole } from '@adviestool/contract/rollen';
import { buildKapottePng, buildPng } from '../testing/buildPng.ts';
import { KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const open = async () => {
  const groupId = await world.group('Kozijnen & Zn.');
  const join = async (role: GroupRole): Promise<Visitor> =>
    world.loggedIn(await world.account({ groupId, roles: [role] }));
  const base = `/api/v2/group/${groupId}`;
  return { groupId, base, join, beheerder: await join('company-administrator') };
};

const PNG = buildPng(120, 40);

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

const bodyOf = (bytes: Buffer) => ({ inhoud: bytes.toString('base64') });

describe('the company', () => {
  test('tells its members its name and its logo', async () => {
    const { base, join, beheerder } = await open();
    const medewerker = await join('company-employee');
    expect((await medewerker.get(`${base}/bedrijf`)).json).toEqual({
      naam: 'Kozijnen & Zn.',
      catalogus: null,
      logo: null,
    });
    await beheerder.put(`${base}/logo`, bodyOf(PNG));
    expect((await medewerker.get(`${base}/bedrijf`)).json).toMatchObject({
      logo: { type: 'image/png', breedte: 120, hoogte: 40, bytes: expect.any(Number) },
    });
  });

  test('says since when its catalogue is in use, which another release with the same one leaves', async () => {
    const { base, groupId, beheerder } = await open();
    const { catalogi } = world.stores;
    const since = async () =>
      bedrijfSchema.parse((await beheerder.get(`${base}/bedrijf`)).json).catalogus;
    const one = { hash: 'a', id: 'proef', versie: '1', document: '{}' };
    const other = { ...one, hash: 'b', versie: '2' };
    expect(await since()).toBeNull();
    // A site adds every version that it has before it says which is in use.
    await catalogi.add(groupId, one);
    await catalogi.use(groupId, one, day(1));
    await catalogi.use(groupId, one, day(2));
    expect(await catalogi.findSince(groupId)).toEqual(day(1));
    await catalogi.use(groupId, other, day(3));
    expect(await catalogi.findSince(groupId)).toEqual(day(3));
    await catalogi.use(groupId, one, day(4));
    expect(await catalogi.findSince(groupId)).toEqual(day(4));
  });
});

describe('the logo of a company', () => {
  test('goes to its members as a picture and nothing else', async () => {
    const { base, join, beheerder } = await open();
    await beheerder.put(`${base}/logo`, bodyOf(PNG));
    const answer = await (await join('company-employee')).get(`${base}/logo`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const { logo } = bedrijfSchema.parse((await beheerder.get(`${base}/bedrijf`)).json);
    expect(Number(answer.headers['content-length'])).toBe(logo?.bytes);
    const elsewhere = await open();
    expect((await elsewhere.beheerder.get(`${base}/logo`)).status).toBe(403);
    expect((await elsewhere.beheerder.get(`${elsewhere.base}/logo`)).status).toBe(404);
    expect((await world.visitor().get(`${base}/logo`)).status).toBe(403);
  });

  test('is replaced and removed by an administrator alone, which the audit log says', async () => {
    const { base, join, beheerder } = await open();
    const moderator = await join('company-moderator');
    expect((await moderator.put(`${base}/logo`, bodyOf(PNG))).status).toBe(403);
    await beheerder.put(`${base}/logo`, bodyOf(PNG));
    const second = await beheerder.put(`${base}/logo`, bodyOf(buildPng(64, 64)));
    expect(second.json).toMatchObject({ logo: { breedte: 64, hoogte: 64 } });
    expect((await moderator.delete(`${base}/logo`)).status).toBe(403);
    expect((await beheerder.delete(`${base}/logo`)).status).toBe(204);
    expect((await beheerder.delete(`${base}/logo`)).status).toBe(204);
    expect((await beheerder.get(`${base}/logo`)).status).toBe(404);
    const events = world.auditLines.join('');
    expect(events).toContain('"event":"logo_changed"');
    expect(events).toContain('"event":"logo_removed"');
  });

  test('that is none is refused in Dutch, and the former one stays', async () => {
    const { base, beheerder } = await open();
    await beheerder.put(`${base}/logo`, bodyOf(PNG));
    const svg = await beheerder.put(`${base}/logo`, bodyOf(Buffer.from('<svg/>')));
    expect([svg.status, svg.json]).toEqual([
      422,
      {
        code: 'validation',
        message:
          'Kies een PNG- of JPEG-bestand. Andere soorten, ook SVG, kunnen niet op een rapport.',
      },
    ]);
    const bomb = buildPng(60_000, 60_000, { raw: Buffer.alloc(100_000_000) });
    expect((await beheerder.put(`${base}/logo`, bodyOf(bomb))).status).toBe(422);
    const huge = await beheerder.put(`${base}/logo`, { inhoud: 'A'.repeat(3_000_000) });
    expect(huge.status).toBe(413);
    expect((await beheerder.get(`${base}/bedrijf`)).json).toMatchObject({
      logo: { breedte: 120, hoogte: 40 },
    });
  });

  test.each([
    ['PNG', buildKapottePng(40, 20)],
    ['JPEG', KAPOTTE_JPEG],
  ])('whose head is good and whose pixels are not is refused: %s', async (_soort, bytes) => {
    const { base, beheerder } = await open();
    const answer = await beheerder.put(`${base}/logo`, bodyOf(bytes));
    expect([answer.status, answer.json]).toEqual([
      422,
      {
        code: 'validation',
        message:
          'Dit bestand kan niet als afbeelding worden gelezen. Sla het opnieuw op als PNG of JPEG.',
      },
    ]);
    expect((await beheerder.get(`${base}/logo`)).status).toBe(404);
  });
});
