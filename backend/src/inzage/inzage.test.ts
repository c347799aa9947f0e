import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { inzageGeopendSchema, inzageSchema } from '@adviestool/contract/inzage';
import { rapportAanvraagSchema } from '@adviestool/contract/rapporten';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';

import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { runRapporten } from '../rapporten/runRapporten.ts';
import type { RapportOpdracht } from '../rapporten/rapportOpdracht.ts';
import { demoGevelvullingen, demoProject } from '../seed/demoProject.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, ORIGIN, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

let world: TestApp;
let groupId: number;
let account: { uid: number; name: string; mail: string };
let maker: Visitor;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({
    logLevel: 'debug',
    rateLimits: { perIp: 100_000, writes: 100_000 },
  });
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  await makeMaker();
});
afterAll(() => world.close());

const makeMaker = async (): Promise<void> => {
  account = await world.account({ groupId, roles: ['company-employee'] });
  maker = await world.loggedIn(account);
};

const makeProject = async (): Promise<void> => {
  const body = demoProject(new Date('2026-11-22T13:05:09Z'));
  const project = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = String(project.headers['location']);
  const connection = {
    type: 'bouwmodel',
    external_id: `model-${url}`,
    data: { file_path: 'model.ifc', file_created: null, file_updated: null, author: 'A. Tekenaar' },
  };
  const connected = await maker.post(`${url}/external-connections`, connection);
  expect(connected.status).toBe(201);
};

beforeEach(makeProject);

const TOKEN = 'A'.repeat(43);

/** What an answer says, without what differs in every one. */
const said = ({ status, text, headers }: Answer) => ({
  status,
  text,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
  ),
});

const makeReports = async (): Promise<RapportOpdracht[]> => {
  const made: RapportOpdracht[] = [];
  await runRapporten(world.services, {
    maak: async (opdracht) => {
      made.push(opdracht);
      return { bytes: new TextEncoder().encode('%PDF-1.7 advies'), paginas: 1 };
    },
    onError: () => undefined,
  });
  return made;
};

const ask = async (visitor: Visitor, place: string): Promise<number> =>
  (await visitor.post(`${place}/rapporten`, { soort: 'rapport' })).status;

