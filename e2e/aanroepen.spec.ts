import type { Request } from '@playwright/test';

import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { expect, test } from './fixtures/test.ts';
import { PAGES } from './screens/pages.ts';

/** Calls of the first load of every page: `GET path?query`, in the order in which they were sent. */
const callOf = (request: Request): string[] => {
  const { pathname, search } = new URL(request.url());
  return /^\/(?:api|session|user|catalogi)\//.test(pathname)
    ? [`${request.method()} ${pathname}${search}`]
    : [];
};

test('the first load of a page asks for nothing twice', async ({
  browser,
  demoSession,
  fullProject,
}) => {
  test.setTimeout(240_000);
  for (const { name, path, anonymous } of PAGES) {
    const context = await browser.newContext();
    if (anonymous !== true) await returnLoggedIn(context, demoSession.cookies);
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(...callOf(request)));
    await page.goto(path(fullProject), { waitUntil: 'networkidle' });
    process.stdout.write(`${name}\n  ${calls.join('\n  ')}\n`);
    expect(calls, name).toEqual([...new Set(calls)]);
    await context.close();
  }
});
