import { afterEach, describe, expect, test } from '@jest/globals';
import { serveHttp, type TestServer } from '@adviestool/contract/builders/serveHttp';

import { AddressError, createGuardedFetch } from './guardedFetch.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const servers: TestServer[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const serve: typeof serveHttp = async (answer) => {
  const server = await serveHttp(answer);
  servers.push(server);
  return server;
};

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2001:db8::1', false],
])('%s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('the server calls', () => {
  test.each([
    'http://aanbieder.example/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://a:b@aanbieder.example/',
  ])('nothing at %s', async (address) => {
    await expect(createGuardedFetch(false)(address)).rejects.toBeInstanceOf(AddressError);
  });

  test('no name that stands for this machine', async () => {
    const { domain } = await serve((_request, response) => response.end('binnen'));
    const address = domain.replace('http:', 'https:').replace('127.0.0.1', 'localhost');
    await expect(createGuardedFetch(false)(address)).rejects.toBeInstanceOf(AddressError);
  });

  test('this machine where it is developed on, without following it elsewhere', async () => {
    const { domain } = await serve((_request, response) =>
      response.writeHead(302, { location: 'https://10.0.0.1/' }).end('weg'),
    );
    const answer = await createGuardedFetch(true)(domain, { method: 'POST', body: 'a=b' });
    expect([answer.status, await answer.text()]).toEqual([302, 'weg']);
  });

  test('nothing that answers with more than it should', async () => {
    const { domain } = await serve((_request, response) => response.end('x'.repeat(1_000_001)));
    await expect(createGuardedFetch(true)(domain)).rejects.toBeInstanceOf(AddressError);
  });
});
