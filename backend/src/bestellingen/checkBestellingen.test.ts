import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectRecordSchema } from '@adviestool/contract/project';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import { perZijde } from '@adviestool/contract/zijde';
import { bestelbasisOf, bestellijst } from '@adviestool/domain/bestellijst/bestellijst';
import { bestelregelsOf } from '@adviestool/domain/bestellijst/bestelverschil';
import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { getoondAdviesOf } from '@adviestool/montage/getoondAdviesOf';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { projects } from '../database/schema/projects.ts';
import { checkMontage } from '../montage/checkMontage.ts';
import { dataOf } from '../projectinhoud/inhoud.ts';
import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestAccount, type TestApp } from '../testing/testApp.ts';
import type { Visitor } from '../testing/visitor.ts';
import { checkBestellingen } from './checkBestellingen.ts';
import type { BestelServices } from './vergelijkBestelling.ts';

let world: TestApp;
let groupId: number;
let account: TestAccount;
let maker: Visitor;
let url: string;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  await giveCatalogus(world, groupId);
  account = await world.account({ groupId, roles: ['company-moderator'] });
  maker = await world.loggedIn(account);
  const body = demoProject(new Date('2026-11-22T13:05:09Z'));
  const made = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = String(made.headers['location']);
});

const readInhoud = async () => {
  const record = projectRecordSchema.parse((await maker.get(url)).json);
  const rekenwijze = await world.services.rekenwijzen.of(groupId, null);
  if (rekenwijze === null) throw new Error('There is no catalogue.');
  return {
    record,
    catalogus: rekenwijze.catalogus,
    projectGegevens: projectGegevensOf(dataOf(record)),
    gevelvullingen: z.array(gevelvullingSchema).parse(JSON.parse(record.gevelvullingen_json)),
  };
};

/** Orders what the page shows. @param meanwhile happens before it does @returns of how many suppliers */
const order = async (
  by = maker,
  meanwhile = (): Promise<void> => Promise.resolve(),
): Promise<number> => {
  const { catalogus, ...inhoud } = await readInhoud();
  const lijst = bouwlijst({ ...inhoud, catalogus });
  const keuze = { reserve: 0, levering: null };
  const besteld = bestellijst({ lijst, catalogus, naamVan: (id) => id, ...keuze });
  expect(besteld.leveranciers.length).toBeGreaterThan(0);
  await meanwhile();
  for (const leverancier of besteld.leveranciers) {
    const answer = await by.post(`${url}/bestellingen`, {
      ...keuze,
      id: randomUUID(),
      leverancier: leverancier.naam,
      regels: bestelregelsOf(leverancier),
      advieshash: createHash('sha256').update(bestelbasisOf(leverancier)).digest('hex'),
    });
    expect(answer.status).toBe(200);
  }
  return besteld.leveranciers.length;
};

/** Says that the first piece of the first gevelvulling was mounted as is advised now. */
const mount = async (): Promise<void> => {
  const { catalogus, projectGegevens, gevelvullingen } = await readInhoud();
  const [gevelvulling] = gevelvullingen;
  if (gevelvulling === undefined) throw new Error('The project has no gevelvulling.');
  const op = new Date().toISOString();
  const said = {
    stuk: 1,
    geplaatst: op,
    ankers: { onderzijde: 2, zijkanten: 2, bovenzijde: 2 },
    afwijking: null,
    toelichting: '',
    fotos: [],
    op,
    getoond: getoondAdviesOf(gevelvulling, adviesFor({ projectGegevens, gevelvulling, catalogus })),
  };
  const { id } = gevelvulling.gevelvullingEnKaderData;
  const key = { 'Idempotency-Key': randomUUID() };
  expect((await maker.post(`${url}/montage/${id}`, said, key)).status).toBe(201);
};

/** Saves the project with other gevelvullingen. */
const changeAll = async (edit: (all: Gevelvulling[]) => Gevelvulling[]): Promise<void> => {
  const { record, gevelvullingen } = await readInhoud();
  const { name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte } = record;
  const data = { name, type_bouw, windgebied, omgevingsgebied, gebouwhoogte };
  const gevelvullingen_json = JSON.stringify(edit(gevelvullingen));
  const body = { ...demoProject(new Date()), ...data, gevelvullingen_json };
  expect((await maker.post(url, body)).status).toBe(200);
};

const changeEach = (edit: (gevelvulling: Gevelvulling) => Gevelvulling): Promise<void> =>
  changeAll((all) => all.map(edit));

/** Saves the project with twice as many of each gevelvulling. */
const change = (): Promise<void> =>
  changeEach((each) => {
    const { aantal } = each.gevelvullingEnKaderData;
    const kader = { ...each.gevelvullingEnKaderData, aantal: (aantal ?? 1) * 2 };
    return { ...each, gevelvullingEnKaderData: kader };
  });

