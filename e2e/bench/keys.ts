import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { GevelvullingStepId } from '@adviestool/domain/steps/gevelvullingSteps';
import type { Browser, Locator, Page } from '@playwright/test';
import { z } from 'zod';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { IDS, stepPath } from '../fixtures/paths.ts';
import type { Form } from './forms.ts';
import { openPage } from './openPage.ts';
import { quantile } from '../load/quantile.ts';

const GEVELVULLINGEN = 500;
const KEYS = 60;
/** Milliseconds between two keys: a quick typist. Without them a key waits for those before it. */
const PACE = 100;

/** What `noteKeys` keeps in the page. */
const figuresSchema = z.object({ commits: z.int(), paints: z.array(z.number()) });

/** Counts React's commits and times every key until after the frame that shows it, in the page itself. */
export const noteKeys = (): void => {
  const figures = { commits: 0, paints: [] as number[] };
  Object.assign(globalThis, {
    benchFigures: figures,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      checkDCE: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberRoot: () => {
        figures.commits += 1;
      },
    },
  });
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          figures.paints.push(performance.now() - timeStamp);
        });
        port1.start();
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
};

const readFigures = async (page: Page) =>
  figuresSchema.parse(await page.evaluate<unknown>('globalThis.benchFigures'));

/** React's commits so far, in a page that `noteKeys` looks at. */
export const readCommits = async (page: Page): Promise<number> => (await readFigures(page)).commits;

export interface KeyFigures {
  commitsPerKey: number;
  median: number;
  p95: number;
}

/** Presses so many keys where the focus is, in a page that `noteKeys` looks at. */
export const pressKeys = async (
  page: Page,
  keys: number,
  keyAt: (index: number) => string,
): Promise<KeyFigures> => {
  const before = await readFigures(page);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(keyAt(key));
    await page.waitForTimeout(PACE);
  }
  await page.waitForFunction(
    `globalThis.benchFigures.paints.length >= ${before.paints.length + keys}`,
  );
  const after = await readFigures(page);
  const paints = after.paints.slice(before.paints.length);
  return {
    commitsPerKey: (after.commits - before.commits) / keys,
    median: quantile(paints, 0.5),
    p95: quantile(paints, 0.95),
  };
};

/** A page of a project and a field of it. */
interface TypedAt {
  gevelvullingen: readonly Gevelvulling[];
  pathOf: (projectId: number) => string;
  fieldOf: (page: Page) => Locator;
}

/** Types a number in a field of a project. */
export const measureKeysAt = async (
  browser: Browser,
  form: Form,
  { gevelvullingen: many, pathOf, fieldOf }: TypedAt,
): Promise<KeyFigures> => {
  const project = await form.api.createProject(buildProjectGegevens(), many);
  const page = await openPage(browser, form, { isLoggedIn: true, hasSlowLine: false });
  await page.addInitScript(noteKeys);
  await page.goto(pathOf(project.id));
  const field = fieldOf(page);
  await field.fill('9');
  const figures = await pressKeys(page, KEYS, (key) => (key % 2 === 0 ? '5' : 'Backspace'));
  await page.context().close();
  return figures;
};

/** A step of the wizard and a field of it. */
export interface TypedIn {
  step: GevelvullingStepId;
  fieldOf: (page: Page) => Locator;
}

/** Types in a field of the wizard, in a project of 500 gevelvullingen. */
export const measureKeys = (
  browser: Browser,
  form: Form,
  { step, fieldOf }: TypedIn,
): Promise<KeyFigures> =>
  measureKeysAt(browser, form, {
    gevelvullingen: Array.from({ length: GEVELVULLINGEN }, () => gevelvullingen.kozijn),
    pathOf: (projectId) => stepPath({ projectId, gevelvullingId: IDS.kozijn, step }),
    fieldOf,
  });
