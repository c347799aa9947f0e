import type { Page } from '@playwright/test';

import { tabTo } from './fixtures/focus.ts';
import { gevelvullingPath, IDS, projectPath } from './fixtures/paths.ts';
import { storedAdvies } from './fixtures/storedAdvies.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { frame } from './pages/frame.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { productkeuzeStep } from './pages/productkeuzeStep.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
import { spouwankersituatiePage } from './pages/spouwankersituatiePage.ts';
import { wizard } from './pages/wizard.ts';

const replaceText = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

test('a gevelvulling is edited from the list of projects to the saved advice without a mouse', async ({
  demoPage: page,
  api,
  fullProject,
}) => {
  const [kozijn] = fullProject.gevelvullingen;
  const naam = `Zonder muis ${crypto.randomUUID().slice(0, 8)}`;
  const project = await api.createProject(
    { ...fullProject.projectGegevens, projectNaam: naam },
    kozijn === undefined ? [] : [kozijn],
  );
  const list = projectListPage(page);
  const { heading, stepLink, chooseOther, next, saved } = wizard(page);

  await page.goto('/');
  await tabTo(page, list.search);
  await page.keyboard.type(naam);
  await expect(list.table.getByRole('row')).toHaveCount(2);
  await tabTo(page, list.project(naam));
  await press(page, 'Enter');

  await expect(projectPage(page).heading(naam)).toBeFocused();
  await tabTo(page, projectPage(page).gevelvulling('K01 Kozijn vloerrand met houten dorpel'));
  await press(page, 'Enter');

  await expect(heading('Advies')).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(chooseOther).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(stepLink('Productkeuze')).toBeFocused();
  await press(page, 'Shift+Tab');
  await press(page, 'Shift+Tab');
  await expect(stepLink('Gevelvulling en kader')).toBeFocused();
  await press(page, 'Enter');

  await expect(heading('Gevelvulling en kader')).toBeFocused();
  await tabTo(page, kaderStep(page).breedte);
  await replaceText(page, '3600');
  await press(page, 'ArrowUp');
  await expect(kaderStep(page).breedte).toHaveValue('3610');
  await tabTo(page, next);
  await press(page, 'Enter');

  await expect(heading('Detaillering')).toBeFocused();
  const detaillering = detailleringStep(page);
  await tabTo(page, detaillering.onderdorpel('Houten dorpel'));
  await press(page, 'ArrowDown');
  await expect(detaillering.onderdorpel('Laagreliëfdorpel')).toBeChecked();
  await tabTo(page, detaillering.maximaleHartOpHartLaagrelief);
  await page.keyboard.type('450');
  await tabTo(page, next);
  await press(page, 'Enter');

  await expect(heading('Productkeuze')).toBeFocused();
  const products = productkeuzeStep(page);
  await tabTo(page, products.hoekanker('onderzijde', 'Hoekanker GA 90'));
  await press(page, 'ArrowDown');
  await expect(products.hoekanker('onderzijde', 'Hoekanker GA 90')).not.toBeChecked();
  await tabTo(page, next);
  await press(page, 'Enter');

  await expect(heading('Advies')).toBeFocused();
  const advies = adviesStep(page);
  await tabTo(page, advies.gekozen('zijkanten'));
  await page.keyboard.type('5');
  await tabTo(page, advies.more);
  await press(page, 'ArrowDown');
  await expect(advies.save).toBeFocused();
  await press(page, 'Enter');
  await expect(saved).toBeVisible();

  await expect
    .poll(async () => (await storedAdvies(api, project.id)).advies.zijden.zijkanten?.gekozen)
    .toBe(5);
  const stored = await api.fetchProject(project.id);
  expect(stored.project.gevelvullingen[0]).toMatchObject({
    gevelvullingEnKaderData: { breedte: 3610 },
    detailleringData: {
      onderdorpel: 'laagReliëfDorpel',
      maximaleHartOpHartMaatLaagReliefDorpel: 450,
    },
    aantalAnkers: { zijkanten: { gekozen: 5 } },
  });
});

test('a spouwankersituatie is filled in and looked through without a mouse @rest', async ({
  demoPage: page,
  project,
}) => {
  const { heading, merk, wandbreedte, wandhoogte, next, step } = spouwankersituatiePage(page);
  const { projectMenu, menuItem } = frame(page);
  await page.goto(projectPath(project.id));
  await tabTo(page, projectMenu);
  await press(page, 'Enter');
  await expect(menuItem('Overzicht project')).toBeFocused();
  await press(page, 'End');
  await expect(menuItem('Spouwankersituatie toevoegen')).toBeFocused();
  await press(page, 'Enter');

  await expect(heading('Situatie')).toBeFocused();
  await tabTo(page, merk);
  await page.keyboard.type('SW1');
  await tabTo(page, wandbreedte);
  await page.keyboard.type('5000');
  await tabTo(page, wandhoogte);
  await page.keyboard.type('2600');
  await tabTo(page, next);
  await press(page, 'Enter');

  await expect(heading('Detaillering')).toBeFocused();
  await tabTo(page, next);
  await press(page, 'Enter');
  await expect(heading('Productkeuze')).toBeFocused();
  await press(page, 'Shift+Tab');
  await expect(step('Advies')).toBeFocused();
  await press(page, 'Enter');
  await expect(heading('Advies')).toBeFocused();
});

