import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { MANY_BODY_LIMIT } from '@adviestool/contract/gevelvullingWrites';
import { LANGSTE_TEKST } from '@adviestool/contract/langsteTekst';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { projects } from '../database/schema/projects.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let member: Visitor;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
});
afterAll(() => world.close());

beforeEach(async () => {
  member = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
});

const LANG = 'x'.repeat(LANGSTE_TEKST + 1);

const kozijn = (id: string, kader: object = {}): Gevelvulling => {
  const gevelvulling = createGevelvulling({ id, merk: 'K01', gevelvullingType: 'kozijn' });
  return gevelvullingSchema.parse({
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...kader },
  });
};

const create = (gevelvullingen: readonly unknown[]) =>
  member.post(
    `/api/v2/group/${groupId}/user/projects`,
    buildProjectBody({ gevelvullingen_json: JSON.stringify(gevelvullingen) }),
  );

const urlOf = async (gevelvullingen: readonly unknown[]): Promise<string> => {
  const answer = await create(gevelvullingen);
  expect(answer.status).toBe(201);
  return String(answer.headers['location']);
};

/** A row as a release without a limit wrote it. */
const storeLong = async (url: string, gevelvullingen: readonly unknown[]): Promise<void> => {
  await world.handle.database
    .update(projects)
    .set({ gevelvullingen_json: JSON.stringify(gevelvullingen) })
    .where(eq(projects.id, Number(url.split('/').at(-1))));
};

const recordSchema = z.object({ name: z.string(), gevelvullingen_json: z.string() });

const bestandSchema = z.looseObject({ handtekening: z.looseObject({ kid: z.string() }) });

const read = async (url: string) => recordSchema.parse((await member.get(url)).json);

const teLang = (wat: string, tekens: number) =>
  `De gegevens zijn niet geldig.\n${wat} is te lang: ${tekens} tekens, en het mogen er 2000 zijn.`;

describe('a text that is longer than may be', () => {
  test.each([
    ['an opmerking', { opmerking: LANG }, '‘Opmerking’ van gevelvulling K01'],
    ['a merk', { merk: LANG }, `‘Merk’ van gevelvulling ${'x'.repeat(60)}…`],
    ['an id', { id: LANG }, '‘id’ van gevelvulling K01'],
    [
      'the name of a field of a newer release',
      { [LANG]: 1 },
      'De naam van een veld van gevelvulling K01',
    ],
    ['a field of a newer release', { schets: [{ a: LANG }] }, '‘schets.0.a’ van gevelvulling K01'],
    [
      'an element of a building model',
      { elementen: [{ globalId: LANG, verdieping: null, orientatie: null }] },
      '‘elementen.0.globalId’ van gevelvulling K01',
    ],
  ])('as %s is refused by every write, which says so', async (_what, kader, wat) => {
    const url = await urlOf([kozijn('a')]);
    const lang = kozijn('a', kader);
    const answers = [
      await create([lang]),
      await member.post(url, buildProjectBody({ gevelvullingen_json: JSON.stringify([lang]) })),
      await member.post(`${url}/gevelvullingen`, { add: [kozijn('b', kader)], remove: ['a'] }),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.json]).toEqual([
        422,
        { message: teLang(wat, 2001), code: 'validation' },
      ]);
    }
    expect((await read(url)).gevelvullingen_json).toBe(JSON.stringify([kozijn('a')]));
  });

  test('is refused where one gevelvulling is saved, and where its standard is', async () => {
    const url = await urlOf([kozijn('a')]);
    const saved = await member.put(`${url}/gevelvulling/a`, kozijn('a', { opmerking: LANG }));
    expect([saved.status, saved.json]).toMatchObject([
      422,
      { message: teLang('‘Opmerking’ van gevelvulling K01', 2001) },
    ]);
    const standaard = {
      kozijn: { gevelvullingEnKaderData: { gevel: LANG }, detailleringData: {} },
    };
    const standards = await member.put(`${url}/standaarden`, standaard);
    expect([standards.status, standards.json]).toMatchObject([
      422,
      { message: teLang('‘Gevel’ van de standaard van kozijn', 2001) },
    ]);
  });

  test('as long as a body may be is refused with a message that can be read', async () => {
    const url = await urlOf([]);
    const huge = kozijn('b', { opmerking: 'x'.repeat(MANY_BODY_LIMIT - 5000) });
    const { status, text } = await member.post(`${url}/gevelvullingen`, { add: [huge] });
    expect([status, text.length < 500]).toEqual([422, true]);
  });
});

