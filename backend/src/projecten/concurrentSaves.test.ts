import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, boolean, nat, record } from 'fast-check';

import { projectRecordSchema } from '@adviestool/contract/project';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

const save = record({ user: nat(2), readsFirst: boolean(), sendsRevision: boolean() });

test('whatever the order, the end is one of the acknowledged saves and the revision counts them [storing 3]', async () => {
  const groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-moderator'] });
  const users = await Promise.all([0, 1, 2].map(() => world.loggedIn(account)));

  await assert(
    asyncProperty(array(save, { minLength: 1, maxLength: 8 }), async (saves) => {
      const made = await users[0]?.post(
        `/api/v2/group/${groupId}/user/projects`,
        buildProjectBody({ name: 'Begin' }),
      );
      const url = String(made?.headers['location']);
      const acknowledged = ['Begin'];
      const revisions = ['"r1"'];

      await Promise.all(
        saves.map(async ({ user, readsFirst, sendsRevision }, index) => {
          const visitor = users[user];
          if (visitor === undefined) throw new Error('There are three users.');
          const known = readsFirst ? String((await visitor.get(url)).headers['etag']) : '"r1"';
          const name = `Versie ${index}`;
          const answer = await visitor.post(
            url,
            buildProjectBody({ name }),
            sendsRevision ? { 'If-Match': known } : {},
          );
          expect(sendsRevision ? [200, 412] : [200]).toContain(answer.status);
          if (answer.status === 412) return;
          acknowledged.push(name);
          revisions.push(String(answer.headers['etag']));
        }),
      );

      const end = await users[0]?.get(url);
      expect(acknowledged).toContain(projectRecordSchema.parse(end?.json).name);
      expect(end?.headers['etag']).toBe(`"r${acknowledged.length}"`);
      expect(new Set(revisions).size).toBe(revisions.length);
    }),
    { numRuns: 40 },
  );
});
