import type { Page } from '@playwright/test';

export const bouwlijstPage = (page: Page) => {
  const main = page.getByRole('main');
  const totalen = main.getByRole('table', { name: 'Totalen per product' });
  return {
    heading: page.getByRole('heading', { name: 'Bouwlijst', level: 1 }),
    totalen,
    /** The row of a product, by its name. */
    totaal: (naam: string) =>
      totalen.getByRole('row').filter({ has: page.getByRole('rowheader', { name: naam }) }),
    showPerGevelvulling: main.getByText(/^Per gevelvulling \(/),
    perGevelvulling: main.getByRole('table', { name: 'Per gevelvulling' }),
    ontbrekend: main.getByRole('listitem'),
    export: main.getByRole('button', { name: 'Bouwlijst exporteren' }),
    exportEntry: (name: string) => page.getByRole('menuitem', { name }),
  };
};
