import type { Locator, Page } from '@playwright/test';

import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from './fixtures/gevelvullingen.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { frame } from './pages/frame.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { wizard } from './pages/wizard.ts';

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Of what comes after two duplicates, mm. */
const BREEDTES = [1800, 2000, 2200, 2400, 2600, 2800, 3000];
const MERKEN = ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07', 'K08', 'K09', 'K10'];

const countClicks = () => {
  let clicks = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
};

const openAdvies = async (page: Page, projectId: number): Promise<void> => {
  await page.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'advies' }));
  await expect(wizard(page).heading('Advies')).toBeVisible();
};

test('ten gevelvullingen through duplicating and "Opslaan en volgende" @rest', async ({
  demoPage: page,
  api,
}) => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Tien ${crypto.randomUUID()}` }),
    [gevelvullingen.kozijn],
  );
  const { click, count } = countClicks();
  await page.goto(projectPath(project.id));
  for (const merk of ['K01', 'K02']) {
    await click(page.getByRole('button', { name: new RegExp(`^Acties voor ${merk}`) }));
    await click(frame(page).menuItem('Dupliceren'));
  }
  await click(page.getByRole('link', { name: /^K03/ }));
  const duplicated = count();

  const { heading } = wizard(page);
  const { saveAndNext, verdict } = adviesStep(page);
  const { breedte, merk } = kaderStep(page);
  await expect(heading('Advies')).toBeVisible();
  for (const [index, maat] of BREEDTES.entries()) {
    await click(saveAndNext);
    await expect(breedte).toBeFocused();
    await expect(breedte).toBeInViewport();
    await expect(merk).toHaveValue(MERKEN[index + 3] ?? '');
    await page.keyboard.type(String(maat));
    await page.keyboard.press('Enter');
    await expect(heading('Advies')).toBeFocused();
    await expect(verdict('alle zijden voldoen')).toBeVisible();
  }

  const { project: stored } = await api.fetchProject(project.id);
  expect(
    stored.gevelvullingen.map(({ gevelvullingEnKaderData: kader }) => [kader.merk, kader.breedte]),
  ).toEqual(MERKEN.map((each, index) => [each, BREEDTES[index - 3] ?? 4000]));
  process.stdout.write(
    `Ten gevelvullingen: ${duplicated} clicks for two duplicates, ${count() - duplicated} for seven through "Opslaan en volgende".\n`,
  );
  expect(count() - duplicated).toBe(BREEDTES.length);
});

test('the keys walk through the gevelvullingen at the same step', async ({
  demoPage: page,
  fullProject,
}) => {
  await openAdvies(page, fullProject.id);
  await adviesStep(page).gekozen('onderzijde').focus();
  await page.keyboard.press('Alt+PageDown');
  await expect(page).toHaveURL(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.schuifpui, step: 'advies' }),
  );
  await expect(wizard(page).heading('Advies')).toBeFocused();
  await page.keyboard.press('Alt+PageUp');
  await expect(page).toHaveURL(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'advies' }),
  );
});

test('at 1400 × 900 the sides and the drawing of an advice are both in sight', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openAdvies(page, fullProject.id);
  const { drawing, table } = adviesStep(page);
  await expect(table.getByRole('rowheader', { name: /^Bovenzijde/ })).toBeInViewport({ ratio: 1 });
  await expect(drawing).toBeInViewport({ ratio: 1 });
});

test('a press stops the scrolling to the top, so that what is pressed stays under the pointer @rest', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openAdvies(page, fullProject.id);
  const scrolled = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Heard here, so that it is not taken for the scrolling to the top.
        window.addEventListener('scroll', () => resolve(scrollY), { once: true });
        window.scrollTo(0, document.body.scrollHeight);
      }),
  );
  expect(scrolled).toBeGreaterThan(400);

  /** How far the page moves in the sixty frames after a press at its first step to the top, px. */
  const moved = page.evaluate(
    async () =>
      await new Promise<number>((resolve) => {
        const press = (): void => {
          document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          const pressedAt = scrollY;
          let frames = 0;
          const look = (): void => {
            frames += 1;
            if (frames < 60) requestAnimationFrame(look);
            else resolve(pressedAt - scrollY);
          };
          look();
        };
        window.addEventListener('scroll', press, { once: true });
      }),
  );
  await page.keyboard.press('Alt+PageDown');
  await expect(wizard(page).heading('Advies')).toBeFocused();
  expect(await moved).toBe(0);
});
