import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { copySources } from '../scripts/copySources.ts';
import { LOGIN } from './fixtures/paths.ts';
import { freePort } from './fixtures/server.ts';
import { startDev, type Dev } from './fixtures/startDev.ts';
import { expect, test } from './fixtures/test.ts';
import { loginPage } from './pages/loginPage.ts';

/** Packages are installed and every part is built. */
test.setTimeout(600_000);

// One copy of the sources for both, which two at a time would each make.
test.describe.configure({ mode: 'default' });

const COMPONENT = 'remotes/account/src/login/LoginCard.tsx';
const TITLE = /title="[^"\n]*"?/;
const TYPED = 'wie hier typt';

let place = '';
let dev: Dev | null = null;

test.beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'adviestool-'));
  await copySources(place);
});
test.afterEach(async ({ page }) => {
  // Before its server goes: it may still be fetching pages that are opened next.
  await page.close();
  await dev?.stop();
  dev = null;
  await write('title="Inloggen"');
});
test.afterAll(() => rm(place, { recursive: true }));

/** Gives the component another text. */
const write = async (title: string): Promise<void> => {
  const file = join(place, COMPONENT);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(TITLE);
  await writeFile(file, text.replace(TITLE, title));
};

const expectTitle = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

/** Another text of a component comes on the screen, also after one that does not build. */
const expectReplaced = async (page: Page): Promise<void> => {
  const { name } = loginPage(page);
  await name.fill(TYPED);
  await write('title="Hier inloggen"');
  await expectTitle(page, 'Hier inloggen');
  await write('title="Hier inloggen');
  await dev?.untilSaid(/ERROR/);
  await write('title="Daar inloggen"');
  await expectTitle(page, 'Daar inloggen');
  await expect(name).toHaveValue(TYPED);
  await expect(name).toBeFocused();
};

test('a component that is changed is on the screen of `pnpm dev`, and what was typed stays', async ({
  page,
}) => {
  dev = await startDev(place);
  await page.goto(dev.address + LOGIN);
  await expectReplaced(page);
});

test('a component that is changed is on a page of a site as visitors get it, and what was typed stays', async ({
  page,
  baseURL,
}) => {
  const port = String(await freePort());
  const site = baseURL ?? '';
  dev = await startDev(place, ['--remote', 'account', '--site', site, '--port', port]);
  await page.goto(dev.address.replace('/?', `${LOGIN}?`));
  await expectReplaced(page);
});
