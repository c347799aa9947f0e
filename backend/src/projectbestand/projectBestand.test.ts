import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  double,
  jsonValue,
  option,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import sharp from 'sharp';

import { canonicalText } from '@adviestool/contract/canonicalText';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectRecordSchema, type ProjectBody } from '@adviestool/contract/project';
import { projectBestandSchema, type ProjectBestand } from '@adviestool/contract/projectBestand';
import { perZijde } from '@adviestool/contract/zijde';
import { montageSchema, type MontageInvoer } from '@adviestool/contract/montage';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { buildPng } from '../testing/buildPng.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let world: TestApp;
let elsewhere: TestApp;

/** A member of a group with a catalogue. */
interface Member {
  visitor: Visitor;
  list: string;
}

let here: Member;
let there: Member;

const CATALOGUS = { id: 'proef', versie: '2026-1' };

const joins = async (installation: TestApp): Promise<Member> => {
  const groupId = await installation.group();
  await giveCatalogus(installation, groupId, (catalogus) => ({ ...catalogus, ...CATALOGUS }));
  const account = await installation.account({ groupId, roles: ['company-employee'] });
  return {
    visitor: await installation.loggedIn(account),
    list: `/api/v2/group/${groupId}/user/projects`,
  };
};

beforeAll(async () => {
  const config = { rateLimits: { perIp: 100_000, writes: 100_000 } };
  [world, elsewhere] = [await buildTestApp(config), await buildTestApp(config)];
  here = await joins(world);
  there = await joins(elsewhere);
});
afterAll(async () => {
  await world.close();
  await elsewhere.close();
});

const kozijn = (id: string): Gevelvulling => {
  const built = buildGevelvulling({
    productKeuze: perZijde(() => ({ hoekanker: 'GA-90', bevestigingsmiddelen: null })),
  });
  return {
    ...built,
    gevelvullingEnKaderData: { ...built.gevelvullingEnKaderData, id, merk: id },
  };
};

const create = async (
  { visitor, list }: Member,
  body: Partial<ProjectBody> = {},
): Promise<string> =>
  String((await visitor.post(list, buildProjectBody(body))).headers['location']);

const exportOf = async ({ visitor }: Member, url: string): Promise<ProjectBestand> =>
  projectBestandSchema.parse((await visitor.get(`${url}/export`)).json);

const montageOf = async ({ visitor }: Member, url: string): Promise<MontageInvoer[]> =>
  montageSchema.parse((await visitor.get(`${url}/montage`)).json).invoer;

