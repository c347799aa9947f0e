import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { projectBodySchema } from '@adviestool/contract/project';
import {
  projectRapportenSchema,
  rapportAanvraagSchema,
  rapportSchattingSchema,
  type RapportSchatting,
} from '@adviestool/contract/rapporten';

import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { projects } from '../database/schema/projects.ts';
import { RapportError, type MaakRapport } from './maakRapport.ts';
import { runRapporten } from './runRapporten.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { JPEG } from '../testing/jpeg.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';

let world: TestApp;
let groupId: number;
let employee: Visitor;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const PDF = new TextEncoder().encode('%PDF-1.7 advies');

const GEMAAKT = { bytes: PDF, paginas: 7 };

/** Makes what waits, without a typesetter. @returns what was made */
const makeAll = async (maak: MaakRapport = async () => GEMAAKT): Promise<RapportOpdracht[]> => {
  const made: RapportOpdracht[] = [];
  await runRapporten(world.services, {
    maak: (opdracht, opties) => {
      made.push(opdracht);
      return maak(opdracht, opties);
    },
    onError: () => undefined,
  });
  return made;
};

const fail =
  (soort: RapportError['soort']): MaakRapport =>
  () =>
    Promise.reject(new RapportError(soort, 'in a test'));

beforeEach(async () => {
  await makeAll();
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  employee = await world.loggedIn(await world.account({ groupId, roles: ['company-employee'] }));
  const body = demoProject(new Date('2026-11-22T13:05:09Z'));
  const project = await employee.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = `${String(project.headers['location'])}/rapporten`;
});

const ask = async (vraag: object = { soort: 'rapport' }): Promise<string> => {
  const answer = await employee.post(url, vraag);
  expect(answer.status).toBe(202);
  const { id } = rapportAanvraagSchema.parse(answer.json);
  expect(answer.headers['location']).toBe(`${url}/${id}`);
  return id;
};

const askAs = async (visitor: Visitor): Promise<void> => {
  expect((await visitor.post(url, { soort: 'rapport' })).status).toBe(202);
};

