import { rm, stat } from 'node:fs/promises';

import { expect, test } from '@jest/globals';
import { Client } from 'pg';

import { makeSockets } from './makeSockets.ts';

/** What the client of a database at that host connects to. */
const connectedTo = (host: string): string => {
  const client = new Client(`postgres://a@localhost/postgres?host=${encodeURIComponent(host)}`);
  return `${client.host}/.s.PGSQL.${client.port}`;
};

test('elsewhere than on Windows it is in a folder that only this user enters', async () => {
  const { host, socket, folder } = await makeSockets('linux');
  expect([connectedTo(host), folder]).toEqual([socket, host]);
  expect((await stat(host)).mode & 0o077).toBe(0);
  await rm(host, { recursive: true });
});

test('on Windows it is a pipe of its own, which the client finds, and leaves no folder', async () => {
  const [one, other] = [await makeSockets('win32'), await makeSockets('win32')];
  expect(one.socket).toMatch(/^\/\/\.\/pipe\/adviestool-[\w-]{36}\/\.s\.PGSQL\.5432$/);
  expect([connectedTo(one.host), one.folder]).toEqual([one.socket, null]);
  expect(other.host).not.toBe(one.host);
});
