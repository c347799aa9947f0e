import { EventEmitter, once } from 'node:events';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';

import type {
  BestellingAdviesDetails,
  MontageAdviesDetails,
} from '../database/schema/mailQueue.ts';
import { users } from '../database/schema/users.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { demoProject } from '../seed/demoProject.ts';
import { giveCatalogus } from '../testing/giveCatalogus.ts';
import { buildTestApp, type TestAccount, type TestApp } from '../testing/testApp.ts';
import { deliverMail } from './deliverMail.ts';
import type { Mail } from './mailer.ts';

const MINUTE = 60_000;

let world: TestApp;
let groupId: number;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  await giveCatalogus(world, groupId);
});

const member = (): Promise<TestAccount> => world.account({ groupId, roles: ['company-employee'] });

/** Makes projects of an account. */
const projectsOf = async (account: TestAccount, namen: readonly string[]) => {
  const maker = await world.loggedIn(account);
  const made: { id: number; naam: string }[] = [];
  for (const naam of namen) {
    const body = { ...demoProject(new Date()), name: naam, gevelvullingen_json: '[]' };
    const answer = await maker.post(`/api/v2/group/${groupId}/user/projects`, body);
    made.push({ id: Number(String(answer.headers['location']).split('/').at(-1)), naam });
  }
  return made;
};

/** Puts into the queue that something was mounted, or ordered. */
const tell = async (details: BestellingAdviesDetails | MontageAdviesDetails): Promise<void> => {
  const { services } = world;
  const mail = { kind: details.kind, recipient: '', details };
  await createMailQueue(services.database).insert(mail, services.now());
};

const gemonteerd = (project: { id: number; naam: string }): Promise<void> =>
  tell({
    kind: 'montage_advies',
    project,
    gevelvullingen: [{ id: 'k', merk: `merk van ${project.naam}`, stuks: 1 }],
  });

const besteld = (project: { id: number; naam: string }, uid: number): Promise<void> =>
  tell({
    kind: 'bestelling_advies',
    uid,
    project,
    bestellingen: [{ leverancier: null, op: '2026-11-22T13:05:09Z', verschillen: ['+8 GA 90'] }],
  });

const fail = (error: unknown): void => {
  throw error;
};

/** Another instance, which does this with each mail. */
const deliverWith = (send: (mail: Mail) => Promise<void>, signal?: AbortSignal): Promise<void> =>
  deliverMail(
    { ...world.services, mailer: { ...world.services.mailer, send } },
    { onError: fail, ...(signal && { signal }) },
  );

test('who orders and may not read the project any more is not told of it: whose it is, is', async () => {
  const owner = await member();
  const colleague = await member();
  const [project] = await projectsOf(owner, ['Beuk']);
  if (project === undefined) throw new Error('There is no project.');
  const told = async (): Promise<string[]> => {
    await besteld(project, colleague.uid);
    return (await world.deliverMail()).map(({ to }) => to.address);
  };
  expect(await told()).toEqual([owner.mail]);
  await world.stores.groups.writeZichtbaarheid(groupId, 'bekijken');
  expect(await told()).toEqual([colleague.mail]);
});

test('where the account of the maker has ended an administrator of the company is told', async () => {
  const owner = await member();
  const [project] = await projectsOf(owner, ['Iep']);
  if (project === undefined) throw new Error('There is no project.');
  const { database } = world.services;
  await database.update(users).set({ status: false }).where(eq(users.uid, owner.uid));
  await gemonteerd(project);
  expect(await world.deliverMail()).toEqual([]);

  const beheerder = await world.account({ groupId, roles: ['company-administrator'] });
  await gemonteerd(project);
  await besteld(project, owner.uid);
  const told = await world.deliverMail();
  expect(told.map(({ to }) => to.address)).toEqual(told.map(() => beheerder.mail));
  expect(told.map(({ text }) => text).join()).toContain('merk van Iep');
  expect(told.map(({ text }) => text).join()).toContain('+8 GA 90');
});

test('a mail that takes long keeps those to others free for another instance', async () => {
  const accounts = [await member(), await member(), await member()];
  for (const account of accounts) {
    const projects = await projectsOf(account, ['Eik', 'Es']);
    for (const project of projects) await gemonteerd(project);
  }
  const sent: string[] = [];
  const slow = new EventEmitter();
  const begun = once(slow, 'begun');
  const first = deliverWith(async ({ to }) => {
    const ended = once(slow, 'ended');
    slow.emit('begun');
    await ended;
    sent.push(to.address);
  });
  await begun;
  world.pass(MINUTE / 2);
  await deliverWith(async ({ to }) => {
    sent.push(to.address);
  });
  expect(sent).toHaveLength(2);
  slow.emit('ended');
  await first;
  expect(sent.toSorted()).toEqual(accounts.map(({ mail }) => mail).toSorted());
});

test('no further mail goes out once it is to end; it is sent later', async () => {
  for (const account of [await member(), await member()]) {
    const projects = await projectsOf(account, ['Linde']);
    for (const project of projects) await gemonteerd(project);
  }
  const ending = new AbortController();
  const sent: string[] = [];
  await deliverWith(async ({ to }) => {
    sent.push(to.address);
    ending.abort();
  }, ending.signal);
  expect(sent).toHaveLength(1);
  expect(await world.deliverMail()).toHaveLength(1);
});

test('beyond fifty projects the others are told by their names', async () => {
  const namen = Array.from({ length: 52 }, (_, index) => `Gebouw ${index + 1}.`);
  const projects = await projectsOf(await member(), namen);
  for (const project of projects) await gemonteerd(project);
  const [mail, ...others] = await world.deliverMail();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('merk van Gebouw 50.');
  expect(mail?.text).not.toContain('merk van Gebouw 51.');
  expect(mail?.text).toContain('En nog 2 projecten: ‘Gebouw 51.’, ‘Gebouw 52.’.');
});