describe('a report', () => {
  test('of nothing is refused with why there is nothing', async () => {
    const other = await employee.post(url, { soort: 'rapport', gevelvullingen: ['zz'] });
    const body = { ...demoProject(new Date()), gevelvullingen_json: '[]' };
    const empty = await employee.post(`/api/v2/group/${groupId}/user/projects`, body);
    const place = String(empty.headers['location']);
    const none = await employee.post(`${place}/rapporten`, { soort: 'rapport' });
    const atOnce = await employee.get(`${place}/rapport.pdf`);
    expect([other, none, atOnce].map(({ status, json }) => [status, json])).toMatchObject([
      [409, { message: expect.stringMatching(/het project heeft deze gevelvullingen niet\.$/) }],
      [409, { message: expect.stringMatching(/het project heeft nog geen gevelvullingen\.$/) }],
      [409, { message: expect.stringMatching(/het project heeft nog geen gevelvullingen\.$/) }],
    ]);
  });

  test('is asked for once for each Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await employee.post(url, { soort: 'rapport' }, headers);
    const again = await employee.post(url, { soort: 'rapport' }, headers);
    expect([again.status, again.text, again.headers['location']]).toEqual([
      202,
      first.text,
      first.headers['location'],
    ]);
    expect((await employee.post(url, { soort: 'dossier' }, headers)).status).toBe(422);
    expect(await makeAll()).toHaveLength(1);
  });

  test('waits, is made of the project as it is then, and is fetched by its name', async () => {
    const id = await ask();
    const before = await employee.get(`${url}/${id}`);
    expect(before.json).toEqual({ stand: 'wacht', gedaan: 0, totaal: 3, melding: null });
    expect((await employee.get(`${url}/${id}/bestand`)).status).toBe(409);
    const [opdracht] = await makeAll();
    expect(opdracht).toMatchObject({ revisie: 1, gekozen: null, soort: 'rapport' });
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({ stand: 'klaar' });
    const file = await employee.get(`${url}/${id}/bestand`);
    expect([file.status, file.headers['content-type'], file.text]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7 advies',
    ]);
    expect(file.headers['content-disposition']).toContain(
      `filename*=UTF-8''DEMO-001%20Woningen%20De%20Lindehof%20%E2%80%93%20alle%20%E2%80%93%20advies.pdf`,
    );
    const shown = await employee.get(`${url}/${id}/bestand?tonen=1`);
    expect(
      [file, shown].map(({ headers }) => headers['content-disposition']?.split(';')[0]),
    ).toEqual(['attachment', 'inline']);
  });

  test('names who wrote the revision that it is of, and nobody where that is not known', async () => {
    await ask();
    const [eerste] = await makeAll();
    expect(eerste).toMatchObject({ revisie: 1, schrijver: expect.any(String) });
    // As a release from before the history saved it.
    const id = Number(url.split('/').at(-2));
    await world.services.database.update(projects).set({ revision: 2 }).where(eq(projects.id, id));
    await ask();
    const [tweede] = await makeAll();
    expect(tweede).toMatchObject({ revisie: 2, schrijver: null });
  });

  test('may be labels, which are estimated, made, named and listed as such', async () => {
    const document = { soort: 'etiketten', formaat: 'a4x8', per: 'stuk' };
    const estimated = await employee.post(`${url}?schatting=1`, { soort: 'rapport', document });
    // 4, 2 and 1 pieces.
    expect([estimated.status, estimated.json]).toMatchObject([200, { paginas: 1 }]);
    const id = await ask({ soort: 'rapport', gevelvullingen: ['1f0a7c21'], document });
    const [opdracht] = await makeAll();
    expect(opdracht).toMatchObject({ document, gekozen: ['1f0a7c21'] });
    const file = await employee.get(`${url}/${id}/bestand`);
    expect(file.headers['content-disposition']).toContain('etiketten.pdf');
    const { rapporten } = projectRapportenSchema.parse((await employee.get(url)).json);
    expect(rapporten[0]).toMatchObject({ soort: 'rapport', document: 'etiketten' });
    for (const wrong of [
      { ...document, formaat: 'a3' },
      { ...document, meer: 1 },
    ]) {
      expect((await employee.post(url, { soort: 'rapport', document: wrong })).status).toBe(422);
    }
  });

  test('of the mounting, and a dossier, are given what was said on site; a report is not', async () => {
    const projectUrl = url.replace(/\/rapporten$/, '');
    const said = await employee.post(
      `${projectUrl}/montage/1f0a7c21`,
      {
        stuk: 1,
        geplaatst: '2026-11-22T13:00:00.000Z',
        ankers: { onderzijde: 4, zijkanten: 3, bovenzijde: null },
        afwijking: null,
        toelichting: 'Klaar',
        op: '2026-11-22T13:00:00.000Z',
        getoond: {},
        fotos: [],
      },
      { 'idempotency-key': '00000000-0000-4000-8000-000000000001' },
    );
    expect(said.status).toBeLessThan(300);
    await ask({ soort: 'rapport', document: { soort: 'montage' } });
    await ask({ soort: 'dossier' });
    await ask();
    const made = await makeAll();
    expect(
      made.map(({ montage }) => montage?.invoer.map(({ toelichting }) => toelichting)),
    ).toEqual([['Klaar'], ['Klaar'], undefined]);
  });

  test('of the mounting, and a dossier, have the photos of every entry of a piece, what counts first', async () => {
    const projectUrl = url.replace(/\/rapporten$/, '');
    const fotos = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
    for (const [index, foto] of fotos.entries()) {
      const inhoud = JPEG.toString('base64');
      const sent = await employee.post(
        `${projectUrl}/montagefotos`,
        { inhoud },
        { 'idempotency-key': foto },
      );
      expect(sent.status).toBeLessThan(300);
      // The last is said of another piece; each telephone knows its own photo alone.
      const op = `2026-11-22T13:0${index}:00.000Z`;
      const said = await employee.post(
        `${projectUrl}/montage/1f0a7c21`,
        {
          stuk: index === 2 ? 2 : 1,
          geplaatst: op,
          ankers: { onderzijde: 4, zijkanten: 3, bovenzijde: null },
          afwijking: null,
          toelichting: '',
          op,
          getoond: {},
          fotos: [foto],
        },
        { 'idempotency-key': `00000000-0000-4000-8000-0000000000${index}f` },
      );
      expect(said.status).toBeLessThan(300);
    }
    await ask({ soort: 'dossier' });
    const [made] = await makeAll();
    const [a, b, c] = fotos;
    expect(made?.montage?.fotos.map(({ id }) => id)).toEqual([b, c, a]);
  });

  test('is refused, and says how many, when the labels are more than are made at once', async () => {
    const projectUrl = url.replace(/\/rapporten$/, '');
    const body = demoProject(new Date('2026-11-22T13:05:09Z'));
    const gevelvullingen = z
      .array(z.looseObject({ gevelvullingEnKaderData: z.looseObject({}) }))
      .parse(JSON.parse(body.gevelvullingen_json))
      .map((each) => ({
        ...each,
        gevelvullingEnKaderData: { ...each.gevelvullingEnKaderData, aantal: 400 },
      }));
    const saved = { ...body, gevelvullingen_json: JSON.stringify(gevelvullingen) };
    expect((await employee.post(projectUrl, saved)).status).toBeLessThan(300);
    const answer = await employee.post(url, {
      soort: 'rapport',
      document: { soort: 'etiketten', formaat: 'a6', per: 'stuk' },
    });
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([
      409,
      expect.stringContaining('Dat zijn 1200 etiketten'),
    ]);
  });

  test('tells how far it is while it is made', async () => {
    const id = await ask({ soort: 'rapport', gevelvullingen: ['1f0a7c21', 'a93c60d7'] });
    await makeAll(async (opdracht, { onGedaan }) => {
      expect(opdracht.gekozen).toEqual(['1f0a7c21', 'a93c60d7']);
      onGedaan(2);
      expect((await employee.get(`${url}/${id}`)).json).toMatchObject({
        stand: 'bezig',
        totaal: 2,
      });
      return GEMAAKT;
    });
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({ stand: 'klaar', gedaan: 2 });
  });

  test('is for whoever may read the project, in a list, for 30 days', async () => {
    const id = await ask();
    await makeAll();
    const administrator = await world.loggedIn(
      await world.account({ groupId, roles: ['company-administrator'] }),
    );
    expect((await administrator.get(`${url}/${id}/bestand`)).status).toBe(200);
    const { rapporten } = projectRapportenSchema.parse((await administrator.get(url)).json);
    expect(rapporten.find((each) => each.id === id)).toMatchObject({
      stand: 'klaar',
      soort: 'rapport',
      heelProject: true,
      totaal: 3,
      inhoud: ['samenvatting', 'bouwlijst', 'gevelvulling', 'berekening'],
      bytes: PDF.length,
      paginas: 7,
      sha256: createHash('sha256').update(PDF).digest('hex'),
    });
    const stranger = await world.loggedIn(
      await world.account({ groupId: await world.group(), roles: ['company-administrator'] }),
    );
    expect((await stranger.get(url)).status).toBe(403);
    expect((await stranger.get(`${url}/${id}/bestand`)).status).toBe(403);

    const day = 86_400_000;
    await world.stores.rapporten.removeExpired(new Date(Date.now() + 29 * day));
    expect((await employee.get(`${url}/${id}/bestand`)).status).toBe(200);
    await world.stores.rapporten.removeExpired(new Date(Date.now() + 30 * day + 1000));
    expect((await employee.get(`${url}/${id}/bestand`)).status).toBe(404);
  });

  test('is not listed behind fifty newer ones, and the list says that there are more', async () => {
    const { uid } = await world.account({ groupId, roles: ['company-employee'] });
    const projectId = Number(url.split('/').at(-2));
    const add = (): Promise<void> =>
      world.stores.rapportenQueue.insert(
        { id: randomUUID(), projectId, uid, link: null, vraag: { soort: 'rapport' }, totaal: 1 },
        world.services.now(),
      );
    const listed = async () => projectRapportenSchema.parse((await employee.get(url)).json);
    for (let nummer = 1; nummer <= 50; nummer += 1) await add();
    expect((await listed()).meer).toBeUndefined();
    await add();
    const { rapporten, meer } = await listed();
    expect([rapporten.length, meer]).toEqual([50, true]);
    await world.stores.rapporten.removeOf(uid);
  });

  test('makes room by the oldest when those of a project take too much together', async () => {
    const ids: string[] = [];
    for (let nummer = 1; nummer <= 3; nummer += 1) {
      ids.push(await ask());
      world.pass(1000);
      await makeAll();
    }
    const [, , last = ''] = ids;
    const most = 2 * PDF.length;
    await world.stores.rapportenQueue.makeRoom(last, most);
    const { rapporten } = projectRapportenSchema.parse((await employee.get(url)).json);
    expect(rapporten.map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
    // One that is larger stays, for who asked waits for it.
    await world.stores.rapportenQueue.makeRoom(last, 1);
    expect((await employee.get(`${url}/${last}/bestand`)).status).toBe(200);
  });

  test('that a reader of a link asked for makes room by those of readers alone', async () => {
    const own = await ask();
    const { token } = await makeLink(employee, url.replace(/\/rapporten$/, ''));
    const { reader, inzage } = await openLink(world, token);
    const asked: string[] = [];
    for (let nummer = 1; nummer <= 2; nummer += 1) {
      const answer = await reader.post(`${inzage}/rapporten`, { soort: 'rapport' });
      asked.push(rapportAanvraagSchema.parse(answer.json).id);
      world.pass(1000);
      await makeAll(async () => ({ bytes: Buffer.alloc(11_000_000), paginas: 7 }));
    }
    const statuses: number[] = [];
    for (const id of asked) {
      statuses.push((await reader.get(`${inzage}/rapporten/${id}/bestand`)).status);
    }
    expect(statuses).toEqual([404, 200]);
    await world.stores.rapportenQueue.makeRoom(asked[1] ?? '', 1);
    expect((await employee.get(`${url}/${own}/bestand`)).status).toBe(200);
    // Nor do the others push away what a reader waits for.
    await world.stores.rapportenQueue.makeRoom(own, 1);
    expect((await reader.get(`${inzage}/rapporten/${asked[1]}/bestand`)).status).toBe(200);
  });

  test.each([
    [{ soort: 'rapport', gevelvullingen: ['onbekend'] }, 409, 'conflict'],
    [{ soort: 'rapport', gevelvullingen: [] }, 422, 'validation'],
    [{ soort: 'anders' }, 422, 'validation'],
    [{ soort: 'rapport', meer: 1 }, 422, 'validation'],
    [{ soort: 'rapport', inhoud: [] }, 422, 'validation'],
    [{ soort: 'rapport', inhoud: ['voorblad'] }, 422, 'validation'],
    [{ soort: 'rapport', inhoud: ['samenvatting', 'berekening'] }, 422, 'validation'],
  ])('that is asked for with %j is refused: %i %s', async (vraag, status, code) => {
    const answer = await employee.post(url, vraag);
    expect([answer.status, answer.json]).toEqual([status, expect.objectContaining({ code })]);
  });

  test('of chosen chapters is made of those, and listed with them', async () => {
    const inhoud = ['bouwlijst', 'samenvatting'];
    const id = await ask({ soort: 'rapport', inhoud });
    const [opdracht] = await makeAll();
    expect(opdracht?.inhoud).toEqual(inhoud);
    const { rapporten } = projectRapportenSchema.parse((await employee.get(url)).json);
    expect(rapporten.find((each) => each.id === id)?.inhoud).toEqual(inhoud);
  });

  test('of what changed since a version takes what was, and is listed with it', async () => {
    const project = url.replace(/\/rapporten$/, '');
    const { gevelvullingen_json: text, ...data } = projectBodySchema
      .strip()
      .parse((await employee.get(project)).json);
    await employee.put(`${project}/gegevens`, { ...data, gebouwhoogte: 15 });
    const sinds = { versie: 1 };
    const id = await ask({ soort: 'rapport', sinds });
    const [opdracht] = await makeAll();
    expect(opdracht?.sinds).toMatchObject({
      gevraagd: sinds,
      toen: { revision: 1 },
      project: { projectGegevens: { gebouwhoogte: data.gebouwhoogte } },
      makers: { laatste: [{ id: null, pad: 'gebouwhoogte', revision: 2 }] },
    });
    expect(opdracht?.sinds?.project.gevelvullingen).toHaveLength(
      z.array(z.unknown()).parse(JSON.parse(text)).length,
    );
    const { rapporten } = projectRapportenSchema.parse((await employee.get(url)).json);
    expect(rapporten.find((each) => each.id === id)?.sinds).toEqual(sinds);
    await ask();
    const [zonder] = await makeAll();
    expect(zonder?.sinds).toBeNull();
  });

  test.each(['', '?schatting=1'])(
    'that compares with what is not known is refused in words (%s)',
    async (query) => {
      const answer = await employee.post(`${url}${query}`, {
        soort: 'rapport',
        sinds: { versie: 7 },
      });
      expect([answer.status, answer.json]).toEqual([
        409,
        {
          code: 'conflict',
          message: 'Versie 7 staat niet (meer) in de geschiedenis van dit project.',
        },
      ]);
    },
  );

  test('is estimated without being made, less of fewer chapters', async () => {
    const estimate = async (vraag: object): Promise<RapportSchatting> => {
      const answer = await employee.post(`${url}?schatting=1`, { soort: 'rapport', ...vraag });
      expect(answer.status).toBe(200);
      return rapportSchattingSchema.parse(answer.json);
    };
    const heel = await estimate({});
    const deel = await estimate({ inhoud: ['samenvatting'] });
    const metWijzigingen = await estimate({ sinds: { versie: 1 } });
    expect(metWijzigingen.paginas).toBeGreaterThan(heel.paginas);
    expect(deel.paginas).toBeLessThan(heel.paginas);
    expect(deel.bytes).toBeLessThan(heel.bytes);
    expect(deel.seconden).toBeLessThanOrEqual(heel.seconden);
    expect(await makeAll()).toEqual([]);
    const refused = await employee.post(`${url}?schatting=1`, {
      soort: 'rapport',
      inhoud: ['berekening'],
    });
    expect(refused.status).toBe(422);
  });

  test('beyond three of one user has to wait', async () => {
    await Promise.all([ask(), ask(), ask()]);
    const refused = await employee.post(url, { soort: 'rapport' });
    expect([refused.status, refused.json, refused.headers['retry-after']]).toEqual([
      429,
      expect.objectContaining({ code: 'queue_full' }),
      '30',
    ]);
    await makeAll();
    await ask();
  });

  test('waits for one of each other user at most, however many those asked for', async () => {
    const admins: { visitor: Visitor; name: string }[] = [];
    // More than may be made of one user seven times over.
    for (let nummer = 0; nummer < 7; nummer += 1) {
      const account = await world.account({ groupId, roles: ['company-administrator'] });
      admins.push({ visitor: await world.loggedIn(account), name: account.name });
    }
    const [first, second, ...rest] = admins;
    if (first === undefined || second === undefined) throw new Error('No users.');
    for (let time = 0; time < 3; time += 1) {
      for (const { visitor } of [first, second]) await askAs(visitor);
    }
    for (const { visitor } of rest) await askAs(visitor);
    for (const { visitor } of rest) await askAs(visitor);
    for (const { visitor } of rest) await askAs(visitor);
    await ask();
    const made = (
      await makeAll(async () => {
        world.pass(1000);
        return GEMAAKT;
      })
    ).map(({ door }) => door);
    const names = admins.map(({ name }) => name);
    expect(made).toHaveLength(22);
    // In the first round everybody has one, the last who asked too.
    expect(new Set(made.slice(0, 8)).size).toBe(8);
    expect(made.slice(0, 2)).toEqual(names.slice(0, 2));
    expect(new Set(made.slice(8, 15))).toEqual(new Set(names));
  });

  test.each([
    [
      'tijd',
      'Het rapport is te groot: het maken duurt te lang. Maak het van minder gevelvullingen.',
    ],
    ['geheugen', 'Het rapport is te groot. Maak het van minder gevelvullingen.'],
    ['mislukt', 'Het rapport kon niet worden gemaakt. Probeer het later nogmaals.'],
  ] as const)('that fails (%s) says why, and the next is made', async (soort, melding) => {
    const id = await ask();
    const next = await ask();
    const makers = [fail(soort)];
    await makeAll((opdracht, opties) => {
      const maker = makers.pop();
      return maker === undefined ? Promise.resolve(GEMAAKT) : maker(opdracht, opties);
    });
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({ stand: 'mislukt', melding });
    expect((await employee.get(`${url}/${next}`)).json).toMatchObject({ stand: 'klaar' });
    const file = await employee.get(`${url}/${id}/bestand`);
    expect([file.status, file.json]).toEqual([409, { message: melding, code: 'conflict' }]);
  });

  test('that fails by a gevelvulling names it, to who asked', async () => {
    const id = await ask();
    const oorzaak = { stap: 'zetten', gevelvulling: 'K02' } as const;
    await makeAll(() => Promise.reject(new RapportError('mislukt', 'a sign', oorzaak)));
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({
      stand: 'mislukt',
      melding:
        'Het rapport kon niet worden gemaakt: gevelvulling ‘K02’ kan niet op papier worden gezet. Maak het zonder deze gevelvulling, en meld dit aan wie de adviestool beheert.',
    });
  });
});

