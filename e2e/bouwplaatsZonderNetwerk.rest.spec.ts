import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { variantSchema } from '@adviestool/contract/variant';
import { assemble } from '@adviestool/federation/deploy/assemble';
import { localParts } from '@adviestool/federation/assemble/parts';
import type { Page } from '@playwright/test';

import { createApi, DEMO_ACCOUNT } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { ROOT } from './fixtures/command.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { firstData, startOwnSite, type OwnSite } from './fixtures/ownSite.ts';
import { LOGIN } from './fixtures/paths.ts';
import { takePhoto } from './fixtures/takePhoto.ts';
import { makeTelefoon, type Telefoon } from './fixtures/telefoon.ts';
import { expect, test as base } from './fixtures/test.ts';
import { bouwplaatsPages } from './pages/bouwplaatsPages.ts';
import { loginPage } from './pages/loginPage.ts';

const GEVELVULLINGEN = 15;
const FOTOS = 2;

interface Bouwplaats {
  site: OwnSite;
  telefoon: Telefoon;
  projectId: number;
  api: ReturnType<typeof createApi>;
  link: { id: string; token: string };
}

const test = base.extend<{ bouwplaats: Bouwplaats }, { site: OwnSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it that nothing is needed
    async ({}, provide) => {
      const site = await startOwnSite({
        data: await firstData(),
        settings: { RATE_LIMIT_PER_IP: '100000', RATE_LIMIT_WRITES: '100000' },
      });
      await provide(site);
      await site.stop();
    },
    // The first one makes the data.
    { scope: 'worker', timeout: 300_000 },
  ],
  bouwplaats: async ({ playwright, site }, provide) => {
    const request = await playwright.request.newContext({ baseURL: site.url });
    const api = createApi(request);
    await api.login();
    const { id: projectId } = await api.createProject(
      buildProjectGegevens({ projectNaam: 'In de kelder' }),
      manyGevelvullingen(GEVELVULLINGEN),
    );
    const link = await api.createBouwplaatsLink(projectId);
    const telefoon = await makeTelefoon(site.url);
    await provide({ site, telefoon, projectId, api, link });
    await telefoon.remove();
    await request.dispose();
  },
});

// One site for all of them, which two at a time would each start.
test.describe.configure({ mode: 'default' });

/** Opens the link while there is a network, until the phone has everything. @returns the address of the site */
const openLink = async ({ telefoon, link }: Bouwplaats): Promise<string> => {
  const page = await telefoon.open('online');
  await page.goto(`/bouwplaats#${link.token}`);
  await expect(bouwplaatsPages(page).werktZonder).toBeVisible();
  return page.url();
};

/** Says the same of every other gevelvulling, as if it had been typed there: it waits on the phone, each with its photos. */
const sayOfAll = (page: Page, ids: readonly string[], fotos: number): Promise<void> =>
  page.evaluate(
    async ({ ids: others, fotos: count }) => {
      const opening = indexedDB.open('adviestool-bouwplaats-link');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      const store = database.transaction('wachtrij', 'readwrite').objectStore('wachtrij');
      const reading = store.getAll();
      await new Promise<void>((resolve, reject) => {
        store.transaction.addEventListener('complete', () => resolve());
        store.transaction.addEventListener('error', () => reject(store.transaction.error));
        reading.addEventListener('success', () => {
          // As an earlier release kept it: the photos with the entry.
          const { nr: _nr, ...said } = reading.result.find((each) => 'body' in each);
          const { inhoud } = reading.result.find((each) => 'foto' in each).foto;
          for (const gevelvullingId of others) {
            const own = Array.from({ length: count }, () => ({
              id: crypto.randomUUID(),
              inhoud,
            }));
            const body = { ...said.body, fotos: own.map(({ id }) => id) };
            store.add({ ...said, gevelvullingId, id: crypto.randomUUID(), fotos: own, body });
          }
        });
      });
      database.close();
    },
    { ids, fotos },
  );

test('a site that was opened once works without a network and after closing, and everything comes in once', async ({
  bouwplaats,
}) => {
  test.slow();
  const { telefoon, api, projectId } = bouwplaats;
  const address = await openLink(bouwplaats);
  await telefoon.setOffline(true);

  let page = await telefoon.open('offline');
  let site = bouwplaatsPages(page);
  const answer = await page.goto(address);
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(site.standVan).toBeVisible();
  // Nothing of the server comes: what is kept is code alone.
  expect(
    await page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => /\/(?:api|session|user)\//.test(url)).length;
    }),
  ).toBe(0);
  await site.merk('K1').click();
  await expect(site.tekening).toBeVisible();
  await site.naam.fill('Piet');
  await site.melden.click();
  const photo = await takePhoto(page);
  for (let number = 0; number < FOTOS; number += 1) await site.foto.setInputFiles(photo);
  await expect(page.getByRole('button', { name: `Foto ${FOTOS} weghalen` })).toBeVisible();
  await site.vastleggen.click();
  await expect(site.wacht(1).first()).toBeVisible();
  const ids = manyGevelvullingen(GEVELVULLINGEN).map((each) => each.gevelvullingEnKaderData.id);
  await sayOfAll(page, ids.slice(1), FOTOS);

  // Closed in the middle of sending: the server has taken a photo whose answer never comes.
  page = await telefoon.open('online');
  let photos = 0;
  const isStuck = new Promise<void>((resolve) => {
    void page.route('**/bouwplaats/fotos', async (route) => {
      photos += 1;
      if (photos < 10) return route.continue();
      if (photos === 10) {
        await route.fetch();
        resolve();
      }
      return undefined;
    });
  });
  await page.goto(address);
  await isStuck;

  page = await telefoon.open('online');
  site = bouwplaatsPages(page);
  await page.goto(address);
  await expect(site.heading).toBeVisible();
  await expect
    .poll(async () => (await api.fetchMontage(projectId)).length, { timeout: 240_000 })
    .toBe(GEVELVULLINGEN);
  await expect(page.getByText(/^Wacht op verbinding/)).toBeAbsent({ beside: site.heading });
  await expect(site.standVan).toBeAbsent({ beside: site.heading });

  const invoer = await api.fetchMontage(projectId);
  const fotos = invoer.flatMap((each) => each.fotos.map(({ id }) => id));
  expect(invoer.map(({ gevelvulling }) => gevelvulling).toSorted()).toEqual(ids.toSorted());
  expect([fotos.length, new Set(fotos).size]).toEqual([
    GEVELVULLINGEN * FOTOS,
    GEVELVULLINGEN * FOTOS,
  ]);
});

