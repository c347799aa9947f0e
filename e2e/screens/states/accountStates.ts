import { createAccount, endSessionSilently, logIn } from '../../fixtures/accounts.ts';
import { createApi } from '../../fixtures/api.ts';
import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { ACCOUNT, BEDRIJF, LOGIN, REGISTER, UITNODIGING } from '../../fixtures/paths.ts';
import { expect } from '../../fixtures/test.ts';
import {
  cancelDialog,
  editPage,
  loginAgainDialog,
  registerPage,
} from '../../pages/accountPages.ts';
import { beginPage } from '../../pages/beginPage.ts';
import { bedrijfPage, uitnodigingPage } from '../../pages/bedrijfPage.ts';
import { loginPage } from '../../pages/loginPage.ts';
import { projectListPage } from '../../pages/projectListPage.ts';
import type { Screen } from '../screen.ts';

/** What accounts and the company show besides their pages: errors, questions, what is under way. */
export const ACCOUNT_STATES: readonly Screen[] = [
  {
    name: 'an invitation that is being made',
    path: () => BEDRIJF,
    heading: /^Bedrijf$/,
    act: async (page) => {
      const { invite, send, dialog } = bedrijfPage(page);
      await invite.click();
      await send.click();
      await expect(dialog.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'an invitation that is opened',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      const form = { 'account.name': { type: 'textfield', title: 'Gebruikersnaam' } };
      const verloopt = '2027-01-01T10:00:00Z';
      const opened = { bedrijf: 'Bouw bv', mail: 'nieuw@bouw.example', rol: 'company-employee' };
      await page.route('**/api/v2/uitnodiging/openen', (route) =>
        route.fulfill({ json: { ...opened, verloopt, heeft_account: false, form } }),
      );
      await page.goto(`${UITNODIGING}#sleutel`);
      await expect(uitnodigingPage(page).name).toBeVisible();
    },
  },
  {
    name: 'the login with errors',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await loginPage(page).submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'a registration with errors',
    path: () => REGISTER,
    heading: /^Account aanmaken$/,
    anonymous: true,
    act: async (page) => {
      await registerPage(page).submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'the end of an account',
    path: () => ACCOUNT,
    heading: /^Account beheren$/,
    act: async (page) => {
      await editPage(page).cancel.click();
      await expect(cancelDialog(page).dialog).toBeVisible();
    },
  },
  {
    name: 'a list without projects',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await logIn(page, await createAccount(page.request));
      await expect(beginPage(page).heading).toBeVisible();
    },
  },
  {
    name: 'a new login over the page',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await logIn(page, await createAccount(page.request));
      await expect(projectListPage(page).heading).toBeVisible();
      await createApi(page.request).createProject(buildProjectGegevens({ projectNaam: 'Eigen' }));
      await page.reload();
      await expect(projectListPage(page).table).toBeVisible();
      await endSessionSilently(page.request);
      await projectListPage(page).search.fill('x');
      await expect(loginAgainDialog(page).dialog).toBeVisible();
    },
  },
];