describe('what a release without that limit stored', () => {
  const OUD = [kozijn('a', { opmerking: LANG }), kozijn('b')];

  test('is opened, and saved as long as nobody touches it', async () => {
    const url = await urlOf([]);
    await storeLong(url, OUD);
    expect((await read(url)).gevelvullingen_json).toBe(JSON.stringify(OUD));

    const merk = [kozijn('a', { opmerking: LANG, merk: 'K02' }), kozijn('b')];
    expect((await member.put(`${url}/gevelvulling/a`, merk[0])).status).toBe(200);
    expect((await member.put(`${url}/gevelvulling/b`, kozijn('b', { aantal: 3 }))).status).toBe(
      200,
    );
    const whole = buildProjectBody({ name: 'Nu', gevelvullingen_json: JSON.stringify(merk) });
    expect((await member.post(url, whole)).status).toBe(200);
    expect(await read(url)).toEqual({ name: 'Nu', gevelvullingen_json: JSON.stringify(merk) });
  });

  test('is copied, and put back by the history', async () => {
    const url = await urlOf([]);
    await storeLong(url, OUD);
    const shorter = buildProjectBody({ gevelvullingen_json: JSON.stringify([kozijn('b')]) });
    const copied = await member.post(`${url}/dupliceren`, { naam: 'Kopie', metVastgesteld: false });
    expect(copied.status).toBe(201);
    expect((await member.post(url, shorter)).status).toBe(200);
    const restored = await member.post(`${url}/revisies/1/terugzetten`, {});
    expect(restored.status).toBe(200);
    expect((await read(url)).gevelvullingen_json).toBe(JSON.stringify(OUD));
  });

  test('comes back with its gevelvulling when its removal is undone, and with no other', async () => {
    const url = await urlOf([]);
    await storeLong(url, OUD);
    expect((await member.post(`${url}/gevelvullingen`, { remove: ['a'] })).status).toBe(200);
    const ander = await member.post(`${url}/gevelvullingen`, {
      add: [kozijn('c', { opmerking: LANG })],
    });
    expect([ander.status, ander.json]).toMatchObject([
      422,
      { message: teLang('‘Opmerking’ van gevelvulling K01', 2001) },
    ]);
    const back = { add: [OUD[0]], order: ['a', 'b'] };
    expect((await member.post(`${url}/gevelvullingen`, back)).status).toBe(200);
    expect((await read(url)).gevelvullingen_json).toBe(JSON.stringify(OUD));
  });

  test('comes back with its project file, as long as that is the one that was made here', async () => {
    const url = await urlOf([]);
    await storeLong(url, OUD);
    const bestand = bestandSchema.parse((await member.get(`${url}/export`)).json);
    const importeren = `/api/v2/group/${groupId}/user/projects/importeren`;
    const made = await member.post(importeren, bestand);
    expect(made.status).toBe(201);
    expect((await read(String(made.headers['location']))).gevelvullingen_json).toBe(
      JSON.stringify(OUD),
    );
    const elders = { ...bestand, handtekening: { ...bestand.handtekening, kid: 'van-elders' } };
    const refused = await member.post(importeren, elders);
    expect([refused.status, refused.json]).toMatchObject([
      422,
      { message: teLang('‘Opmerking’ van gevelvulling K01', 2001) },
    ]);
  });

  test('is refused once it is made another long text', async () => {
    const url = await urlOf([]);
    await storeLong(url, OUD);
    const answer = await member.put(
      `${url}/gevelvulling/a`,
      kozijn('a', { opmerking: `${LANG}y` }),
    );
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { message: teLang('‘Opmerking’ van gevelvulling K01', 2002) },
    ]);
  });
});
