import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { archiefSchema, type ArchiefStand } from '@adviestool/contract/archief';
import { gebeurtenissenSchema } from '@adviestool/contract/gebeurtenissen';
import { projectRecordSchema } from '@adviestool/contract/project';
import { PROJECT_BESTAND_LIMIT } from '@adviestool/contract/projectBestand';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';

import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import * as schema from '../database/schema/archieven.ts';
import { mailQueue } from '../database/schema/mailQueue.ts';
import { montage, montageFotos } from '../database/schema/montage.ts';
import { projects } from '../database/schema/projects.ts';
import { sha256Of } from '../montage/fotosStore.ts';
import { cleanUp } from '../operations/housekeeping.ts';
import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestAccount, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { createArchieven, type ArchiefJob } from './archievenStore.ts';
import { runArchieven } from './runArchieven.ts';

const HOUR = 3_600_000;

let world: TestApp;
let groupId: number;
let account: TestAccount;
let beheerder: Visitor;
let url: string;

beforeAll(async () => {
  const rateLimits = { perIp: 100_000, writes: 100_000 };
  world = await buildTestApp({ rateLimits, smtpUrl: 'smtp://mail.example.nl' });
});
afterAll(() => world.close());

const makeAll = async (signal?: AbortSignal): Promise<unknown[]> => {
  const errors: unknown[] = [];
  await runArchieven(world.services, {
    onError: (error) => errors.push(error),
    ...(signal !== undefined && { signal }),
  });
  return errors;
};

beforeEach(async () => {
  await makeAll();
  await world.deliverMail();
  groupId = await world.group('Kozijnen & Zn.');
  await giveCatalogus(world, groupId);
  account = await world.account({ groupId, roles: ['company-administrator'] });
  beheerder = await world.loggedIn(account);
  url = `/api/v2/group/${groupId}/archief`;
});

const standOf = async (visitor = beheerder): Promise<ArchiefStand | null> =>
  archiefSchema.parse((await visitor.get(url)).json).archief;

const ask = async (): Promise<ArchiefStand> => {
  const answer = await beheerder.post(url, {});
  expect(answer.status).toBe(202);
  const { archief } = archiefSchema.parse(answer.json);
  if (archief === null) throw new Error('There is no archive.');
  return archief;
};

/** Has one made. @returns its files by their path */
const make = async (): Promise<Record<string, Uint8Array>> => {
  const { id } = await ask();
  expect(await makeAll()).toEqual([]);
  const bestand = await fetch(`${world.base}${url}/${id}/bestand`, {
    headers: { cookie: beheerder.cookie() ?? '' },
  });
  expect(bestand.status).toBe(200);
  const bytes = Buffer.from(await bestand.arrayBuffer());
  expect(bestand.headers.get('content-length')).toBe(String(bytes.length));
  expect(await standOf()).toMatchObject({ stand: 'klaar', bytes: bytes.length });
  expect((await standOf())?.sha256).toBe(sha256Of(bytes));
  return unzipSync(bytes);
};

const manifestSchema = z.object({
  aantallen: z.record(z.string(), z.number()),
  nietOpgenomen: z.array(z.object({ wat: z.string(), reden: z.string() })),
  bestanden: z.array(z.object({ pad: z.string(), bytes: z.number(), sha256: z.string() })),
});

const manifestOf = (bestanden: Record<string, Uint8Array>) =>
  manifestSchema.parse(JSON.parse(textOf(bestanden, 'manifest.json')));

const textOf = (bestanden: Record<string, Uint8Array>, pad: string): string => {
  const bytes = bestanden[pad];
  if (bytes === undefined) throw new Error(`There is no ${pad}.`);
  return strFromU8(bytes);
};

/** Parts of files of the company that are kept. */
const countDelen = async (): Promise<number> => {
  const rows = await world.services.database
    .select({ nummer: schema.archiefDelen.nummer })
    .from(schema.archiefDelen)
    .innerJoin(schema.archieven, eq(schema.archieven.id, schema.archiefDelen.archief_id))
    .where(eq(schema.archieven.group_id, groupId));
  return rows.length;
};