/** Saves the project with the numbers that are advised chosen by hand. */
const chooseAdvised = async (): Promise<void> => {
  const { catalogus, projectGegevens } = await readInhoud();
  await changeEach((gevelvulling) => {
    const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
    const aantalAnkers = perZijde((zijde) => ({
      geadviseerd: null,
      gekozen: advies?.zijden[zijde]?.geadviseerd ?? null,
    }));
    return { ...gevelvulling, aantalAnkers };
  });
};

/** A catalogue in use; with `zwakker` it takes more hoekankers, and `zonder` names one that it lacks. */
const changeCatalogus = (versie: string, zwakker = 1, zonder = ''): Promise<void> =>
  giveCatalogus(world, groupId, (catalogus) => ({
    ...catalogus,
    id: 'proef',
    versie,
    hoekankers: catalogus.hoekankers
      .filter(({ id }) => id !== zonder)
      .map((each) => ({ ...each, FwRk: each.FwRk / zwakker })),
  }));

const fail = (error: unknown): void => {
  throw error;
};

/** What is mailed after a look of an instance. */
const look = async (services: BestelServices = world.services) => {
  await checkBestellingen(services, { onError: fail });
  world.pass(5 * 60_000);
  return world.deliverMail();
};

test('who ordered is mailed when another catalogue changes what is to be ordered, once', async () => {
  const colleague = await world.account({ groupId, roles: ['company-moderator'] });
  await order(await world.loggedIn(colleague));
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  const [mail, ...others] = await look();
  expect(others).toEqual([]);
  expect(mail?.to.address).toBe(colleague.mail);
  expect(mail?.subject).toBe('Besteld volgens een ouder advies: Woningen De Lindehof');
  expect(mail?.text).toMatch(/Besteld op .* en nu nodig: .*\+\d+ /);
  expect(mail?.text).not.toContain('Gemonteerd');
  expect(mail?.link).toMatch(/\/project\/\d+\/bestellijst$/);
  expect(await look()).toEqual([]);
  // Back to what was ordered for.
  await giveCatalogus(world, groupId);
  expect(await look()).toEqual([]);
});

test('a change of the project is not mailed, and no catalogue that leaves the numbers as they are', async () => {
  await order();
  expect(await look()).toEqual([]);
  await change();
  expect(await look()).toEqual([]);
  await changeCatalogus('1');
  expect(await look()).toEqual([]);
  await changeCatalogus('2', 4);
  expect(await look()).toHaveLength(1);
});

test('an order that a newer one took the place of is not told of', async () => {
  await order();
  await change();
  world.pass(1000);
  const suppliers = await order();
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  const [mail] = await look();
  expect(mail?.text.match(/Besteld op/g)).toHaveLength(suppliers);
});

test('what the new catalogue gives no number for is said first, and is not told as less', async () => {
  await order();
  expect(await look()).toEqual([]);
  const reden = 'geen aantal: een zijde past niet of het product is niet geschikt';
  await changeCatalogus('1', 1, 'GA-90');
  const [mail] = await look();
  expect(mail?.text).toMatch(/Besteld op [^:]*:\d\d\. Niet meegeteld: K01 /);
  expect(mail?.text).toContain(`(${reden}).\n`);
  expect(mail?.text).not.toMatch(/Nu nodig|−/);
  // As long as it has none.
  await changeCatalogus('2', 4, 'GA-90');
  const [other] = await look();
  expect(other?.text).toMatch(/Niet meegeteld: K01 [^(]*\([^)]*\)\. Nu nodig: .*\+\d+ /);
  expect(other?.text).not.toContain('−');
});

test('what had no number when it was ordered is not told as missing', async () => {
  await changeCatalogus('1', 1, 'GA-90');
  await order();
  expect(await look()).toEqual([]);
  await changeCatalogus('2', 4, 'GA-90');
  const [mail] = await look();
  expect(mail?.text).toMatch(/, en nu nodig: .*\+\d+ /);
  expect(mail?.text).not.toContain('Niet meegeteld');
});

test('what came after the order and is not filled in yet is not told as missing, and hides nothing', async () => {
  await changeCatalogus('1', 4);
  await order();
  await changeAll((all) => {
    const [first] = all;
    if (first === undefined) throw new Error('The project has no gevelvulling.');
    const kader = { ...first.gevelvullingEnKaderData, id: 'ffff0009', merk: 'K09' };
    return [...all, { ...first, gevelvullingEnKaderData: kader, detailleringData: {} }];
  });
  expect(await look()).toEqual([]);
  await changeCatalogus('2');
  const [mail] = await look();
  expect(mail?.text).toMatch(/nu nodig: .*−\d+ /);
  expect(mail?.text).not.toContain('K09');
});

