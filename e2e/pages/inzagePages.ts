import type { Page } from '@playwright/test';

/** Where links are made, and what they show. */
export const inzagePages = (page: Page) => ({
  links: {
    voorWie: page.getByLabel('Voor wie'),
    geldig: page.getByLabel('Hoe lang geldig'),
    make: page.getByRole('button', { name: 'Link maken' }),
    made: page.getByRole('textbox', { name: 'Inzagelink', exact: true }),
    row: (label: string) =>
      page.getByRole('table', { name: 'Gemaakte links' }).getByRole('row', { name: label }),
    withdraw: (label: string) => page.getByRole('button', { name: `Link voor ${label} intrekken` }),
  },
  heading: (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }),
  ended: page.getByRole('heading', { name: 'Deze inzagelink werkt niet meer', level: 1 }),
  gevelvullingen: page.getByRole('table', { name: 'Gevelvullingen' }),
  zijden: page.getByRole('table', { name: 'Advies per zijde' }),
  drawing: page.getByRole('img', { name: /^Gevelvulling met hoekankers/ }),
  totalen: page.getByRole('table', { name: 'Totalen per product' }),
  bouwlijst: page.getByRole('link', { name: 'Bouwlijst' }),
  toProject: page.getByRole('link', { name: 'Naar het project' }),
  rapport: page.getByRole('button', { name: 'Rapport' }),
});
