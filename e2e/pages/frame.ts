import type { Page } from '@playwright/test';

/** What stands around every page: the header, its menus, toasts and questions. */
export const frame = (page: Page) => {
  const header = page.getByRole('banner');
  const news = page.getByRole('dialog', { name: 'Welkom bij de adviestool' });
  const cookieBar = page.getByRole('region', { name: 'Cookies' });
  const footer = page.getByRole('contentinfo');
  return {
    header,
    skipLink: page.getByRole('link', { name: 'Naar de inhoud' }),
    logo: header.getByRole('link', { name: 'Adviestool' }),
    back: header.getByRole('link', { name: 'Terug' }),
    projectMenu: header.getByRole('button', { name: 'Project' }),
    userMenu: header.getByRole('button', { name: 'demo' }),
    mainMenu: header.getByRole('button', { name: 'Hoofdmenu' }),
    menu: page.getByRole('menu'),
    menuItems: page.getByRole('menuitem'),
    menuItem: (name: string) => page.getByRole('menuitem', { name, exact: true }),
    /** A toast that tells of no error; what it says is read out by a region beside it. */
    notice: (text: string | RegExp) => page.getByRole('group', { name: text }),
    toast: (text: string) => page.getByRole('alert').filter({ hasText: text }),
    feedback: footer.getByRole('button', { name: 'Feedback' }),
    shortcuts: {
      open: footer.getByRole('button', { name: 'Sneltoetsen' }),
      menuKey: page.getByRole('checkbox', { name: 'Toets m opent en sluit het hoofdmenu' }),
    },
    feedbackDialog: page.getByRole('dialog', { name: 'Feedback en hulp' }),
    /** What is new. */
    news: {
      dialog: news,
      title: news.getByText('Welkom bij de adviestool', { exact: true }),
      dontShowAgain: news.getByRole('checkbox', { name: 'Niet meer tonen' }),
      createAccount: news.getByRole('button', { name: 'Account aanmaken' }),
      logIn: news.getByRole('button', { name: 'Inloggen' }),
    },
    cookieBar: {
      region: cookieBar,
      deny: cookieBar.getByRole('button', { name: 'Weigeren' }),
      allow: cookieBar.getByRole('button', { name: 'Toestaan' }),
      askAgain: footer.getByRole('button', { name: 'Cookievoorkeur' }),
    },
    question: (title: string) => page.getByRole('alertdialog', { name: title }),
  };
};
