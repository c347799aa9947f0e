import { serveHttp, type TestServer } from '@adviestool/contract/builders/serveHttp';
import { afterEach, expect, test } from '@jest/globals';

import { askLive, openLive, refuseUnknownGroup } from './liveAnswers.ts';

let server: TestServer | null = null;
afterEach(() => server?.close());

const GROUP = { id: 12, type: 'company', label: 'Proef', user_registration: false, roles: [] };

/** A site of one group, where one account may log in. @returns its address */
const startSite = async (): Promise<string> => {
  server = await serveHttp((request, response) => {
    if (request.method === 'POST') {
      request.on('data', (text: Buffer) => {
        const { pass } = JSON.parse(text.toString());
        response.writeHead(pass === 'goed' ? 200 : 400, { 'Set-Cookie': 'sessie=1; Path=/' });
        response.end();
      });
      return;
    }
    const user = { uid: request.headers.cookie === 'sessie=1' ? 7 : 0, name: '', roles: [] };
    const group = request.url?.endsWith('?group=12') === true ? GROUP : null;
    response.end(JSON.stringify({ csrf_token: 'x', user, groups: {}, group }));
  });
  return server.domain;
};

test('a running site answers as to the account that logged in there', async () => {
  const live = await openLive(`${await startSite()}/`, { name: 'demo', password: 'goed' });
  const uidOf = async (isLoggedIn: boolean): Promise<unknown> =>
    JSON.parse((await askLive(live, '/api/v2/start', isLoggedIn)).body.toString()).user.uid;
  expect([await uidOf(true), await uidOf(false)]).toEqual([7, 0]);
});

test('without an account, or with one that is not let in, it is said so', async () => {
  const url = await startSite();
  await expect(openLive(url, { name: undefined, password: 'goed' })).rejects.toThrow(
    'name it in SMOKE_ACCOUNT, and its password in SMOKE_PASSWORD',
  );
  await expect(openLive(url, { name: 'demo', password: 'fout' })).rejects.toThrow(
    `${url} does not let demo in (400).`,
  );
});

test('a variant of a group that the running site has not is refused by its number', async () => {
  const live = await openLive(await startSite(), { name: 'demo', password: 'goed' });
  await refuseUnknownGroup(live, { id: 'proef', groupId: 12 });
  await expect(refuseUnknownGroup(live, { id: 'proef', groupId: 13 })).rejects.toThrow(
    /^Variant proef is of group 13, which http:\S+ does not have for this account/,
  );
});
