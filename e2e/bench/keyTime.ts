import type { Browser, Locator } from '@playwright/test';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { stepPath } from '../fixtures/paths.ts';
import { median } from '../load/quantile.ts';
import type { Form } from './forms.ts';
import { noteKeys, readCommits, type TypedIn } from './keys.ts';
import { watchMainThread } from './mainThread.ts';
import { openPage } from './openPage.ts';

const ROUNDS = 3;
const KEYS = 20;
/** Milliseconds between two keys: a quick typist. */
const PACE = 80;
/** Milliseconds in which a page is done with what the last key leads to. */
const QUIET = 500;
const PLAIN = 'bench-plain';

/** A field of the wizard and what is typed there. */
export interface KeyField extends TypedIn {
  /** What stands in it; a 5 is typed behind that and taken away again. */
  begin: string;
}

/** Processor time of the page's main thread for one key, ms, medians. */
export interface KeyTime {
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

/** Types a number in a field of the wizard and in a plain one in turn, so that a busier moment strikes both. */
export const measureKeyTime = async (
  browser: Browser,
  form: Form,
  { aantal, step, fieldOf, begin }: KeyField & { aantal: number },
): Promise<KeyTime> => {
  const { id } = await form.api.createProject(buildProjectGegevens());
  await form.api.addGevelvullingen(id, manyGevelvullingen(aantal));
  const page = await openPage(browser, form, {
    isLoggedIn: true,
    hasSlowLine: false,
    hasSlowProcessor: false,
  });
  await page.addInitScript(noteKeys);
  const read = await watchMainThread(page);
  await page.goto(stepPath({ projectId: id, gevelvullingId: '00000000', step }));
  const field = fieldOf(page);
  await field.fill(begin);
  await page.waitForLoadState('networkidle');
  await page.evaluate(addPlain, PLAIN);

  const timeKeys = async (into: Locator): Promise<number> => {
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

  const plain = page.getByLabel(PLAIN);
  const times: Readonly<Record<'field' | 'plain', number[]>> = { field: [], plain: [] };
  let commits = 0;
  // The first round loads code and compiles it.
  for (let round = -1; round < ROUNDS; round += 1) {
    const inPlain = await timeKeys(plain);
    const committed = await readCommits(page);
    const inField = await timeKeys(field);
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
