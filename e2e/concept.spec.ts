import { choose } from './fixtures/choose.ts';
import { IDS, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { wizard } from './pages/wizard.ts';

const detaillering = (projectId: number, gevelvullingId: string = IDS.kozijn): string =>
  stepPath({ projectId, gevelvullingId, step: 'detaillering' });

test('a reload in the middle of the detaillering brings the input back', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const fields = detailleringStep(demoPage);
  const { restored, undoRestore } = wizard(demoPage);
  await demoPage.goto(detaillering(fullProject.id));
  await fields.spouwlatbreedte.fill('110');
  await choose(fields.onderdorpel('Laagreliëfdorpel'));
  await fields.maximaleHartOpHartLaagrelief.fill('450');

  await demoPage.reload();

  await expect(restored).toBeVisible();
  await expect(fields.spouwlatbreedte).toHaveValue('110');
  await expect(fields.onderdorpel('Laagreliëfdorpel')).toBeChecked();
  await expect(fields.maximaleHartOpHartLaagrelief).toHaveValue('450');
  const stored = await api.fetchProject(fullProject.id);
  expect(stored.project.gevelvullingen).toEqual(fullProject.gevelvullingen);

  await undoRestore.click();
  await expect(fields.spouwlatbreedte).toHaveValue('90');
  await expect(fields.onderdorpel('Houten dorpel')).toBeChecked();
  await demoPage.reload();
  await expect(fields.spouwlatbreedte).toHaveValue('90');
  await expect(restored).toBeAbsent({ beside: fields.spouwlatbreedte });
});

test('a tab that is closed without a connection leaves its input to the next one [storing 11] @rest', async ({
  context,
  demoPage,
  fullProject,
}) => {
  await demoPage.goto(detaillering(fullProject.id));
  const fields = detailleringStep(demoPage);
  await expect(fields.spouwlatbreedte).toHaveValue('90');
  await context.setOffline(true);
  await fields.spouwlatbreedte.fill('110');
  await choose(fields.onderdorpel('Laagreliëfdorpel'));
  await fields.maximaleHartOpHartLaagrelief.fill('450');
  await demoPage.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const page = await context.newPage();
  const again = detailleringStep(page);
  await page.goto(detaillering(fullProject.id));
  await expect(wizard(page).restored).toBeVisible();
  await expect(again.spouwlatbreedte).toHaveValue('110');
  await expect(again.onderdorpel('Laagreliëfdorpel')).toBeChecked();
  await expect(again.maximaleHartOpHartLaagrelief).toHaveValue('450');
});

test('input that was given up does not come back @rest', async ({ demoPage, fullProject }) => {
  const fields = detailleringStep(demoPage);
  const { stepLink, leave, heading, restored } = wizard(demoPage);
  await demoPage.goto(detaillering(fullProject.id));
  await fields.stelruimte.fill('12');
  await stepLink('Gevelvulling en kader').click();
  await leave.click();
  await expect(heading('Gevelvulling en kader')).toBeVisible();

  await stepLink('Detaillering').click();

  await expect(fields.stelruimte).toHaveValue('15');
  await expect(restored).toBeAbsent({ beside: fields.stelruimte });
});

test('a step without unsaved input is left without a question @rest', async ({
  demoPage,
  fullProject,
}) => {
  const fields = detailleringStep(demoPage);
  const { stepLink, question, heading } = wizard(demoPage);
  await demoPage.goto(detaillering(fullProject.id));
  await fields.stelruimte.fill('12');
  await fields.stelruimte.fill('15');

  await stepLink('Gevelvulling en kader').click();

  await expect(heading('Gevelvulling en kader')).toBeVisible();
  await expect(question).toBeAbsent({ beside: heading('Gevelvulling en kader') });
});

test('unsaved input belongs to its own step and its own gevelvulling @rest', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const { heading, restored, next } = wizard(demoPage);
  await demoPage.goto(detaillering(fullProject.id));
  await detailleringStep(demoPage).stelruimte.fill('12');
  await demoPage.reload();
  await expect(restored).toBeVisible();

  await demoPage.goto(detaillering(fullProject.id, IDS.schuifpui));
  await expect(detailleringStep(demoPage).stelruimte).toHaveValue('15');
  await expect(restored).toBeAbsent({ beside: detailleringStep(demoPage).stelruimte });

  await demoPage.goto(
    stepPath({
      projectId: fullProject.id,
      gevelvullingId: IDS.kozijn,
      step: 'gevelvulling-en-kader',
    }),
  );
  await expect(kaderStep(demoPage).breedte).toHaveValue('4000');
  await expect(restored).toBeAbsent({ beside: kaderStep(demoPage).breedte });
  await kaderStep(demoPage).merk.fill('K99');
  await next.click();

  await expect(heading('Detaillering')).toBeVisible();
  await expect(detailleringStep(demoPage).stelruimte).toHaveValue('12');
  const { project } = await api.fetchProject(fullProject.id);
  expect(project.gevelvullingen[0]?.gevelvullingEnKaderData.merk).toBe('K99');
  expect(project.gevelvullingen[0]?.detailleringData.stelruimte).toBe(15);
});
