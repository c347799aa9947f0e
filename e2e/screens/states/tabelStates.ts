import type { Page } from '@playwright/test';
import { createApi } from '../../fixtures/api.ts';
import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../../fixtures/manyGevelvullingen.ts';
import { projectPath } from '../../fixtures/paths.ts';
import { expect } from '../../fixtures/test.ts';
import { tabelPage } from '../../pages/tabelPage.ts';
import type { Screen } from '../screen.ts';

/** Opens the table of a project of sixty gevelvullingen. */
const openTabel = async (page: Page) => {
  const { id } = await createApi(page.request).createProject(
    buildProjectGegevens({ projectNaam: 'Zestig' }),
    manyGevelvullingen(60),
  );
  await page.goto(projectPath(id));
  const tabel = tabelPage(page);
  await expect(tabel.grid).toBeVisible();
  return tabel;
};

const ON_THE_LIST = { path: () => '/', heading: /^Projecten/ } as const;

/** The table of a project, with what is edited, selected, asked and pasted. */
export const TABEL_STATES: readonly Screen[] = [
  {
    name: 'a table of gevelvullingen',
    ...ON_THE_LIST,
    act: async (page) => void (await openTabel(page)),
  },
  {
    name: 'a table with a cell that is refused',
    ...ON_THE_LIST,
    act: async (page) => {
      const { breedte, error } = await openTabel(page);
      await breedte('K2').click();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(error).toBeVisible();
    },
  },
  {
    name: 'a table with a selection',
    ...ON_THE_LIST,
    act: async (page) => {
      const { selectAll, selected } = await openTabel(page);
      await selectAll.click();
      await expect(selected).toHaveText('60 geselecteerd');
    },
  },
  {
    name: 'a change of many gevelvullingen',
    ...ON_THE_LIST,
    act: async (page) => {
      const { selectAll, action, dialog } = await openTabel(page);
      await selectAll.click();
      await action('Wijzigen').click();
      await dialog.getByLabel('Breedte, mm').fill('12');
      await dialog.getByLabel('Breedte, mm').blur();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'cells that are pasted',
    ...ON_THE_LIST,
    act: async (page) => {
      const { breedte, paste, dialog } = await openTabel(page);
      await breedte('K1').click();
      await paste('1200\t2400\n12\t2100\n');
      await expect(dialog).toBeVisible();
    },
  },
];
