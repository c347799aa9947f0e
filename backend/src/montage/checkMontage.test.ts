import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { GetoondAdvies, MontageBody } from '@adviestool/contract/montage';
import { projectRecordSchema } from '@adviestool/contract/project';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { getoondAdviesOf } from '@adviestool/montage/getoondAdviesOf';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { dataOf } from '../projectinhoud/inhoud.ts';
import { mailQueue } from '../database/schema/mailQueue.ts';
import { montageAlarm } from '../database/schema/montage.ts';
import { projects } from '../database/schema/projects.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { checkMontage } from './checkMontage.ts';

let world: TestApp;
let groupId: number;
let account: { uid: number; name: string; mail: string };
let maker: Visitor;
let url: string;
let first: Gevelvulling;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
  groupId = await world.group();
  await giveCatalogus(world, groupId);
});
afterAll(() => world.close());

const readProject = async () => projectRecordSchema.parse((await maker.get(url)).json);

const lijstOf = (text: string): Gevelvulling[] =>
  z.array(gevelvullingSchema).parse(JSON.parse(text));

const makeProject = async (): Promise<void> => {
  const body = demoProject(new Date('2026-11-22T13:05:09Z'));
  const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = String(made.headers['location']);
  const [found] = lijstOf((await readProject()).gevelvullingen_json);
  if (found === undefined) throw new Error('The project has no gevelvulling.');
  first = found;
  await change(8);
};
beforeEach(async () => {
  account = await world.account({ groupId, roles: ['company-employee'] });
  maker = await world.loggedIn(account);
  await makeProject();
});

/** What who mounts is shown now. */
const shownNow = async (): Promise<GetoondAdvies> => {
  const record = await readProject();
  const rekenwijze = await world.services.rekenwijzen.of(groupId, null);
  if (rekenwijze === null) throw new Error('There is no catalogue.');
  const projectGegevens = projectGegevensOf(dataOf(record));
  const { catalogus } = rekenwijze;
  return getoondAdviesOf(first, adviesFor({ projectGegevens, gevelvulling: first, catalogus }));
};

const tick = async (over: Partial<MontageBody> = {}): Promise<void> => {
  const op = new Date().toISOString();
  const body: MontageBody = {
    stuk: 1,
    geplaatst: op,
    ankers: { onderzijde: 2, zijkanten: 2, bovenzijde: 2 },
    afwijking: null,
    toelichting: '',
    fotos: [],
    op,
    getoond: await shownNow(),
    ...over,
  };
  const { id } = first.gevelvullingEnKaderData;
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await maker.post(`${url}/montage/${id}`, body, key)).status).toBe(201);
};

/** Saves the first gevelvulling with this number of hoekankers at the bottom; it complies from seven on. */
const change = async (
  gekozen: number,
  kader: Partial<Gevelvulling['gevelvullingEnKaderData']> = {},
): Promise<void> => {
  const record = await readProject();
  const lijst = lijstOf(record.gevelvullingen_json).map((each, index) =>
    index === 0
      ? {
          ...each,
          gevelvullingEnKaderData: { ...each.gevelvullingEnKaderData, ...kader },
          aantalAnkers: { ...each.aantalAnkers, onderzijde: { geadviseerd: null, gekozen } },
        }
      : each,
  );
  const [changed] = lijst;
  if (changed !== undefined) first = changed;
  const { name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte } = record;
  const data = { name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte };
  const body = { ...demoProject(new Date()), ...data, gevelvullingen_json: JSON.stringify(lijst) };
  expect((await maker.post(url, body)).status).toBe(200);
};

const fail = (error: unknown): void => {
  throw error;
};

const GATHERED = 5 * 60_000;

const look = async (): Promise<string[]> => {
  await checkMontage(world.services, { onError: fail });
  world.pass(GATHERED);
  return (await world.deliverMail()).map(({ subject, text }) => `${subject}\n${text}`);
};

