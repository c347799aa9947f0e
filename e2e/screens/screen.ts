import type { Project } from '@adviestool/contract/project';
import { expect, type Page } from '@playwright/test';

import { followLayoutShift, layoutShift } from '../fixtures/layoutShift.ts';
import { untilQuiet } from '../fixtures/untilQuiet.ts';

/** Cumulative layout shift while a page loads. */
const MOST_SHIFT = 0.02;

/** A page of the product, in a state that a user meets. */
export interface Screen {
  name: string;
  path: (project: Project) => string;
  /** The heading that says that the page is there. */
  heading: RegExp;
  /** What the tab says, with the name of the project; absent: not looked at. */
  title?: (projectNaam: string) => string;
  /** Nobody is logged in. */
  anonymous?: true;
  /** Visited with what proves the build, not with every change. */
  ofBuild?: true;
  /** Errors in the console that belong to it. */
  expectedErrors?: readonly RegExp[];
  /** What has to be so before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings the page into the state that is looked at. */
  act?: (page: Page, project: Project) => Promise<void>;
}

export const openScreen = async (
  page: Page,
  { path, heading, before, act }: Screen,
  project: Project,
): Promise<void> => {
  await followLayoutShift(page);
  await before?.(page);
  await page.goto(path(project));
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  await untilQuiet(page);
  expect(await layoutShift(page), 'what moves while the page loads').toBeLessThanOrEqual(
    MOST_SHIFT,
  );
  await act?.(page, project);
};
