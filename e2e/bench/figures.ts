import type { Browser } from '@playwright/test';

import { makeKnownVisitor, returnLoggedIn } from '../fixtures/knownVisitor.ts';
import { loadFigures, type LoadFigures } from '../fixtures/loadFigures.ts';
import { traffic } from '../fixtures/traffic.ts';
import type { Form } from './forms.ts';
import type { FirstRoute } from './routes.ts';

/** Counts what a first route fetches. */
export const countFirstRoute = async (
  browser: Browser,
  form: Form,
  { path, isLoggedIn, ready }: FirstRoute,
): Promise<LoadFigures> => {
  const context = await browser.newContext({ baseURL: form.url, locale: 'nl-NL' });
  await makeKnownVisitor(context);
  if (isLoggedIn) await returnLoggedIn(context, form.cookies);
  const page = await context.newPage();
  const files = await traffic(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await context.close();
  return loadFigures(files, form.site);
};
