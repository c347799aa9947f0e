import type { Locator, Page } from '@playwright/test';

import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

/** A place where nothing stands that answers to a press. */
const OUTSIDE = { x: 6, y: 880 };

/** Milliseconds from down to up. */
const PRESSES = [0, 10, 50, 200] as const;

interface Point {
  x: number;
  y: number;
}

const middleOf = async (button: Locator): Promise<Point> => {
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const pause = (page: Page, ms: number): Promise<void> =>
  page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ms);

type Press = (page: Page, point: Point, ms: number) => Promise<void>;

const touch: Press = async (page, point, ms) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(page, ms);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** A press of a mouse or a pen, which Chromium tells apart by the kind of its pointer. */
const pressWith =
  (pointerType: 'mouse' | 'pen'): Press =>
  async (page, { x, y }, ms) => {
    const session = await page.context().newCDPSession(page);
    const at = { x, y, pointerType, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1 });
    await pause(page, ms);
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
    await session.detach();
  };

const KINDS = [
  ['touch', touch],
  ['a mouse', pressWith('mouse')],
  ['a pen', pressWith('pen')],
] as const;

test.use({ hasTouch: true });

for (const width of [412, 820]) {
  test(`a menu opens and closes by every kind of press, ${width} px wide`, async ({
    context,
    page,
    fullProject,
    demoSession,
  }) => {
    await returnLoggedIn(context, demoSession.cookies);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(projectPath(fullProject.id));
    const buttons = [
      page.getByRole('button', { name: 'Hoofdmenu' }),
      page.getByRole('button', { name: /^Acties voor / }).first(),
    ];
    const menu = page.getByRole('menu');
    for (const button of buttons) {
      await expect(button).toBeVisible();
      await button.scrollIntoViewIfNeeded();
      const place = await middleOf(button);
      for (const [kind, press] of KINDS) {
        for (const ms of PRESSES) {
          for (const where of [OUTSIDE, place]) {
            await press(page, place, ms);
            await expect(menu, `${kind}, ${ms} ms`).toBeVisible();
            await press(page, where, ms);
            await expect(menu, `${kind}, ${ms} ms, ${JSON.stringify(where)}`).toBeAbsent({
              beside: button,
            });
          }
        }
      }
      // The page answers again.
      await button.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeAbsent({ beside: button });
    }
  });
}