test('the first stop of a page leads past the header to the content', async ({
  demoPage: page,
}) => {
  const { skipLink } = frame(page);
  await page.goto('/');
  await expect(projectListPage(page).heading).toBeVisible();
  await press(page, 'Tab');
  await expect(skipLink).toBeFocused();
  await press(page, 'Enter');
  await press(page, 'Tab');

  await expect(projectListPage(page).importProject).toBeFocused();
});

test('a menu opens, walks and closes with the keys, and gives the focus back', async ({
  demoPage: page,
  fullProject,
}) => {
  const { projectMenu, menuItem } = frame(page);
  await page.goto(gevelvullingPath(fullProject.id, IDS.kozijn));
  await expect(wizard(page).heading('Advies')).toBeVisible();
  await tabTo(page, projectMenu);
  await press(page, 'Enter');
  await expect(menuItem('Overzicht project')).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(menuItem('Project bewerken')).toBeFocused();
  await press(page, 'End');
  await expect(menuItem('Spouwankersituatie toevoegen')).toBeFocused();
  await press(page, 'Home');
  await expect(menuItem('Overzicht project')).toBeFocused();
  await press(page, 'g');
  await expect(menuItem('Gevelvulling toevoegen')).toBeFocused();
  await press(page, 'Escape');
  await expect(projectMenu).toBeFocused();

  await press(page, 'Enter');
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(page).toHaveURL(`/project/${fullProject.id}/details`);
});

test('a question about unsaved input takes the focus, keeps it inside and gives it back, and leaves', async ({
  demoPage: page,
  fullProject,
}) => {
  const { stepLink, question, stay, leave } = wizard(page);
  await page.goto(`${gevelvullingPath(fullProject.id, IDS.kozijn)}/detaillering`);
  const { stelruimte } = detailleringStep(page);
  await tabTo(page, stelruimte);
  await replaceText(page, '12');
  await stepLink('Advies').focus();
  await press(page, 'Enter');

  await expect(question).toBeVisible();
  const focusIsInside = (): Promise<boolean> =>
    question.evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await press(page, key);
    // Between the last stop and the first one the browser itself has its turn.
    if (await page.evaluate(() => document.activeElement !== document.body)) {
      expect(await focusIsInside()).toBe(true);
    }
  }
  await expect(stay).toBeVisible();
  await press(page, 'Escape');

  await expect(question).toBeAbsent({ beside: stepLink('Advies') });
  await expect(stepLink('Advies')).toBeFocused();
  await expect(stelruimte).toHaveValue('12');

  // By the frame it asks too.
  await frame(page).logo.focus();
  await press(page, 'Enter');
  await expect(question).toBeVisible();
  await tabTo(page, leave);
  await press(page, 'Enter');
  await expect(projectListPage(page).heading).toBeVisible();
});

/** Deletes by the menu that has the focus; what is asked is confirmed. */
const removeByMenu = async (page: Page, confirm: string): Promise<void> => {
  await press(page, 'Enter');
  await expect(frame(page).menuItems.first()).toBeFocused();
  await press(page, 'End');
  await expect(frame(page).menuItem('Verwijderen')).toBeFocused();
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: confirm }));
  await press(page, 'Enter');
};

test('who deletes without a mouse goes on with what takes the place @rest', async ({
  demoPage: page,
  api,
  fullProject,
}) => {
  const { cards } = projectPage(page);
  await page.goto(projectPath(fullProject.id));
  for (const [merk, next] of [
    ['SP1', 'HSB-A'],
    ['HSB-A', 'K01'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^Acties voor ${merk}`) }).focus();
    await removeByMenu(page, 'Gevelvulling verwijderen');
    await expect(cards.getByRole('link', { name: new RegExp(`^${next}`) })).toBeFocused();
  }

  const naam = `Weg ${crypto.randomUUID().slice(0, 8)}`;
  await api.createProject({ ...fullProject.projectGegevens, projectNaam: naam });
  const list = projectListPage(page);
  await page.goto(`/?${new URLSearchParams({ zoek: naam }).toString()}`);
  await list.actions(naam).focus();
  await removeByMenu(page, 'Project verwijderen');
  await expect(list.project(naam)).toBeAbsent({ beside: list.heading });
  await expect(list.heading).toBeFocused();

  const undo = frame(page).notice('is verwijderd.').getByRole('button', { name: 'Ongedaan maken' });
  await undo.focus();
  await press(page, 'Enter');
  await expect(list.project(naam)).toBeVisible();
  await expect(list.heading).toBeFocused();
});