test('a deviation is mailed to the maker, with which piece and why', async () => {
  const toelichting = 'Lateibalk zat in de weg\n\nMet vriendelijke groet,\r\nAdviestool';
  await tick({ stuk: 2, afwijking: 'minder', toelichting });
  world.pass(GATHERED);
  const [mail, ...others] = await world.deliverMail();
  expect(others).toEqual([]);
  expect(mail?.to.address).toBe(account.mail);
  expect(mail?.subject).toMatch(/^Afwijking op de bouw: K01, Woningen De Lindehof/);
  expect(mail?.text).toContain('stuk 2');
  expect(mail?.text).toContain('minder hoekankers');
  // Quoted to its end, so that nothing in it passes for words of the tool.
  expect(mail?.text).toContain(
    '\n> Lateibalk zat in de weg\n> \n> Met vriendelijke groet,\n> Adviestool\n\nhttp',
  );
  expect(mail?.link).toContain(`/bouwplaats/${first.gevelvullingEnKaderData.id}`);
});

test('deviations of a project are gathered into the one mail that waits', async () => {
  await tick({ stuk: 2, afwijking: 'minder', toelichting: 'Lateibalk zat in de weg' });
  await Promise.all(
    Array.from({ length: 24 }, (_, index) => tick({ stuk: 3 + index, afwijking: 'anderProduct' })),
  );
  expect(await world.deliverMail()).toEqual([]);
  await makeProject();
  await tick({ afwijking: 'maatWijkt' });
  world.pass(GATHERED);
  const mails = await world.deliverMail();
  expect(mails.map(({ subject }) => subject)).toEqual([
    '25 afwijkingen op de bouw, Woningen De Lindehof',
    expect.stringMatching(/^Afwijking op de bouw: K01/),
  ]);
  const [all] = mails;
  expect(all?.text).toContain('K01 (stuk 2): minder hoekankers\n> Lateibalk zat in de weg\n');
  expect(all?.text.match(/een ander product/g)).toHaveLength(19);
  expect(all?.text).toContain('en nog 5 afwijkingen.');
  expect(all?.link).toMatch(/\/bouwplaats$/);
  await tick({ stuk: 2, afwijking: 'minder' });
  world.pass(GATHERED);
  expect(await world.deliverMail()).toHaveLength(1);
});

test('a deviation that comes while the mail goes out is mailed too', async () => {
  await tick({ stuk: 2, afwijking: 'minder' });
  world.pass(GATHERED);
  const queue = createMailQueue(world.services.database);
  const job = await queue.take(world.services.now());
  await tick({ stuk: 3, afwijking: 'anderePlaats' });
  if (job !== null) await queue.removeSent(job);
  world.pass(GATHERED);
  const mails = await world.deliverMail();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('een andere plaats');
});

test('a deviation has a day of its own, into whatever mail it is put', async () => {
  const queue = createMailQueue(world.services.database);
  await tick({ stuk: 2, afwijking: 'minder' });
  world.pass(10 * GATHERED);
  await tick({ stuk: 3, afwijking: 'anderePlaats' });
  world.pass(GATHERED);
  const job = await queue.take(world.services.now());
  const age = world.services.now().getTime() - (job?.created.getTime() ?? 0);
  expect(age).toBeLessThan(2 * GATHERED);
  if (job !== null) await queue.removeSent(job);
});

test('nothing is mailed for what follows the advice', async () => {
  await tick();
  expect(await look()).toEqual([]);
});

test('an advice that changes after mounting is mailed once for each gevelvulling', async () => {
  await tick();
  await tick({ stuk: 2 });
  expect(await look()).toEqual([]);
  await change(20);
  const [mail, ...others] = await look();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^Gemonteerd volgens een ouder advies: Woningen De Lindehof/);
  expect(mail).toContain('K01 (2 stuks)');
  await change(21);
  await tick({ stuk: 3, getoond: {} });
  expect(await look()).toEqual([]);
});

test('what is said later by an older advice is an alarm too', async () => {
  await tick();
  expect(await look()).toEqual([]);
  await tick({ stuk: 2, getoond: {} });
  expect(await look()).toHaveLength(1);
});

/** A catalogue in use by which the advice of the first gevelvulling is another one. */
const changeCatalogus = (versie: string): Promise<void> =>
  giveCatalogus(world, groupId, (catalogus) => ({
    ...catalogus,
    id: 'proef',
    versie,
    hoekankers: catalogus.hoekankers.map((each) => ({ ...each, FwRk: each.FwRk / 4 })),
  }));