describe('a restart', () => {
  test('makes again what was put back, and no attempt counts', async () => {
    const id = await ask();
    await makeAll(fail('gestopt'));
    await makeAll(fail('gestopt'));
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({ stand: 'wacht' });
    expect(await makeAll()).toHaveLength(1);
  });

  test('after a crash takes a report once more, and then gives it up in words', async () => {
    const id = await ask();
    const { rapportenQueue } = world.stores;
    const take = (seconds: number) =>
      rapportenQueue.take(new Date(Date.now() + seconds * 1000), 'Opgegeven.');
    const first = await take(0);
    expect(first).toMatchObject({ id });
    expect(await take(10)).toBe(null);
    expect(await take(31)).toMatchObject({ id });
    // The first maker was not dead after all: the second one's word counts.
    if (first !== null) await rapportenQueue.fail(first, 'Te laat.');
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({ stand: 'bezig' });
    expect(await take(62)).toBe(null);
    expect((await employee.get(`${url}/${id}`)).json).toMatchObject({
      stand: 'mislukt',
      melding: 'Opgegeven.',
    });
  });
});

test('the short way answers with the report itself', async () => {
  const short = url.replace(/rapporten$/, 'rapport.pdf?gevelvullingen=1f0a7c21');
  const asked = employee.get(short);
  let made: RapportOpdracht[] = [];
  while (made.length === 0) {
    // The request comes in between.
    await setImmediatePromise();
    made = await makeAll();
  }
  const answer = await asked;
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toContain('K01');
  expect(made[0]?.gekozen).toEqual(['1f0a7c21']);
});
