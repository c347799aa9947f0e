import type { Project } from '@adviestool/contract/project';
import type { Page } from '@playwright/test';

import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { bouwlijstPath, projectPath } from './fixtures/paths.ts';
import { expect, test as base } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { vergelijkPage } from './pages/vergelijkPage.ts';

const test = base.extend<{ dertig: Project }>({
  dertig: async ({ api }, provide, { title }) => {
    await provide(
      await api.createProject(
        buildProjectGegevens({ projectNaam: `${title} ${crypto.randomUUID().slice(0, 8)}` }),
        manyGevelvullingen(30),
      ),
    );
  },
});

/** The left edge and the top of each column. */
const placesOf = async (page: Page) =>
  Promise.all(
    vergelijkPage(page).kolommen.map(async (kolom) => {
      const box = await kolom.boundingBox();
      return { x: Math.round(box?.x ?? -1), y: Math.round(box?.y ?? -1) };
    }),
  );

for (const [naam, width] of [
  ['wide', 1400],
  ['narrow', 360],
] as const) {
  test(`${naam}: products are compared in two clicks, chosen in one and undone in one${naam === 'wide' ? '' : ' @rest'}`, async ({
    demoPage: page,
    dertig,
    api,
  }) => {
    const { heading, regel, kies, kolom, nietVergeleken } = vergelijkPage(page);
    const hoekankers = async () =>
      (await api.fetchProject(dertig.id)).project.gevelvullingen.map(({ productKeuze }) =>
        Object.values(productKeuze).map((keuze) => keuze.hoekanker),
      );
    const revisie = async () => (await api.fetchProject(dertig.id)).revision;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(projectPath(dertig.id));
    const [voor, revisieVoor] = [await hoekankers(), await revisie()];

    await page.getByRole('button', { name: 'Acties voor het project' }).click();
    await frame(page).menuItem('Producten vergelijken').click();
    await expect(heading).toBeVisible();
    await expect(regel('Nu', 'Hoekankers')).toContainText(/\d/);
    await expect(nietVergeleken).toHaveText('3 gevelvullingen zijn niet vergeleken');
    const places = await placesOf(page);
    const isBeside = places.every(({ y }) => y === places[0]?.y);
    const isBelow = places.every(({ x }) => x === places[0]?.x);
    expect([isBeside, isBelow]).toEqual([width === 1400, width === 360]);
    const aantal = await regel('Minste stuks', 'Hoekankers').locator('strong').textContent();

    await kies('Minste stuks').click();
    await expect(kolom('Minste stuks').getByText('Zo staat het nu in het project.')).toBeVisible();
    await expect(regel('Nu', 'Hoekankers')).toHaveText(aantal ?? '');
    expect(await hoekankers()).not.toEqual(voor);
    expect(await revisie()).not.toBe(revisieVoor);

    await frame(page)
      .notice('Minste stuks gekozen')
      .getByRole('button', { name: 'Ongedaan maken' })
      .click();
    await expect(frame(page).notice('ongedaan gemaakt')).toBeVisible();
    await expect(kies('Minste stuks')).toBeEnabled();
    expect(await hoekankers()).toEqual(voor);
  });
}

test('what a column says is what the bouwlijst says once it is chosen', async ({
  demoPage: page,
  dertig,
}) => {
  const { regel, kies, kolom } = vergelijkPage(page);
  await page.goto(`${projectPath(dertig.id)}/producten-vergelijken`);
  const regels = regel('Eén product', 'Producten').getByRole('listitem');
  await expect(regels.first()).toBeVisible();
  const producten = await regels.evaluateAll((items) =>
    items.map((item) => [...item.children].map((one) => one.textContent)),
  );
  expect(producten.length).toBeGreaterThan(1);
  await kies('Eén product').click();
  await expect(kolom('Eén product').getByText('Zo staat het nu in het project.')).toBeVisible();

  await page.goto(bouwlijstPath(dertig.id));
  const totalen = page.getByRole('table', { name: 'Totalen per product' });
  await expect(totalen).toBeVisible();
  const rijen = await totalen.getByRole('row').allTextContents();
  for (const [product = '', aantal = ''] of producten) {
    expect(rijen.some((rij) => rij.startsWith(product) && rij.endsWith(aantal))).toBe(true);
  }
});