test('what cannot be compared is ordered all the same', async () => {
  const { of } = world.services.rekenwijzen;
  await order(maker, async () => {
    world.services.rekenwijzen.of = async () => {
      throw new Error('There is no room.');
    };
  });
  world.services.rekenwijzen.of = of;
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  expect(await look()).toHaveLength(1);
});

test('a chosen number that does not comply any more is told, whatever is ordered', async () => {
  await chooseAdvised();
  await order();
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  const [mail] = await look();
  expect(mail?.text).toMatch(/Voldoet niet meer: .*K01.*\./);
  expect(mail?.text).not.toContain('nodig:');
  await changeCatalogus('2', 5);
  expect(await look()).toEqual([]);
});

test('of who is no member any more the order is told to whose the project is', async () => {
  const colleague = await world.account({ groupId, roles: ['company-moderator'] });
  await order(await world.loggedIn(colleague));
  expect(await look()).toEqual([]);
  await world.stores.leden.remove(groupId, colleague.uid);
  await changeCatalogus('1', 4);
  expect((await look()).map(({ to }) => to.address)).toEqual([account.mail]);
});

test('what was mounted and what was ordered is told to one person in one mail', async () => {
  await order();
  await mount();
  await checkMontage(world.services, { onError: fail });
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  await checkMontage(world.services, { onError: fail });
  const mails = await look();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Gemonteerd en besteld volgens een ouder advies: Woningen De Lindehof',
  ]);
  expect(mails[0]?.text).toMatch(/Gemonteerd: K01 \(1 stuk\)\.\nBesteld op /);
});

test('an order whose catalogue is not known is compared again once there is one', async () => {
  await order();
  expect(await look()).toEqual([]);
  const { rekenwijzen } = world.services;
  const without = {
    ...world.services,
    rekenwijzen: {
      ...rekenwijzen,
      of: async () => null,
      list: async () => ({ inGebruik: null, alle: [] }),
    },
  };
  await checkBestellingen(without, { onError: fail });
  await changeCatalogus('1', 4);
  expect(await look()).toHaveLength(1);
});

test('an order of a project that a release cannot read is compared once it can be read', async () => {
  await order();
  expect(await look()).toEqual([]);
  await changeCatalogus('1', 4);
  const { database } = world.services;
  const one = eq(projects.id, Number(url.split('/').at(-1)));
  const [stored] = await database.select().from(projects).where(one);
  const lijst = stored?.gevelvullingen_json ?? '';
  await database.update(projects).set({ gevelvullingen_json: '[{"later":1}]' }).where(one);
  expect(await look()).toEqual([]);
  await database.update(projects).set({ gevelvullingen_json: lijst }).where(one);
  expect(await look()).toHaveLength(1);
});

test('what changes between an order and the first look is told', async () => {
  await order();
  await changeCatalogus('1', 4);
  expect(await look()).toHaveLength(1);
  expect(await look()).toEqual([]);
});

test('what was ordered by a page that showed an older catalogue is told', async () => {
  await order(maker, () => changeCatalogus('1', 4));
  const [mail] = await look();
  expect(mail?.text).toMatch(/, en nu nodig: .*\+\d+ /);
  expect(await look()).toEqual([]);
});

test('two releases that calculate differently tell it once', async () => {
  await order();
  expect(await look()).toEqual([]);
  const { rekenwijzen } = world.services;
  const { inGebruik, alle } = await rekenwijzen.list(groupId);
  const now = await rekenwijzen.of(groupId, null);
  if (now === null || inGebruik === null) throw new Error('There is no catalogue.');
  const versies = `${now.versies}.anders`;
  const { catalogus } = now;
  const hoekankers = catalogus.hoekankers.map((each) => ({ ...each, FwRk: each.FwRk / 4 }));
  const other = {
    ...world.services,
    rekenwijzen: {
      ...rekenwijzen,
      of: async () => ({ ...now, versies, catalogus: { ...catalogus, hoekankers } }),
      list: async () => ({ inGebruik: { ...inGebruik, versies }, alle }),
    },
  };
  const told: number[] = [];
  for (const instance of [other, world.services, other, world.services, other]) {
    const mails = await look(instance);
    told.push(mails.filter(({ to }) => to.address === account.mail).length);
  }
  expect(told).toEqual([1, 0, 0, 0, 0]);
  // What the project itself changes is told by neither.
  await change();
  expect([...(await look(other)), ...(await look())]).toEqual([]);
});
