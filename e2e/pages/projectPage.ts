import type { Page } from '@playwright/test';

export const projectPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
    addGevelvulling: main.getByRole('link', { name: 'Gevelvulling toevoegen' }).first(),
    gevelvulling: (name: string) => page.getByRole('link', { name, exact: true }),
    card: (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
    cards: main.getByRole('list', { name: /^Gevelvullingen/ }).getByRole('listitem'),
    grip: (name: RegExp) => main.getByRole('button', { name }),
    filter: (label: RegExp) => main.getByRole('button', { name: label }),
    asCards: main.getByRole('button', { name: 'Kaarten', exact: true }),
    removeConnection: (file: string) =>
      main.getByRole('button', { name: `Koppeling met ${file} verwijderen` }),
  };
};
