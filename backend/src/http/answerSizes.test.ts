import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { eenProjectRevisieSchema, projectRevisiesSchema } from '@adviestool/contract/geschiedenis';
import { LANGSTE_TEKST } from '@adviestool/contract/langsteTekst';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

/** Bytes that an answer may have which nobody asked a project of. */
const MOST = 1_000_000;

/** Bytes of a project: what one write can send, and more than an answer may have. */
const QUOTA = 1_100_000;

let world: TestApp;
let member: Visitor;
let groupId: number;
let group: string;
let project: string;

const gevelvullingen = (rest: string | readonly string[]): string => {
  const list: string[] = [];
  let bytes = 2;
  for (let index = 0; ; index += 1) {
    const id = `k${index}`;
    const kozijn = createGevelvulling({
      id,
      merk: id,
      breedte: 2400,
      hoogte: 1500,
      gevelvullingType: 'kozijn',
    });
    const text = JSON.stringify({ ...kozijn, rest });
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > QUOTA) return `[${list.join(',')}]`;
    list.push(text);
  }
};

/** A project that twenty gevelvullingen fill, with texts that are no longer than may be. */
const fat = (letter: string): string =>
  gevelvullingen(Array.from({ length: 26 }, () => letter.repeat(LANGSTE_TEKST)));

/** Of a user, one after another. */
const SAVES = process.env['FAULTS'] === 'long' ? 100 : 10;
/** That may end between the question of another user and its answer. */
const MOST_SAVES_WAITED = 2;

beforeAll(async () => {
  const quota = {
    project: QUOTA,
    user: { bytes: 100 * QUOTA, projecten: 1000 },
    group: { bytes: 100 * QUOTA, projecten: 1000 },
  };
  world = await buildTestApp({ quota, rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  group = `/api/v2/group/${groupId}`;
  await giveCatalogus(world, groupId, (catalogus) => ({ ...catalogus, id: 'proef', versie: '1' }));
  member = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  const body = buildProjectBody({ gevelvullingen_json: gevelvullingen('') });
  for (let count = 0; count < 20; count += 1) {
    const made = await member.post(`${group}/user/projects`, body);
    project = String(made.headers['location']);
  }
});
afterAll(() => world.close());

const bytesOf = async (url: string): Promise<number> => {
  const { status, text } = await member.get(url);
  expect(status).toBe(200);
  return Buffer.byteLength(text);
};

describe('[storing 33] with projects at their quota', () => {
  test('a project that is asked for comes whole', async () => {
    expect(await bytesOf(project)).toBeGreaterThan(MOST);
    expect(await bytesOf(`${group}/user/projects?view=full`)).toBeGreaterThan(20 * MOST);
  });

  test.each([
    ['the list', () => `${group}/user/projects?view=summary`],
    ['the start', () => `/api/v2/start?group=${groupId}`],
    ['the catalogues', () => `${group}/catalogi`],
    ['a catalogue', () => `${group}/catalogi/proef/1`],
    ['the standards', () => `${project}/standaarden`],
  ])('%s stays below 1 MB', async (_, url) => {
    expect(await bytesOf(url())).toBeLessThanOrEqual(MOST);
  });

  test('what a change of its data answers stays below 1 MB', async () => {
    const { gevelvullingen_json: _text, ...data } = buildProjectBody({ gebouwhoogte: 12 });
    const { status, text } = await member.put(`${project}/gegevens`, data);
    expect([status, Buffer.byteLength(text) <= MOST]).toEqual([200, true]);
  });

  test('its history stays below 1 MB when every change fills a project; one of them comes whole', async () => {
    for (const letter of ['a', 'b']) {
      const body = buildProjectBody({ gevelvullingen_json: fat(letter) });
      expect((await member.post(project, body)).status).toBe(200);
    }
    expect(await bytesOf(`${project}/revisies`)).toBeLessThanOrEqual(MOST);
    const { revisies } = projectRevisiesSchema.parse(
      (await member.get(`${project}/revisies`)).json,
    );
    const [newest] = revisies;
    expect(newest?.aantallen.gewijzigd).toBeGreaterThanOrEqual(20);
    expect(newest?.gevelvullingen).toEqual([]);
    const url = `${project}/revisies/${newest?.revision ?? 0}`;
    const whole = eenProjectRevisieSchema.parse((await member.get(url)).json);
    expect(whole.gevelvullingen).toHaveLength(whole.aantallen.gewijzigd);
  });
});

describe('[storing 33] while one user saves a project at its quota in a loop', () => {
  test('another user is answered between two saves', async () => {
    const account = await world.account({ groupId, roles: ['company-employee'] });
    const other = await world.loggedIn(account);
    const made = await other.post(`${group}/user/projects`, buildProjectBody());
    const own = String(made.headers['location']);
    const bodies = ['c', 'd'].map((letter) =>
      buildProjectBody({ gevelvullingen_json: fat(letter) }),
    );
    let saved = 0;
    const ended = new AbortController();
    const saving = (async () => {
      for (; saved < SAVES; saved += 1) {
        const { status } = await member.post(project, bodies[saved % 2], {
          prefer: 'return=minimal',
        });
        expect(status).toBe(204);
      }
    })().finally(() => ended.abort());
    /** For each read: the saves that ended before its answer came. */
    const waited: number[] = [];
    while (!ended.signal.aborted) {
      const before = saved;
      expect((await other.get(own)).status).toBe(200);
      waited.push(saved - before);
    }
    await saving;
    expect(waited.length).toBeGreaterThan(SAVES / MOST_SAVES_WAITED);
    expect(Math.max(...waited)).toBeLessThanOrEqual(MOST_SAVES_WAITED);
  });
});