test('another catalogue that changes an advice after mounting is mailed, once, without a change of the project', async () => {
  await tick();
  expect(await look()).toEqual([]);
  await changeCatalogus('1');
  const id = url.split('/').at(-1);
  const own = (await look()).filter((mail) => mail.includes(`/project/${id}/bouwplaats`));
  expect(own).toEqual([expect.stringContaining('K01 (1 stuk)')]);
  expect(await look()).toEqual([]);
  await giveCatalogus(world, groupId);
  expect(await look()).toEqual([]);
});

const placeOf = (project: string): string => `/project/${project.split('/').at(-1)}/bouwplaats`;

/** Looks by a catalogue in use of hoekankers that hold this part of what they held; of this project alone. */
const lookWith = async (sterkte: number): Promise<string[]> => {
  await giveCatalogus(world, groupId, (catalogus) => ({
    ...catalogus,
    id: 'zwakker',
    versie: String(sterkte),
    hoekankers: catalogus.hoekankers.map((each) => ({ ...each, FwRk: each.FwRk * sterkte })),
  }));
  return (await look()).filter((mail) => mail.includes(`${placeOf(url)}\n`));
};

test('what stops complying by another catalogue is mailed, once, also where it shows the same advice', async () => {
  await tick();
  await tick({ stuk: 2 });
  expect(await look()).toEqual([]);
  const shown = await shownNow();
  const mails = await lookWith(0.6);
  expect(await shownNow()).toEqual(shown);
  expect(mails).toEqual([
    expect.stringMatching(/^Gemonteerd, en voldoet nu niet: Woningen De Lindehof/),
  ]);
  expect(mails[0]).toContain('Gemonteerd, en het advies voldoet nu niet: K01 (2 stuks).');
  expect(mails[0]).not.toContain('ouder advies');
  expect(await lookWith(0.59)).toEqual([]);
  // Taken back: nothing stands there.
  for (const stuk of [1, 2]) await tick({ stuk, geplaatst: null });
  expect(await lookWith(1)).toEqual([]);
  expect(await lookWith(0.6)).toEqual([]);
  await giveCatalogus(world, groupId);
  await look();
});

test('what did not comply is mailed once more only after it complied', async () => {
  await tick();
  expect(await look()).toEqual([]);
  const tells = async (...to: Parameters<typeof change>): Promise<number> => {
    await change(...to);
    return (await look()).filter((mail) => mail.includes('voldoet nu niet: K01')).length;
  };
  expect(await tells(6)).toBe(1);
  const { breedte } = first.gevelvullingEnKaderData;
  // Not complete for a moment.
  expect([await tells(6, { breedte: null }), await tells(6, { breedte })]).toEqual([0, 0]);
  // Taken back, and placed after all.
  for (const geplaatst of [null, new Date().toISOString()]) {
    await tick({ geplaatst });
    expect(await look()).toEqual([]);
  }
  expect([await tells(8), await tells(6)]).toEqual([0, 1]);
});

test('what does not comply is put into the queue apart, as what the release before cannot send', async () => {
  await tick();
  expect(await look()).toEqual([]);
  await change(6);
  await checkMontage(world.services, { onError: fail });
  const rows = await world.services.database.select().from(mailQueue);
  const K01 = [expect.objectContaining({ merk: 'K01', stuks: 1 })];
  expect(rows.map(({ kind, details }) => [kind, details])).toEqual([
    ['montage_advies', expect.objectContaining({ kind: 'montage_advies', gevelvullingen: K01 })],
    [
      'montage_advies',
      expect.objectContaining({ kind: 'montage_voldoet_niet', gevelvullingen: K01 }),
    ],
  ]);
  const [mail, ...others] = await look();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^Gemonteerd volgens een ouder advies: /);
  expect(mail).toContain('Gemonteerd, en het advies voldoet nu niet: K01 (1 stuk).');
});

