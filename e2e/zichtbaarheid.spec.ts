import { saveGroepInstellingen } from '@adviestool/contract/api/groepInstellingen';
import { isHttpError } from '@adviestool/contract/api/apiError';
import { login } from '@adviestool/contract/api/session';
import {
  createProject,
  deleteProject,
  fetchProject,
  fetchProjectSummaries,
  updateProject,
} from '@adviestool/contract/api/projects';
import { createTransport } from '@adviestool/contract/api/transport';
import { ZICHTBAARHEDEN, type Zichtbaarheid } from '@adviestool/contract/groepInstellingen';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { Browser, Page } from '@playwright/test';

import { DEMO_ACCOUNT, GROUP_ID } from './fixtures/api.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { makeKnownVisitor } from './fixtures/knownVisitor.ts';
import { IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { requestFetch } from './fixtures/requestFetch.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';

/** Somebody of the company, in a browser of their own. */
const visit = async (browser: Browser, url: string, name: string) => {
  const context = await browser.newContext({ baseURL: url });
  await makeKnownVisitor(context);
  const api = createTransport({ domain: '', fetch: requestFetch(context.request) });
  const { csrf_token } = await login(api, { name, pass: DEMO_ACCOUNT.pass });
  api.setCsrfToken(csrf_token);
  return { api, page: await context.newPage() };
};

type Person = Awaited<ReturnType<typeof visit>>;

/** A project of `demo-employee` in a company of its own, with a colleague and an administrator. */
const openCompany = async (browser: Browser, url: string) => {
  const maker = await visit(browser, url, 'demo-employee');
  const { project } = await createProject(maker.api, GROUP_ID, {
    body: projectToBody(
      {
        projectGegevens: buildProjectGegevens({ projectNaam: 'Dok' }),
        gevelvullingen: Object.values(gevelvullingen),
      },
      'e2e',
    ),
    idempotencyKey: crypto.randomUUID(),
  });
  return {
    id: project.id,
    maker,
    colleague: await visit(browser, url, 'demo-member'),
    chief: await visit(browser, url, 'demo-administrator'),
  };
};

const statusOf = async (call: Promise<unknown>): Promise<number> => {
  try {
    await call;
    return 200;
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return error.status;
  }
};

/** How looking at a project, changing it and deleting it end; what it can delete it deletes not. */
const mayOf = async ({ api }: Person, projectId: number): Promise<number[]> => {
  const body = projectToBody(
    { projectGegevens: buildProjectGegevens({ projectNaam: 'Dok' }), gevelvullingen: [] },
    'e2e',
  );
  return [
    await statusOf(fetchProject(api, GROUP_ID, projectId)),
    // Against a revision that it never has: who may is told so.
    await statusOf(updateProject(api, GROUP_ID, { projectId, body, revision: '"r999"' })),
    await statusOf(deleteProject(api, GROUP_ID, { projectId, revision: '"r999"' })),
  ];
};

const MAY: Readonly<Record<Zichtbaarheid, readonly number[]>> = {
  eigen: [403, 403, 403],
  bekijken: [200, 403, 403],
  wijzigen: [200, 412, 403],
};

const VAN = 'Dit project is van demo-employee. U mag het bekijken, niet wijzigen.';

/** What a colleague finds of the project under a setting. */
const seeAs = async (page: Page, id: number, zichtbaarheid: Zichtbaarheid): Promise<void> => {
  const list = projectListPage(page);
  await page.goto('/');
  await expect(list.heading).toBeVisible();
  if (zichtbaarheid === 'eigen') {
    await expect(list.project('Dok')).toBeAbsent({ beside: list.heading });
    await page.goto(projectPath(id));
    await expect(page.getByRole('heading', { name: /geen toegang/i, level: 1 })).toBeVisible();
    return;
  }
  const mag = zichtbaarheid === 'wijzigen';
  await page.getByRole('button', { name: 'Van collega’s' }).click();
  await expect(page).toHaveURL(/\?van=collegas$/);
  await expect(page.getByText('Van demo-employee')).toBeVisible();
  await list.project('Dok').click();
  await expect(page.getByRole('heading', { name: 'Dok', level: 1 })).toBeVisible();
  await expect(page.getByText(VAN)).toHaveCount(mag ? 0 : 1);
  await frame(page).projectMenu.click();
  await expect(frame(page).menuItem('Rapporten')).toBeVisible();
  await expect(frame(page).menuItem('Project bewerken')).toHaveCount(mag ? 1 : 0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Acties voor het project' }).click();
  await expect(page.getByRole('menuitem', { name: 'Geschiedenis' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Project verwijderen' })).toBeAbsent({
    beside: page.getByRole('menuitem', { name: 'Geschiedenis' }),
  });
  await page.goto(
    stepPath({ projectId: id, gevelvullingId: IDS.kozijn, step: 'gevelvulling-en-kader' }),
  );
  await expect(page.getByRole('textbox', { name: /^Merk/ })).toBeEditable({ editable: mag });
  await expect(page.getByText(VAN)).toHaveCount(mag ? 0 : 1);
};

test('what a colleague may follows the setting, by route and by screen; maker and administrator may all', async ({
  browser,
  ownSite,
}) => {
  const { id, maker, colleague, chief } = await openCompany(browser, ownSite.url);
  for (const zichtbaarheid of ZICHTBAARHEDEN) {
    await saveGroepInstellingen(chief.api, GROUP_ID, { zichtbaarheid });
    expect(await mayOf(colleague, id)).toEqual(MAY[zichtbaarheid]);
    expect(await mayOf(maker, id)).toEqual([200, 412, 412]);
    expect(await mayOf(chief, id)).toEqual([200, 412, 412]);
    await seeAs(colleague.page, id, zichtbaarheid);
  }
  const query = { search: '', sort: 'changed', order: 'desc', page: 0 } as const;
  const seen = await fetchProjectSummaries(chief.api, GROUP_ID, { ...query, van: 'collegas' });
  expect(seen.projects.map(({ name }) => name)).toContain('Dok');
  expect(
    await statusOf(saveGroepInstellingen(maker.api, GROUP_ID, { zichtbaarheid: 'eigen' })),
  ).toBe(403);

  // The right goes while the page is open: what was typed stays, and the refusal is told.
  const { page } = colleague;
  const form = projectForm(page);
  await page.goto(projectDetailsPath(id));
  await form.werkadres.fill('Kade 1');
  await saveGroepInstellingen(chief.api, GROUP_ID, { zichtbaarheid: 'bekijken' });
  await form.submit.click();
  await expect(
    frame(page).toast('U bent niet gautoriseerd om dit project te bewerken.'),
  ).toBeVisible();
  await expect(form.werkadres).toHaveValue('Kade 1');
});

test('a conflict names who saved, and a project that is handed over goes with its history @rest', async ({
  browser,
  ownSite,
}) => {
  const { id, maker, colleague, chief } = await openCompany(browser, ownSite.url);
  await saveGroepInstellingen(chief.api, GROUP_ID, { zichtbaarheid: 'wijzigen' });
  const { page } = maker;
  const form = projectForm(page);
  await page.goto(projectDetailsPath(id));
  await form.werkadres.fill('Kade 1');
  const other = projectForm(colleague.page);
  await colleague.page.goto(projectDetailsPath(id));
  await other.werkadres.fill('Kade 2');
  await other.submit.click();
  await expect(colleague.page).toHaveURL(projectPath(id));
  await form.submit.click();
  const conflict = frame(page).question('Project is intussen gewijzigd');
  await expect(conflict).toContainText(
    'Werkadres: bij u Kade 1, door demo-member gewijzigd in Kade 2',
  );
  await conflict.getByRole('button', { name: 'Nieuwste versie laden' }).click();

  await saveGroepInstellingen(chief.api, GROUP_ID, { zichtbaarheid: 'eigen' });
  await page.goto(`${projectPath(id)}/beheren`);
  await page.getByRole('combobox', { name: 'Collega' }).selectOption('demo-member');
  await page.getByRole('button', { name: 'Project overdragen' }).click();
  const question = frame(page).question('Project overdragen');
  await expect(question).toContainText('U ziet het daarna niet meer.');
  await question.getByRole('button', { name: 'Project overdragen' }).click();
  await expect(frame(page).notice('‘Dok’ is overgedragen aan demo-member.')).toBeVisible();
  await expect(projectListPage(page).heading).toBeVisible();
  await expect(projectListPage(page).project('Dok')).toBeAbsent({
    beside: projectListPage(page).heading,
  });
  expect(await mayOf(maker, id)).toEqual([403, 403, 403]);

  await colleague.page.goto(`${projectPath(id)}/geschiedenis`);
  await expect(
    colleague.page.getByText('Overgedragen van demo-employee aan demo-member'),
  ).toBeVisible();
  expect(await mayOf(colleague, id)).toEqual([200, 412, 412]);
});
