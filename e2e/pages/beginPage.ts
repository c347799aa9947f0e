import type { Page } from '@playwright/test';

/** The ways to begin, in place of a list without projects. */
export const beginPage = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'U hebt nog geen projecten.' }),
  nieuwProject: page.getByRole('link', { name: 'Nieuw project' }),
  kozijnstaat: page.getByRole('link', { name: 'Kozijnstaat inlezen' }),
  voorbeeld: page.getByRole('button', { name: 'Voorbeeldproject maken' }),
});
