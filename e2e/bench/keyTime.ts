import type { Browser, Locator, Page } from '@playwright/test';

import { median } from '../load/quantile.ts';
import type { Form } from './forms.ts';
import { readCommits } from './keys.ts';
import { openManyGevelvullingen, type MeasuredPage } from './openMany.ts';

const ROUNDS = 3;
const KEYS = 20;
/** Milliseconds between two keys: a quick typist. */
const PACE = 80;
/** Milliseconds in which a page is done with what the last key leads to. */
const QUIET = 500;
const PLAIN = 'bench-plain';

/** A field of a project's pages. */
export interface KeyField {
  pathOf: (projectId: number) => string;
  /** Finds the field, opened when it is not always there; a 5 is typed behind what stands in it and taken away again. */
  open: (page: Page) => Promise<Locator>;
}

/** Processor time of the page's main thread for one key, ms, medians. */
interface KeyTime {
  field: number;
  /** In a plain input of the same page. */
  plain: number;
  commitsPerKey: number;
}

/** A field that nothing listens to, under everything else. */
const addPlain = (id: string): void => {
  const input = document.createElement('input');
  input.id = id;
  input.setAttribute('aria-label', id);
  document.body.append(input);
};

/** Milliseconds of the main thread for a key in a field, until the page is at rest. */
export const timeKeys = async ({ page, read }: MeasuredPage, into: Locator): Promise<number> => {
  await into.focus();
  await page.keyboard.press('End');
  await page.waitForTimeout(QUIET);
  const before = await read();
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? '5' : 'Backspace');
    await page.waitForTimeout(PACE);
  }
  await page.waitForTimeout(QUIET);
  return ((await read()) - before) / KEYS;
};

/** Types a number in a field and in a plain one in turn, so that a busier moment strikes both. */
export const measureKeyTime = async (
  browser: Browser,
  form: Form,
  { aantal, pathOf, open }: KeyField & { aantal: number },
): Promise<KeyTime> => {
  const measured = await openManyGevelvullingen(browser, form, { aantal, pathOf });
  const { page } = measured;
  await open(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(addPlain, PLAIN);

  const plain = page.getByLabel(PLAIN);
  const times: Readonly<Record<'field' | 'plain', number[]>> = { field: [], plain: [] };
  let commits = 0;
  // The first round loads code and compiles it.
  for (let round = -1; round < ROUNDS; round += 1) {
    const inPlain = await timeKeys(measured, plain);
    const field = await open(page);
    const committed = await readCommits(page);
    const inField = await timeKeys(measured, field);
    if (round < 0) continue;
    times.plain.push(inPlain);
    times.field.push(inField);
    commits += (await readCommits(page)) - committed;
  }
  await page.context().close();
  return {
    field: median(times.field),
    plain: median(times.plain),
    commitsPerKey: commits / (ROUNDS * KEYS),
  };
};
