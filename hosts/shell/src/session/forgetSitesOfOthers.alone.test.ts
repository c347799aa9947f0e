import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { beforeEach, expect, test } from '@jest/globals';
import * as browserDatabase from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';

import { clearSites } from './clearSites.ts';
import { forgetSitesOfOthers } from './forgetSitesOfOthers.ts';
import { removeSites } from './removeSites.ts';

Object.assign(globalThis, browserDatabase);

/** The pages that have a worker. */
let pages: string[] = [];

beforeEach(async () => {
  await deleteDB(BOUWPLAATS_DATABASE);
  pages = [
    '/project/7/bouwplaats',
    '/project/8/bouwplaats',
    '/project/9/bouwplaats',
    '/bouwplaats',
  ];
  const serviceWorker = {
    getRegistrations: async () =>
      pages.map((page) => ({
        scope: `http://localhost${page}`,
        unregister: async () => {
          pages = pages.filter((other) => other !== page);
        },
      })),
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { serviceWorker } });
  Object.assign(globalThis, { caches: { keys: async () => [] } });
});

/** As the remote makes it: sites of two users and of one who is not known, and something to send of each. */
const keepSites = async (): Promise<void> => {
  const database = await openDB(BOUWPLAATS_DATABASE, 1, {
    upgrade: (made) => {
      made.createObjectStore('plekken', { keyPath: 'sleutel' });
      made.createObjectStore('wachtrij', { keyPath: 'nr', autoIncrement: true });
    },
  });
  for (const [sleutel, wie] of [
    ['project:7', 5],
    ['project:8', 6],
    ['project:9', null],
  ] as const) {
    await database.put('plekken', { sleutel, wie });
    await database.put('wachtrij', { sleutel, wie });
  }
  database.close();
};

const kept = async () => {
  const database = await openDB(BOUWPLAATS_DATABASE);
  const plekken = await database.getAllKeys('plekken');
  const waiting = await database.count('wachtrij');
  database.close();
  return { plekken, waiting, pages };
};

test('the sites of others go with their pages; those of this user and of links stay, and what waits', async () => {
  await keepSites();
  await forgetSitesOfOthers(6);
  expect(await kept()).toEqual({
    plekken: ['project:8'],
    waiting: 3,
    pages: ['/project/8/bouwplaats', '/bouwplaats'],
  });
});

test('when nobody is there any more the sites of all go, and what waits stays', async () => {
  await keepSites();
  await forgetSitesOfOthers(null);
  expect(await kept()).toEqual({ plekken: [], waiting: 3, pages: ['/bouwplaats'] });
});

test('when nothing waits the database goes with the sites', async () => {
  await keepSites();
  const database = await openDB(BOUWPLAATS_DATABASE);
  await database.clear('wachtrij');
  database.close();
  await forgetSitesOfOthers(null);
  expect(await indexedDB.databases()).toEqual([]);
});

test('the sites go also when the code that takes them away does not come', async () => {
  await keepSites();
  await forgetSitesOfOthers(null, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await kept()).toMatchObject({ plekken: [], waiting: 3 });
});

test('a database that was just taken away is not made anew', async () => {
  await expect(clearSites()).rejects.toHaveProperty('name', 'AbortError');
  expect(await indexedDB.databases()).toEqual([]);
});

test('a browser that keeps no site gets no database', async () => {
  await forgetSitesOfOthers(6);
  await expect(removeSites(6)).rejects.toHaveProperty('name', 'AbortError');
  expect(await indexedDB.databases()).toEqual([]);
});