describe('a reader with a link', () => {
  test('reads the project and its catalogue, and nothing of people', async () => {
    const { token } = await makeLink(maker, url, 30);
    const { reader, inzage } = await openLink(world, token);
    const answer = await reader.get(inzage);
    const { bedrijf, project, gevelvullingen, verloopt } = inzageSchema.parse(answer.json);
    expect(bedrijf).toBe('Bouwbedrijf');
    expect(project.name).toBe('Woningen De Lindehof');
    expect(gevelvullingen).toHaveLength(3);
    expect(Math.round((Date.parse(verloopt) - Date.now()) / DAY)).toBe(30);
    for (const secret of [account.name, account.mail, 'model-', 'Tekenaar', 'example.nl']) {
      expect(answer.text).not.toContain(secret);
    }
    expect(answer.headers['etag']).toBeUndefined();
    expect((await reader.get(`${inzage}/catalogus`)).json).toHaveProperty('hoekankers');
  });

  test('sees how high the building reaches in its model, and no element of it', async () => {
    const gevelvullingen = demoGevelvullingen(new Date('2026-11-22T13:05:09Z')).map((one) => ({
      ...one,
      gevelvullingEnKaderData: {
        ...one.gevelvullingEnKaderData,
        externalId: 'element-1',
        hoogstePunt: 30_000,
      },
    }));
    const body = { ...buildProjectBody(), gevelvullingen_json: JSON.stringify(gevelvullingen) };
    const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
    const { token } = await makeLink(maker, String(made.headers['location']));
    const { reader, inzage } = await openLink(world, token);
    const answer = await reader.get(inzage);
    expect(
      inzageSchema
        .parse(answer.json)
        .gevelvullingen?.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.hoogstePunt),
    ).toEqual([30_000, 30_000, 30_000]);
    expect(answer.text).not.toContain('element-1');
  });

  test('sees that an advice is fixed, and not by whom', async () => {
    const answer = await maker.post(`${url}/vaststellen`, { gevelvullingen: ['1f0a7c21'] });
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(account.name)]);
    const { reader, inzage } = await openLink(world, (await makeLink(maker, url)).token);
    const { gevelvullingen } = inzageSchema.parse((await reader.get(inzage)).json);
    expect(gevelvullingen?.[0]?.vastgesteld).toMatchObject({
      door: '',
      rekenmodel: REKENMODEL_VERSIE,
    });
  });

  test('gets a report without people, from the queue, and no dossier', async () => {
    await makeReports();
    const { reader, inzage } = await openLink(world, (await makeLink(maker, url)).token);
    expect((await reader.post(`${inzage}/rapporten`, { soort: 'dossier' })).status).toBe(422);
    const asked = await reader.post(`${inzage}/rapporten`, { soort: 'rapport' });
    const { id } = rapportAanvraagSchema.parse(asked.json);
    const [opdracht] = await makeReports();
    expect(opdracht).toMatchObject({ door: 'een lezer met een inzagelink', schrijver: null });
    expect(opdracht?.project).toMatchObject({ user: null, externalConnections: [] });
    const file = await reader.get(`${inzage}/rapporten/${id}/bestand`);
    expect([file.status, file.text]).toEqual([200, '%PDF-1.7 advies']);

    expect((await maker.get(`${url}/rapporten/${id}`)).status).toBe(404);
    const other = await openLink(world, (await makeLink(maker, url)).token);
    expect((await other.reader.get(`${other.inzage}/rapporten/${id}`)).status).toBe(404);
    const own = rapportAanvraagSchema.parse(
      (await maker.post(`${url}/rapporten`, { soort: 'rapport' })).json,
    );
    expect((await reader.get(`${inzage}/rapporten/${own.id}`)).status).toBe(404);
    await makeReports();
  });

  test('takes two of the three reports of who made the project, whatever the link', async () => {
    await makeReports();
    const own = await openLink(world, (await makeLink(maker, url)).token);
    const administrator = await world.loggedIn(
      await world.account({ groupId, roles: ['company-administrator'] }),
    );
    const others = await openLink(world, (await makeLink(administrator, url)).token);
    expect(await ask(own.reader, own.inzage)).toBe(202);
    expect(await ask(others.reader, others.inzage)).toBe(202);
    for (const { reader, inzage } of [own, others]) {
      const refused = await reader.post(`${inzage}/rapporten`, { soort: 'rapport' });
      expect([refused.status, refused.json]).toEqual([
        429,
        expect.objectContaining({ code: 'queue_full', message: expect.stringContaining('maker') }),
      ]);
    }
    // The administrator, who made a link, has three places all the same.
    for (let more = 0; more < 3; more += 1) expect(await ask(administrator, url)).toBe(202);
    expect(await ask(maker, url)).toBe(202);
    expect(await ask(maker, url)).toBe(429);
    await makeReports();
  });

  test('has a cookie for the calls of that link alone, which no script reads', async () => {
    const { id, token } = await makeLink(maker, url, 30);
    const { cookie } = await openLink(world, token);
    const lifetime = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(cookie.replace(/=[\w-]{43};/, '=…;')).toBe(
      `adviestool_inzage=…; Max-Age=${lifetime}; Path=/api/v2/inzage/${id}; HttpOnly; Secure; SameSite=Strict`,
    );
    // Of the link it is the rest: thirty days, but for what this test took since it was made.
    expect(lifetime).toBeLessThanOrEqual(30 * 86_400);
    expect(lifetime).toBeGreaterThan(30 * 86_400 - 600);
  });

  test('has a cookie without Secure where the settings say that the site is on this machine', async () => {
    const { token } = await makeLink(maker, url);
    const local = await buildTestApp({ secureCookies: false }, world.handle);
    const { cookie } = await openLink(local, token);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    await local.close();
  });

  test('whose day is over opens the link again', async () => {
    const { token } = await makeLink(maker, url);
    const { reader, inzage } = await openLink(world, token);
    world.pass(13 * HOUR);
    expect((await reader.get(inzage)).status).toBe(404);
    expect((await openLink(world, token)).inzage).toBe(inzage);
    world.pass(-13 * HOUR);
  });

  test('who is logged in keeps that session, and it opens no link', async () => {
    const { token } = await makeLink(maker, url);
    const session = maker.cookie();
    const opened = await maker.post('/api/v2/inzage', { token });
    const link = maker.cookie();
    maker.setCookie(`${session}; ${link}`);
    const inzage = `/api/v2/inzage/${inzageGeopendSchema.parse(opened.json).id}`;
    expect((await maker.get(inzage)).status).toBe(200);
    expect((await maker.get(url)).status).toBe(200);
    maker.setCookie(session);
    expect((await maker.get(inzage)).status).toBe(404);
  });
});

