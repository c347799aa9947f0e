import type { Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { tabelPage } from '../pages/tabelPage.ts';
import type { Form } from './forms.ts';
import { noteKeys, pressKeys, type KeyFigures } from './keys.ts';
import { openPage } from './openPage.ts';

export const TABEL_RIJEN = 2000;
const NAAM = 'Tweeduizend gevelvullingen';
const KEYS = 40;
/** Milliseconds between pointing at something and pressing it, as a quick hand needs. */
const REACH = 300;
/** Milliseconds after a press in which frames are looked at. */
const WINDOW = 4000;

interface TabelFigures {
  /** The longest frame, ms, of each. */
  open: number;
  sort: number;
  filter: number;
  editing: KeyFigures;
  moving: KeyFigures;
  searching: KeyFigures;
}

/** Notes in `benchFrames.longest` the longest time between two frames. */
const noteFrames = (): void => {
  const frames = { longest: 0 };
  Object.assign(globalThis, { benchFrames: frames });
  let last = performance.now();
  const next = (now: number): void => {
    frames.longest = Math.max(frames.longest, now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

const RESET = 'globalThis.benchFrames.longest = 0';

const readLongest = async (page: Page): Promise<number> =>
  z.number().parse(await page.evaluate<unknown>('globalThis.benchFrames.longest'));

/** Clicks a place, and looks no element up while frames are timed: that is work in the page too. */
const longestOf = async (page: Page, target: Locator): Promise<number> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be clicked is not in sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REACH);
  await page.evaluate(RESET);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(WINDOW);
  return readLongest(page);
};

/** Opens, sorts, filters and edits a table of 2,000 gevelvullingen. */
export const measureTabel = async (browser: Browser, form: Form): Promise<TabelFigures> => {
  const project = await form.api.createProject(buildProjectGegevens({ projectNaam: NAAM }));
  await form.api.addGevelvullingen(project.id, manyGevelvullingen(TABEL_RIJEN));
  const page = await openPage(browser, form, { isLoggedIn: true, hasSlowLine: false });
  await page.addInitScript(noteKeys);
  await page.addInitScript(noteFrames);
  const { grid, breedte, head, chip, input, search } = tabelPage(page);
  await page.goto('/');
  const link = page.getByRole('link', { name: NAAM });
  await link.waitFor();
  // What the list fetches ahead is no part of opening a project.
  await page.waitForLoadState('networkidle');
  const open = await longestOf(page, link);
  await grid.waitFor();

  const sort = await longestOf(page, head('Omschrijving'));
  const filter = await longestOf(page, chip(`Concept ${TABEL_RIJEN / 10}`));
  await longestOf(page, chip(`Concept ${TABEL_RIJEN / 10}`));
  // Downwards, and as the project has it.
  await longestOf(page, head('Omschrijving'));
  await longestOf(page, head('Omschrijving'));

  await breedte('K1').click();
  const moving = await pressKeys(page, KEYS, () => 'ArrowDown');
  await page.keyboard.press('F2');
  await input.waitFor();
  const editing = await pressKeys(page, KEYS, (key) => (key % 2 === 0 ? '5' : 'Backspace'));
  await page.keyboard.press('Escape');
  await search.fill('K');
  const searching = await pressKeys(page, KEYS, (key) => (key % 2 === 0 ? '5' : 'Backspace'));
  await page.context().close();
  return { open, sort, filter, editing, moving, searching };
};
