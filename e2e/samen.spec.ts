import { fetchLeden, removeLid } from '@adviestool/contract/api/leden';
import { handOverProject } from '@adviestool/contract/api/overdragen';
import { deleteProject, restoreProject } from '@adviestool/contract/api/projects';
import { login } from '@adviestool/contract/api/session';
import { createTransport, type Transport } from '@adviestool/contract/api/transport';
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { createAccount } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT, GROUP_ID } from './fixtures/api.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { requestFetch } from './fixtures/requestFetch.ts';
import { expect, test } from './fixtures/test.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { wizard } from './pages/wizard.ts';

/** Logs a browser in. @returns what its calls are made with */
const logIn = async (
  context: BrowserContext,
  account: { name: string; pass: string },
): Promise<Transport> => {
  const api = createTransport({ domain: '', fetch: requestFetch(context.request) });
  const { csrf_token: token } = await login(api, account);
  api.setCsrfToken(token);
  return api;
};

/** Somebody of the company, in a browser of their own. */
const visit = async (
  browser: Browser,
  {
    url,
    name,
    pass = DEMO_ACCOUNT.pass,
    follows = true,
  }: { url: string; name: string; pass?: string; follows?: boolean },
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  await makeKnownVisitor(context, { follows });
  await logIn(context, { name, pass });
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

test('who has the project open reads at once who deleted it, and who is removed reads so; what is typed stays', async ({
  browser,
  baseURL,
  fullProject: { id: projectId },
  request,
}) => {
  const url = baseURL ?? '';
  const account = await createAccount(request);
  const beheer = await logIn(await browser.newContext({ baseURL: url }), {
    name: 'demo-administrator',
    pass: DEMO_ACCOUNT.pass,
  });
  const { leden } = await fetchLeden(beheer, GROUP_ID);
  const uidOf = (naam: string): number => leden.find((lid) => lid.naam === naam)?.uid ?? 0;
  const [dirk, naar] = [uidOf(account.name), uidOf('demo-administrator')];
  await handOverProject(beheer, GROUP_ID, {
    projectId,
    uid: dirk,
    revision: null,
    idempotencyKey: crypto.randomUUID(),
  });

  const [typer, reader] = await Promise.all([
    visit(browser, { url, ...account }),
    visit(browser, { url, name: 'demo-moderator' }),
  ]);
  await Promise.all([
    typer.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: KADER })),
    reader.goto(projectPath(projectId)),
  ]);
  const typing = kaderStep(typer);
  await typing.breedte.fill('4100');
  for (const page of [typer, reader]) {
    await expect(page.getByRole('list', { name: 'Ook in dit project' })).toBeVisible();
  }

  await deleteProject(beheer, GROUP_ID, { projectId, revision: null });
  await expect(
    typer.getByText(/^demo-administrator heeft dit project op .* verwijderd\./),
  ).toBeVisible();
  await expect(
    reader.getByText(/^demo-administrator heeft dit project verwijderd\./),
  ).toBeVisible();
  await expect(typing.breedte).toHaveValue('4100');

  await restoreProject(beheer, GROUP_ID, projectId);
  await expect(typer.getByText(/^demo-administrator heeft dit project teruggezet\./)).toBeVisible();
  await expect(typing.breedte).toHaveValue('4100');

  await removeLid(beheer, GROUP_ID, { uid: dirk, naar });
  await wizard(typer).next.click();
  await expect(
    typer.getByText(/^U bent door demo-administrator uit .* verwijderd\./),
  ).toBeVisible();
  await expect(typing.breedte).toHaveValue('4100');
});