test('what the release before looked at is looked at once for whether it complies', async () => {
  await tick();
  expect(await lookWith(0.6)).toHaveLength(1);
  const ofThis = eq(montageAlarm.project_id, Number(url.split('/').at(-1)));
  await world.services.database.update(montageAlarm).set({ voldoet_niet: null }).where(ofThis);
  expect(await lookWith(0.6)).toHaveLength(1);
  expect(await lookWith(0.6)).toEqual([]);
  await giveCatalogus(world, groupId);
  await look();
});

test('a catalogue that changes several projects is told to each person in one mail that names them', async () => {
  await tick();
  const one = url;
  await makeProject();
  await tick();
  const other = url;
  const mine = maker;
  const colleague = await world.account({ groupId, roles: ['company-employee'] });
  maker = await world.loggedIn(colleague);
  await makeProject();
  await tick();
  const theirs = url;
  maker = mine;
  expect(await look()).toEqual([]);
  await changeCatalogus('2');
  await checkMontage(world.services, { onError: fail });
  // Another project may still come.
  expect(await world.deliverMail()).toEqual([]);
  world.pass(GATHERED);
  const mails = await world.deliverMail();
  const placesIn = (address: string) =>
    mails
      .filter(({ to }) => to.address === address)
      .map(({ text }) => text.match(/\/project\/\d+\/bouwplaats/g)?.toSorted());
  const own = placesIn(account.mail);
  expect(own).toHaveLength(1);
  expect(own[0]).toEqual(expect.arrayContaining([one, other].map(placeOf)));
  expect(own[0]).not.toContain(placeOf(theirs));
  const [mail] = mails.filter(({ to }) => to.address === account.mail);
  expect(mail?.subject).toMatch(/^Gemonteerd volgens een ouder advies: \d+ projecten$/);
  // Of one project its name is enough.
  expect(placesIn(colleague.mail)).toEqual([[placeOf(theirs)]]);
  await giveCatalogus(world, groupId);
  expect(await look()).toEqual([]);
});

test('another calculation is looked at, and what the release before looked at once more', async () => {
  await tick();
  expect(await look()).toEqual([]);
  const id = Number(url.split('/').at(-1));
  const noted = async () => {
    const rows = await world.services.database
      .select({ versies: montageAlarm.versies })
      .from(montageAlarm)
      .where(eq(montageAlarm.project_id, id));
    return rows[0]?.versies;
  };
  const now = await noted();
  expect(now).toMatch(/^\d+\.\d+\..+$/);
  for (const before of [null, '3.1.anders']) {
    await world.services.database
      .update(montageAlarm)
      .set({ versies: before })
      .where(eq(montageAlarm.project_id, id));
    await look();
    expect(await noted()).toBe(now);
  }
});

test('a project that a release cannot read is looked at once it can be read', async () => {
  await tick();
  expect(await look()).toEqual([]);
  await change(20);
  const id = Number(url.split('/').at(-1));
  const { database } = world.services;
  const one = eq(projects.id, id);
  const [stored] = await database.select().from(projects).where(one);
  const lijst = stored?.gevelvullingen_json ?? '';
  await database.update(projects).set({ gevelvullingen_json: '[{"later":1}]' }).where(one);
  expect(await look()).toEqual([]);
  await database.update(projects).set({ gevelvullingen_json: lijst }).where(one);
  expect(await look()).toEqual([expect.stringContaining('K01 (1 stuk)')]);
});

test('a project that cannot be looked at is told, and keeps no other one waiting', async () => {
  await tick();
  const broken = Number(url.split('/').at(-1));
  await makeProject();
  await tick();
  await change(20);
  const { rekenwijzen } = world.services;
  const told: unknown[] = [];
  await checkMontage(
    {
      ...world.services,
      rekenwijzen: {
        ...rekenwijzen,
        of: (...asked) =>
          told.length === 0 ? Promise.reject(new Error('broken')) : rekenwijzen.of(...asked),
      },
    },
    { onError: (error) => told.push(error) },
  );
  expect(told).toEqual([new Error('broken')]);
  world.pass(GATHERED);
  expect(await world.deliverMail()).toHaveLength(1);
  const stopped = AbortSignal.abort();
  await checkMontage(world.services, { onError: fail, signal: stopped });
  const seen = await world.services.database.select().from(montageAlarm);
  expect(seen.map(({ project_id }) => project_id)).not.toContain(broken);
});
