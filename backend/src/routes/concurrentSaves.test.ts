import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { projectRecordSchema } from '@adviestool/contract/project';

import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, type TestApp } from '../testing/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
}, 60_000);
afterAll(() => world.close());

const save = fc.record({ user: fc.nat(2), readsFirst: fc.boolean(), sendsRevision: fc.boolean() });

test('whatever the order, the end is one of the acknowledged saves and the revision counts them', async () => {
  const groupId = await world.group();
  const account = await world.account({ groupId, roles: ['company-moderator'] });
  const users = await Promise.all([0, 1, 2].map(() => world.loggedIn(account)));

  await fc.assert(
    fc.asyncProperty(fc.array(save, { minLength: 1, maxLength: 8 }), async (saves) => {
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
          if (answer.status === 200) {
            acknowledged.push(name);
            revisions.push(String(answer.headers['etag']));
          } else expect([answer.status, sendsRevision]).toEqual([412, true]);
        }),
      );

      const end = await users[0]?.get(url);
      expect(acknowledged).toContain(projectRecordSchema.parse(end?.json).name);
      expect(end?.headers['etag']).toBe(`"r${acknowledged.length}"`);
      expect(new Set(revisions).size).toBe(revisions.length);
    }),
    { numRuns: 40 },
  );
}, 60_000);
