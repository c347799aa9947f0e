import type { Project } from '@adviestool/contract/project';

import type { Api } from './fixtures/api.ts';
import { seriousViolations } from './fixtures/axe.ts';
import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { projectPage } from './pages/projectPage.ts';

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const merkenOf = async (api: Api, projectId: number) =>
  (await api.fetchProject(projectId)).project.gevelvullingen.map(
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.merk,
  );

const createLarge = (api: Api, aantal: number): Promise<Project> => {
  const { kozijn } = gevelvullingen;
  return api.createProject(
    buildProjectGegevens({ projectNaam: `Groot ${crypto.randomUUID()}` }),
    Array.from({ length: aantal }, (_value, index) => ({
      ...kozijn,
      gevelvullingEnKaderData: {
        ...kozijn.gevelvullingEnKaderData,
        id: String(index).padStart(8, '0'),
        merk: `K${String(index + 1).padStart(3, '0')}`,
      },
      ...(index % 10 === 0 && { detailleringData: {} }),
    })),
  );
};

test('gevelvullingen are put in order by keyboard and by dragging', async ({
  demoPage: page,
  fullProject,
  api,
}) => {
  const { grip, cards } = projectPage(page);
  await page.goto(projectPath(fullProject.id));
  await grip(/^K01 .* verplaatsen$/).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cards).toContainText(['SP1', 'K01', 'HSB-A']);
  await expect(grip(/^K01 .* verplaatsen$/)).toBeFocused();
  await expect.poll(() => merkenOf(api, fullProject.id)).toEqual(['SP1', 'K01', 'HSB-A']);

  await grip(/^HSB-A .* verplaatsen$/).dragTo(cards.first(), { targetPosition: { x: 200, y: 8 } });
  await expect(cards).toContainText(['HSB-A', 'SP1', 'K01']);
  await expect.poll(() => merkenOf(api, fullProject.id)).toEqual(['HSB-A', 'SP1', 'K01']);
});

test('the detaillering of another gevelvulling is taken over', async ({
  demoPage: page,
  fullProject,
  api,
}) => {
  const { kozijn } = gevelvullingen;
  await api.overwriteProject({
    ...fullProject,
    gevelvullingen: [
      kozijn,
      {
        ...kozijn,
        gevelvullingEnKaderData: { ...kozijn.gevelvullingEnKaderData, id: 'b', merk: 'K02' },
        detailleringData: {},
      },
    ],
  });
  await page.goto(projectPath(fullProject.id));
  await page.getByRole('button', { name: /^Acties voor K02/ }).click();
  await frame(page).menuItem('Detaillering overnemen').click();
  await page.getByRole('button', { name: 'Overnemen' }).click();
  await expect(frame(page).notice('Detaillering overgenomen.')).toBeVisible();
  const { project } = await api.fetchProject(fullProject.id);
  expect(project.gevelvullingen[1]?.detailleringData).toEqual(kozijn.detailleringData);
});

test('of 500 gevelvullingen only those in sight are drawn, and all can be reached', async ({
  demoPage: page,
  api,
}) => {
  const project = await createLarge(api, 500);
  const { cards, grip, filter, asCards } = projectPage(page);
  await page.goto(projectPath(project.id));
  await asCards.click();
  await expect(cards.first()).toContainText('K001');
  expect(await cards.count()).toBeLessThan(50);
  expect(await seriousViolations(page)).toEqual([]);

  await page.keyboard.press('End');
  await expect(grip(/^K500 .* verplaatsen$/)).toBeInViewport();
  await grip(/^K500 .* verplaatsen$/).focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowUp');
  await expect(grip(/^K500 .* verplaatsen$/)).toBeFocused();
  await expect.poll(async () => (await merkenOf(api, project.id)).indexOf('K500')).toBe(496);

  await filter(/^Concept/).click();
  await expect(page.getByText('50 van 500', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(50);
  await expect(page).toHaveURL(/toestand=concept/);
});

test('all of 500 gevelvullingen are printed @rest', async ({ demoPage: page, api }) => {
  const project = await createLarge(api, 500);
  const { cards, asCards } = projectPage(page);
  await page.goto(projectPath(project.id));
  await asCards.click();
  await expect(cards.first()).toContainText('K001');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  // At most fifteen cards fit on a sheet.
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(30);

  await page.emulateMedia({ media: 'print' });
  await expect(cards).toHaveCount(500);
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => cards.count()).toBeLessThan(50);
});