/** What ends a link; each gives the status with which the link was ended. */
const ENDS: [string, (link: { id: string }) => Promise<void>][] = [
  ['withdrawn', async ({ id }) => void (await maker.delete(`${url}/inzagelinks/${id}`))],
  ['expired', async () => world.pass(7 * DAY)],
  ['of a deleted project', async () => void (await maker.delete(url))],
  [
    'of a project that was deleted and put back',
    async () => {
      await maker.delete(url);
      expect((await maker.post(`${url}/restore`, {})).status).toBe(200);
    },
  ],
  [
    'of a project that is handed over',
    async () => {
      const { uid } = await world.account({ groupId, roles: ['company-employee'] });
      expect((await maker.post(`${url}/overdragen`, { uid })).status).toBe(200);
    },
  ],
  // The last one: it ends the maker.
  ['of a maker who is blocked', () => world.stores.users.block(account.uid, new Date())],
];

describe('a link that is [storing 42]', () => {
  test.each(ENDS)('%s ends its sessions, and answers as one that never was', async (how, end) => {
    const link = await makeLink(maker, url);
    const { reader, inzage } = await openLink(world, link.token);
    expect((await reader.get(inzage)).status).toBe(200);
    await end(link);
    // Its session would end by itself before the link expires.
    if (how === 'expired') {
      world.pass(-6 * HOUR);
      await reader.post('/api/v2/inzage', { token: link.token });
      world.pass(6 * HOUR);
    }
    const reads = await reader.get(inzage);
    const guessed = await world
      .visitor()
      .get('/api/v2/inzage/00000000-0000-4000-8000-000000000000');
    expect(said(reads)).toEqual(said(guessed));
    expect(reads).toMatchObject({
      status: 404,
      json: { message: 'Deze inzagelink werkt niet meer.' },
    });
    const opens = await world.visitor().post('/api/v2/inzage', { token: link.token });
    const guesses = await world.visitor().post('/api/v2/inzage', { token: TOKEN });
    expect(said(opens)).toEqual(said(guesses));
    expect(opens.status).toBe(404);
    if (how === 'expired') world.pass(-7 * DAY);
  });
});

