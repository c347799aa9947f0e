import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from '@playwright/test';

import { makeKnownVisitor, returnLoggedIn } from '../fixtures/knownVisitor.ts';
import { traffic } from '../fixtures/traffic.ts';
import type { Form } from './forms.ts';
import type { FirstRoute } from './routes.ts';

const OURS = /<link data-bench[^>]*>/g;
/** Files of remotes, which a monolith never runs. */
const AHEAD = /"preload":"[^"]*"/g;

const linkOf = (site: string, path: string): string => {
  const hash = createHash('sha256')
    .update(readFileSync(join(site, path)))
    .digest('base64');
  return `<link data-bench rel="preload" as="script" crossorigin="anonymous" integrity="sha256-${hash}" href="${path}">`;
};

/** The scripts that a first route asks for later than its document names them. */
const laterScripts = async (
  browser: Browser,
  { url, cookies }: Form,
  { path, isLoggedIn, ready }: FirstRoute,
): Promise<string[]> => {
  const context = await browser.newContext({ baseURL: url, locale: 'nl-NL' });
  await makeKnownVisitor(context);
  if (isLoggedIn) await returnLoggedIn(context, cookies);
  const page = await context.newPage();
  const files = await traffic(page);
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: 'attached' });
  const later = files.filter(({ isScript, hop }) => isScript && hop > 1).map((file) => file.path);
  await context.close();
  return [...new Set(later)];
};

/**
 * Makes the document of a form name what a first route fetches, as a build that knows the route could: the federated
 * form's document names the files of its entry remote, and the two are to be compared in how they are divided only.
 */
export const preloadFirstRoute = async (
  browser: Browser,
  form: Form,
  route: FirstRoute,
): Promise<void> => {
  await form.edit('index.html', (html) =>
    html.replace(OURS, '').replaceAll(AHEAD, '"preload":"never"'),
  );
  const links = (await laterScripts(browser, form, route)).map((path) => linkOf(form.site, path));
  await form.edit('index.html', (html) => html.replace('</head>', `${links.join('')}</head>`));
};
