import type { Project } from '@adviestool/contract/project';

import type { Api } from './fixtures/api.ts';
import { IDS, projectDetailsPath, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectPage } from './pages/projectPage.ts';
import { wizard } from './pages/wizard.ts';

const DAMAGED = '[{"kapot": true}]';
const UNREADABLE = /kunnen niet worden gelezen/;

/** What another client leaves behind while a page of the project is open. */
const damage = (api: Api, project: Project): Promise<void> =>
  api.storeGevelvullingenText(project, DAMAGED);

const expectUntouched = async (api: Api, { id }: Project): Promise<void> =>
  expect(await api.gevelvullingenText(id)).toBe(DAMAGED);

for (const action of ['Dupliceren', 'Omlaag', 'Verwijderen']) {
  test(`a list that became unreadable meanwhile is not written by ‘${action}’ [storing 29]${action === 'Dupliceren' ? '' : ' @rest'}`, async ({
    demoPage: page,
    fullProject,
    api,
  }) => {
    await page.goto(projectPath(fullProject.id));
    await expect(projectPage(page).cards).toHaveCount(3);
    await damage(api, fullProject);
    await page.getByRole('button', { name: /^Acties voor K01/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(action) }).click();
    if (action === 'Verwijderen') {
      await page.getByRole('button', { name: 'Gevelvulling verwijderen' }).click();
    }
    await wizard(page).loadNewest.click();
    await expect(page.getByRole('main').getByText(UNREADABLE)).toBeVisible();
    await expect(projectPage(page).addGevelvulling).toBeAbsent({
      beside: page.getByRole('main').getByText(UNREADABLE),
    });
    await expectUntouched(api, fullProject);
  });
}

test('own project data are not kept over a project that became unreadable @rest', async ({
  demoPage: page,
  fullProject,
  api,
}) => {
  const form = projectForm(page);
  await page.goto(projectDetailsPath(fullProject.id));
  await form.werkadres.fill('Kade 1');
  await damage(api, fullProject);
  await form.submit.click();
  await expect(frame(page).toast('Het project is daarom niet gewijzigd.')).toBeVisible();
  await expect(form.werkadres).toHaveValue('Kade 1');
  await expectUntouched(api, fullProject);
});

test('a step is not written into a project that became unreadable', async ({
  demoPage: page,
  fullProject,
  api,
}) => {
  const { stelruimte } = detailleringStep(page);
  await page.goto(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'detaillering' }),
  );
  await stelruimte.fill('12');
  await damage(api, fullProject);
  await wizard(page).next.click();
  await expect(frame(page).toast('Het project is daarom niet gewijzigd.')).toBeVisible();
  await expect(stelruimte).toHaveValue('12');
  await expectUntouched(api, fullProject);
});
