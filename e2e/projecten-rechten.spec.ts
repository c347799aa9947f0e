import { logInSilently } from './fixtures/accounts.ts';
import { DEMO_ACCOUNT } from './fixtures/api.ts';
import { choose } from './fixtures/choose.ts';
import { IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';

const NIET = {
  aanmaken: 'U bent niet gautoriseerd om dit project aan te maken.',
  bewerken: 'U bent niet gautoriseerd om dit project te bewerken.',
  verwijderen: 'U bent niet gautoriseerd om dit project te verwijderen.',
  ontkoppelen: 'U bent niet gautoriseerd om deze koppeling te verwijderen.',
} as const;

test('who may look at everything but write nothing is told so at each attempt', async ({
  page,
  fullProject,
  api,
}) => {
  const naam = fullProject.projectGegevens.projectNaam ?? '';
  await api.connect(fullProject.id, {
    type: 'bouwmodel',
    external_id: crypto.randomUUID(),
    data: { file_path: 'lindehof.ifc', file_created: null, file_updated: null },
  });
  const before = await api.fetchProject(fullProject.id);
  await logInSilently(page.request, { name: 'demo-dashboard', pass: DEMO_ACCOUNT.pass });
  const { toast, question, menuItem } = frame(page);
  const form = projectForm(page);

  await page.goto(projectDetailsPath(fullProject.id));
  await form.werkadres.fill('Kade 1');
  await form.submit.click();
  await expect(toast(NIET.bewerken)).toBeVisible();
  await expect(form.werkadres).toHaveValue('Kade 1');

  await page.goto(projectPath(fullProject.id));
  await page.getByRole('button', { name: /^Acties voor K01/ }).click();
  await menuItem('Dupliceren').click();
  await expect(toast(NIET.bewerken)).toBeVisible();
  await projectPage(page).removeConnection('lindehof.ifc').click();
  await question('Koppeling verwijderen')
    .getByRole('button', { name: 'Koppeling verwijderen' })
    .click();
  await expect(toast(NIET.ontkoppelen)).toBeVisible();

  await page.goto(`/?zoek=${encodeURIComponent(naam)}`);
  await projectListPage(page).actions(naam).click();
  await menuItem('Verwijderen').click();
  await question(`Project ‘${naam}’ verwijderen`)
    .getByRole('button', { name: 'Project verwijderen' })
    .click();
  await expect(toast(NIET.verwijderen)).toBeVisible();
  await expect(projectListPage(page).project(naam)).toBeVisible();
  expect(await api.fetchProject(fullProject.id)).toEqual(before);
});

test('a step of the wizard that may not be saved keeps its input', async ({
  page,
  fullProject,
}) => {
  await logInSilently(page.request, { name: 'demo-dashboard', pass: DEMO_ACCOUNT.pass });
  await page.goto(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'advies' }),
  );
  const { gekozen, save } = adviesStep(page);
  await gekozen('onderzijde').fill('9');
  await save.click();
  await expect(frame(page).toast(NIET.bewerken)).toBeVisible();
  await expect(gekozen('onderzijde')).toHaveValue('9');
});

test('an outsider, who has no projects, may not create one either', async ({ page }) => {
  await logInSilently(page.request, { name: 'demo-outsider', pass: DEMO_ACCOUNT.pass });
  const form = projectForm(page);
  await page.goto('/project/nieuw/details');
  await form.naam.fill('Van buiten');
  await choose(form.typeBouw('Woning'));
  await choose(form.windgebied('II'));
  await form.submit.click();
  await expect(frame(page).toast(NIET.aanmaken)).toBeVisible();
  await expect(form.naam).toHaveValue('Van buiten');
});
