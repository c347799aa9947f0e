import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { loadFigures } from './fixtures/loadFigures.ts';
import { gevelvullingPath, IDS, LOGIN, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { traffic, type TransferredFile } from './fixtures/traffic.ts';
import { untilQuiet } from './fixtures/untilQuiet.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

// What is counted must not be kept from the test before.
test.use({ reuseContext: false });

/** Round trips after the document for the JavaScript of a first page. */
const HOPS = 2;
/** Meant to be 40 kB: the project page got its table, its undo and its history (docs/performance.md). */
const SECOND_ROUTE = { bytes: 58_400 };

interface FirstRoute {
  name: string;
  path: (projectId: number) => string;
  heading: RegExp;
  remote: string;
  /**
   * Of JavaScript: bytes on the wire and files. Meant to be 145 kB, of a project 175, of a step 190, of its advice
   * 205, and 12 files (docs/performance.md says what is left).
   */
  bytes: number;
  requests: number;
}

const SITE = join(import.meta.dirname, '../dist/site');

/** What the host provides: a second copy would break hooks, stores and checks by instance. */
const PROVIDED =
  /(?:\.pnpm\/(?:react|react-dom|react-router|zod|zustand)@|shared\/(?:contract|state)\/)/;

const remotesAmong = (files: readonly TransferredFile[]): string[] => [
  ...new Set(files.flatMap(({ path }) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? [])),
];

/** Whether the browser is asked to compile all of it while it is fetched (compileHint.ts). */
const isCompiledAhead = ({ path }: TransferredFile): boolean =>
  readFileSync(join(SITE, path), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');

const STEPS = ['gevelvulling-en-kader', 'detaillering', 'productkeuze', 'advies'] as const;

const FIRST_ROUTES: readonly FirstRoute[] = [
  {
    name: 'the list of projects',
    path: () => '/',
    heading: /^Projecten/,
    remote: 'projects',
    bytes: 156_900,
    requests: 12,
  },
  {
    name: 'the login page',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    remote: 'account',
    bytes: 157_800,
    requests: 12,
  },
  {
    name: 'a project',
    path: (id) => projectPath(id),
    heading: /[0-9a-f]{8}$/,
    remote: 'projects',
    bytes: 197_000,
    requests: 12,
  },
  ...STEPS.map((step) => ({
    name: `the step ${step}`,
    path: (id: number) => stepPath({ projectId: id, gevelvullingId: IDS.kozijn, step }),
    heading: /./,
    remote: 'gevelvulling',
    // The advice has the menu of its foot, which came with 0.7 kB of its trigger.
    bytes: step === 'advies' ? 233_800 : 214_200,
    requests: 12,
  })),
];

/** The login stands in the document before the program, which fetches its menus. */
const programIsThere = async (page: Page): Promise<void> => {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await untilQuiet(page);
};

/** Milliseconds of a page that are its own: what is fetched later for the next one is not counted. */
const OWN = 2000;

/** Lets nothing be fetched at rest, which a slow machine would have begun with. @returns when it would have been, ms */
const withoutRest = async (page: Page): Promise<() => Promise<readonly number[]>> => {
  await page.addInitScript(() => {
    const asked: number[] = [];
    Reflect.set(globalThis, 'askedAtRest', asked);
    const { requestIdleCallback } = globalThis;
    // What the page itself has to do waits for two seconds at most (observeBlokken).
    globalThis.requestIdleCallback = (act, options = {}) =>
      (options.timeout ?? Infinity) > 2000
        ? asked.push(performance.now())
        : requestIdleCallback(act, options);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'askedAtRest'));
};

for (const { name, path, heading, remote, bytes, requests } of FIRST_ROUTES) {
  // The advice is the heaviest step.
  const tag = remote === 'gevelvulling' && name !== 'the step advies' ? ' @rest' : '';
  test(`${name} costs few scripts of few bytes, and nothing of other remotes${tag}`, async ({
    context,
    page,
    demoSession,
    fullProject,
  }, testInfo) => {
    if (remote !== 'account') await returnLoggedIn(context, demoSession.cookies);
    const atRest = await withoutRest(page);
    const files = await traffic(page);
    await page.goto(path(fullProject.id), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await programIsThere(page);

    const figures = loadFigures(files, SITE);
    const summary = `${name}: ${figures.bytes} bytes of JavaScript in ${figures.requests} files, ${figures.hops} hops`;
    testInfo.annotations.push({ type: 'first route', description: summary });
    process.stdout.write(`${summary}\n`);
    expect(figures.bytes).toBeGreaterThan(0);
    expect.soft(figures.bytes).toBeLessThanOrEqual(bytes);
    expect.soft(figures.requests).toBeLessThanOrEqual(requests);
    expect.soft(figures.hops).toBeLessThanOrEqual(HOPS);
    expect(figures.repeated.filter((source) => PROVIDED.test(source))).toEqual([]);
    expect(files.filter(({ isScript, encoding }) => isScript && encoding !== 'br')).toEqual([]);
    expect(files.filter((file) => file.isScript && !isCompiledAhead(file))).toEqual([]);
    expect(remotesAmong(files)).toEqual([remote]);
    expect((await atRest()).filter((time) => time < OWN)).toEqual([]);
  });
}

test('the first keys of the login and its submit fetch no code', async ({ page }) => {
  // What is fetched ahead at rest is fetched whatever is typed.
  await withoutRest(page);
  await page.goto(LOGIN);
  await programIsThere(page);
  const files = await traffic(page);
  const { name, password, error } = loginPage(page);
  await name.pressSequentially('niemand');
  await password.pressSequentially('onjuist');
  await password.press('Enter');
  await expect(error).toContainText('onjuist');
  expect(files.filter(({ isScript }) => isScript)).toEqual([]);
});

test('a second page costs little, and a reload of it no JavaScript', async ({
  demoPage: page,
  fullProject,
}) => {
  await withoutRest(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(projectListPage(page).heading).toBeVisible();
  const files = await traffic(page);
  const name = fullProject.projectGegevens.projectNaam ?? '';
  // Not by the pointer: it would rest on what the next page has there, which fetches that ahead.
  await projectListPage(page).project(name).press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const second = loadFigures(files, SITE);
  expect(second.bytes).toBeGreaterThan(0);
  expect(second.bytes).toBeLessThanOrEqual(SECOND_ROUTE.bytes);

  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();
  const warm = await traffic(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(wizard(page).heading('Advies')).toBeVisible();
  expect(warm.filter(({ isScript }) => isScript)).not.toEqual([]);
  expect(loadFigures(warm, SITE).bytes).toBe(0);
});