const addProject = async (naam = 'Woningen aan de Gracht') => {
  const body = { ...demoProject(new Date('2026-11-22T13:05:09Z')), name: naam };
  const answer = await beheerder.post(`/api/v2/group/${groupId}/user/projects`, body);
  const record = projectRecordSchema.parse(answer.json);
  return { id: record.id, url: String(answer.headers['location']), body };
};

const addFoto = async (projectId: number, bytes: Buffer): Promise<string> => {
  const foto = { projectId, id: randomUUID(), bytes, verzoek: 'x', uid: account.uid };
  await world.stores.montageFotos.insert(foto, world.services.now());
  return foto.id;
};

const addRapport = async (projectId: number, bytes: Buffer): Promise<void> => {
  const { rapportenQueue } = world.stores;
  const id = randomUUID();
  const vraag = { soort: 'rapport' } as const;
  const job = { id, projectId, uid: account.uid, link: null, vraag, totaal: 1 };
  await rapportenQueue.insert(job, world.services.now());
  const taken = await rapportenQueue.take(world.services.now(), '');
  if (taken?.id !== id) throw new Error('Another one waits.');
  await rapportenQueue.finish(taken, { naam: 'Woningen – advies.pdf', bytes, paginas: 1 });
};

test('its days are those in Dutch time', async () => {
  const day = 24 * 3_600_000;
  // Half past eleven in the evening elsewhere: in Dutch time it is the next day.
  world.pass(2 * day - 1_800_000 - (world.services.now().getTime() % day));
  beheerder = await world.loggedIn(account);
  const morgen = new Date(world.services.now().getTime() + 3_600_000).toISOString().slice(0, 10);
  const { id: projectId } = await addProject();
  await addRapport(projectId, Buffer.from('%PDF-1.7 advies'));
  const paden = Object.keys(await make());
  expect(paden).toContainEqual(expect.stringContaining(`/rapporten/${morgen} `));
  const [made] = await world.services.database
    .select({ naam: schema.archieven.bestandsnaam })
    .from(schema.archieven)
    .where(eq(schema.archieven.group_id, groupId));
  expect(made?.naam).toContain(morgen);
});

test('it has every project so that it can be read back, the lists, photos and reports, and each by its hash', async () => {
  const project = await addProject();
  const foto = await addFoto(project.id, Buffer.alloc(2_000_000, 'foto'));
  await addRapport(project.id, Buffer.from('%PDF-1.7 advies'));
  const bestanden = await make();
  const manifest = manifestOf(bestanden);

  const map = `projecten/${project.id} Woningen aan de Gracht`;
  expect(Object.keys(bestanden)).toEqual(
    expect.arrayContaining([
      `${map}/Woningen aan de Gracht.adviestool.json`,
      `${map}/fotos/${foto}.jpg`,
      'projecten.csv',
      'gevelvullingen.csv',
      'bouwlijst.csv',
      'leden.csv',
      'uitnodigingen.csv',
      'logboek.csv',
      'bedrijf/bedrijf.json',
      'bedrijf/standaarden.json',
      'LEESMIJ.txt',
    ]),
  );
  expect(
    Object.keys(bestanden).filter((pad) => /rapporten\/.* advies\.pdf$/.test(pad)),
  ).toHaveLength(1);
  expect(Object.keys(bestanden).filter((pad) => pad.startsWith('catalogi/'))).toHaveLength(1);

  // Each file is named, with what it holds.
  const zonderManifest = Object.entries(bestanden).filter(([pad]) => pad !== 'manifest.json');
  expect(
    zonderManifest.map(([pad, bytes]) => ({ pad, bytes: bytes.length, sha256: sha256Of(bytes) })),
  ).toEqual(manifest.bestanden);
  const { length } = z.array(z.unknown()).parse(JSON.parse(project.body.gevelvullingen_json));
  expect(manifest.aantallen).toMatchObject({
    projecten: 1,
    gevelvullingen: length,
    fotos: 1,
    rapporten: 1,
    leden: 1,
    catalogi: 1,
  });

  // The file of the project makes the same project again.
  const read = await beheerder.post(
    `/api/v2/group/${groupId}/user/projects/importeren`,
    textOf(bestanden, `${map}/Woningen aan de Gracht.adviestool.json`),
  );
  expect(read.status).toBe(201);
  const text = projectRecordSchema.parse(read.json);
  expect(text.gevelvullingen_json).toBe(project.body.gevelvullingen_json);
});

