import { addParts } from './fixtures/addParts.ts';
import { IDS, projectPath, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { frame } from './pages/frame.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { projectPage } from './pages/projectPage.ts';
import { wizard } from './pages/wizard.ts';

/*
 * Places that other remotes fill: on the pages of the projects and of the wizard, and in the frame.
 */

/** A part that says who is there and what it got. */
const sectionOf = (naam: string, read: string): string =>
  `({ createElement: h }) => (props) =>
    h('section', { 'aria-label': '${naam}' }, h('h2', null, '${naam}'), h('p', null, ${read}))`;

/** A part that puts one entry into a menu, which says that it was chosen. */
const entryOf = (label: string): string =>
  `({ useEffect }, host) => ({ offer }) => {
    useEffect(
      () => offer([{ id: 'een', label: '${label}', onAction: () => host.toast('info', '${label} gekozen') }]),
      [offer],
    );
    return null;
  }`;

const THROWS = `() => () => { throw new Error('kapot'); }`;

const PRIJZEN = {
  id: 'prijzen',
  version: '2.1.0',
  slots: {
    'project.section/v1': sectionOf(
      'Prijzen',
      '`${props.project.naam}, ${props.gevelvullingen.length}`',
    ),
    'project.actions/v1': entryOf('Prijslijst maken'),
    'header.menu/v1': entryOf('Prijspeil'),
    'gevelvulling.step-aside/v1': `({ createElement: h }) => ({ stap, gevelvulling, advies }) =>
      h('form', { 'aria-label': 'Prijzen', onSubmit: (event) => event.preventDefault() },
        h('p', null, [stap, gevelvulling.gevelvullingEnKaderData.breedte, advies.totaalPerGevelvulling].join(' / ')),
        h('input', { 'aria-label': 'Korting' }))`,
    'advies.section/v1': sectionOf('Prijzen', '`${props.advies.totaalPerGevelvulling} hoekankers`'),
  },
};

const MELDINGEN = {
  id: 'meldingen',
  version: '1.0.3',
  slots: { 'project.section/v1': THROWS, 'header.menu/v1': THROWS },
};

const LEVERING = {
  id: 'levering',
  version: '1.0.0',
  slots: { 'project.section/v1': sectionOf('Levering', "'morgen'") },
};

const ORDER = { 'project.section/v1': ['levering', 'meldingen', 'prijzen'] };

test.use({ expectedErrors: [/Slot \S+ of meldingen failed|kapot/] });

test('remotes fill a page in the order of the variant, and one that throws is named in its place', async ({
  demoPage: page,
  fullProject,
}) => {
  const naam = fullProject.projectGegevens.projectNaam ?? '';
  await addParts(page, [PRIJZEN, MELDINGEN, LEVERING], ORDER);
  await page.goto(projectPath(fullProject.id));

  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Prijzen' })).toContainText(`${naam}, 3`);
  await expect(main).toContainText(
    /morgen.*Het onderdeel meldingen \(versie 1\.0\.3\) kan hier nu niet worden getoond\.Prijzen/,
  );
  await expect(projectPage(page).heading(naam)).toBeVisible();

  await main.getByRole('button', { name: 'Acties voor het project' }).click();
  await page.getByRole('menuitem', { name: 'Prijslijst maken' }).click();
  await expect(frame(page).notice('Prijslijst maken gekozen')).toBeVisible();
  await frame(page).mainMenu.click();
  await frame(page).menuItem('Prijspeil').click();
  await expect(frame(page).notice('Prijspeil gekozen')).toBeVisible();
});

test('beside a step a part follows what is typed, and its form is not the one of the step', async ({
  demoPage: page,
  fullProject,
}) => {
  await addParts(page, [PRIJZEN]);
  await page.goto(
    stepPath({
      projectId: fullProject.id,
      gevelvullingId: IDS.kozijn,
      step: 'gevelvulling-en-kader',
    }),
  );

  const part = page.getByRole('form', { name: 'Prijzen' });
  await kaderStep(page).breedte.fill('2345');
  await expect(part).toContainText(/^gevelvulling-en-kader \/ 2345 \/ \d+$/);
  await part.getByRole('textbox', { name: 'Korting' }).press('Enter');
  await expect(wizard(page).heading('Gevelvulling en kader')).toBeVisible();
  await kaderStep(page).breedte.press('Enter');
  await expect(wizard(page).heading('Advies')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prijzen' })).toContainText(/\d+ hoekankers/);
});
