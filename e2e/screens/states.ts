import type { Page } from '@playwright/test';

import { createAccount, endSessionSilently, logIn } from '../fixtures/accounts.ts';
import { createApi } from '../fixtures/api.ts';
import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../fixtures/gevelvullingen.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import {
  ACCOUNT,
  BEDRIJF,
  bouwlijstPath,
  gevelvullingPath,
  IDS,
  kozijnstaatPath,
  LOGIN,
  projectPath,
  REGISTER,
  spouwankersituatiePath,
  stepPath,
  UITNODIGING,
  WHO_IS_THERE,
} from '../fixtures/paths.ts';
import { remotePanel } from '../fixtures/remotePanel.ts';
import { expect } from '../fixtures/test.ts';
import { cancelDialog, editPage, loginAgainDialog, registerPage } from '../pages/accountPages.ts';
import { adviesStep } from '../pages/adviesStep.ts';
import { beginPage } from '../pages/beginPage.ts';
import { bedrijfPage, uitnodigingPage } from '../pages/bedrijfPage.ts';
import { bouwlijstPage } from '../pages/bouwlijstPage.ts';
import { detailleringStep } from '../pages/detailleringStep.ts';
import { frame } from '../pages/frame.ts';
import { dropFile, kozijnstaatPage } from '../pages/kozijnstaatPage.ts';
import { loginPage } from '../pages/loginPage.ts';
import { projectForm } from '../pages/projectForm.ts';
import { projectListPage } from '../pages/projectListPage.ts';
import { spouwankersituatiePage } from '../pages/spouwankersituatiePage.ts';
import { tabelPage } from '../pages/tabelPage.ts';
import { wizard } from '../pages/wizard.ts';
import type { Screen } from './screen.ts';

const PROJECT = '**/api/v2/group/*/project/*';

const LIST = '**/api/v2/group/*/user/projects?*';

const KOZIJN = { gevelvullingId: IDS.kozijn } as const;

/** Opens the table of a project of sixty gevelvullingen. */
const openTabel = async (page: Page) => {
  const { id } = await createApi(page.request).createProject(
    buildProjectGegevens({ projectNaam: 'Zestig' }),
    manyGevelvullingen(60),
  );
  await page.goto(projectPath(id));
  const tabel = tabelPage(page);
  await expect(tabel.grid).toBeVisible();
  return tabel;
};

const ON_THE_LIST = { path: () => '/', heading: /^Projecten/ } as const;

