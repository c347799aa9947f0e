import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { ROUTE_RULES } from '../rechten/routeRules.ts';
import { buildProjectBody } from '../testing/buildProjectBody.ts';
import { buildTestApp, ORIGIN, type TestApp } from '../testing/testApp.ts';
import { encodingOf, ENCODINGS } from './compression.ts';

let world: TestApp;
let url: string;
let cookie: string;

const TEXT = `[${' '.repeat(20_000)}]`;

beforeAll(async () => {
  world = await buildTestApp();
  const groupId = await world.group();
  const member = await world.loggedIn(
    await world.account({ groupId, roles: ['company-employee'] }),
  );
  const body = buildProjectBody({ gevelvullingen_json: TEXT });
  const made = await member.post(`/api/v2/group/${groupId}/user/projects`, body);
  url = world.base + String(made.headers['location']);
  cookie = member.cookie() ?? '';
});
afterAll(() => world.close());

const fetchAs = (address: string, encoding: string) =>
  fetch(address, { headers: { Cookie: cookie, Origin: ORIGIN, 'Accept-Encoding': encoding } });

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('an answer above 1 kB to whom takes %j is %j', async (accepted, encoding) => {
  const answer = await fetchAs(url, accepted);
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
  expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
  // The revision of a project, which goes back as If-Match.
  expect(answer.headers.get('etag')).toBe('"r1"');
  const length = Number(answer.headers.get('content-length'));
  expect(length < 2000).toBe(encoding !== null);
  expect(await answer.json()).toMatchObject({ gevelvullingen_json: TEXT });
});

test('a short answer is as it is', async () => {
  const answer = await fetchAs(`${world.base}/api/v2/group/999999`, 'br');
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
    null,
    'Origin',
  ]);
});

describe('beside a secret', () => {
  test('nothing is compressed, however long', async () => {
    const account = await world.account();
    const groups = await Promise.all(Array.from({ length: 40 }, () => world.group()));
    for (const groupId of groups) {
      await world.stores.groups.addMember(groupId, account.uid, ['company-employee']);
    }
    cookie = (await world.loggedIn(account)).cookie() ?? '';
    for (const path of ['/api/v2/start', '/api/v2/user/current']) {
      const answer = await fetchAs(world.base + path, 'br, gzip');
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, null]);
      expect((await answer.text()).length).toBeGreaterThan(1024);
    }
  });

  test('are all the routes with a token, a link that opens an account, or a signature', () => {
    const secret = Object.keys(ROUTE_RULES).filter((route) =>
      /token|login|start|current|reset|sign/.test(route),
    );
    expect(secret.filter((route) => ROUTE_RULES[route]?.reflects !== 'secret')).toEqual([]);
  });
});

test.each([
  [undefined, null],
  ['', null],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR ; Q=1', 'br'],
  ['gzip;q=0, *', 'br'],
  ['br;q=0, gzip;q=0', null],
  ['br;q=x', null],
])('a client that takes %j gets %j', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each(['br', 'gzip'] as const)(
  '%s gives back what went in, whatever its length',
  async (encoding) => {
    for (const length of [1025, 2048, 20_000, 32_768, 32_769, 200_000, 1_000_000]) {
      // What cannot be made shorter, what can, and both.
      const noise = randomBytes(length);
      const text = Buffer.alloc(length, '{"merk":"K1","breedte":2400},');
      for (const bytes of [noise, text, Buffer.concat([text, noise, text])]) {
        const made = await ENCODINGS[encoding](bytes);
        expect(DECODERS[encoding](made).equals(bytes)).toBe(true);
        expect(made.length).toBeLessThan(bytes.length + 1000);
      }
    }
  },
);
