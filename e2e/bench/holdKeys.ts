import type { GevelvullingStepId } from '@adviestool/domain/steps/gevelvullingSteps';
import type { Locator, Page } from '@playwright/test';

import { projectPath, stepPath } from '../fixtures/paths.ts';
import { adviesStep } from '../pages/adviesStep.ts';
import { detailleringStep } from '../pages/detailleringStep.ts';
import { kaderStep } from '../pages/kaderStep.ts';
import { tabelPage } from '../pages/tabelPage.ts';
import type { BudgetTable } from './budgetTable.ts';
import type { Form } from './forms.ts';
import { measureKeyTime, type KeyField } from './keyTime.ts';
import type { Browser } from './launchBrowser.ts';

/** A key may not cost more in a large project. */
const SIZES = [1, 2000];
/** One gevelvulling is shown as a card and not in a table. */
const TABLE_SIZES = [60, 2000];

interface Typed extends KeyField {
  name: string;
  /** Milliseconds above a plain input. */
  maximum: number;
  /** With how many gevelvullingen. */
  sizes: readonly number[];
}

interface InStep {
  /** Absent: that of the step. */
  name?: string;
  fieldOf: (page: Page) => Locator;
  /** What the 5 is typed behind. */
  begin: string;
  maximum: number;
}

const inStep = (
  step: GevelvullingStepId,
  { fieldOf, begin, maximum, name = step }: InStep,
): Typed => ({
  name,
  maximum,
  sizes: SIZES,
  pathOf: (projectId) => stepPath({ projectId, gevelvullingId: '00000000', step }),
  open: async (page) => {
    const field = fieldOf(page);
    await field.fill(begin);
    return field;
  },
});

const TYPED: readonly Typed[] = [
  inStep('gevelvulling-en-kader', {
    fieldOf: (page) => kaderStep(page).breedte,
    begin: '1200',
    maximum: 4,
  }),
  inStep('gevelvulling-en-kader', {
    name: 'a breedte that is refused every other key',
    fieldOf: (page) => kaderStep(page).breedte,
    begin: '120',
    maximum: 4,
  }),
  inStep('detaillering', {
    fieldOf: (page) => detailleringStep(page).spouwlatbreedte,
    begin: '39',
    maximum: 4,
  }),
  inStep('advies', {
    fieldOf: (page) => adviesStep(page).gekozen('onderzijde'),
    begin: '',
    maximum: 12,
  }),
  {
    name: 'a cell of the table',
    maximum: 4,
    sizes: TABLE_SIZES,
    pathOf: projectPath,
    open: (page) => tabelPage(page).openBreedte('K1'),
  },
];

const ms = (time: number): string => `${time.toFixed(1)} ms`;

/** Holds what a key costs, in a project of one gevelvulling and in one of 2,000. */
export const holdKeys = async (
  browser: Browser,
  form: Form,
  { hold }: Pick<BudgetTable, 'hold'>,
): Promise<void> => {
  for (const { name, maximum, sizes, ...typed } of TYPED) {
    for (const aantal of sizes) {
      const { field, plain, commitsPerKey } = await measureKeyTime(browser, form, {
        ...typed,
        aantal,
      });
      hold(
        {
          what: `a key in ${name}, ${aantal}, above a plain input`,
          value: field - plain,
          maximum,
          unit: 'ms',
        },
        `${ms(field)} and ${ms(plain)}, ${(field / plain).toFixed(1)} times; ${commitsPerKey.toFixed(2)} commits per key`,
      );
    }
  }
};
