import type { Browser } from '@playwright/test';

import { median } from '../load/quantile.ts';
import { projectPath } from '../fixtures/paths.ts';
import { tabelPage } from '../pages/tabelPage.ts';
import type { Form } from './forms.ts';
import { timeKeys } from './keyTime.ts';
import { openManyGevelvullingen, type MeasuredPage } from './openMany.ts';

const SAVES = 15;
/** The first save loads its code. */
const WARM = 3;
/** Milliseconds in which a page is done with what an answer leads to. */
const QUIET = 500;

/** What a project of so many gevelvullingen takes; milliseconds. */
interface CelFigures {
  aantal: number;
  /** Processor time of the page's main thread for a cell, from Enter until the page is at rest. */
  save: number;
  /** The same for one key in a cell. */
  key: number;
  /** From the request of a save to its answer. */
  answer: number;
}

const saveCells = async ({ page, read }: MeasuredPage) => {
  const { openBreedte } = tabelPage(page);
  const saves: number[] = [];
  const answers: number[] = [];
  for (let index = 0; index < SAVES; index += 1) {
    const input = await openBreedte(`K${index + 1}`);
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

/** Changes cells in the table of a project of so many gevelvullingen, one after another. */
export const measureCellen = async (
  browser: Browser,
  form: Form,
  aantal: number,
): Promise<CelFigures> => {
  const measured = await openManyGevelvullingen(browser, form, { aantal, pathOf: projectPath });
  const { page } = measured;
  const { grid, openBreedte } = tabelPage(page);
  await grid.waitFor();
  await page.waitForLoadState('networkidle');
  const saved = await saveCells(measured);
  const key = await timeKeys(measured, await openBreedte('K1'));
  await page.context().close();
  return { aantal, key, ...saved };
};
