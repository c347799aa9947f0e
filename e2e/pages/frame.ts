import type { Page } from '@playwright/test';

/** What stands around every page: the header, its menus, toasts and questions. */
export const frame = (page: Page) => {
  const header = page.getByRole('banner');
  return {
    header,
    skipLink: page.getByRole('link', { name: 'Naar de inhoud' }),
    logo: header.getByRole('link', { name: 'Adviestool' }),
    back: header.getByRole('link', { name: 'Terug' }),
    projectMenu: header.getByRole('button', { name: 'Project' }),
    userMenu: header.getByRole('button', { name: 'demo' }),
    mainMenu: header.getByRole('button', { name: 'Hoofdmenu' }),
    menuItem: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    /** A toast that tells of a success: it waits for its turn to be read out. */
    notice: (text: string) => page.getByRole('status').filter({ hasText: text }),
    toast: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    /** What was done, with a way to undo it. */
    status: (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }),
    question: (title: string) => page.getByRole('alertdialog', { name: title }),
  };
};