test('it has how the company lets people in, and no secret', async () => {
  const login = {
    issuer: 'https://aanbieder.example.nl',
    client_id: 'adviestool',
    domeinen: ['voorbeeld.nl'],
    rolclaim: null,
    rollen: [],
    standaardrol: 'company-employee' as const,
  };
  await createBedrijfslogins(world.services.database).write(
    { group_id: groupId, geheim: 'verzegeld-geheim', ...login },
    false,
    world.services.now(),
  );
  const bestanden = await make();
  const bedrijf = textOf(bestanden, 'bedrijf/bedrijf.json');
  const { client_id: clientId, ...rest } = login;
  expect(JSON.parse(bedrijf)).toMatchObject({
    registratie: true,
    bedrijfslogin: { clientId, ...rest, wachtwoordVerboden: false },
  });
  expect(bedrijf).not.toContain('verzegeld-geheim');
  expect(textOf(bestanden, 'LEESMIJ.txt')).toContain('wie uit het bedrijf is verwijderd');
});

test('the lists of all projects stand in one file each, below one header', async () => {
  const [een, twee] = [await addProject('Een'), await addProject('Twee')];
  const bestanden = await make();
  for (const naam of ['gevelvullingen.csv', 'bouwlijst.csv']) {
    const [kop = '', ...regels] = textOf(bestanden, naam).trimEnd().split('\r\n');
    expect(kop).toMatch(/^\uFEFF?Projectnummer;Project;/);
    expect(regels.some((regel) => regel.startsWith(`${een.id};Een;`))).toBe(true);
    expect(regels.some((regel) => regel.startsWith(`${twee.id};Twee;`))).toBe(true);
    expect(regels.filter((regel) => regel.startsWith('Projectnummer'))).toEqual([]);
  }
  const leden = textOf(bestanden, 'leden.csv');
  expect(leden.split('\r\n').find((regel) => regel.includes(account.mail))).toContain(
    ';Beheerder;',
  );
});

test('its bouwlijst says that a source of what is to be ordered has expired', async () => {
  await giveCatalogus(world, groupId, ({ bronnen = {}, ...catalogus }) => ({
    ...catalogus,
    bronnen: Object.fromEntries(
      Object.entries(bronnen).map(([id, bron]) => [id, { ...bron, geldigTot: '2026-01-31' }]),
    ),
  }));
  await addProject();
  const regels = textOf(await make(), 'bouwlijst.csv').split('\r\n');
  expect(regels.find((regel) => regel.includes('K01'))).toContain(
    'Met 1 waarschuwing bij het advies.',
  );
});

test('roles and events are called as on the page, and an event has its code beside that', async () => {
  const lid = await world.account({ groupId, roles: ['company-employee'] });
  const rol = { rol: 'company-dashboard' };
  expect((await beheerder.put(`/api/v2/group/${groupId}/leden/${lid.uid}`, rol)).status).toBe(204);
  const uitgenodigd = await beheerder.post(`/api/v2/group/${groupId}/uitnodigingen`, {
    mail: 'nieuw@example.nl',
    rol: 'company-moderator',
  });
  expect(uitgenodigd.status).toBeLessThan(300);
  const bestanden = await make();
  const csvs = ['leden.csv', 'uitnodigingen.csv', 'logboek.csv'];
  const [leden = '', uitnodigingen = '', logboek = ''] = csvs.map((naam) =>
    textOf(bestanden, naam),
  );
  expect(leden).toMatch(new RegExp(`;${lid.mail};Meekijker;`));
  expect(uitnodigingen).toContain('nieuw@example.nl;;Projectbeheerder;');
  expect(logboek).toMatch(/;Rol gewijzigd;.*;Meekijker;rol_gewijzigd\r\n/);
  expect(logboek).toMatch(/;Archief van alle gegevens gevraagd;.*;archief_gevraagd\r\n/);
  expect(leden + uitnodigingen + logboek).not.toContain('company-');
});

