import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { wizard } from './pages/wizard.ts';

test('printing an advice saves it and opens its report in another tab', async ({
  demoPage: page,
  context,
  fullProject: { id: projectId },
}) => {
  await page.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'advies' }));
  const { gekozen, more, print, zijde } = adviesStep(page);
  await gekozen('bovenzijde').fill('9');

  const opened = context.waitForEvent('request', {
    predicate: (request) => request.url().endsWith('/bestand?tonen=1'),
    timeout: 100_000,
  });
  await more.click();
  await print.click();
  const report = await page.request.get((await opened).url());

  expect(report.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename=.*K01/),
  });
  expect((await report.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(projectPath(projectId));
  await page.goBack();
  await expect(gekozen('bovenzijde')).toHaveValue('9');
  await expect(zijde('bovenzijde').advies).toBeVisible();
});

test('the page of an advice is printed with its project, calculation, positions and limits', async ({
  demoPage: page,
  fullProject: { id: projectId, projectGegevens },
}) => {
  await page.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'advies' }));
  const { table, drawing, positions, more, zijde } = adviesStep(page);
  await expect(more).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  for (const part of [table, drawing, positions('onderzijde'), zijde('bovenzijde').calculation]) {
    await expect(part).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Toetsen en hun grenzen' })).toBeVisible();
  await expect(more).toBeAbsent({ beside: table });
  const above = await wizard(page)
    .heading('Advies')
    .evaluate(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement, '::before').content,
    );
  expect(above).toContain(projectGegevens.projectNaam);
  await page.emulateMedia({ media: 'screen' });
  await expect(zijde('bovenzijde').calculation).toBeAbsent({ beside: more });
});
