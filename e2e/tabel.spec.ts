import type { Project } from '@adviestool/contract/project';
import type { Locator } from '@playwright/test';

import { buildProjectGegevens } from './fixtures/buildProjectGegevens.ts';
import { countHandelingen, tell } from './fixtures/countHandelingen.ts';
import { manyGevelvullingen } from './fixtures/manyGevelvullingen.ts';
import { projectPath } from './fixtures/paths.ts';
import { expect, test as base } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { tabelPage } from './pages/tabelPage.ts';

const test = base.extend<{ sixty: Project }>({
  sixty: async ({ api }, provide, { title }) => {
    await provide(
      await api.createProject(
        buildProjectGegevens({ projectNaam: `${title} ${crypto.randomUUID().slice(0, 8)}` }),
        manyGevelvullingen(60),
      ),
    );
  },
});

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('sizes are changed with the keys alone, and undone with Ctrl+Z', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { grid, breedte, hoekankers, input, error } = tabelPage(page);
  const storedBreedte = async (index: number) =>
    (await api.fetchProject(sixty.id)).project.gevelvullingen[index]?.gevelvullingEnKaderData
      .breedte;
  await page.goto(projectPath(sixty.id));
  await expect(grid).toBeVisible();
  const before = await hoekankers('K1').textContent();

  await breedte('K1').click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(error).toHaveText('Getal moet groter of gelijk zijn aan 400.');
  await expect(input).toBeFocused();
  await page.keyboard.type('00');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('Enter');

  await expect(breedte('K1')).toHaveText('1200');
  await expect(hoekankers('K1')).not.toHaveText(before ?? '');
  await expect(breedte('K2')).toBeFocused();
  await saved;
  expect(await storedBreedte(0)).toBe(1200);
  await page.keyboard.press('Control+z');
  await expect(frame(page).notice('ongedaan gemaakt')).toBeVisible();
  await expect(breedte('K1')).toHaveText('4000');
  expect(await storedBreedte(0)).toBe(4000);

  await page.keyboard.press('Control+End');
  await expect(tabelPage(page).cell('K60', 10)).toBeFocused();
  await expect(tabelPage(page).cell('K60', 10)).toBeInViewport();
});

test('Ctrl+Z right after Enter waits for the save and then undoes it @rest', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { breedte } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  const before = await breedte('K1').textContent();
  let saves = 0;
  await page.route('**/project/**', async (route) => {
    if (route.request().method() === 'PUT') {
      saves += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await route.continue();
  });
  await breedte('K1').click();
  await page.keyboard.type('1234');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+z');

  await expect(frame(page).notice('ongedaan gemaakt')).toBeVisible();
  await expect(breedte('K1')).toHaveText(before ?? '');
  const [first] = (await api.fetchProject(sixty.id)).project.gevelvullingen;
  expect([saves, String(first?.gevelvullingEnKaderData.breedte)]).toEqual([2, before]);
});

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('There is nothing to measure.');
  return { ...box, bottom: box.y + box.height };
};

