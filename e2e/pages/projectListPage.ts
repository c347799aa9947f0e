import type { Page } from '@playwright/test';

export const projectListPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: /^Projecten/, level: 1 }),
  importProject: page.getByRole('link', { name: 'Importeren' }),
  newProject: page.getByRole('link', { name: 'Nieuw project' }),
  search: page.getByRole('searchbox', { name: 'Projecten zoeken' }),
  table: page.getByRole('table', { name: 'Projecten' }),
  sort: page.getByRole('combobox', { name: 'Sorteren op' }),
  rows: page
    .getByRole('table', { name: 'Projecten' })
    .getByRole('rowgroup')
    .last()
    .getByRole('row'),
  actions: (name: string) => page.getByRole('button', { name: `Acties voor ${name}` }),
  nextPage: page.getByRole('link', { name: /Volgende/ }),
  project: (name: string) => page.getByRole('link', { name, exact: true }),
});
