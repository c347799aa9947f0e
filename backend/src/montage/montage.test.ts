import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  inzageGeopendSchema,
  inzageLinkGemaaktSchema,
  bouwplaatsSchema,
} from '@adviestool/contract/inzage';
import {
  montageFotoSchema,
  montageInvoerSchema,
  montageSchema,
  type MontageBody,
  type MontageInvoer,
} from '@adviestool/contract/montage';
import { projectRecordSchema } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';

import { montage, montageFotos } from '../database/schema/montage.ts';
import { users } from '../database/schema/users.ts';
import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { buildPng } from '../testing/buildPng.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { KAPOTTE_JPEG } from '../testing/jpeg.ts';
import { makeLink, openLink } from '../testing/openLink.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const DAY = 24 * 3_600_000;

let world: TestApp;
let groupId: number;
let account: { uid: number; name: string; mail: string };
let maker: Visitor;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  account = await world.account({ groupId, roles: ['company-employee'] });
  maker = await world.loggedIn(account);
});
afterAll(() => world.close());

const built = buildGevelvulling();
/** Of a project with one gevelvulling, which the entries are about. */
const body = buildProjectBody({
  gevelvullingen_json: JSON.stringify([
    { ...built, gevelvullingEnKaderData: { ...built.gevelvullingEnKaderData, id: 'a1' } },
  ]),
});

beforeEach(async () => {
  const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = String(made.headers['location']);
});

const tick = (over: Partial<MontageBody> = {}): MontageBody => ({
  stuk: 1,
  geplaatst: '2026-11-20T09:00:00.000Z',
  ankers: { onderzijde: 2, zijkanten: 3, bovenzijde: null },
  afwijking: null,
  toelichting: '',
  fotos: [],
  op: '2026-11-20T09:00:00.000Z',
  getoond: { onderzijde: { product: 'GA90', middelen: [], aantal: 2, posities: [200, 900] } },
  ...over,
});

interface Sent {
  by?: Visitor;
  to?: string;
  id?: string;
}

const send = (said: unknown, { by = maker, to = `${url}/montage/a1`, id }: Sent = {}) =>
  by.post(to, said, { 'Idempotency-Key': id ?? randomUUID() });

const added = async (said: MontageBody, sent: Sent = {}): Promise<MontageInvoer> =>
  montageInvoerSchema.parse((await send(said, sent)).json);

const listed = async (): Promise<MontageInvoer[]> =>
  montageSchema.parse((await maker.get(`${url}/montage`)).json).invoer;