const importInto = (
  { visitor, list }: Member,
  bestand: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => visitor.post(`${list}/importeren`, bestand, headers);

/** A project with one fixed advice of two. */
const fixedProject = async (member: Member): Promise<string> => {
  const gevelvullingen_json = JSON.stringify([kozijn('a1'), kozijn('b2')]);
  const url = await create(member, { gevelvullingen_json, catalogus: CATALOGUS });
  await member.visitor.post(`${url}/vaststellen`, { gevelvullingen: ['a1'] });
  return url;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Somebody who knows how a file is made changes one. */
const forged = (
  { inhoud, ...rest }: ProjectBestand,
  change: Partial<ProjectBestand['inhoud']>,
): ProjectBestand => {
  const changed = { ...inhoud, ...change };
  return { ...rest, inhoud: changed, sha256: sha256(canonicalText(changed)) };
};

const randomProject = record({
  name: string({ minLength: 1, maxLength: 40 }).map((text) => `P${text.replaceAll('\0', '')}`),
  referentienummer: option(constantFrom('P-1', '“é” <b>')),
  windgebied: constantFrom(null, 1, 2, 3),
  gebouwhoogte: option(double({ noNaN: true, noDefaultInfinity: true })),
  version: option(constantFrom('0.1.0')),
  rows: uniqueArray(
    record({ id: string({ minLength: 1, maxLength: 12 }), extra: jsonValue(), isFixed: boolean() }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  indent: constantFrom(0, 1),
  standaarden: array(constantFrom('kozijn', 'hsb'), { maxLength: 2 }),
}).filter(({ name, rows }) => name.isWellFormed() && rows.every(({ id }) => /^[\w .-]+$/.test(id)));

test('what is exported, imported and exported again is the same but for ids and moments', async () => {
  await assert(
    asyncProperty(randomProject, async ({ rows, indent, standaarden, ...data }) => {
      const list = rows.map(({ id, extra }) => ({ ...kozijn(id), extra }));
      const gevelvullingen_json = JSON.stringify(list, null, indent);
      const body = buildProjectBody({ ...data, gevelvullingen_json });
      const made = await here.visitor.post(here.list, body);
      // Not every name of random signs is one.
      if (made.status !== 201) return;
      const url = String(made.headers['location']);
      const gevelvullingen = rows.flatMap(({ id, isFixed }) => (isFixed ? [id] : []));
      if (gevelvullingen.length > 0) {
        await here.visitor.post(`${url}/vaststellen`, { gevelvullingen });
      }
      const standaard = { gevelvullingEnKaderData: {}, detailleringData: {} };
      await here.visitor.put(
        `${url}/standaarden`,
        Object.fromEntries(standaarden.map((type) => [type, standaard])),
      );

      const first = await exportOf(here, url);
      const imported = await importInto(here, first);
      expect(imported.status).toBe(201);
      const second = await exportOf(here, String(imported.headers['location']));
      expect({ ...second.inhoud, bron: null }).toEqual({ ...first.inhoud, bron: null });
      const stored = projectRecordSchema.parse((await here.visitor.get(url)).json);
      expect(second.inhoud.gevelvullingen_json).toBe(stored.gevelvullingen_json);
    }),
    { numRuns: 25 },
  );
});

test('a file names its project, and the catalogues by what is in them', async () => {
  const url = await fixedProject(here);
  const answer = await here.visitor.get(`${url}/export`);
  expect(answer.headers['content-disposition']).toContain('Woningen.adviestool.json');
  const { inhoud } = projectBestandSchema.parse(answer.json);
  expect(inhoud.catalogi).toEqual([{ ...CATALOGUS, hash: expect.stringMatching(/^[\w-]{22}$/) }]);
  expect(inhoud.bron).toMatchObject({ revisie: 2 });
  // Nobody's name, mail or address is in it but of who fixed an advice.
  expect(answer.text).not.toContain('@example.nl');
});

test('what another installation fixed comes in as a plain advice, and everything else as it was', async () => {
  const bestand = await exportOf(there, await fixedProject(there));
  const answer = await importInto(here, bestand);
  const { gevelvullingen_json, catalogus } = projectRecordSchema.parse(answer.json);
  expect(JSON.parse(gevelvullingen_json)).toEqual([kozijn('a1'), kozijn('b2')]);
  expect(catalogus).toEqual(CATALOGUS);
  const revisies = await here.visitor.get(`${String(answer.headers['location'])}/revisies`);
  expect(revisies.json).toMatchObject({
    revisies: [{ herkomst: { soort: 'bestand', naam: 'Woningen', revisie: 2 } }],
  });
});

const SAID = {
  stuk: 1,
  geplaatst: '2026-11-20T09:00:00.000Z',
  ankers: { onderzijde: 2, zijkanten: 3, bovenzijde: null },
  afwijking: 'minder',
  toelichting: 'Latei',
  fotos: [],
  op: '2026-11-20T09:00:00.000Z',
  getoond: {},
};

/** A project of which something was said on site. */
const mountedProject = async (member: Member, said: unknown = SAID): Promise<string> => {
  const url = await fixedProject(member);
  await member.visitor.post(`${url}/montage/a1`, said, { 'Idempotency-Key': randomUUID() });
  return url;
};

test('what was said of a later moment than now comes in as of now, and a later word counts', async () => {
  const first = await exportOf(here, await mountedProject(here));
  const later = '9999-12-31T23:59:59.000Z';
  const montage = first.inhoud.montage?.map((one) => ({ ...one, op: later, ontvangen: later }));
  const answer = await importInto(there, forged(first, { montage }));
  expect(answer.status).toBe(201);
  const imported = String(answer.headers['location']);
  const taken = { ...SAID, geplaatst: null, op: new Date(Date.now() + 60_000).toISOString() };
  await there.visitor.post(`${imported}/montage/a1`, taken, { 'Idempotency-Key': randomUUID() });
  const [known, ...rest] = await montageOf(there, imported);
  expect(known?.op).toBe(known?.ontvangen);
  expect(Date.parse(known?.op ?? later)).toBeLessThanOrEqual(Date.now());
  expect(rest).toMatchObject([{ geplaatst: null }]);
});

test('what was mounted goes along with the hashes of its photos, and comes in as said elsewhere', async () => {
  const url = await fixedProject(here);
  const foto = randomUUID();
  const inhoud = (await sharp(buildPng(40, 20)).jpeg().toBuffer()).toString('base64');
  await here.visitor.post(`${url}/montagefotos`, { inhoud }, { 'Idempotency-Key': foto });
  const said = { ...SAID, fotos: [foto] };
  await here.visitor.post(`${url}/montage/a1`, said, { 'Idempotency-Key': randomUUID() });
  const [kept] = await montageOf(here, url);
  const first = await exportOf(here, url);
  expect(first.versie).toBe(3);
  expect(first.inhoud.montage).toMatchObject([
    { ...said, id: kept?.id, door: kept?.door, fotos: kept?.fotos },
  ]);

  // No other installation knows who said it.
  const elders = `${kept?.door} (volgens het projectbestand)`;
  for (const [member, door] of [
    [here, kept?.door],
    [there, elders],
  ] as const) {
    const imported = String((await importInto(member, first)).headers['location']);
    expect(await montageOf(member, imported)).toEqual([
      { ...kept, door, fotos: [], uitBestand: { fotos: kept?.fotos } },
    ]);
    const second = await exportOf(member, imported);
    expect(second.inhoud.montage).toEqual(
      first.inhoud.montage?.map((invoer) => ({ ...invoer, door })),
    );
  }
  for (const [door, known] of [
    [elders, elders],
    ['x'.repeat(255), null],
  ] as const) {
    const named = forged(first, {
      montage: first.inhoud.montage?.map((invoer) => ({ ...invoer, door })),
    });
    const imported = String((await importInto(there, named)).headers['location']);
    expect(await montageOf(there, imported)).toMatchObject([{ door: known }]);
  }
  const copied = await here.visitor.post(`${url}/dupliceren`, {
    naam: 'Kopie',
    metVastgesteld: true,
  });
  expect(await montageOf(here, String(copied.headers['location']))).toEqual([]);
  const forgery = forged(first, {
    montage: first.inhoud.montage?.map((invoer) => ({ ...invoer, stuk: 0 })),
  });
  expect((await importInto(here, forgery)).text).toContain('kan niet worden gelezen');
});

test('a key that was withdrawn fixes nothing', async () => {
  const bestand = await exportOf(here, await fixedProject(here));
  const bos = await world.services.sleutelbos();
  const [sleutel] = bos.sleutels;
  if (sleutel === undefined) throw new Error('There is no key.');
  sleutel.ingetrokken = new Date().toISOString();
  const answer = await importInto(here, bestand);
  sleutel.ingetrokken = null;
  expect(projectRecordSchema.parse(answer.json).gevelvullingen_json).not.toContain('vastgesteld');
});

test('a key that was replaced before a file was made fixes nothing in it, and what it signed before stays', async () => {
  const bestand = await exportOf(here, await fixedProject(here));
  const [sleutel] = (await world.services.sleutelbos()).sleutels;
  if (sleutel === undefined) throw new Error('There is no key.');
  const gemaakt = Date.parse(bestand.inhoud.bron.op);
  const importTot = async (tot: number) => {
    sleutel.tot = new Date(tot).toISOString();
    const answer = await importInto(here, bestand);
    sleutel.tot = null;
    return projectRecordSchema.parse(answer.json).gevelvullingen_json;
  };
  expect(await importTot(gemaakt - 1)).not.toContain('vastgesteld');
  expect(await importTot(gemaakt)).toContain('vastgesteld');
});

/** With a key that a later release may have written, so that it is kept. */
const TE_GROOT = {
  gevelvullingEnKaderData: { bouwmethode: null, vreemd: 'x'.repeat(256 * 1024) },
  detailleringData: {},
};

test.each<[string, (bestand: ProjectBestand) => unknown, string]>([
  ['another file', () => ({ gevallen: [] }), 'Dit is geen projectbestand'],
  ['a newer form', (bestand) => ({ ...bestand, versie: 4 }), 'nieuwere versie van de Adviestool'],
  [
    'content that was changed',
    (bestand) => ({ ...bestand, inhoud: { ...bestand.inhoud, version: '9' } }),
    'beschadigd of na het exporteren gewijzigd',
  ],
  [
    'content that was changed with its hash',
    (bestand) => forged(bestand, { version: '9' }),
    'De handtekening van dit projectbestand klopt niet',
  ],
  [
    'gevelvullingen that cannot be read',
    (bestand) => forged(bestand, { gevelvullingen_json: '[{"vreemd": true}]' }),
    'kan niet worden gelezen',
  ],
  [
    'gevelvullingen nested without an end',
    (bestand) => forged(bestand, { gevelvullingen_json: '['.repeat(100_000) }),
    'kan niet worden gelezen',
  ],
  [
    'standards beyond what forms hold',
    (bestand) =>
      forged(bestand, { standaarden: { ...bestand.inhoud.standaarden, kozijn: TE_GROOT } }),
    'De standaarden in dit projectbestand zijn te groot',
  ],
  ['a key that no file has', (bestand) => ({ ...bestand, extra: 1 }), 'kan niet worden gelezen'],
])('%s is refused in words', async (_naam, change, words) => {
  const bestand = await exportOf(here, await fixedProject(here));
  const answer = await importInto(here, change(bestand));
  expect(answer.status).toBe(422);
  expect(answer.text).toContain(words);
});

test('more than a file may have is refused at once', async () => {
  const answer = await importInto(here, 'x'.repeat(16 * 1024 * 1024 + 1));
  expect(answer.status).toBe(413);
});

test('a catalogue that is not known here, or is another under that name, is left out', async () => {
  const url = await create(here, { catalogus: CATALOGUS });
  const bestand = await exportOf(here, url);
  const foreign = { ...bestand.handtekening, kid: 'elders' };
  for (const change of [
    { gegevens: { ...bestand.inhoud.gegevens, catalogus: { id: 'vreemd', versie: '1' } } },
    { catalogi: [{ ...CATALOGUS, hash: 'anders' }] },
  ]) {
    const answer = await importInto(here, { ...forged(bestand, change), handtekening: foreign });
    expect(answer.status).toBe(201);
    expect(answer.json).not.toHaveProperty('catalogus');
  }
});

test('a file comes in once for a key', async () => {
  const bestand = await exportOf(here, await create(here));
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await importInto(here, bestand, headers);
  expect((await importInto(here, bestand, headers)).text).toBe(first.text);
});
