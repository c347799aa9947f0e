import { applyKader } from '@adviestool/domain/velden/gevelvulling';

import type { Api } from './fixtures/api.ts';
import { IDS, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';

/** Makes the kozijn wider and takes the schuifpui away, in two saves; the hsb is changed and changed back. */
const change = async (api: Api, projectId: number): Promise<void> => {
  const { project } = await api.fetchProject(projectId);
  const withBreedte = (id: string, breedte: number) =>
    project.gevelvullingen.map((each) =>
      each.gevelvullingEnKaderData.id === id ? applyKader(each, { breedte }) : each,
    );
  await api.overwriteProject({ ...project, gevelvullingen: withBreedte(IDS.hsb, 1234) });
  await api.overwriteProject({
    ...project,
    gevelvullingen: withBreedte(IDS.kozijn, 6000).filter(
      (each) => each.gevelvullingEnKaderData.id !== IDS.schuifpui,
    ),
  });
};

for (const [size, viewport] of [
  ['narrow', { width: 360, height: 780 }],
  ['wide', { width: 1400, height: 900 }],
] as const) {
  test(`a version is compared with now, filtered, and goes into a report (${size})`, async ({
    demoPage: page,
    fullProject,
    api,
  }) => {
    await page.setViewportSize(viewport);
    await change(api, fullProject.id);
    await page.goto(`${projectPath(fullProject.id)}/geschiedenis`);
    await page.getByRole('link', { name: 'Versie 1 vergelijken met nu' }).click();
    await expect(
      page.getByRole('heading', { name: 'Gewijzigd sinds versie 1', level: 1 }),
    ).toBeVisible();
    const kozijn = page.getByRole('article').filter({ hasText: 'K01' });
    await expect(kozijn).toContainText('Gewijzigd');
    await expect(kozijn).toContainText(/Breedte\s*4000\smm →wordt 6000\smm/);
    await expect(kozijn).toContainText(/Hoekankers\s*88 →wordt/);
    await expect(kozijn).toContainText('demo');
    await expect(page.getByRole('article')).toHaveCount(2);
    const totalen = page.getByRole('table', { name: 'Toen en nu' });
    await expect(totalen.getByRole('row').nth(1)).toHaveText(/Gevelvullingen\s*3\s*2/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

    await page.getByRole('button', { name: 'Verwijderd 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL(/versie=1&soort=verwijderd$/);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('SP1');

    await page.getByRole('button', { name: 'Rapport', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Rapport maken' });
    await expect(dialog.getByLabel('Gewijzigd sinds versie 1')).toBeChecked();
    await expect(dialog.getByText(/^Het worden ongeveer/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();

    await page.getByLabel('Sinds').fill('2020-01-01');
    await page.getByRole('button', { name: 'Vergelijken', exact: true }).click();
    await expect(page.getByText(/^Op die datum bestond dit project nog niet/)).toBeVisible();
  });
}