/** A photo as a camera makes it, with where and with what it was taken. */
const photo = (width = 40): Promise<Buffer> =>
  sharp(buildPng(width, 20))
    .withExif({ IFD0: { Make: 'Toestelmaker' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

const sendPhoto = (bytes: Buffer, { by = maker, to = `${url}/montagefotos`, id }: Sent = {}) =>
  send({ inhoud: bytes.toString('base64') }, { by, to, id: id ?? randomUUID() });

interface Site {
  site: Visitor;
  inzage: string;
}

const openSite = async (
  dagen: 30 | 90 | 365 = 30,
): Promise<Site & { token: string; id: string }> => {
  const made = await maker.post(`${url}/inzagelinks`, { soort: 'bouwplaats', dagen, label: null });
  const { token, link } = inzageLinkGemaaktSchema.parse(made.json);
  const site = world.visitor();
  const opened = inzageGeopendSchema.parse((await site.post('/api/v2/inzage', { token })).json);
  expect(opened.soort).toBe('bouwplaats');
  return { site, inzage: `/api/v2/inzage/${opened.id}`, token, id: link.id };
};

describe('what was mounted', () => {
  test('is kept with who said it, when it came, and which advice was shown', async () => {
    const invoer = await added(tick({ afwijking: 'minder', toelichting: ' Kozijn stond scheef ' }));
    expect(invoer).toMatchObject({
      gevelvulling: 'a1',
      stuk: 1,
      afwijking: 'minder',
      toelichting: 'Kozijn stond scheef',
      door: account.name,
      viaLink: false,
      // By sha256sum, of {"onderzijde":{"aantal":2,"middelen":[],"posities":[200,900],"product":"GA90"}}.
      advies: '0f430bc2fe96214411ef1aa7640ba874c06edeacc15694f7265c8f806692c958',
    });
    expect(await listed()).toEqual([invoer]);
  });

  test('is added to and never changed: taking back is an entry, and the order is that of saying', async () => {
    const later = await added(tick({ geplaatst: null, op: '2026-11-20T11:00:00.000Z' }));
    // Of a phone that had no network until now.
    const earlier = await added(tick({ op: '2026-11-20T10:00:00.000Z' }));
    expect((await listed()).map(({ id }) => id)).toEqual([earlier.id, later.id]);
  });

  test('is one entry however often it is sent, and no other under the same key', async () => {
    const id = randomUUID();
    const first = await send(tick(), { id });
    const again = await send(tick(), { id });
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect((await send(tick({ stuk: 2 }), { id })).status).toBe(422);
    expect(await listed()).toHaveLength(1);
    expect((await maker.post(`${url}/montage/a1`, tick())).status).toBe(422);
  });

  test('said with a clock that is ahead counts as said when it came in', async () => {
    const { op, ontvangen } = await added(tick({ op: '2027-01-01T00:00:00.000Z' }));
    expect(op).toBe(ontvangen);
  });

  test('placed more than a day later than now is refused in words, and what the clock of a phone is ahead is not', async () => {
    const refused = await send(tick({ geplaatst: '9999-12-31T23:59:59.000Z' }));
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Zet de klok van de telefoon goed'),
    ]);
    expect(await listed()).toEqual([]);
    const ahead = new Date(world.services.now().getTime() + DAY - 60_000).toISOString();
    expect(await added(tick({ geplaatst: ahead }))).toMatchObject({ geplaatst: ahead });
  });

  test('is refused where the project was put away, and goes with it', async () => {
    const known = await added(tick());
    const { id } = montageFotoSchema.parse((await sendPhoto(await photo())).json);
    expect((await maker.post(`${url}/archiveren`, { archief: true })).status).toBe(200);
    expect((await send(tick())).status).toBe(422);
    // The phone whose answer was lost.
    expect((await send(tick(), { id: known.id })).json).toEqual(known);
    expect((await sendPhoto(await photo(50))).status).toBe(422);
    await maker.delete(url);
    expect((await maker.get(`${url}/montage`)).status).toBe(404);
    expect((await maker.get(`${url}/montagefotos/${id}`)).status).toBe(404);
  });

  test('of a gevelvulling that is not in the project is refused, unless something was said of it before', async () => {
    const to = `${url}/montage/weg`;
    const refused = await send(tick(), { to });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Deze gevelvulling staat niet in het project.'),
    ]);
    await added(tick());
    expect((await maker.post(url, buildProjectBody())).status).toBe(200);
    // Half of it was mounted when the gevelvulling was removed.
    await added(tick({ stuk: 2 }));
    expect(await listed()).toHaveLength(2);
  });

  test('is refused where a project has as many bytes of it as are kept', async () => {
    const known = await added(tick());
    const { id } = await added(tick({ stuk: 2 }));
    await world.services.database
      .update(montage)
      .set({ toelichting: sql`repeat('x', 20000000)` })
      .where(eq(montage.id, id));
    const refused = await send(tick({ stuk: 2 }));
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Uw invoer is niet opgeslagen.'),
    ]);
    expect((await send(tick(), { id: known.id })).status).toBe(201);
  });

  test('makes no revision of the project', async () => {
    const before = (await maker.get(url)).headers['etag'];
    await added(tick());
    expect((await maker.get(url)).headers['etag']).toBe(before);
  });
});

