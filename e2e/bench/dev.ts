import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { buildSite, SITE } from '../../scripts/buildSite.ts';
import { copySources } from '../../scripts/copySources.ts';
import { readOptions } from '../../scripts/readOptions.ts';
import { makeKnownVisitor } from '../fixtures/knownVisitor.ts';
import { LOGIN } from '../fixtures/paths.ts';
import { freePort } from '../fixtures/server.ts';
import { startOwnSite } from '../fixtures/ownSite.ts';
import { startDev, type Dev } from '../fixtures/startDev.ts';
import { median } from '../load/quantile.ts';
import { loginPage } from '../pages/loginPage.ts';
import { createBudgetTable } from './budgetTable.ts';
import { launchBrowser } from './launchBrowser.ts';

const COMPONENT = 'remotes/account/src/login/LoginCard.tsx';
const TITLE = /title="[^"]*"/;
const TYPED = 'wie hier typt';
/** From a file to the screen, beside its build. */
const MAXIMUM = 2;
const BUILT = /^Built .* in (?<seconds>[\d.]+) s\.$/m;

const { values } = readOptions({
  usage: 'pnpm bench:dev [--rounds N]',
  counts: ['rounds'],
  options: { rounds: { type: 'string', default: '7' } },
});
const rounds = Number(values.rounds);
const table = createBudgetTable();

/** Changes a component while somebody types. Returns the ms until it is seen and those of its build. */
const changeOnce = async (
  page: Page,
  { file, dev, round }: { file: string; dev: Dev; round: number },
): Promise<{ screen: number; build: number }> => {
  const title = `Ronde ${round}`;
  const text = await readFile(file, 'utf8');
  const start = performance.now();
  await writeFile(file, text.replace(TITLE, `title="${title}"`));
  const [screen, built] = await Promise.all([
    page
      .waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title, {
        polling: 'raf',
      })
      .then(() => performance.now() - start),
    dev.untilSaid(BUILT),
  ]);
  if ((await loginPage(page).name.inputValue()) !== TYPED)
    throw new Error('What was typed is gone.');
  return { screen, build: Number(built.groups?.['seconds']) * 1000 };
};

/** Measures how a change comes on the page of a development server. */
const measure = async (
  browser: Browser,
  { folder, dev, what, address }: { folder: string; dev: Dev; what: string; address: string },
): Promise<void> => {
  const context = await browser.newContext({ locale: 'nl-NL' });
  await makeKnownVisitor(context);
  const page = await context.newPage();
  await page.goto(address, { timeout: 120_000 });
  await loginPage(page).name.fill(TYPED);
  const times: { screen: number; build: number }[] = [];
  // In the first round the compiler reads what it kept.
  for (let round = 0; round <= rounds; round += 1) {
    times.push(await changeOnce(page, { file: join(folder, COMPONENT), dev, round }));
    await page.waitForTimeout(500);
  }
  await context.close();
  const screen = median(times.slice(1).map((time) => time.screen));
  const build = median(times.slice(1).map((time) => time.build));
  table.hold(
    { what, value: screen / build, maximum: MAXIMUM, unit: 'times' },
    `on screen after ${screen.toFixed(0)} ms, its build took ${build.toFixed(0)} ms`,
  );
};

const folder = await mkdtemp(join(tmpdir(), 'adviestool-'));
const browser = await launchBrowser();
try {
  await copySources(folder);
  const all = await startDev(folder);
  await measure(browser, { folder, dev: all, what: 'pnpm dev', address: all.address + LOGIN });
  await all.stop();

  await buildSite();
  const site = await startOwnSite({ from: SITE, settings: { DEVELOPMENT: 'true' } });
  const port = String(await freePort());
  const one = await startDev(folder, ['--remote', 'account', '--site', site.url, '--port', port]);
  const address = one.address.replace('/?', `${LOGIN}?`);
  await measure(browser, { folder, dev: one, what: 'pnpm dev --remote', address });
  await one.stop();
  await site.stop();
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
console.log(['', ...table.lines()].join('\n'));
if (!table.isAllMet()) process.exitCode = 1;
