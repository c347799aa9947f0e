import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { seriousViolations } from './fixtures/axe.ts';
import { openAdvisedModel, VORM_MODEL } from './fixtures/openAdvisedModel.ts';
import { dotsOf, pixelsOf, shareThatDiffers } from './fixtures/pixels.ts';
import { expect, test } from './fixtures/test.ts';
import { bouwmodelPage } from './pages/bouwmodelPage.ts';
import { ruimtelijkPage } from './pages/ruimtelijkPage.ts';

/** Little to draw by the processor, and still the drawing and its list beside each other. */
const WINDOW = { width: 900, height: 600 };

/** The share of a picture that may differ where nothing changed: what is smoothed at its edges. */
const SPELING = 0.002;

/** The scripts that a page has fetched which draw in three dimensions. */
const scriptsWithThree = async (page: Page): Promise<string[]> => {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = new Set(urls.filter((url) => url.endsWith('.js')));
  const found = await Promise.all(
    [...scripts].map(async (url) => {
      const text = await (await page.request.get(url)).text();
      return text.includes('THREE.WebGLRenderer') ? [url] : [];
    }),
  );
  return found.flat();
};

test('hoekankers are seen in three dimensions before they are written @rest', async ({
  page,
  api,
}) => {
  await openAdvisedModel(page, api, VORM_MODEL);
  const { terug } = bouwmodelPage(page);
  const view = ruimtelijkPage(page);
  const before = await scriptsWithThree(page);
  await page.setViewportSize(WINDOW);
  await view.open.click();
  await expect(view.tekening).toHaveAccessibleName('3D-tekening van 5 elementen met 34 hoekankers');
  // Nothing of it was fetched before it was asked for.
  expect(before).toEqual([]);
  expect(await scriptsWithThree(page)).toHaveLength(1);
  expect(await seriousViolations(page)).toEqual([]);

  // All of it is seen in another window, too.
  const picture = () => view.tekening.screenshot();
  await page.setViewportSize({ width: 360, height: 780 });
  const narrow = pixelsOf(await picture());
  const reds = dotsOf(narrow, 'red');
  expect(reds.x).toBeGreaterThan(narrow.width / 4);
  expect(reds.x).toBeLessThan((narrow.width * 3) / 4);
  await page.setViewportSize(WINDOW);

  // Turned, and back.
  await view.tekening.focus();
  // The keys also show where the focus is.
  await page.keyboard.press('Home');
  const begin = await picture();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const turned = await picture();
  expect(shareThatDiffers(begin, turned)).toBeGreaterThan(5 * SPELING);
  await page.keyboard.press('+');
  expect(shareThatDiffers(turned, await picture())).toBeGreaterThan(5 * SPELING);
  await page.keyboard.press('Home');
  expect(shareThatDiffers(begin, await picture())).toBeLessThan(SPELING);

  // Asked for in the list, by the keys: the drawing follows.
  const first = view.hoekanker('Onderzijde, nummer 1').first();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(view.gegevens).toContainText('Onderzijde, nummer 1');
  await page.keyboard.press('ArrowDown');
  await expect(view.gegevens).toContainText('Onderzijde, nummer 2');
  await page.keyboard.press('ArrowUp');
  await expect(view.gegevens).toContainText(/Positie\d+ mm vanaf de hoek/);
  await expect(view.gegevens).toContainText('wordt geschreven');
  const dots = pixelsOf(await picture());
  const blue = dotsOf(dots, 'blue');
  expect(blue.count).toBeGreaterThan(20);
  // What does not comply has a colour.
  expect(dotsOf(dots, 'red').count).toBeGreaterThan(20);

  // Asked for in the drawing: the list follows.
  await view.hoekanker('Linkerstijl, nummer 1').first().check();
  await view.tekening.click({ position: { x: blue.x, y: blue.y } });
  await expect(view.gegevens).toContainText('Onderzijde, nummer 1');
  await expect(first).toBeChecked();

  // Dragged by the mouse, which asks for nothing.
  const box = await view.tekening.boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 200 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 120, at.y + 10, { steps: 5 });
  await page.mouse.up();
  expect(shareThatDiffers(begin, await picture())).toBeGreaterThan(5 * SPELING);
  await expect(first).toBeChecked();

  // One finger turns, two come nearer.
  await view.button('Beginstand').click();
  const touches = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ id, x: at.x + x, y: at.y })),
    });
  await touch('touchStart', 0);
  await touch('touchMove', 60);
  await touch('touchMove', 120);
  await touch('touchEnd');
  const byFinger = await picture();
  expect(shareThatDiffers(begin, byFinger)).toBeGreaterThan(5 * SPELING);
  await touch('touchStart', 100, 200);
  await touch('touchMove', 80, 220);
  await touch('touchMove', 40, 260);
  await touch('touchEnd');
  expect(shareThatDiffers(byFinger, await picture())).toBeGreaterThan(5 * SPELING);

  // One gevelvulling, the one that is not written.
  await view.gevelvulling.selectOption({ label: 'B · 1 element · voldoet niet' });
  await expect(view.tekening).toHaveAccessibleName('3D-tekening van 1 element met 10 hoekankers');
  await view.hoekanker('Onderzijde, nummer 1').check();
  await expect(view.gegevens).toContainText('wordt niet geschreven: voldoet niet');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    view.button('Afbeelding opslaan').click(),
  ]);
  const saved = pixelsOf(readFileSync(await download.path()));
  expect(dotsOf(saved, 'red').count).toBeGreaterThan(20);
  await page.keyboard.press('Escape');
  await expect(view.dialog).toBeAbsent({ beside: terug.dialog });
  await expect(view.open).toBeFocused();

  // A topic has its picture of it.
  await terug.dialog.getByRole('checkbox', { name: /^Afbeeldingen in 3D/ }).check();
  const [bcf] = await Promise.all([
    page.waitForEvent('download'),
    terug.dialog.getByRole('button', { name: 'BCF opslaan' }).click(),
  ]);
  await expect(terug.dialog).toContainText('Teruggelezen: 4 onderwerpen, 4 afbeeldingen.');
  const entries = Object.entries(unzipSync(readFileSync(await bcf.path())));
  const pictures = entries.filter(([name]) => name.endsWith('snapshot.png'));
  const found = pictures.map(([, png]) => pixelsOf(Buffer.from(png)));
  const inColour = found.filter((each) => dotsOf(each, 'red').count > 100);
  expect(inColour.map(({ width, height }) => [width, height])).toEqual([
    [1200, 800],
    [1200, 800],
  ]);
  // What the model gives no body keeps its drawing.
  await expect(terug.dialog).toContainText('2 onderwerpen hebben geen afbeelding in 3D.');

  // Where the browser cannot draw, the list says the same.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await view.open.click();
  await expect(view.dialog).toContainText('Deze browser kan hier niet in 3D tekenen');
  await expect(view.tekening).toBeAbsent({ beside: first });
  await first.check();
  await expect(view.gegevens).toContainText('Onderzijde, nummer 1');
  expect(await seriousViolations(page)).toEqual([]);
});
