import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { seriousViolations } from './fixtures/axe.ts';
import { atRest } from './fixtures/atRest.ts';
import { ROOT } from './fixtures/command.ts';
import { createBeeldProject, HANDLEIDING_BEELDEN } from './fixtures/handleidingBeelden.ts';
import { HANDLEIDING, WHO_IS_THERE } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { traffic } from './fixtures/traffic.ts';
import { webpOf } from './fixtures/webpOf.ts';
import { frame } from './pages/frame.ts';

/*
 * The handbook, and that its pictures are true: beside each stands what its page said when it was taken.
 * `HANDLEIDING=1 playwright test handleiding` in this folder takes them anew (docs/handleiding.md).
 */

const TAKES_PICTURES = process.env['HANDLEIDING'] === '1';
const BEELDEN = join(ROOT, 'remotes/handleiding/src/beelden');
const TAKE_ANEW = 'HANDLEIDING=1 playwright test handleiding takes the pictures anew';

/** Of a window, px: what sticks to its end then stands below what a picture shows. */
const TALL = 1600;
/** Px around what a picture shows. */
const EDGE = 16;
/** Of a file, px: twice what most screens show of it. */
const WIDEST = 1440;

/** What a page says, without ids and moments, which differ in every run. */
const saidBy = async (said: readonly Locator[]): Promise<string> => {
  const texts = [];
  for (const locator of said) texts.push(await locator.ariaSnapshot());
  return `${texts.join('\n')}\n`
    .replaceAll(/\/project\/\d+/g, '/project/…')
    .replaceAll(/\d{1,2} \p{L}+ \d{4}|\d{1,2}:\d{2}/gu, '…');
};

/** The part of the page that a picture shows. */
const clipOf = async (page: Page, shown: readonly Locator[], height: number) => {
  const boxes = [];
  for (const locator of shown) boxes.push(await locator.boundingBox());
  const found = boxes.filter((box) => box !== null);
  const left = Math.max(0, Math.min(...found.map(({ x }) => x)) - EDGE);
  const banner = page.getByRole('banner');
  // The page beside the product has none.
  const bar = (await banner.count()) === 0 ? null : await banner.boundingBox();
  const top = Math.max(bar?.height ?? 0, Math.min(...found.map(({ y }) => y)) - EDGE);
  const right = Math.max(...found.map(({ x, width }) => x + width)) + EDGE;
  const bottom = Math.max(...found.map((box) => box.y + box.height)) + EDGE;
  const { width = right } = page.viewportSize() ?? {};
  return {
    x: left,
    y: top,
    width: Math.round(Math.min(width, right) - left),
    height: Math.round(Math.min(height, bottom - top)),
  };
};

const pictures = test.extend({ deviceScaleFactor: TAKES_PICTURES ? 2 : 1 });

pictures('the pictures show what is there now', async ({ demoPage: page, api }) => {
  const project = await createBeeldProject(api);
  const maten: string[] = [];
  for (const { naam, width, height, open } of HANDLEIDING_BEELDEN) {
    await page.setViewportSize({ width, height: TALL });
    const { shown, said = shown } = await open(page, project);
    await atRest(page);
    const now = await saidBy(said);
    const file = join(BEELDEN, `${naam}.yml`);
    if (TAKES_PICTURES) {
      const clip = await clipOf(page, shown, height);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const png = await page.screenshot({ clip });
        const name = colorScheme === 'dark' ? `${naam}-donker` : naam;
        writeFileSync(join(BEELDEN, `${name}.webp`), await webpOf(page, png, { width: WIDEST }));
      }
      await page.emulateMedia({ colorScheme: 'light' });
      maten.push(`  ${naam}: [${clip.width}, ${clip.height}],`);
      writeFileSync(file, now);
    }
    expect.soft(now, TAKE_ANEW).toBe(readFileSync(file, 'utf8'));
  }
  if (!TAKES_PICTURES) return;
  const matenFile = join(BEELDEN, 'maten.ts');
  const [head = ''] = readFileSync(matenFile, 'utf8').split('{');
  writeFileSync(matenFile, `${head}{\n${maten.join('\n')}\n} as const;\n`);
});

test.describe('where the page scrolls smoothly', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('it is found in the menu, searched and read by who is not logged in, at any width', async ({
    page,
  }) => {
    const { mainMenu, menuItem } = frame(page);
    const files = await traffic(page);
    await page.goto('/account/inloggen', { waitUntil: 'networkidle' });
    await mainMenu.click();
    const ofHandbook = () => files.filter(({ path }) => path.startsWith('/remotes/handleiding/'));
    expect(ofHandbook()).toEqual([]);
    await menuItem('Handleiding').click();
    await expect(page).toHaveURL(HANDLEIDING);

    await page
      .getByRole('searchbox', { name: 'Zoeken in de handleiding' })
      .fill('zuiging hoekzone');
    const found = page.getByRole('navigation', { name: 'Gevonden' });
    await expect(found.getByRole('listitem')).toContainText('de hoekzone');
    await page.keyboard.press('Enter');
    const heading = 'De windvormfactor kiest u zelf';
    await expect(page).toHaveTitle('Wat de tool niet doet – Handleiding – Adviestool');
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();

    await page.getByRole('button', { name: 'Zoekterm wissen' }).click();
    await page.getByRole('link', { name: 'Vorige Account en bedrijf' }).click();
    await expect(page.getByRole('heading', { name: 'Account en bedrijf', level: 1 })).toBeFocused();

    await page.goto(`${HANDLEIDING}/eerste-gevelvulling#stap-4-advies`);
    await expect(page.getByRole('heading', { name: 'Stap 4: advies' })).toBeInViewport();
    for (const width of [360, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(width);
      expect(await seriousViolations(page)).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeAbsent({
      beside: page.getByRole('heading', { name: 'Stap 4: advies' }),
    });
    await expect(page.getByRole('navigation')).toBeAbsent({
      beside: page.getByRole('heading', { name: 'Stap 4: advies' }),
    });
    await expect(page.getByRole('heading', { name: 'Stap 4: advies' })).toBeVisible();
  });
});

test('it is read while the backend is away, and a page that needs that says so', async ({
  page,
}) => {
  await page.route(WHO_IS_THERE, (route) => route.abort());
  await page.goto(`${HANDLEIDING}/begrippen`);
  await expect(page.getByRole('heading', { name: 'Begrippen', level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Verbinding' })).toContainText('verbinding');
  await page.getByRole('banner').getByRole('link', { name: 'Adviestool' }).click();
  await expect(page.getByRole('heading', { name: 'Geen verbinding', level: 1 })).toBeVisible();
});