test('the rows scroll with the page, between a head and a foot that stay in sight', async ({
  demoPage: page,
  sixty,
}) => {
  const { grid, cell, head, chip } = tabelPage(page);
  const expectBetween = async (place: Locator): Promise<void> => {
    await expect(place).toBeFocused();
    const [top, row, foot] = await Promise.all(
      [grid.locator('thead'), place, grid.locator('tfoot')].map(boxOf),
    );
    expect(row?.y).toBeGreaterThanOrEqual((top?.bottom ?? 0) - 1);
    expect(row?.bottom).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
    expect(foot?.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  };
  await page.goto(projectPath(sixty.id));
  await cell('K1', 4).click();
  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown');
  await expectBetween(cell('K37', 4));
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expectBetween(cell('K13', 4));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await chip('Plaats en opmerking in kolommen').click();
  await cell('K20', 1).click();
  await page.keyboard.press('End');
  await expectBetween(cell('K20', 15));
  const [kop, row] = await Promise.all([head('Toestand'), cell('K20', 15)].map(boxOf));
  expect(Math.abs((kop?.x ?? 0) - (row?.x ?? 0))).toBeLessThan(8);
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([
    0,
    page.viewportSize()?.width,
  ]);
});

test('many are changed at once as one revision, and that is undone', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { cell, breedte, selected, action, dialog, confirm } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  await cell('K1', 2).click();
  await page.keyboard.press(' ');
  for (let rows = 0; rows < 3; rows += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveText('4 geselecteerd');

  await action('Wijzigen').click();
  await dialog.getByLabel('Breedte, mm').fill('1200');
  await expect(dialog.getByText('4 gevelvullingen wijzigen').last()).toBeVisible();
  await confirm('Wijzigen').click();

  await expect(breedte('K4')).toHaveText('1200');
  const notice = frame(page).notice('4 gevelvullingen gewijzigd.');
  await notice.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(breedte('K4')).toHaveText('4000');
  const { project } = await api.fetchProject(sixty.id);
  expect(project.gevelvullingen).toEqual(sixty.gevelvullingen);
});

test('order, search and filter are in the URL, for table and cards', async ({
  demoPage: page,
  sixty,
}) => {
  const { rowHeaders, head, search, chip, weergave, grid } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  await head('Merk').click();
  await head('Merk').click();
  await expect(rowHeaders.first()).toHaveText('K60');
  await chip('Concept 6').click();
  await expect(rowHeaders).toHaveText(['K60', 'K50', 'K40', 'K30', 'K20', 'K10']);
  await search.fill('k3');
  await expect(rowHeaders).toHaveText(['K30']);
  await expect(page).toHaveURL(/\?zoek=k3&toestand=concept&sortering=-merk$/);

  await page.reload();
  await expect(rowHeaders).toHaveText(['K30']);
  await weergave('Kaarten').click();
  await expect(grid).toBeAbsent({
    beside: page.getByRole('main').getByRole('link', { name: /^K30/ }),
  });
  await expect(page.getByRole('main').getByRole('link', { name: /^K30/ })).toBeVisible();
  await page.reload();
  await expect(grid).toBeAbsent({
    beside: page.getByRole('main').getByRole('link', { name: /^K30/ }),
  });
});

test('cells of a spreadsheet are pasted after a preview', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { breedte, paste, dialog, confirm } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  await breedte('K1').click();
  await paste('1.200\t2400\t2\r\n12\t2,1 m\t3\r\n');
  await expect(dialog).toContainText('Getal moet groter of gelijk zijn aan 400.');
  await confirm('Plakken').click();

  await expect(breedte('K1')).toHaveText('1200');
  const { project } = await api.fetchProject(sixty.id);
  expect(
    project.gevelvullingen
      .slice(0, 2)
      .map(({ gevelvullingEnKaderData: { breedte: b, hoogte, aantal } }) => [b, hoogte, aantal]),
  ).toEqual([
    [1200, 2400, 2],
    [4800, 2100, 3],
  ]);
});

