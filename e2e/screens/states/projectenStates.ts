import { createApi } from '../../fixtures/api.ts';
import { buildProjectGegevens } from '../../fixtures/buildProjectGegevens.ts';
import { gevelvullingen } from '../../fixtures/gevelvullingen.ts';
import {
  bouwlijstPath,
  gevelvullingPath,
  kozijnstaatPath,
  projectPath,
} from '../../fixtures/paths.ts';
import { expect } from '../../fixtures/test.ts';
import { bouwlijstPage } from '../../pages/bouwlijstPage.ts';
import { frame } from '../../pages/frame.ts';
import { dropFile, kozijnstaatPage } from '../../pages/kozijnstaatPage.ts';
import { projectForm } from '../../pages/projectForm.ts';
import { projectListPage } from '../../pages/projectListPage.ts';
import type { Screen } from '../screen.ts';

const PROJECT = '**/api/v2/group/*/project/*';

const LIST = '**/api/v2/group/*/user/projects?*';

/** What the list and the pages of a project show besides themselves. */
export const PROJECTEN_STATES: readonly Screen[] = [
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
    name: 'a search that is too long',
    path: () => '/',
    heading: /^Projecten/,
    act: async (page) => {
      await projectListPage(page).search.fill('x'.repeat(256));
      await expect(page.getByRole('alert')).toHaveText('Te lang: maximaal 255 tekens.');
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
    name: 'a page that cannot be fetched',
    path: ({ id }) => projectPath(id),
    heading: /^Er ging iets mis$/,
    before: (page) =>
      page.route(PROJECT, (route) =>
        route.fulfill({ status: 500, json: { message: 'De database is weg.' } }),
      ),
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
];