describe('an attack on a link [storing 42]', () => {
  beforeAll(async () => {
    await makeMaker();
    await makeProject();
  });

  test('by guessing is stopped for that address, where a link that works still opens', async () => {
    const { token } = await makeLink(maker, url);
    const guesser = world.visitor();
    for (let guess = 0; guess < 50; guess += 1) {
      const answer = await guesser.post('/api/v2/inzage', { token: `${TOKEN.slice(2)}${guess}` });
      expect(answer.status).toBe(404);
    }
    const refused = await guesser.post('/api/v2/inzage', { token: TOKEN });
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([
      429,
      expect.closeTo(3600, -2),
    ]);
    expect((await guesser.post('/api/v2/inzage', { token })).status).toBe(200);
    const elsewhere = await world.visitor().post('/api/v2/inzage', { token: TOKEN });
    expect(elsewhere.status).toBe(404);
  });

  test('costs as much whether the link ended, never was, or is none at all', async () => {
    const { id, token } = await makeLink(maker, url);
    await maker.delete(`${url}/inzagelinks/${id}`);
    const { watch } = world.services;
    const asksOf = async (guessed: string): Promise<string[]> => {
      const asked: string[] = [];
      const { run } = watch;
      watch.run = (work, act) => {
        if (work.kind === 'statement') asked.push(work.name);
        return run(work, act);
      };
      const answer = await world.visitor().post('/api/v2/inzage', { token: guessed });
      watch.run = run;
      expect(answer.status).toBe(404);
      // What an instance counts for itself is sent when it is time.
      return asked.filter((statement) => !statement.includes('"request_counts"'));
    };
    const ended = await asksOf(token);
    expect(ended.length).toBeGreaterThan(0);
    expect(await asksOf(TOKEN)).toEqual(ended);
    expect(await asksOf('geen token')).toEqual(ended);
  });

  test('that opens it often is no guess', async () => {
    const { token } = await makeLink(maker, url);
    const reader = world.visitor();
    for (let opened = 0; opened < 60; opened += 1) {
      expect((await reader.post('/api/v2/inzage', { token })).status).toBe(200);
    }
  });

  test('with the session of another link, or another id, finds nothing', async () => {
    const other = await maker.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    const elsewhere = await makeLink(maker, String(other.headers['location']));
    const { reader } = await openLink(world, (await makeLink(maker, url)).token);
    for (const id of [elsewhere.id, String(groupId), 'geen', `${elsewhere.id}%00`]) {
      expect((await reader.get(`/api/v2/inzage/${id}`)).status).toBe(404);
      expect((await reader.get(`/api/v2/inzage/${id}/catalogus`)).status).toBe(404);
    }
  });

  const ROUTES = Object.keys(ROUTE_RULES).filter(
    (route) => ROUTE_RULES[route]?.session !== 'inzage' && !/\*$|healthz|readyz/.test(route),
  );

  test('by any other call is answered as anybody without an account', async () => {
    const { id, token } = await makeLink(maker, url);
    const { reader } = await openLink(world, token);
    const session = reader.cookie();
    const anybody = world.visitor();
    const call = (visitor: Visitor, route: string): Promise<Answer> => {
      const [method, pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':groupId', String(groupId))
        .replace(':projectId', url.split('/').at(-1) ?? '')
        .replace(':linkId', id)
        .replace(':gevelvullingId', '1f0a7c21')
        .replace(':revision', '1');
      if (method === 'GET') return visitor.get(path);
      if (method === 'DELETE') return visitor.delete(path);
      return method === 'PUT' ? visitor.put(path, {}) : visitor.post(path, {});
    };
    for (const route of ROUTES) {
      reader.setCookie(session);
      anybody.setCookie(null);
      const [{ status }, without] = [await call(reader, route), await call(anybody, route)];
      expect([route, status]).toEqual([route, without.status]);
      const needsUser = ROUTE_RULES[route]?.session === 'authenticated';
      expect([route, needsUser ? status : 403]).toEqual([route, 403]);
    }
    reader.setCookie(session);
    expect((await reader.get(`/api/v2/inzage/${id}`)).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)(
    'that writes by %s finds no such call',
    async (method) => {
      const { reader, inzage } = await openLink(world, (await makeLink(maker, url)).token);
      for (const path of [inzage, `${inzage}/catalogus`, `${inzage}/gevelvullingen`]) {
        expect((await reader.call(method, path, { body: {} })).status).toBe(404);
      }
    },
  );

  test('from another site is refused, with and without a session of a user', async () => {
    const { token } = await makeLink(maker, url);
    const foreign = { origin: 'https://evil.example' };
    const anonymous = world.visitor();
    expect((await anonymous.post('/api/v2/inzage', { token }, foreign)).status).toBe(403);
    const form = { 'content-type': 'text/plain' };
    const asText = await anonymous.post('/api/v2/inzage', JSON.stringify({ token }), form);
    expect(asText.status).toBe(415);
    expect((await anonymous.post('/api/v2/inzage', { token }, { origin: ORIGIN })).status).toBe(
      200,
    );
    maker.setToken(null);
    expect((await maker.post('/api/v2/inzage', { token })).status).toBe(403);
    await maker.fetchToken();
    const { reader, inzage } = await openLink(world, token);
    const report = await reader.post(`${inzage}/rapporten`, { soort: 'rapport' }, foreign);
    expect(report.status).toBe(403);
  });

  test('leaves a trace, and no log has a token', async () => {
    const from = world.auditLines.length;
    const { id, token } = await makeLink(maker, url);
    const { reader, inzage, cookie } = await openLink(world, token);
    await reader.get(inzage);
    await maker.delete(`${url}/inzagelinks/${id}`);
    await reader.post('/api/v2/inzage', { token });
    await reader.post('/api/v2/inzage', { token: 'mijn wachtwoord' });
    const lines = world.auditLines.slice(from).map((line): unknown => JSON.parse(line));
    const link = { link: id };
    expect(lines).toMatchObject([
      { event: 'inzage_link_made', uid: account.uid, ...link },
      { event: 'inzage_opened', uid: 0, ...link },
      { event: 'inzage_link_withdrawn', uid: account.uid, ...link },
      { event: 'inzage_failed', hash: expect.stringMatching(/^[0-9a-f]{12}$/) },
      { event: 'inzage_failed' },
    ]);
    expect(lines.at(-1)).not.toHaveProperty('hash');
    const logs = [...world.auditLines, ...world.logLines].join('');
    const session = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
    expect(world.logLines.length).toBeGreaterThan(0);
    for (const secret of [token, session, 'mijn wachtwoord']) expect(logs).not.toContain(secret);
    const metrics = await world.services.metrics.registry.metrics();
    for (const event of ['gemaakt', 'geopend', 'ingetrokken', 'mislukt']) {
      expect(metrics).toContain(`adviestool_inzage_total{event="${event}"}`);
    }
    expect(metrics).not.toContain(id);
  });

  test('meets the limit of an address without an account', async () => {
    const limited = await buildTestApp({ rateLimits: { perIp: 2, writes: 9 } }, world.handle);
    const { token } = await makeLink(maker, url);
    const reader = limited.visitor();
    await reader.post('/api/v2/inzage', { token });
    await reader.get('/api/v2/inzage/00000000-0000-4000-8000-000000000000');
    expect((await reader.post('/api/v2/inzage', { token })).status).toBe(429);
    await limited.close();
  });

  test('has answers that say nothing to the next site', async () => {
    const { reader, inzage } = await openLink(world, (await makeLink(maker, url)).token);
    expect((await reader.get(inzage)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });
});
