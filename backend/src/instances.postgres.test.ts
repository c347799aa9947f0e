import { setImmediate as setImmediatePromise } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rapportAanvraagSchema } from '@adviestool/contract/rapporten';
import { sql } from 'drizzle-orm';

import { FLOOD_LIMITS } from './accounts/floodLimits.ts';
import { openPostgres, type DatabaseHandle } from './database/connect.ts';
import { mailQueue } from './database/schema/mailQueue.ts';
import { projects } from './database/schema/projects.ts';
import { requestCounts } from './database/schema/requests.ts';
import { sessions, users } from './database/schema/users.ts';
import { cleanUp } from './operations/housekeeping.ts';
import { deliverMail } from './mail/deliverMail.ts';
import { runRapporten } from './rapporten/runRapporten.ts';
import { CatalogusChangedError } from './catalogi/catalogiStore.ts';
import { demoProject } from './seed/demoProject.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { seedProjects } from './seed/seedProjects.ts';
import { buildTestApp, type TestApp } from './testing/testApp.ts';
import { buildProjectBody } from './testing/buildProjectBody.ts';
import { followProject } from './testing/followProject.ts';
import { giveCatalogus } from './testing/giveCatalogus.ts';
import { openSharedDatabase } from './testing/testDatabase.ts';

const GENEROUS = { rateLimits: { perIp: 100_000, writes: 100_000 } };

/** Two instances, each with a pool of its own, on one database. */
let handles: DatabaseHandle[];
let first: TestApp;
let second: TestApp;
let sent: string[];

beforeEach(async () => {
  const shared = await openSharedDatabase();
  const other = openPostgres(shared.url);
  handles = [other, shared];
  sent = [];
  const mailer = {
    send: async ({ to }: { to: { address: string } }) => {
      await setImmediatePromise();
      sent.push(to.address);
    },
    contact: '',
    close: () => undefined,
  };
  first = await buildTestApp(GENEROUS, shared, mailer);
  second = await buildTestApp(GENEROUS, other, mailer);
});
afterEach(async () => {
  await second.close();
  await first.close();
  for (const handle of handles) await handle.close();
});

const fail = (error: unknown): never => {
  throw error;
};

const both = <T>(act: (world: TestApp) => Promise<T>): Promise<[T, T]> =>
  Promise.all([act(first), act(second)]);