test('a moment in a list is Dutch time as a spreadsheet reads it', async () => {
  await addProject();
  const uitnodiging = { mail: 'later@example.nl', rol: 'company-moderator' };
  await beheerder.post(`/api/v2/group/${groupId}/uitnodigingen`, uitnodiging);
  const bestanden = await make();
  const csvs = ['projecten.csv', 'leden.csv', 'uitnodigingen.csv', 'logboek.csv'];
  for (const text of csvs.map((naam) => textOf(bestanden, naam))) {
    expect(text).toMatch(/(^|;)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(;|\r)/m);
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/);
  }
});

test('what cannot be put in is named with its reason, and the rest is there', async () => {
  const vreemd = await addProject('Onleesbaar');
  const goed = await addProject('Goed');
  const weg = await addProject('Weg');
  await beheerder.delete(weg.url);
  const foto = await addFoto(goed.id, Buffer.from('foto'));
  const { database } = world.services;
  const onleesbaar = { gevelvullingen_json: '{"geen": "lijst"}' };
  await database.update(projects).set(onleesbaar).where(eq(projects.id, vreemd.id));
  await database.update(montageFotos).set({ sha256: 'x' }).where(eq(montageFotos.id, foto));
  const bestanden = await make();
  const gemist = manifestOf(bestanden).nietOpgenomen.map(({ wat, reden }) => `${wat}: ${reden}`);
  expect(gemist).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 verwijderd project: /),
      expect.stringMatching(
        /Onleesbaar: regels in gevelvullingen\.csv.*kunnen niet worden gelezen/,
      ),
      expect.stringMatching(/Goed: foto .*: De inhoud wijkt af/),
      expect.stringMatching(/^Geschiedenis van projecten: /),
    ]),
  );
  for (const regel of manifestOf(bestanden).nietOpgenomen) {
    expect(textOf(bestanden, 'LEESMIJ.txt')).toContain(regel.wat);
  }
  expect((await standOf())?.nietOpgenomen).toBe(3);
});

test('what was not calculated is not counted as being in the list of outcomes', async () => {
  const goed = await addProject('Goed');
  const zonder = await addProject('Zonder catalogus');
  await world.services.database
    .update(projects)
    .set({ catalogus: { id: 'weg', versie: '1' } })
    .where(eq(projects.id, zonder.id));
  const bestanden = await make();
  const { length } = z.array(z.unknown()).parse(JSON.parse(goed.body.gevelvullingen_json));
  expect(manifestOf(bestanden).aantallen).toMatchObject({
    gevelvullingen: 2 * length,
    berekend: length,
  });
  expect(textOf(bestanden, 'LEESMIJ.txt')).toContain(
    `- ${2 * length} gevelvullingen, waarvan ${length} met de uitkomsten in gevelvullingen.csv\r\n`,
  );
});

test('a project file that is too large to read in is there, and named', async () => {
  const { id, body } = await addProject('Hoogbouw');
  const [gevelvulling] = z
    .array(z.object({ gevelvullingEnKaderData: z.object({ id: z.string() }) }))
    .parse(JSON.parse(body.gevelvullingen_json));
  const said = {
    stuk: 1,
    geplaatst: null,
    ankers: { onderzijde: null, zijkanten: null, bovenzijde: null },
    afwijking: null,
    toelichting: '',
    fotos: [],
    op: '2026-11-20T09:00:00.000Z',
    getoond: {},
  };
  const to = `/api/v2/group/${groupId}/project/${id}/montage/${gevelvulling?.gevelvullingEnKaderData.id}`;
  expect((await beheerder.post(to, said, { 'Idempotency-Key': randomUUID() })).status).toBe(201);
  await world.services.database
    .update(montage)
    .set({ toelichting: 'x'.repeat(PROJECT_BESTAND_LIMIT) })
    .where(eq(montage.project_id, id));
  const bestanden = await make();
  expect(Object.keys(bestanden)).toContain(`projecten/${id} Hoogbouw/Hoogbouw.adviestool.json`);
  expect(manifestOf(bestanden).nietOpgenomen).toContainEqual({
    wat: `Project ${id}, Hoogbouw: een projectbestand dat in te lezen is`,
    reden: expect.stringContaining('te groot voor Project importeren'),
  });
});

