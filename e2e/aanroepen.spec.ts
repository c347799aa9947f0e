import type { Request } from '@playwright/test';

import { GROUP_ID } from './fixtures/api.ts';
import { returnLoggedIn } from './fixtures/knownVisitor.ts';
import { expect, test } from './fixtures/test.ts';
import { PAGES } from './screens/pages.ts';

/** What shows a project calculates with its catalogue. */
const PROJECT = ['project/:id', 'catalogus'] as const;

/** What each page needs beside the call that every one begins with; one of a project: that project. */
const NEEDS: Record<string, readonly string[]> = {
  'the login': [],
  'the forgotten password': [],
  'a reset without its link': [],
  'the registration': ['user/register'],
  'the account': ['user/edit'],
  'the list of projects': ['user/projects'],
  'a list without a match': ['user/projects'],
  'a new project': ['catalogi'],
  'the project form': [...PROJECT, 'catalogi'],
  'a new gevelvulling': [...PROJECT, 'project/:id/standaarden'],
  'the history': [...PROJECT, 'project/:id/revisies'],
  'an earlier version': [...PROJECT, 'project/:id/revisies/1'],
  'the standards': [...PROJECT, 'project/:id/standaarden'],
  'the standard of kozijnen': [...PROJECT, 'project/:id/standaarden'],
  'the import of a kozijnstaat': [...PROJECT, 'project/:id/standaarden'],
  'the standards of the company': ['standaarden', 'catalogus'],
  'the effects of a version': ['catalogi', 'catalogi/gevolgen'],
  'the company': ['bedrijf', 'instellingen', 'leden', 'logo'],
  'an invitation without its link': [],
  'the use of the company': ['gebruik'],
  'the links of the company': ['inzagelinks'],
  'the management of a project': [
    ...PROJECT,
    'project/:id/inzagelinks',
    'collegas',
    'instellingen',
  ],
  'the import of a project': [],
  'the beginning of the handbook': [],
  'a chapter of the handbook': [],
  'a link that does not work': [],
  'the check of a report': [],
  'the rekenmodel': [],
  'an unknown page': [],
  'no access': [],
};

/** The address of a call to the backend, or of a catalogue. */
const callOf = (request: Request): string[] => {
  const { pathname } = new URL(request.url());
  if (pathname.startsWith('/catalogi/')) return ['catalogus'];
  if (!/^\/(?:api|session|user)\//.test(pathname)) return [];
  return [
    pathname
      .replace(/^\/api\/v2\//, '')
      .replace(`group/${GROUP_ID}/`, '')
      .replace(/^project\/\d+/, 'project/:id'),
  ];
};

test('the first load of a page asks for nothing twice, and for nothing that it does not need', async ({
  browser,
  demoSession,
  fullProject,
}) => {
  // Every page of the product.
  test.setTimeout(240_000);
  for (const { name, path, heading, anonymous } of PAGES) {
    const context = await browser.newContext();
    if (anonymous !== true) await returnLoggedIn(context, demoSession.cookies);
    const page = await context.newPage();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(...callOf(request)));
    await page.goto(path(fullProject));
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [first, ...rest] = calls;
    expect(first, name).toBe('start');
    expect(rest, name).toEqual([...new Set(rest)]);
    expect(
      rest.filter((call) => !(NEEDS[name] ?? PROJECT).includes(call)),
      name,
    ).toEqual([]);
    await context.close();
  }
});
