import {
  gevelvullingPath,
  IDS,
  LOGIN,
  projectPath,
  stepPath,
  WHO_IS_THERE,
} from '../../fixtures/paths.ts';
import { expect } from '../../fixtures/test.ts';
import { frame } from '../../pages/frame.ts';
import { projectListPage } from '../../pages/projectListPage.ts';
import type { Screen } from '../screen.ts';

const LIST = '**/api/v2/group/*/user/projects?*';

const KOZIJN = { gevelvullingId: IDS.kozijn } as const;

/** What the frame shows around every page: menus, dialogs, bars, toasts. */
export const FRAME_STATES: readonly Screen[] = [
  {
    name: 'an open menu',
    path: ({ id }) => projectPath(id),
    heading: /[0-9a-f]{8}$/,
    act: async (page) => {
      await frame(page).userMenu.click();
      await expect(frame(page).menuItem('Uitloggen')).toBeVisible();
    },
  },
  {
    name: 'the main menu',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await frame(page).mainMenu.click();
      await expect(frame(page).menuItem('Versie-informatie')).toBeVisible();
    },
  },
  {
    name: 'the feedback dialog',
    path: () => LOGIN,
    heading: /^Inloggen$/,
    anonymous: true,
    act: async (page) => {
      await frame(page).feedback.click();
      await expect(frame(page).feedbackDialog).toBeVisible();
    },
  },
  {
    name: 'the cookie bar',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await frame(page).cookieBar.askAgain.click();
      await expect(frame(page).cookieBar.region).toBeVisible();
    },
  },
  {
    name: 'a toast',
    path: ({ id }) => gevelvullingPath(id, 'ffffffff'),
    heading: /[0-9a-f]{8}$/,
    act: (page) => expect(frame(page).toast('Gevelvulling niet gevonden.')).toBeVisible(),
  },
  {
    name: 'the sneltoetsen',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await frame(page).shortcuts.open.click();
      await expect(frame(page).shortcuts.menuKey).toBeVisible();
    },
  },
  {
    name: 'the version information with debug on',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await frame(page).mainMenu.click();
      await frame(page).menuItem('Versie-informatie').click();
      await page.getByRole('checkbox', { name: 'Debuguitvoer' }).check();
      await expect(page.getByRole('textbox', { name: 'Adres van de backend' })).toBeVisible();
    },
  },
  {
    name: 'the connection bar',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await page.route(WHO_IS_THERE, (route) => route.fulfill({ status: 503 }));
      await page.route(LIST, (route) => route.fulfill({ status: 503 }));
      await projectListPage(page).search.fill('x');
      await expect(page.getByRole('status', { name: 'Verbinding' })).toContainText('503');
    },
  },
  {
    name: 'no connection at the start',
    path: () => '/',
    heading: /^Geen verbinding$/,
    before: (page) => page.route(WHO_IS_THERE, (route) => route.abort()),
  },
];