test('it is for administrators alone, and its file for who asked', async () => {
  const andere = await world.loggedIn(
    await world.account({ groupId, roles: ['company-administrator'] }),
  );
  const lid = await world.loggedIn(await world.account({ groupId, roles: ['company-moderator'] }));
  const { id } = await ask();
  expect((await lid.post(url, {})).status).toBe(403);
  const bezig = await andere.post(url, {});
  expect([bezig.status, bezig.json]).toEqual([
    429,
    expect.objectContaining({ message: expect.stringContaining(`${account.name} laat`) }),
  ]);
  expect((await beheerder.get(`${url}/${id}/bestand`)).status).toBe(409);
  await makeAll();
  expect(await standOf(andere)).toBeNull();
  expect((await andere.get(`${url}/${id}/bestand`)).status).toBe(404);
  expect((await andere.delete(`${url}/${id}`)).status).toBe(404);
  expect((await beheerder.get(`${url}/${id}/bestand`)).status).toBe(200);

  const log = gebeurtenissenSchema.parse(
    (await beheerder.get(`/api/v2/group/${groupId}/gebeurtenissen?over=export`)).json,
  );
  expect(log.gebeurtenissen.map(({ soort, door }) => [soort, door?.uid])).toEqual([
    ['archief_opgehaald', account.uid],
    ['archief_gemaakt', account.uid],
    ['archief_gevraagd', account.uid],
  ]);
  const mails = await world.deliverMail();
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [account.mail, 'Het archief van Kozijnen & Zn. is klaar'],
  ]);
});

test('who is no administrator any more when it is made gets none', async () => {
  await ask();
  await world.stores.leden.setRoles(groupId, account.uid, ['company-employee']);
  await makeAll();
  await world.stores.leden.setRoles(groupId, account.uid, ['company-administrator']);
  expect(await standOf()).toMatchObject({
    stand: 'mislukt',
    melding: expect.stringContaining('geen beheerder'),
  });
});

test('it is stopped while it is made, and nothing of it stays', async () => {
  await addProject();
  const { id } = await ask();
  const archieven = createArchieven(world.services.database);
  const job = await archieven.take(world.services.now(), '');
  if (job === null) throw new Error('Nothing waits.');
  expect(await archieven.addDeel(job, { nummer: 0, bytes: Buffer.from('een') })).toBe(true);
  expect((await beheerder.delete(`${url}/${id}`)).status).toBe(204);
  expect(await archieven.addDeel(job, { nummer: 1, bytes: Buffer.from('twee') })).toBe(false);
  expect(await archieven.markGedaan(job, { now: world.services.now() })).toBe(false);
  expect(await countDelen()).toBe(0);
  expect(await standOf()).toBeNull();
});

test('one that a stop interrupts is made anew, and one whose maker died twice fails', async () => {
  await addProject();
  await ask();
  const stopping = new AbortController();
  stopping.abort();
  await makeAll(stopping.signal);
  expect(await standOf()).toMatchObject({ stand: 'wacht' });
  const archieven = createArchieven(world.services.database);
  await archieven.take(world.services.now(), '');
  world.pass(31_000);
  await archieven.take(world.services.now(), '');
  world.pass(31_000);
  expect(await archieven.take(world.services.now(), 'Twee keer mislukt.')).toBeNull();
  expect(await standOf()).toMatchObject({ stand: 'mislukt', melding: 'Twee keer mislukt.' });
});

