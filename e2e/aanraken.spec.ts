import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import type { CDPSession, Locator } from '@playwright/test';

import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { fields } from './pages/fields.ts';
import { frame } from './pages/frame.ts';

/** A place where nothing stands that answers to a press. */
const OUTSIDE = { x: 6, y: 880 };

/** Milliseconds from down to up: at once, as a finger does it, and longer. */
const PRESSES = [0, 10, 50, 200] as const;

interface Point {
  x: number;
  y: number;
}

const middleOf = async (button: Locator): Promise<Point> => {
  // It stands still by then. Nothing is pointed at: that would show a tooltip.
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Press = (session: CDPSession, point: Point, ms: number) => Promise<void>;

const touch: Press = async (session, point, ms) => {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await setTimeoutPromise(ms);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Chromium tells a mouse and a pen apart by the kind of their pointer. */
const pressWith =
  (pointerType: 'mouse' | 'pen'): Press =>
  async (session, point, ms) => {
    const at = { ...point, pointerType, button: 'left', clickCount: 1 } as const;
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed', buttons: 1 });
    await setTimeoutPromise(ms);
    await session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
  };

const KINDS = [
  ['touch', touch],
  ['a mouse', pressWith('mouse')],
  ['a pen', pressWith('pen')],
] as const;

/** Something that comes over the page by presses, and goes by one. */
interface Overlay {
  opener: Locator;
  /** Of the menu that the opener opens; absent: it opens no menu. */
  entry?: Locator;
  shown: Locator;
  /** Each of them makes it go. */
  closers: readonly (Locator | Point)[];
}

const expectToOpenAndClose = async (
  session: CDPSession,
  { opener, entry, shown, closers }: Overlay,
): Promise<void> => {
  const place = await middleOf(opener);
  for (const [kind, press] of KINDS) {
    for (const ms of PRESSES) {
      for (const closer of closers) {
        await press(session, place, ms);
        if (entry !== undefined) await press(session, await middleOf(entry), ms);
        await expect(shown, `${kind}, ${ms} ms`).toBeVisible();
        await press(session, 'x' in closer ? closer : await middleOf(closer), ms);
        await shown.waitFor({ state: 'hidden', timeout: 5_000 });
      }
    }
    await expect(shown, kind).toBeAbsent({ beside: opener });
  }
};

test.use({ hasTouch: true });

for (const width of [412, 820]) {
  test(`what comes over a page comes and goes by every kind of press, ${width} px wide @rest`, async ({
    context,
    page,
    fullProject,
    demoSession,
  }) => {
    await returnLoggedIn(context, demoSession.cookies);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(projectPath(fullProject.id));
    const session = await context.newCDPSession(page);
    const { header, mainMenu, menu, menuItem, feedback, feedbackDialog } = frame(page);
    const actions = page.getByRole('button', { name: 'Acties voor K01' });
    const button = (name: string) => page.getByRole('dialog').getByRole('button', { name });

    await test.step('a menu', async () => {
      for (const opener of [mainMenu, actions]) {
        const closers = [OUTSIDE, await middleOf(opener)];
        await expectToOpenAndClose(session, { opener, shown: menu, closers });
      }
    });

    await test.step('a tooltip', async () => {
      const tip = header.getByText('Hoofdmenu', { exact: true });
      const place = await middleOf(mainMenu);
      await touch(session, place, 0);
      await expect(tip).toBeAbsent({ beside: menu });
      await touch(session, OUTSIDE, 0);
      await expect(tip).toBeAbsent({ beside: mainMenu });
      for (const pointerType of ['mouse', 'pen'] as const) {
        const pointed = { ...place, pointerType, type: 'mouseMoved' } as const;
        await session.send('Input.dispatchMouseEvent', pointed);
        await expect(tip, pointerType).toBeVisible();
        await pressWith(pointerType)(session, place, 0);
        await expect(tip, pointerType).toBeAbsent({ beside: menu });
        await pressWith(pointerType)(session, OUTSIDE, 0);
        await expect(tip, pointerType).toBeAbsent({ beside: mainMenu });
      }
    });

    await test.step('a dialog', async () => {
      const question = page.getByRole('alertdialog');
      await expectToOpenAndClose(session, {
        opener: actions,
        entry: menuItem('Verwijderen'),
        shown: question,
        closers: [question.getByRole('button', { name: 'Annuleren' })],
      });
      await expectToOpenAndClose(session, {
        opener: feedback,
        shown: feedbackDialog,
        closers: [button('Sluiten')],
      });
    });

    await test.step('a select', async () => {
      await actions.click();
      await menuItem('Detaillering overnemen').click();
      const source = fields(page).select('Overnemen van');
      await expectToOpenAndClose(session, {
        opener: source,
        shown: source.and(page.locator(':open')),
        closers: [OUTSIDE, await middleOf(source)],
      });
    });

    // A wider page shows the drawing large enough.
    if (width > 412) return;
    await test.step('the drawing in a window', async () => {
      const place = {
        projectId: fullProject.id,
        gevelvullingId: IDS.kozijn,
        step: 'advies',
      } as const;
      await page.goto(stepPath(place));
      await expectToOpenAndClose(session, {
        opener: page.getByRole('button', { name: 'Tekening vergroten' }),
        shown: page.getByRole('dialog'),
        closers: [button('Sluiten')],
      });
    });
  });
}