/** Gives the site another release, that says another name of the product. */
const releaseAnew = ({ site, workplace }: OwnSite, naam: string): void => {
  const variants = join(workplace, 'variants');
  cpSync(join(ROOT, 'variants'), variants, { recursive: true });
  const file = join(variants, 'main.json');
  const main = variantSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...main, branding: { ...main.branding, name: naam } }));
  const parts = localParts(ROOT);
  assemble({ root: ROOT, variants, variantId: 'main', site, parts, compresses: false });
};

/** The releases whose documents a browser keeps. */
const keptReleases = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().flatMap(({ url }) => /releases\/(\w+)\/index\.html/.exec(url)?.[1] ?? []);
  });

test('a phone without a network goes on with the release that it has, and changes over later', async ({
  bouwplaats,
}) => {
  test.slow();
  const { telefoon, site: own, api, projectId, link } = bouwplaats;
  const address = await openLink(bouwplaats);
  await telefoon.setOffline(true);
  releaseAnew(own, 'Nieuwe adviestool');

  let page = await telefoon.open('offline');
  await page.goto(address);
  await expect(bouwplaatsPages(page).standVan).toBeVisible();
  await expect(page).toHaveTitle(/^Bouwplaats – In de kelder – (?!Nieuwe)/);
  const [before = ''] = await keptReleases(page);

  // With a network the new release comes at the next start, and is kept from then on.
  page = await telefoon.open('online');
  await page.goto(address);
  await expect(page).toHaveTitle(/– Nieuwe adviestool$/);
  await expect(bouwplaatsPages(page).werktZonder).toBeVisible();
  await expect.poll(() => keptReleases(page)).toHaveLength(2);

  // The browser changes over when no page of the one before is open, which it notices in its own time.
  await expect(async () => {
    page = await telefoon.open('offline');
    await page.goto(address);
    await expect(bouwplaatsPages(page).standVan).toBeVisible();
    await expect(page).toHaveTitle(/– Nieuwe adviestool$/, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  // What was kept of the one before is gone.
  const kept = await keptReleases(page);
  expect(kept).toHaveLength(1);
  expect(kept).not.toContain(before);

  // What may not be seen any more goes at the next contact.
  await api.withdrawLink(projectId, link.id);
  await telefoon.setOffline(false);
  await bouwplaatsPages(page).vernieuwen.click();
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible();
  await telefoon.setOffline(true);
  await page.goto(address);
  await expect(bouwplaatsPages(page).nietTeTonen).toBeVisible();
});

/** What the browser keeps: the paths that workers serve, how many caches, and the databases. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    paths: (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => new URL(scope).pathname,
    ),
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).flatMap(({ name }) => name ?? []),
  }));

test('who is logged in has the pages of a project alone, and a logout that is asked about takes them away', async ({
  bouwplaats,
}) => {
  test.slow();
  const { telefoon, projectId } = bouwplaats;
  const address = `/project/${projectId}/bouwplaats`;
  let page = await telefoon.open('online');
  await page.goto(LOGIN);
  const login = loginPage(page);
  await login.name.fill(DEMO_ACCOUNT.name);
  await login.password.fill(DEMO_ACCOUNT.pass);
  await login.submit.click();
  await expect(page.getByRole('heading', { name: /^Projecten/, level: 1 })).toBeVisible();
  expect(await keptBy(page)).toEqual({ paths: [], caches: 0, databases: [] });
  await page.goto(address);
  await expect(bouwplaatsPages(page).werktZonder).toBeVisible();
  expect(await keptBy(page)).toEqual({
    paths: [address],
    caches: 1,
    databases: ['adviestool-bouwplaats'],
  });

  page = await telefoon.open('offline');
  await page.goto(address);
  await expect(bouwplaatsPages(page).standVan).toBeVisible();
  // Said without a network, and not taken when there is one again.
  const site = bouwplaatsPages(page);
  await site.merk('K1').click();
  await site.gemonteerd.click();
  await expect(site.wacht(1).first()).toBeVisible();
  await page.route('**/montage/*', (route) => route.abort());
  await telefoon.setOffline(false);
  // No other page comes from what is kept.
  const elsewhere = await page.goto(`/project/${projectId}`);
  expect(elsewhere?.fromServiceWorker()).toBe(false);
  await page.goto('/account/uitloggen');
  await expect(page.getByRole('listitem').filter({ hasText: '1 melding' })).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen en weggooien' }).click();
  await expect(loginPage(page).heading).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual({ paths: [], caches: 0, databases: [] });
});
