import type { Locator, Page } from '@playwright/test';

import { atRest } from './fixtures/atRest.ts';
import { ACCOUNT, gevelvullingPath, projectDetailsPath, projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { cancelDialog, editPage } from './pages/accountPages.ts';
import { frame } from './pages/frame.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PROJECT_CALL = '**/api/v2/group/*/project/**';

const LIST_CALL = '**/api/v2/group/*/user/projects?*';

const GEVELVULLING = 'Gevelvulling niet gevonden.';
const PROJECT = 'Project niet gevonden.';

/** Another page of the product, as a link would open it. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const boxOf = async (toast: Locator) => {
  const box = await toast.boundingBox();
  if (box === null) throw new Error('The toast is not on the screen.');
  return box;
};

/** Pushes a toast aside with the pointer, and lets go. */
const push = async (page: Page, toast: Locator, distance: number): Promise<void> => {
  const { x, y, height } = await boxOf(toast);
  const start = { x: x + 120, y: y + height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + distance / 2, start.y);
  await page.mouse.move(start.x + distance, start.y);
  await page.mouse.up();
};

test('toasts are 356 px wide, 14 px apart, and within a telephone', async ({
  demoPage,
  project,
}) => {
  await demoPage.goto(gevelvullingPath(project.id, 'ffffffff'));
  const { toast } = frame(demoPage);
  await expect(toast(GEVELVULLING)).toBeVisible();
  await follow(demoPage, projectPath(999_999));
  await expect(toast(PROJECT)).toBeVisible();

  const gap = async (): Promise<number> => {
    const [one, other] = [await boxOf(toast(GEVELVULLING)), await boxOf(toast(PROJECT))];
    const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
    return lower.y - upper.y - upper.height;
  };
  await expect.poll(gap).toBe(14);
  await atRest(demoPage);
  expect((await boxOf(toast(PROJECT))).width).toBe(356);

  await demoPage.setViewportSize({ width: 340, height: 700 });
  await expect.poll(async () => (await boxOf(toast(PROJECT))).width).toBe(308);
  const { x } = await boxOf(toast(PROJECT));
  expect(x).toBe(16);
});

test('on a telephone a long toast leaves the button that tries again free @rest', async ({
  demoPage: page,
  project,
}) => {
  const down = { status: 500, json: { message: 'De database is weg.' } };
  const { toast } = frame(page);
  const again = page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await page.route(LIST_CALL, (route) => route.fulfill(down));
  await projectListPage(page).search.fill('x');
  await expect(toast('foutcode: 500')).toBeVisible();
  await again.click({ trial: true });

  await page.goto(projectDetailsPath(project.id));
  await page.route(PROJECT_CALL, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(down),
  );
  await projectForm(page).werkadres.fill('Kanaalweg 17');
  await projectForm(page).submit.click();
  await expect(toast('De database is weg.')).toBeVisible();
  await again.click({ trial: true });
});

for (const width of [1280, 360]) {
  test(`over a dialog a toast can be read and closed, and the page keeps it, ${width} px wide${width === 360 ? '' : ' @rest'}`, async ({
    demoPage: page,
  }) => {
    const { toast } = frame(page);
    const { dialog, currentPassword, submit } = cancelDialog(page);
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/user/cancel', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'De database is weg.' } })
        : route.continue(),
    );
    await page.goto(ACCOUNT);
    await editPage(page).cancel.click();
    await currentPassword.fill('geheim');
    await submit.click();

    const failure = toast('De database is weg.');
    await failure.getByRole('link', { name: 'support@example.nl' }).click({ trial: true });
    const { x, y, width: toastWidth, height } = await boxOf(failure);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + toastWidth).toBeLessThanOrEqual(width);
    expect(y + height).toBeLessThanOrEqual(740);
    await page.keyboard.press('Escape');
    await wizard(page).leave.click();
    await expect(dialog).toBeAbsent({ beside: failure });
    await failure.getByRole('button', { name: 'Sluiten' }).click({ trial: true });

    await editPage(page).cancel.press('Enter');
    await expect(dialog).toBeVisible();
    await failure.getByRole('button', { name: 'Sluiten' }).click();
    await expect(failure).toBeAbsent({ beside: dialog });
    await expect(dialog).toBeVisible();
  });
}

for (const side of [1, -1]) {
  test(`a toast goes when it is pushed 45 px to the ${side > 0 ? 'right' : 'left'}, not for less${side > 0 ? '' : ' @rest'}`, async ({
    demoPage,
    project,
  }) => {
    await demoPage.goto(gevelvullingPath(project.id, 'ffffffff'));
    const toast = frame(demoPage).toast(GEVELVULLING);
    await expect(toast).toBeVisible();
    await atRest(demoPage);
    const { x } = await boxOf(toast);

    await push(demoPage, toast, 40 * side);
    await expect.poll(async () => (await boxOf(toast)).x).toBe(x);

    await push(demoPage, toast, 46 * side);
    await expect(toast).toBeAbsent({ beside: demoPage.getByRole('heading', { level: 1 }) });
  });
}
