import type { Page } from '@playwright/test';

export const projectListPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: /^Projecten/, level: 1 }),
  newProject: page.getByRole('link', { name: 'Nieuw project' }),
  search: page.getByRole('searchbox', { name: 'Projecten zoeken' }),
  table: page.getByRole('table', { name: 'Projecten' }),
  project: (name: string) => page.getByRole('link', { name, exact: true }),
});