describe('a photo', () => {
  test('loses where and with what it was taken, and is served as a JPEG and nothing else', async () => {
    const sent = await photo();
    expect(sent.toString('latin1')).toContain('Toestelmaker');
    const kept = montageFotoSchema.parse((await sendPhoto(sent)).json);
    const { fotos } = await added(tick({ fotos: [kept.id] }));
    expect(fotos).toEqual([kept]);
    const answer = await maker.get(`${url}/montagefotos/${kept.id}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const bytes = await world.stores.montageFotos.find({ projectId: projectId(), id: kept.id });
    expect(bytes?.toString('latin1')).not.toMatch(/Toestelmaker|Exif|GPS/);
  });

  test('is one however often it is sent, and no other under the same key', async () => {
    const id = randomUUID();
    const [first, again] = [
      await sendPhoto(await photo(), { id }),
      await sendPhoto(await photo(), { id }),
    ];
    expect([first.status, again.text]).toEqual([201, first.text]);
    expect((await sendPhoto(await photo(60), { id })).status).toBe(422);
  });

  test('that did not come is missed by the entry that names it', async () => {
    const answer = await send(tick({ fotos: [randomUUID()] }));
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('niet ontvangen')]);
  });

  test('of another project is nobody’s', async () => {
    const { id } = montageFotoSchema.parse((await sendPhoto(await photo())).json);
    const other = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
    const place = String(other.headers['location']);
    expect((await maker.get(`${place}/montagefotos/${id}`)).status).toBe(404);
    expect((await send(tick({ fotos: [id] }), { to: `${place}/montage/a1` })).status).toBe(422);
  });

  test('counts for the room of who made the project', async () => {
    const before = await world.stores.gebruik.of(groupId, account.uid);
    const { bytes } = montageFotoSchema.parse((await sendPhoto(await photo())).json);
    const after = await world.stores.gebruik.of(groupId, account.uid);
    expect(after.user.bytes - before.user.bytes).toBe(bytes);
    expect(after.group.bytes - before.group.bytes).toBe(bytes);
    const [own] = (await world.stores.gebruik.byUser(groupId)).filter(
      ({ uid }) => uid === account.uid,
    );
    expect(own?.bytes).toBe(after.user.bytes);
  });

  test('is refused where a project has too many that no entry names', async () => {
    const { id } = montageFotoSchema.parse((await sendPhoto(await photo())).json);
    await world.services.database
      .update(montageFotos)
      .set({ bytes: 200_000_000 })
      .where(eq(montageFotos.id, id));
    const refused = await sendPhoto(await photo(50));
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('De foto is niet opgeslagen.'),
    ]);
    await added(tick({ fotos: [id] }));
    expect((await sendPhoto(await photo(50))).status).toBe(201);
  });

  test('that no entry names is removed after thirty days, and one that is named stays', async () => {
    const loose = montageFotoSchema.parse((await sendPhoto(await photo())).json);
    const named = montageFotoSchema.parse((await sendPhoto(await photo(50))).json);
    await added(tick({ fotos: [named.id] }));
    await world.stores.montageFotos.removeUnused(new Date(Date.now() + 31 * DAY));
    expect((await maker.get(`${url}/montagefotos/${loose.id}`)).status).toBe(404);
    expect((await maker.get(`${url}/montagefotos/${named.id}`)).status).toBe(200);
  });

  const FRAMES = [buildPng(40, 20), buildPng(40, 20)];
  const HOSTILE: [string, () => Promise<Buffer> | Buffer][] = [
    ['an empty file', () => Buffer.from(' ')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PNG', () => buildPng(40, 20)],
    ['a GIF', () => sharp(buildPng(40, 20)).gif().toBuffer()],
    ['a WebP', () => sharp(buildPng(40, 20)).webp().toBuffer()],
    [
      'a picture that moves',
      () =>
        sharp(FRAMES, { join: { animated: true } })
          .webp()
          .toBuffer(),
    ],
    ['a TIFF', () => sharp(buildPng(40, 20)).tiff().toBuffer()],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42', 'latin1')],
    ['a JPEG behind a page', async () => Buffer.concat([Buffer.from('<p>'), await photo()])],
    ['a program', () => Buffer.from('MZ\x90\0', 'latin1')],
    ['a packed SVG', () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', () => Buffer.from('%PDF-1.7 1 0 obj')],
    ['a ZIP', () => Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['a JPEG that breaks off', () => KAPOTTE_JPEG],
    [
      'a JPEG of too many bytes',
      async () => Buffer.concat([await photo(), Buffer.alloc(1024 * 1024)]),
    ],
  ];

  test.each(HOSTILE)('is not %s', async (_what, make) => {
    const answer = await sendPhoto(await make());
    expect(answer.status).toBe(422);
  });
});

const hasSite = async (): Promise<unknown> =>
  projectRecordSchema.parse((await maker.get(url)).json).rechten.opDeBouw;

test('a project says that there is a site: something was mounted, or a link for it works', async () => {
  await openLink(world, (await makeLink(maker, url)).token);
  expect(await hasSite()).toBeUndefined();
  const { id } = await openSite();
  expect(await hasSite()).toBe(true);
  await maker.delete(`${url}/inzagelinks/${id}`);
  expect(await hasSite()).toBeUndefined();
  await added(tick());
  expect(await hasSite()).toBe(true);
  const saved = projectRecordSchema.parse((await maker.post(url, body)).json);
  expect(saved.rechten).toEqual({ wijzigen: true, beheren: true, opDeBouw: true });
});

const projectId = (): number => Number(url.split('/').at(-1));

const ask = (link: object) => maker.post(`${url}/inzagelinks`, { label: null, ...link });

const call = (visitor: Visitor, route: string, id: string): Promise<Answer> => {
  const [method, pattern = ''] = route.split(' ');
  const path = pattern
    .replace(':inzageId', id)
    .replace(':gevelvullingId', 'a1')
    .replace(/:(?:rapportId|fotoId)/, randomUUID());
  return method === 'GET' ? visitor.get(path) : send({}, { by: visitor, to: path });
};

const setName = (full_name: string | null) =>
  world.services.database.update(users).set({ full_name }).where(eq(users.uid, account.uid));

describe('a link for the site', () => {
  test('reads the project, adds to what was mounted under a name, and adds photos', async () => {
    const { site, inzage } = await openSite();
    expect((await site.get(`${inzage}/bouwplaats`)).json).toHaveProperty('gevelvullingen');
    expect((await site.get(`${inzage}/bouwplaats/catalogus`)).json).toHaveProperty('hoekankers');
    const foto = montageFotoSchema.parse(
      (await sendPhoto(await photo(), { by: site, to: `${inzage}/bouwplaats/fotos` })).json,
    );
    const to = `${inzage}/bouwplaats/montage/a1`;
    const sent = await send({ ...tick({ fotos: [foto.id] }), door: 'Piet' }, { by: site, to });
    expect(montageInvoerSchema.parse(sent.json)).toMatchObject({ door: 'Piet', viaLink: true });
    expect(await listed()).toEqual(
      montageSchema.parse((await site.get(`${inzage}/bouwplaats/montage`)).json).invoer,
    );
    expect((await site.get(`${inzage}/bouwplaats/fotos/${foto.id}`)).status).toBe(200);
    expect((await send(tick(), { by: site, to })).status).toBe(422);
  });

  test('takes no more photos than a project keeps of links, also those that entries name', async () => {
    const { site, inzage } = await openSite();
    const by = { by: site, to: `${inzage}/bouwplaats/fotos` };
    const { id } = montageFotoSchema.parse((await sendPhoto(await photo(), by)).json);
    await added(tick({ fotos: [id] }));
    await world.services.database
      .update(montageFotos)
      .set({ bytes: 1_000_000_000 })
      .where(eq(montageFotos.id, id));
    const refused = await sendPhoto(await photo(50), by);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('1 GB aan foto’s ontvangen via een link voor de bouwplaats'),
    ]);
    // Who is logged in still adds some.
    expect((await sendPhoto(await photo(50))).status).toBe(201);
    await maker.delete(url);
    await world.services.database.delete(montageFotos).where(eq(montageFotos.id, id));
  });

  test('fills no more than half of what a project keeps: who is logged in still adds', async () => {
    const { site, inzage } = await openSite();
    const by = { by: site, to: `${inzage}/bouwplaats/montage/a1` };
    const said = { ...tick({ toelichting: 'z'.repeat(1000) }), door: 'Piet' };
    const { id } = montageInvoerSchema.parse((await send(said, by)).json);
    // As many as a stranger sends in minutes.
    await world.services.database.execute(sql`
      insert into ${montage} (project_id, id, gevelvulling_id, stuk, ankers, toelichting, fotos, op, ontvangen, getoond, advies, door, verzoek)
      select project_id, gen_random_uuid(), gevelvulling_id, stuk, ankers, repeat('z', 100000), fotos, op, ontvangen, getoond, advies, door, verzoek
      from ${montage}, generate_series(1, 100) where id = ${id}`);
    const refused = await send({ ...said, stuk: 2 }, by);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Wie is ingelogd, kan nog wel vastleggen.'),
    ]);
    expect((await send(tick())).status).toBe(201);
    // What came with a file counts for the project alone.
    await world.services.database
      .update(montage)
      .set({ uit_bestand: { viaLink: true, fotos: [] } })
      .where(eq(montage.project_id, projectId()));
    expect((await send({ ...said, stuk: 2 }, by)).status).toBe(201);
    await maker.delete(url);
  });

  test('shows who was logged in as their company, and colleagues by the name that was filled in', async () => {
    await setName('Anna de Wit');
    await added(tick());
    const { site, inzage } = await openSite();
    const shown = montageSchema.parse((await site.get(`${inzage}/bouwplaats/montage`)).json);
    const { bedrijf, project_id } = bouwplaatsSchema.parse(
      (await site.get(`${inzage}/bouwplaats`)).json,
    );
    expect(url).toMatch(new RegExp(`/project/${project_id}$`));
    expect(shown.invoer.map(({ door }) => door)).toEqual([bedrijf]);
    expect((await listed()).map(({ door }) => door)).toEqual(['Anna de Wit']);
    await setName(null);
    // Their company did not say what came with a file.
    const uitBestand = { uit_bestand: { viaLink: false, fotos: [] } };
    await world.services.database
      .update(montage)
      .set(uitBestand)
      .where(eq(montage.project_id, projectId()));
    const later = montageSchema.parse((await site.get(`${inzage}/bouwplaats/montage`)).json);
    expect(later.invoer.map(({ door }) => door)).toEqual([null]);
  });

  test('works for a year at most, and one that shows a project for thirty or ninety days', async () => {
    expect((await ask({ soort: 'bouwplaats', dagen: 365 })).status).toBe(201);
    expect((await ask({ soort: 'bouwplaats', dagen: 7 })).status).toBe(422);
    expect((await ask({ dagen: 365 })).status).toBe(422);
  });

  test('has a session of fourteen days, where one that shows a project has twelve hours', async () => {
    const { site, inzage } = await openSite(90);
    world.pass(13 * DAY);
    await world.stores.inzageSessions.removeExpired(world.services.now());
    expect((await site.get(`${inzage}/bouwplaats`)).status).toBe(200);
    world.pass(15 * DAY);
    expect((await site.get(`${inzage}/bouwplaats`)).status).toBe(404);
    world.pass(-28 * DAY);
  });

  test('that is withdrawn takes nothing more', async () => {
    const { site, inzage, id } = await openSite();
    await maker.delete(`${url}/inzagelinks/${id}`);
    const to = `${inzage}/bouwplaats/montage/a1`;
    expect((await send({ ...tick(), door: 'Piet' }, { by: site, to })).status).toBe(404);
    expect(
      (await sendPhoto(await photo(), { by: site, to: `${inzage}/bouwplaats/fotos` })).status,
    ).toBe(404);
  });

  const ROUTES = Object.entries(ROUTE_RULES).flatMap(([route, { session, link }]) =>
    session === 'inzage' ? [[route, link] as const] : [],
  );

  test.each([
    ['nobody sees', '\u200b\u2800'],
    ['turns what is beside it', 'Piet \u202egpj'],
  ])('a name on site that %s is refused [storing 40]', async (_what, door) => {
    const { site, inzage } = await openSite();
    const to = `${inzage}/bouwplaats/montage/a1`;
    const answer = await send({ ...tick(), door }, { by: site, to });
    expect([answer.status, answer.json]).toMatchObject([
      422,
      { message: expect.stringMatching(/^door: Deze tekst is niet te zien/m) },
    ]);
    expect(await listed()).toEqual([]);
  });

  test.each(ROUTES)('%s is for a link of kind %s alone', async (route, kind) => {
    const { site, inzage } = await openSite();
    const shown = await openLink(world, (await makeLink(maker, url)).token);
    const werktNiet = { status: 404, text: expect.stringContaining('werkt niet meer') };
    const [ofSite, ofShown] = [
      await call(site, route, inzage.split('/').at(-1) ?? ''),
      await call(shown.reader, route, shown.inzage.split('/').at(-1) ?? ''),
    ];
    expect(kind === 'bouwplaats' ? ofShown : ofSite).toMatchObject(werktNiet);
    expect(kind === 'bouwplaats' ? ofSite : ofShown).not.toMatchObject(werktNiet);
  });
});