describe('of two instances', () => {
  test('each mail goes out once', async () => {
    const accounts = [];
    for (let count = 0; count < 20; count += 1) accounts.push(await first.account());
    const now = first.services.now();
    for (const { mail } of accounts) {
      await first.stores.mailQueue.insert({ kind: 'welcome', recipient: mail }, now);
    }
    await both(({ services }) => deliverMail(services, { onError: fail }));
    expect(sent.toSorted()).toEqual(accounts.map(({ mail }) => mail).toSorted());
    expect(await first.handle.database.$count(mailQueue)).toBe(0);
  });

  test('each report is made once, and no more are taken than the queue holds', async () => {
    const groupId = await first.group();
    await giveCatalogus(first, groupId);
    const account = await first.account({ groupId, roles: ['company-employee'] });
    const visitors = [await first.loggedIn(account), await second.loggedIn(account)];
    const project = await visitors[0]?.post(
      `/api/v2/group/${groupId}/user/projects`,
      demoProject(new Date()),
    );
    const url = `${project?.headers['location']}/rapporten`;
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => visitors)
        .flat()
        .map((visitor) => visitor.post(url, { soort: 'rapport' })),
    );
    const taken = asked.filter(({ status }) => status === 202);
    expect(taken).toHaveLength(3);

    const made: string[] = [];
    const maak = async () => {
      made.push('');
      await setImmediatePromise();
      return { bytes: new TextEncoder().encode('%PDF-1.7 advies'), paginas: 1 };
    };
    await both(({ services }) => runRapporten(services, { maak, onError: fail }));
    expect(made).toHaveLength(3);
    for (const { json } of taken) {
      const { id } = rapportAanvraagSchema.parse(json);
      // Who asked one instance fetches it from the other.
      for (const visitor of visitors) {
        expect((await visitor.get(`${url}/${id}/bestand`)).text).toBe('%PDF-1.7 advies');
      }
    }
  });

  test('both clean up at once, and take away what has had its time, and no more', async () => {
    const { database } = first.handle;
    await seedDemo(database, new Date());
    await seedProjects(database, { projects: 300, gevelvullingen: 1, now: new Date() });
    await database.execute(sql`update projects set deleted_at = now() - interval '31 days'
      where id % 2 = 0`);
    await database.execute(sql`insert into sessions (id_hash, uid, created, last_seen)
      select n::text, (select min(uid) from users), now() - n * interval '1 minute',
        now() - n * interval '1 minute' from generate_series(1, 1000) n`);
    await database.execute(sql`insert into request_counts (who, slice, calls)
      select n::text, n, 1 from generate_series(1, 1000) n`);
    const left = await database.$count(projects, sql`deleted_at is null`);
    await Promise.all([
      both(({ services }) => cleanUp(services)),
      both(({ services }) => cleanUp(services)),
    ]);
    expect(await database.$count(projects)).toBe(left);
    expect(await database.$count(sessions)).toBe(719);
    expect(await database.$count(requestCounts)).toBe(0);
  });

  test('who follows a project by one hears within two seconds what is saved at the other, and who is there', async () => {
    const groupId = await first.group();
    const account = await first.account({ groupId, roles: ['company-moderator'] });
    const [here, there] = [await first.loggedIn(account), await second.loggedIn(account)];
    const made = await here.post(`/api/v2/group/${groupId}/user/projects`, buildProjectBody());
    const path = `/api/v2/group/${groupId}/project/${/"id":(\d+)/.exec(made.text)?.[1] ?? ''}`;
    const followed = await followProject(second.base, there, `${path}/volgen?tab=tab-van-twee`);
    await followed.until('event: stand');

    const begin = performance.now();
    expect((await here.post(path, buildProjectBody({ name: 'Anders' }))).status).toBe(200);
    await followed.until('event: opgeslagen\ndata: {"revision":"r2"');
    expect(performance.now() - begin).toBeLessThan(2000);
    await here.get(`${path}/stand?tab=tab-van-een`);
    await followed.until('tab-van-een');
    followed.close();
  });

  test('one makes the demo accounts when both start', async () => {
    const seeded = await both(({ handle }) => seedDemo(handle.database, new Date()));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await first.handle.database.$count(users)).toBe(7);
  });

  test('a catalogue keeps the content that one of them gave it', async () => {
    const groupId = await first.group();
    const naam = { id: 'voorbeeld', versie: '1' };
    const outcomes = await Promise.allSettled(
      [first, second].flatMap(({ stores, services: { now } }, index) => [
        stores.catalogi.use(groupId, { ...naam, hash: `h${index}`, document: '{}' }, now()),
        stores.catalogi.add(groupId, { ...naam, hash: `g${index}`, document: '{}' }),
      ]),
    );
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toBeInstanceOf(CatalogusChangedError);
    expect(await first.stores.catalogi.findHashes(groupId)).toHaveLength(1);
  });

  test('failed logins count together, and a session of one is a session of the other', async () => {
    const groupId = await first.group();
    const account = await first.account({ groupId, roles: ['company-employee'] });
    const visitor = await first.loggedIn(account);
    const other = second.visitor();
    other.setCookie(visitor.cookie());
    expect((await other.get('/api/v2/user/current')).json).toMatchObject({
      user: { uid: account.uid },
    });

    const ip = '192.0.2.1';
    const attempts = [];
    for (let round = 0; round < 5; round += 1) {
      attempts.push(await both((world) => world.visitor({ ip }).tryLogIn(account.name, 'fout')));
    }
    const { limit } = FLOOD_LIMITS.failed_login_user;
    const tried = attempts.flat().filter(({ status }) => status === 400);
    expect(tried.length).toBeLessThanOrEqual(limit);
    expect((await second.visitor({ ip }).tryLogIn(account.name, 'fout')).status).toBe(403);
  });
});
