import type { Browser, Page } from '@playwright/test';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import type { Form } from './forms.ts';
import { noteKeys } from './keys.ts';
import { watchMainThread } from './mainThread.ts';
import { openPage } from './openPage.ts';

/** A page and the processor time that its main thread has taken so far, ms. */
export interface MeasuredPage {
  page: Page;
  read: () => Promise<number>;
}

interface OpenedAt {
  aantal: number;
  pathOf: (projectId: number) => string;
}

/** Opens a page of a new project of so many gevelvullingen, at the full speed of the machine. */
export const openManyGevelvullingen = async (
  browser: Browser,
  form: Form,
  { aantal, pathOf }: OpenedAt,
): Promise<MeasuredPage> => {
  const { id } = await form.api.createProject(buildProjectGegevens());
  await form.api.addGevelvullingen(id, manyGevelvullingen(aantal));
  const page = await openPage(browser, form, {
    isLoggedIn: true,
    hasSlowLine: false,
    hasSlowProcessor: false,
  });
  await page.addInitScript(noteKeys);
  const read = await watchMainThread(page);
  await page.goto(pathOf(id));
  return { page, read };
};
