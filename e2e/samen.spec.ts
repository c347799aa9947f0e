import { login } from '@adviestool/contract/api/session';
import { createTransport } from '@adviestool/contract/api/transport';
import type { Browser, Page } from '@playwright/test';

import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { requestFetch } from './fixtures/requestFetch.ts';
import { expect, test } from './fixtures/test.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { wizard } from './pages/wizard.ts';

/** Somebody of the company, in a browser of their own. */
const visit = async (
  browser: Browser,
  { url, name, follows = true }: { url: string; name: string; follows?: boolean },
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  await makeKnownVisitor(context, { follows });
  await login(createTransport({ domain: '', fetch: requestFetch(context.request) }), {
    name,
    pass: DEMO_ACCOUNT.pass,
  });
  return context.newPage();
};

const KADER = 'gevelvulling-en-kader' as const;

test('three people in one project see each other, each other’s work, and never fix what they did not see', async ({
  browser,
  baseURL,
  fullProject,
}) => {
  const { id: projectId } = fullProject;
  const step = (name: 'gevelvulling-en-kader' | 'advies'): string =>
    stepPath({ projectId, gevelvullingId: IDS.kozijn, step: name });
  const [anna, bart, carla] = await Promise.all([
    visit(browser, { url: baseURL ?? '', name: 'demo' }),
    visit(browser, { url: baseURL ?? '', name: 'demo-administrator' }),
    // Nothing comes through to her: what she sees grows old.
    visit(browser, { url: baseURL ?? '', name: 'demo-moderator', follows: false }),
  ]);
  await Promise.all([
    anna.goto(projectPath(projectId)),
    bart.goto(step(KADER)),
    carla.goto(step('advies')),
  ]);

  // Who is there, and where.
  const there = anna.getByRole('list', { name: 'Ook in dit project' });
  await expect(there.getByRole('listitem')).toHaveText([/demo-administrator bij .*stap 1$/]);
  await expect(anna.getByText('(hier is nu demo-administrator)')).toBeAttached();

  // What bart types stays; what anna saves of the same step comes in beside it, and is marked.
  const typing = kaderStep(bart);
  await typing.breedte.fill('4100');
  await typing.breedte.focus();
  await anna.goto(step(KADER));
  await kaderStep(anna).hoogte.fill('2100');
  await wizard(anna).next.click();
  await expect(bart.getByRole('status')).toContainText([/^Zojuist door een ander gewijzigd: /]);
  await expect(typing.hoogte).toHaveValue('2100');
  await expect(typing.hoogte).toHaveAttribute('data-zojuist');
  await expect(typing.breedte).toHaveValue('4100');
  await expect(typing.breedte).toBeFocused();

  // Carla fixes what she sees; it is not so any more.
  const fix = carla.getByRole('button', { name: 'Vaststellen', exact: true });
  await fix.click();
  const told = carla.getByRole('alert').filter({ hasText: 'Er is niets vastgesteld' });
  await expect(told.getByRole('listitem').first()).toHaveText(
    /^demo heeft Hoogte gewijzigd: .* → 2100/,
  );
  await fix.click();
  await expect(carla.getByText(/^op .* door demo-moderator/)).toBeVisible();

  // Who closes the tab is gone.
  await expect(there.getByRole('listitem')).toHaveCount(1);
  await bart.close();
  await expect(there).toBeAbsent({ beside: anna.getByRole('main') });
});
