import type { Page } from '@playwright/test';

export const projectPage = (page: Page) => ({
  heading: (name: string) => page.getByRole('heading', { name, level: 1 }),
  addGevelvulling: page
    .getByRole('main')
    .getByRole('link', { name: 'Gevelvulling toevoegen' })
    .first(),
  gevelvulling: (name: string) => page.getByRole('link', { name, exact: true }),
  card: (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) }),
});
