import type { Page } from '@playwright/test';

/** The table of a project's gevelvullingen, with what can be done in it. */
export const tabelPage = (page: Page) => {
  const main = page.getByRole('main');
  const grid = main.getByRole('grid', { name: 'Gevelvullingen' });
  const row = (merk: string) =>
    grid.getByRole('row').filter({ has: page.getByRole('rowheader', { name: merk, exact: true }) });
  const dialog = page.getByRole('dialog');
  const input = grid.getByRole('textbox');
  const breedte = (merk: string) => row(merk).locator('td, th').nth(4);
  return {
    /** Changes all that the filter shows. */
    getoondeWijzigen: main.getByRole('button', { name: /^Deze \d+ wijzigen$/ }),
    grid,
    row,
    rowHeaders: grid.locator('tbody').getByRole('rowheader'),
    /** `kolom`: from 0. */
    cell: (merk: string, kolom: number) => row(merk).locator('td, th').nth(kolom),
    breedte,
    /** Its field, open. */
    openBreedte: async (merk: string) => {
      await breedte(merk).click();
      await page.keyboard.press('F2');
      await input.waitFor();
      return input;
    },
    hoekankers: (merk: string) => row(merk).locator('td, th').nth(7),
    head: (naam: string) => grid.getByRole('button', { name: naam, exact: true }),
    input,
    error: grid.getByRole('alert'),
    weergave: (naam: 'Kaarten' | 'Tabel') => main.getByRole('button', { name: naam, exact: true }),
    search: main.getByRole('searchbox', { name: 'Gevelvullingen zoeken' }),
    chip: (naam: string) => main.getByRole('button', { name: naam }),
    selectAll: grid.getByRole('checkbox', { name: 'Alles selecteren' }),
    selected: main.getByText(/^\d+ geselecteerd$/),
    action: (naam: string) =>
      main.getByRole('group', { name: 'Selectie' }).getByRole('button', { name: naam }),
    dialog,
    confirm: (naam: string) => dialog.getByRole('button', { name: naam, exact: true }),
    /** What a spreadsheet put on the clipboard, where the focus is. */
    paste: (tekst: string) =>
      page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, tekst),
  };
};
