import { catalogusSchema } from '@adviestool/contract/catalogus';

import { catalogus } from './fixtures/catalogus.ts';
import { IDS, LOGIN, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { loginPage } from './pages/loginPage.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

const CATALOGUS = /\/catalogi\/[^/]+\/[^/]+\/[^/]+\.json$/;

test('the catalogue is fetched once, by the step that calculates, and kept by the browser', async ({
  demoPage: page,
  fullProject,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CATALOGUS.test(request.url())) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(projectListPage(page).heading).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.content()).not.toContain(catalogus.hoekankers[0]?.naam ?? 'Hoekanker');

  const step = (name: 'productkeuze' | 'advies'): string =>
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: name });
  const [answer] = await Promise.all([
    page.waitForResponse(CATALOGUS),
    page.goto(step('productkeuze')),
  ]);
  await expect(wizard(page).heading('Productkeuze')).toBeVisible();
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(catalogusSchema.parse(await answer.json())).toEqual(catalogus);
  await wizard(page).next.click();
  await expect(page).toHaveURL(step('advies'));
  expect(asked).toHaveLength(1);
});

test('without a catalogue the step says so, and goes on once there is one', async ({
  demoPage: page,
  fullProject,
}) => {
  await page.route(CATALOGUS, (route) => route.abort());
  await page.goto(
    stepPath({ projectId: fullProject.id, gevelvullingId: IDS.kozijn, step: 'productkeuze' }),
  );
  await expect(page.getByText('De catalogus met producten kon niet worden geladen.')).toBeVisible();
  await expect(frame(page).header).toBeVisible();
  await page.unroute(CATALOGUS);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('table', { name: 'Hoekankers per zijde' })).toBeVisible();
});

test('the login page fetches no catalogue @rest', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(LOGIN, { waitUntil: 'networkidle' });
  await expect(loginPage(page).heading).toBeVisible();
  expect(asked.filter((url) => CATALOGUS.test(url))).toEqual([]);
});