/** The table of a project, with what is edited, selected, asked and pasted. */
const TABEL_STATES: readonly Screen[] = [
  {
    name: 'a table of gevelvullingen',
    ...ON_THE_LIST,
    act: async (page) => void (await openTabel(page)),
  },
  {
    name: 'a table with a cell that is refused',
    ...ON_THE_LIST,
    act: async (page) => {
      const { breedte, error } = await openTabel(page);
      await breedte('K2').click();
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(error).toBeVisible();
    },
  },
  {
    name: 'a table with a selection',
    ...ON_THE_LIST,
    act: async (page) => {
      const { selectAll, selected } = await openTabel(page);
      await selectAll.click();
      await expect(selected).toHaveText('60 geselecteerd');
    },
  },
  {
    name: 'a change of many gevelvullingen',
    ...ON_THE_LIST,
    act: async (page) => {
      const { selectAll, action, dialog } = await openTabel(page);
      await selectAll.click();
      await action('Wijzigen').click();
      await dialog.getByLabel('Breedte, mm').fill('12');
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'cells that are pasted',
    ...ON_THE_LIST,
    act: async (page) => {
      const { breedte, paste, dialog } = await openTabel(page);
      await breedte('K1').click();
      await paste('1200\t2400\n12\t2100\n');
      await expect(dialog).toBeVisible();
    },
  },
];

/** What the pages show besides themselves: errors, questions, menus, bars, what is under way. */
export const STATES: readonly Screen[] = [
  ...TABEL_STATES,
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
    name: 'a new project with a proposal for its wind area',
    path: () => '/project/nieuw/details',
    heading: /^Nieuw project$/,
    act: async (page) => {
      await projectForm(page).plaats.fill('Alkmaar');
      await expect(page.getByRole('button', { name: 'Windgebied I overnemen' })).toBeVisible();
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
    name: 'a kozijnstaat with errors, a question and merken that exist',
    path: ({ id }) => kozijnstaatPath(id),
    heading: /^Kozijnstaat importeren$/,
    act: async (page) => {
      const { tekst, lees, tabel } = kozijnstaatPage(page);
      await tekst.fill(
        'Merk;Type;Aantal;Breedte;Hoogte;kg\nK01;kozijn;1;1200;2400;30\nK09;kozijn;1;breed;2400;30',
      );
      await lees.click();
      await expect(tabel).toBeVisible();
    },
  },
  {
    name: 'a file that is no kozijnstaat',
    path: ({ id }) => kozijnstaatPath(id),
    heading: /^Kozijnstaat importeren$/,
    act: async (page) => {
      const { plek, fout } = kozijnstaatPage(page);
      await dropFile(plek, { name: 'bestek.xlsx', content: Buffer.from('%PDF-1.7') });
      await expect(fout).toBeVisible();
    },
  },
  {
    name: 'a new gevelvulling with errors',
    path: ({ id }) => gevelvullingPath(id, 'nieuw'),
    heading: /^Gevelvulling en kader$/,
    act: async (page) => {
      await wizard(page).next.click();
      await expect(wizard(page).errors).toBeFocused();
    },
  },
  {
    name: 'restored input',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await detailleringStep(page).stelruimte.fill('12');
      await page.reload();
      await expect(wizard(page).restored).toBeVisible();
    },
  },
  {
    name: 'the question before leaving',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page) => {
      await detailleringStep(page).stelruimte.fill('12');
      await wizard(page).previous.click();
      await expect(wizard(page).question).toBeVisible();
    },
  },
  {
    name: 'an advice that does not hold',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'advies' }),
    heading: /^Advies$/,
    act: async (page) => {
      await adviesStep(page).gekozen('onderzijde').fill('2');
      await expect(adviesStep(page).verdict('De onderzijde voldoet niet')).toBeVisible();
    },
  },
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
    name: 'a list under way',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await page.route(LIST, () => {
        // No answer.
      });
      await projectListPage(page).search.fill('x');
      await expect(
        page.getByRole('progressbar', { name: 'De pagina wordt geladen' }),
      ).toBeVisible();
    },
  },
  {
    name: 'no connection at the start',
    path: () => '/',
    heading: /^Geen verbinding$/,
    before: (page) => page.route(WHO_IS_THERE, (route) => route.abort()),
  },
  {
    name: 'a page that cannot be fetched',
    path: ({ id }) => projectPath(id),
    heading: /^Er ging iets mis$/,
    before: (page) =>
      page.route(PROJECT, (route) =>
        route.fulfill({ status: 500, json: { message: 'De database is weg.' } }),
      ),
  },
  {
    name: 'a remote that does not come',
    path: ({ id }) => gevelvullingPath(id, 'nieuw'),
    heading: /./,
    expectedErrors: [/Federation Runtime|Loading (css )?chunk|could not start|integrity/],
    before: (page) => page.route('**/remotes/gevelvulling/**', (route) => route.abort()),
    act: (page) => expect(remotePanel(page, 'gevelvulling').panel).toBeVisible(),
  },
  {
    name: 'a project with incomplete data',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      const { id } = await createApi(page.request).createProject(
        buildProjectGegevens({ projectNaam: 'Onvolledig', windgebied: null }),
      );
      await page.goto(gevelvullingPath(id, 'nieuw'));
      await expect(frame(page).question('Projectgegevens incompleet')).toBeVisible();
    },
  },
  {
    name: 'a project that somebody else saved',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page, project) => {
      await detailleringStep(page).stelruimte.fill('12');
      const changed = new Date().toISOString();
      const saved = project.gevelvullingen.map((each) => ({ ...each, changed }));
      await createApi(page.request).overwriteProject({ ...project, gevelvullingen: saved });
      await wizard(page).next.click();
      await expect(wizard(page).conflict).toBeVisible();
    },
  },
  {
    name: 'a bouwlijst with what is not complete',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      const { kozijn, hsb } = gevelvullingen;
      const { id } = await createApi(page.request).createProject(
        buildProjectGegevens({ projectNaam: 'Onvolledig' }),
        [kozijn, { ...hsb, detailleringData: {} }],
      );
      await page.goto(bouwlijstPath(id));
      await expect(bouwlijstPage(page).ontbrekend).toHaveCount(1);
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
  {
    name: 'a step of a spouwankersituatie that is not there yet',
    path: ({ id }) => spouwankersituatiePath(id, 'nieuw/situatie'),
    heading: /^Situatie$/,
    act: async (page) => {
      const { wandbreedte, wandhoogte, next, heading } = spouwankersituatiePage(page);
      await wandbreedte.fill('5000');
      await wandhoogte.fill('2600');
      await next.click();
      await expect(heading('Detaillering')).toBeVisible();
    },
  },
];
