import { projectDetailsPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';

test('a change stands in the history in words, can be looked at as it was, and put back', async ({
  demoPage: page,
  fullProject,
  api,
}) => {
  const form = projectForm(page);
  await page.goto(projectDetailsPath(fullProject.id));
  await form.werkadres.fill('Kanaalweg 17');
  await form.submit.click();
  await expect(frame(page).notice('Project opgeslagen.')).toBeVisible();

  await page.getByRole('button', { name: 'Acties voor het project' }).click();
  await page.getByRole('menuitem', { name: 'Geschiedenis' }).click();
  await expect(page.getByRole('heading', { name: 'Geschiedenis', level: 1 })).toBeVisible();
  await expect(page.getByText('Projectgegevens gewijzigd')).toBeVisible();
  await expect(page.getByText(/Werkadres .*Kanaalweg 17$/)).toBeVisible();

  await page.getByRole('link', { name: 'Versie 1 bekijken' }).click();
  await expect(page.getByRole('heading', { name: 'Versie 1', level: 1 })).toBeVisible();
  await expect(page.getByText('Kanaalweg 17')).toBeAbsent({
    beside: page.getByRole('heading', { name: 'Versie 1', level: 1 }),
  });
  await expect(page.getByRole('row')).toHaveCount(fullProject.gevelvullingen.length + 1);

  await page.getByRole('button', { name: 'Terugzetten' }).click();
  const question = page.getByRole('alertdialog', { name: 'Versie 1 terugzetten?' });
  await expect(question).toContainText('De projectgegevens worden weer zoals ze toen waren.');
  await question.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(frame(page).notice('Versie 1 is teruggezet.')).toBeVisible();
  await expect(page.getByText('Versie 1 teruggezet')).toBeVisible();
  const { project } = await api.fetchProject(fullProject.id);
  expect(project.projectGegevens.werkadres).toBe(fullProject.projectGegevens.werkadres);

  await page.goto(projectPath(fullProject.id));
  await expect(page.getByText('Kanaalweg 17')).toBeAbsent({
    beside: page.getByRole('heading', { level: 1 }),
  });
});
