import { devices, type Page } from '@playwright/test';

import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

/** Nothing of the page stands beside the screen. */
const expectToFit = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

for (const name of ['iPhone 13', 'iPad (gen 7)'] as const) {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices[name] ?? {};
  test.describe(name, () => {
    test.use({
      ...(viewport !== undefined && { viewport }),
      ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
      ...(isMobile !== undefined && { isMobile }),
      ...(hasTouch !== undefined && { hasTouch }),
    });

    test(`${name}: list, project and advice fit the screen and answer a finger @rest`, async ({
      demoPage: page,
      fullProject: { id: projectId },
    }) => {
      await page.goto('/');
      await expect(projectListPage(page).heading).toBeVisible();
      await expectToFit(page);
      await page.goto(projectPath(projectId));
      await page.getByRole('button', { name: 'Acties voor het project' }).tap();
      await page.getByRole('menuitem', { name: 'Geschiedenis' }).tap();
      await expect(page.getByRole('heading', { name: 'Geschiedenis', level: 1 })).toBeVisible();
      await expectToFit(page);
      await page.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'productkeuze' }));
      await wizard(page).next.tap();
      await expect(wizard(page).heading('Advies')).toBeVisible();
      await expectToFit(page);
    });
  });
}
