import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { bouwlijstPath } from '@adviestool/contract/paths';

import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { projectPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { tabelPage } from './pages/tabelPage.ts';

const GEVELS = ['Noord', 'Oost', 'Zuid', null];

/** Each in a facade and on a floor; of every fourth nobody says where it is. */
const geplaatst = (aantal: number): Gevelvulling[] =>
  manyGevelvullingen(aantal).map((one, index) => {
    const gevel = GEVELS[index % GEVELS.length] ?? null;
    const plaats =
      gevel === null ? {} : { gevel, bouwlaag: String(index % 7), ruimte: `${index % 7}.${index}` };
    return { ...one, gevelvullingEnKaderData: { ...one.gevelvullingEnKaderData, ...plaats } };
  });

test('two thousand rows are grouped by facade, folded and walked with the keys @rest', async ({
  demoPage: page,
  api,
}) => {
  test.slow();
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Plaats ${crypto.randomUUID().slice(0, 8)}` }),
    geplaatst(500),
  );
  await api.addGevelvullingen(project.id, geplaatst(2000).slice(500));
  const { grid, breedte, cell } = tabelPage(page);
  await page.goto(projectPath(project.id));
  await page.getByRole('combobox', { name: 'Groeperen op' }).selectOption('Gevel');
  const noord = grid.getByRole('button', { name: /^Gevel Noord 500 gevelvullingen · / });
  await expect(noord).toBeVisible();
  await expect(breedte('K1')).toBeVisible();
  // The next of the facade stands below it.
  await breedte('K1').click();
  await page.keyboard.press('ArrowDown');
  await expect(breedte('K5')).toBeFocused();

  await noord.click();
  await expect(noord).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('button', { name: /^Gevel Oost 500 gevelvullingen/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('button', { name: /^Geen gevel 500 gevelvullingen/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(grid.getByRole('row').filter({ has: page.locator(':focus') })).toContainText('K4');
  await page.keyboard.press('Control+End');
  await expect(cell('K2000', 10)).toBeFocused();
});

test('the place is changed in its cell, and the bouwlijst is grouped by it', async ({
  demoPage: page,
  api,
}) => {
  const project = await api.createProject(
    buildProjectGegevens({ projectNaam: `Plaats ${crypto.randomUUID().slice(0, 8)}` }),
    geplaatst(12),
  );
  const { cell } = tabelPage(page);
  await page.goto(projectPath(project.id));
  await page.getByRole('button', { name: 'Plaats en opmerking in kolommen' }).click();
  await cell('K4', 4).click();
  await page.keyboard.type('west');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await saved;

  await page.goto(`${bouwlijstPath(project.id)}?groep=gevel`);
  await page.getByText(/^Per gevelvulling \(/).click();
  const table = page.getByRole('table', { name: 'Per gevelvulling' });
  await expect(table.getByRole('rowheader', { name: /^Gevel Noord/ })).toBeVisible();
});