test('at 1400 px the choice of a row leaves the room to what is said of it @rest', async ({
  demoPage: page,
  sixty,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(projectPath(sixty.id));
  const { grid } = tabelPage(page);
  await expect(grid).toBeVisible();

  /** How wide a column is, px. */
  const widthOf = (index: number): Promise<number> =>
    grid
      .getByRole('columnheader')
      .nth(index)
      .evaluate((header) => header.getBoundingClientRect().width);
  const [keuze, merk, , omschrijving] = await Promise.all([0, 1, 2, 3].map(widthOf));
  // The merk is as wide as the longest one.
  expect(keuze).toBeLessThan(Number(omschrijving) / 4);
  expect(omschrijving).toBeGreaterThan(2 * Number(merk));
});

test('the stelruimte of all schuifpuien is changed in five clicks and keys', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const handelingen = await countHandelingen(page);
  const { chip, dialog, grid, getoondeWijzigen } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  await expect(grid).toBeVisible();
  await chip('Schuifpui').click();
  await getoondeWijzigen.click();
  await dialog.getByLabel('Stelruimte, mm').click();
  await page.keyboard.press('8');
  await page.keyboard.press('Enter');
  await expect(frame(page).notice('gevelvullingen gewijzigd.')).toBeVisible();

  const { clicks, keys } = await handelingen();
  tell(`The stelruimte of all schuifpuien: ${clicks} clicks and ${keys} keys, one a digit.`);
  expect(clicks + keys).toBeLessThanOrEqual(5);
  const { project } = await api.fetchProject(sixty.id);
  const schuifpuien = project.gevelvullingen.filter(
    ({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.gevelvullingType === 'schuifpui',
  );
  expect(schuifpuien.length).toBeGreaterThan(5);
  expect(new Set(schuifpuien.map(({ detailleringData }) => detailleringData.stelruimte))).toEqual(
    new Set([8]),
  );
});

test('another bouwmethode asks for its detaillering in the same round, and says what it takes @rest', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { chip, dialog, grid, getoondeWijzigen } = tabelPage(page);
  await page.goto(projectPath(sixty.id));
  await expect(grid).toBeVisible();
  await chip('Schuifpui').click();
  await getoondeWijzigen.click();
  await dialog.getByLabel('Bouwmethode').selectOption('traditioneel');
  await expect(dialog).toContainText('Door deze wijziging is ook nodig: Bevestigingsmiddelen');
  await dialog.getByRole('button', { name: 'Invullen' }).click();
  await expect(dialog.getByLabel('Bevestigingsmiddelen gebruiken')).toBeFocused();
  await dialog.getByLabel('Bevestigingsmiddelen gebruiken').selectOption({ label: 'Nee' });
  await expect(dialog).toContainText('Plaatsing onderzijde en Plaatsing bovenzijde');
  await expect(dialog).toContainText(/de hoekankers niet meer te berekenen: K\d+/);
  for (const zijde of ['onderzijde', 'bovenzijde']) {
    await dialog.getByLabel(`Plaatsing ${zijde}`).selectOption({ label: 'Vloerrand' });
  }
  await dialog.getByLabel('Afstand onderkant spouwlat').fill('0');
  await expect(dialog.getByText(/^Evenveel hoekankers: \d+$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(frame(page).notice('gevelvullingen gewijzigd.')).toBeVisible();
  const { project } = await api.fetchProject(sixty.id);
  expect(
    project.gevelvullingen
      .filter(({ gevelvullingEnKaderData: { gevelvullingType: type } }) => type === 'schuifpui')
      .map(({ gevelvullingEnKaderData: { bouwmethode } }) => bouwmethode),
  ).not.toContain('prefab');
});

test('who changed the same cell is named with both values, and another cell is no question', async ({
  demoPage: page,
  sixty,
  api,
}) => {
  const { breedte } = tabelPage(page);
  const saveElsewhere = async (kader: { breedte?: number; hoogte?: number }): Promise<void> => {
    const { project } = await api.fetchProject(sixty.id);
    const gevelvullingen = project.gevelvullingen.map((one, index) =>
      index === 0
        ? { ...one, gevelvullingEnKaderData: { ...one.gevelvullingEnKaderData, ...kader } }
        : one,
    );
    await api.overwriteProject({ ...project, gevelvullingen });
  };
  const type = async (text: string): Promise<void> => {
    await breedte('K1').click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const stored = async () => {
    const { project } = await api.fetchProject(sixty.id);
    const { breedte: b, hoogte: h } = project.gevelvullingen[0]?.gevelvullingEnKaderData ?? {};
    return { breedte: b, hoogte: h };
  };
  await page.goto(projectPath(sixty.id));
  await expect(breedte('K1')).toBeVisible();

  await saveElsewhere({ hoogte: 1900 });
  await type('1500');
  await expect.poll(stored).toEqual({ breedte: 1500, hoogte: 1900 });
  const conflict = frame(page).question('Project is intussen gewijzigd');

  await saveElsewhere({ breedte: 1700 });
  await type('1600');
  await expect(conflict.getByRole('listitem')).toHaveText([
    /^K1: Breedte: bij u 1600\smm, door uzelf in een ander venster gewijzigd in 1700\smm$/,
  ]);
  await conflict.getByRole('button', { name: 'Mijn versie bewaren' }).click();
  await expect.poll(stored).toEqual({ breedte: 1600, hoogte: 1900 });
});
