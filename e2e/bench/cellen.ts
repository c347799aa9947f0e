import type { Browser, Page } from '@playwright/test';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { projectPath } from '../fixtures/paths.ts';
import { tabelPage } from '../pages/tabelPage.ts';
import type { Form } from './forms.ts';
import { watchMainThread } from './mainThread.ts';
import { openPage } from './openPage.ts';
import { median } from '../load/quantile.ts';

const SAVES = 15;
/** The first save loads its code. */
const WARM = 3;
const KEYS = 40;
/** Milliseconds between two keys. */
const PACE = 60;
/** Milliseconds in which a page is done with what an answer leads to. */
const QUIET = 500;

/** What a project of so many gevelvullingen takes; milliseconds. */
export interface CelFigures {
  aantal: number;
  /** Processor time of the page's main thread for a cell, from Enter until the page is at rest. */
  save: number;
  /** The same for one key in a cell. */
  key: number;
  /** From the request of a save to its answer. */
  answer: number;
}

const saveCells = async (page: Page, read: () => Promise<number>) => {
  const { breedte, input } = tabelPage(page);
  const saves: number[] = [];
  const answers: number[] = [];
  for (let index = 0; index < SAVES; index += 1) {
    await breedte(`K${index + 1}`).click();
    await page.keyboard.press('F2');
    await input.fill(String(1500 + index));
    await page.waitForTimeout(QUIET);
    const before = await read();
    const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Enter');
    const response = await answer;
    await response.finished();
    await page.waitForTimeout(QUIET);
    saves.push((await read()) - before);
    const { requestStart, responseEnd } = response.request().timing();
    answers.push(responseEnd - requestStart);
  }
  return { save: median(saves.slice(WARM)), answer: median(answers.slice(WARM)) };
};

const pressKeys = async (page: Page, read: () => Promise<number>): Promise<number> => {
  const { breedte, input } = tabelPage(page);
  await breedte('K1').click();
  await page.keyboard.press('F2');
  await input.waitFor();
  const before = await read();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '5' : 'Backspace');
    await page.waitForTimeout(PACE);
  }
  const spent = (await read()) - before;
  await page.keyboard.press('Escape');
  return spent / KEYS;
};

/** Changes cells in the table of a project of so many gevelvullingen, one after another. */
export const measureCellen = async (
  browser: Browser,
  form: Form,
  aantal: number,
): Promise<CelFigures> => {
  const { id } = await form.api.createProject(buildProjectGegevens());
  await form.api.addGevelvullingen(id, manyGevelvullingen(aantal));
  const page = await openPage(browser, form, {
    isLoggedIn: true,
    hasSlowLine: false,
    hasSlowProcessor: false,
  });
  const read = await watchMainThread(page);
  await page.goto(projectPath(id));
  await tabelPage(page).grid.waitFor();
  await page.waitForLoadState('networkidle');
  const saved = await saveCells(page, read);
  const key = await pressKeys(page, read);
  await page.context().close();
  return { aantal, key, ...saved };
};