const takeJob = async (): Promise<ArchiefJob> => {
  const job = await createArchieven(world.services.database).take(world.services.now(), 'Dood.');
  if (job === null) throw new Error('Nothing waits.');
  return job;
};

test('an earlier attempt that fails late takes no part of the one that is made, or is there', async () => {
  await ask();
  const archieven = createArchieven(world.services.database);
  const eerste = await takeJob();
  world.pass(31_000);
  const tweede = await takeJob();
  await archieven.addDeel(tweede, { nummer: 0, bytes: Buffer.from('een') });
  await archieven.fail(eerste, 'Mislukt.');
  expect(await countDelen()).toBe(1);
  const gemaakt = { naam: 'x.zip', bytes: 3, sha256: 'x', nietOpgenomen: 0 };
  await archieven.finish(tweede, { ...gemaakt, now: world.services.now() });
  await archieven.fail(tweede, 'Mislukt.');
  expect(await standOf()).toMatchObject({ stand: 'klaar' });
  expect(await countDelen()).toBe(1);
});

test('one that fails, or whose maker died twice, keeps no parts', async () => {
  const archieven = createArchieven(world.services.database);
  const addDeel = (job: ArchiefJob) =>
    archieven.addDeel(job, { nummer: 0, bytes: Buffer.from('een') });
  await ask();
  const job = await takeJob();
  await addDeel(job);
  await archieven.fail(job, 'Mislukt.');
  expect(await countDelen()).toBe(0);
  await ask();
  await takeJob();
  world.pass(31_000);
  await addDeel(await takeJob());
  world.pass(31_000);
  expect(await archieven.take(world.services.now(), 'Dood.')).toBeNull();
  expect(await standOf()).toMatchObject({ stand: 'mislukt', melding: 'Dood.' });
  expect(await countDelen()).toBe(0);
});

test('one that is made stays whole when the mail about it cannot be written', async () => {
  const { database } = world.services;
  const { id } = await ask();
  await database.execute(
    sql`alter table ${mailQueue} add constraint vol check (kind <> 'archief_klaar') not valid`,
  );
  expect(await makeAll()).toHaveLength(1);
  await database.execute(sql`alter table ${mailQueue} drop constraint vol`);
  expect((await beheerder.get(`${url}/${id}/bestand`)).status).toBe(200);
  expect(await countDelen()).toBe(1);
});

test('companies take turns', async () => {
  await ask();
  await makeAll();
  await ask();
  const ander = await world.group();
  const eerst = await world.account({ groupId: ander, roles: ['company-administrator'] });
  const visitor = await world.loggedIn(eerst);
  expect((await visitor.post(`/api/v2/group/${ander}/archief`, {})).status).toBe(202);
  const job = await createArchieven(world.services.database).take(world.services.now(), '');
  expect(job?.groupId).toBe(ander);
});

test('it is kept for two days, one of each user, and of a company as many as fit', async () => {
  await make();
  const eerste = await standOf();
  await make();
  const tweede = await standOf();
  expect(tweede?.id).not.toBe(eerste?.id);
  expect((await beheerder.get(`${url}/${eerste?.id}/bestand`)).status).toBe(404);

  const ander = await world.account({ groupId, roles: ['company-administrator'] });
  const archieven = createArchieven(world.services.database);
  const id = randomUUID();
  await archieven.insert({ id, groupId, uid: ander.uid }, world.services.now());
  const job = await archieven.take(world.services.now(), '');
  if (job === null) throw new Error('Nothing waits.');
  const klaar = { naam: 'x.zip', bytes: 10, sha256: 'x', nietOpgenomen: 0 };
  await archieven.finish(job, { ...klaar, now: world.services.now() }, 100);
  expect(await standOf()).toBeNull();

  await make();
  world.pass(49 * HOUR);
  beheerder = await world.loggedIn(account);
  expect(await standOf()).toBeNull();
  await cleanUp(world.services);
  expect(await countDelen()).toBe(0);
});
