import type { ProjectGegevens } from '@adviestool/contract/project';
import { parseFormule } from '@adviestool/domain/toelichting/formuletekst';
import { speakFormule } from '@adviestool/domain/toelichting/speakFormule';
import type { Stap } from '@adviestool/domain/toelichting/toelichting';
import type { Page } from '@playwright/test';

import { DEMO_ACCOUNT, type Api } from './fixtures/api.ts';
import { choose } from './fixtures/choose.ts';
import { projectPath } from './fixtures/paths.ts';
import { storedAdvies } from './fixtures/storedAdvies.ts';
import { expect, test } from './fixtures/test.ts';
import { adviesStep } from './pages/adviesStep.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { kaderStep } from './pages/kaderStep.ts';
import { loginPage } from './pages/loginPage.ts';
import { productkeuzeStep } from './pages/productkeuzeStep.ts';
import { projectForm } from './pages/projectForm.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { projectPage } from './pages/projectPage.ts';
import { wizard } from './pages/wizard.ts';

// As most people have it: what moves takes part.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const twoDecimals = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** What is said of a line of a calculation, between what is drawn. */
const lineOf = ({ label, formule, invulling, uitkomst, eenheid, herkomst }: Stap): RegExp =>
  new RegExp(
    [
      `${label}is ${uitkomst}${eenheid === '-' ? '' : ` ${eenheid}`}`,
      speakFormule(parseFormule(formule)),
      speakFormule(parseFormule(invulling)),
      `Bron: ${herkomst}`,
    ]
      .map((deel) =>
        deel.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`),
      )
      .join('.*'),
    's',
  );

const logIn = async (page: Page): Promise<void> => {
  const login = loginPage(page);
  await page.goto('/');
  await expect(login.heading).toBeVisible();
  await login.name.fill(DEMO_ACCOUNT.name);
  await login.password.fill(DEMO_ACCOUNT.pass);
  await login.submit.click();
  await expect(projectListPage(page).heading).toBeVisible();
};

/** A new woning in windgebied II, bebouwd, 9 m. Returns the project's id. */
const makeProject = async (page: Page, naam: string): Promise<number> => {
  const form = projectForm(page);
  await projectListPage(page).newProject.click();
  await form.naam.fill(naam);
  await form.referentienummer.fill('2026-014');
  await form.werkadres.fill('Lindelaan 12');
  await form.plaats.fill('Utrecht');
  await choose(form.typeBouw('Woning'));
  await form.gebouwhoogte.fill('9');
  await choose(form.windgebied('II'));
  await choose(form.terreincategorie('Bebouwd'));
  await form.windvormFactor.fill('1,4');
  await form.submit.click();
  await expect(projectPage(page).heading(naam)).toBeVisible();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
};

/** Opens the first step of a new gevelvulling. */
const startGevelvulling = async (page: Page): Promise<void> => {
  await projectPage(page).addGevelvulling.click();
  await expect(wizard(page).heading('Gevelvulling en kader')).toBeVisible();
};

/** Compares what the advice step shows with the advice of what was stored. */
const expectStoredAdvies = async (page: Page, api: Api, projectId: number): Promise<void> => {
  const screen = adviesStep(page);
  const { advies, zijden } = await storedAdvies(api, projectId);

  await expect(
    screen.verdict(`${advies.totaalPerGevelvulling} hoekankers, alle zijden voldoen`),
  ).toBeVisible();
  await expect(screen.drawing).toBeVisible();
  await screen.showPositions.click();

  for (const { zijde, advies: expected, stappen } of zijden) {
    const side = screen.zijde(zijde);
    await expect(side.advies).toHaveText(String(expected.geadviseerd));
    await expect(side.hartOpHart).toHaveText(new RegExp(`^${expected.hartOpHart}\\smm`));
    await expect(side.unityCheck).toContainText(twoDecimals.format(expected.unityCheck ?? NaN));
    await expect(screen.positions(zijde).getByRole('cell')).toHaveText(
      expected.posities.map((positie) => String(positie)),
    );

    await side.showCalculation.click();
    const lines = side.calculation.getByRole('listitem');
    expect(stappen.length).toBeGreaterThan(5);
    await expect(lines).toHaveText(stappen.map(lineOf));
  }
};

test('in a project whose form stored every field a kozijn of 4000 × 2000 mm gets 7, 4 per stijl and 7 hoekankers', async ({
  page,
  api,
}) => {
  const { next, heading } = wizard(page);
  const kader = kaderStep(page);
  const detaillering = detailleringStep(page);
  const products = productkeuzeStep(page);
  const naam = `Hoofdpad ${crypto.randomUUID().slice(0, 8)}`;
  await logIn(page);
  const projectId = await makeProject(page, naam);
  const { project } = await api.fetchProject(projectId);
  expect(project.projectGegevens).toEqual({
    projectNaam: naam,
    referentienummer: '2026-014',
    typeBouw: 'woning',
    windgebied: 2,
    terreincategorie: 'bebouwd',
    gebouwhoogte: 9,
    gevolgklasse: null,
    windvormFactor: 1.4,
    windvormfactoren: null,
    werkadres: 'Lindelaan 12',
    plaatsWerkadres: 'Utrecht',
  } satisfies ProjectGegevens);

  await startGevelvulling(page);
  await choose(kader.type('Kozijn'));
  await choose(kader.bouwmethode('Traditioneel'));
  await choose(kader.bevestigingsmiddelen('Nee'));
  await kader.merk.fill('K01');
  await kader.aantal.fill('4');
  await kader.breedte.fill('4000');
  await kader.hoogte.fill('2000');
  await next.click();

  await expect(heading('Detaillering')).toBeFocused();
  await choose(detaillering.plaatsingOnderzijde('Vloerrand'));
  await choose(detaillering.plaatsingBovenzijde('Vloerrand'));
  await choose(detaillering.onderdorpel('Houten dorpel'));
  await choose(detaillering.bovendorpel('Recht'));
  await detaillering.spouwlatbreedte.fill('90');
  await detaillering.stelruimte.fill('15');
  await detaillering.afstandSpouwlat.fill('0');
  await choose(detaillering.gewichtinvoer('Glasgewicht'));
  await detaillering.glasgewicht.fill('25');
  await next.click();

  await expect(heading('Productkeuze')).toBeFocused();
  for (const zijde of ['onderzijde', 'zijkanten', 'bovenzijde'] as const) {
    await choose(products.hoekanker(zijde, 'Hoekanker GA 90'));
  }
  await next.click();

  await expect(heading('Advies')).toBeFocused();
  const { verdict, zijde } = adviesStep(page);
  await expect(
    verdict('22 hoekankers, alle zijden voldoen; de bevestiging is niet getoetst'),
  ).toContainText('22 hoekankers per gevelvulling × 4 = 88 hoekankers.');
  // Worked case K2 of the calculation model.
  const expected = [
    ['onderzijde', '7', '600 mm', '0,91'],
    ['zijkanten', '4', '533 mm', '0,34'],
    ['bovenzijde', '7', '600 mm', '0,58'],
  ] as const;
  for (const [side, aantal, hartOpHart, unityCheck] of expected) {
    await expect(zijde(side).advies).toHaveText(aantal);
    await expect(zijde(side).hartOpHart).toHaveText(hartOpHart);
    await expect(zijde(side).unityCheck).toContainText(unityCheck);
  }
  await expectStoredAdvies(page, api, projectId);

  await adviesStep(page).toProject.click();
  const card = projectPage(page).card('K01 Kozijn vloerrand met houten dorpel');
  await expect(card).toContainText('Advies gereed');
  await expect(card).toContainText('22');
});

test('a schuifpui on prefab gets the advice of what was filled in', async ({
  demoPage: page,
  api,
  project: { id: projectId },
}) => {
  const { next, heading } = wizard(page);
  const kader = kaderStep(page);
  const detaillering = detailleringStep(page);
  const products = productkeuzeStep(page);
  await page.goto(projectPath(projectId));
  await startGevelvulling(page);

  await choose(kader.type('Schuifpui'));
  await choose(kader.bouwmethode('Prefab'));
  await kader.merk.fill('SP1');
  await kader.aantal.fill('2');
  await kader.breedte.fill('4800');
  await kader.hoogte.fill('2600');
  await kader.gebouwhoogte.fill('6');
  await next.click();

  await expect(heading('Detaillering')).toBeFocused();
  await choose(detaillering.onderdorpel('Laagreliëfdorpel'));
  await detaillering.maximaleHartOpHartLaagrelief.fill('400');
  await choose(detaillering.bovendorpel('Afgeschuind'));
  await detaillering.spouwlatbreedte.fill('90');
  await detaillering.stelruimte.fill('15');
  await choose(detaillering.gewichtinvoer('Totaalgewicht'));
  await detaillering.totaalgewicht.fill('620');
  await next.click();

  await expect(heading('Productkeuze')).toBeFocused();
  await products.onEverySide('Hoekanker GA 120 zwaar').click();
  await next.click();

  await expect(heading('Advies')).toBeFocused();
  await expectStoredAdvies(page, api, projectId);
  const { project } = await api.fetchProject(projectId);
  expect(project.gevelvullingen[0]?.productKeuze).toEqual({
    onderzijde: { hoekanker: 'GA-120', bevestigingsmiddelen: null },
    zijkanten: { hoekanker: 'GA-120', bevestigingsmiddelen: null },
    bovenzijde: { hoekanker: 'GA-120', bevestigingsmiddelen: null },
  });
});

test('a 4-sided HSB-element with fasteners gets the advice of what was filled in', async ({
  demoPage: page,
  api,
  project: { id: projectId },
}) => {
  const { next, heading } = wizard(page);
  const kader = kaderStep(page);
  const detaillering = detailleringStep(page);
  const products = productkeuzeStep(page);
  await page.goto(projectPath(projectId));
  await startGevelvulling(page);

  await choose(kader.type('HSB-element'));
  await choose(kader.verbondenZijden('4-zijdig'));
  await choose(kader.bevestigingsmiddelen('Ja'));
  await kader.merk.fill('HSB-A');
  await kader.breedte.fill('5400');
  await kader.hoogte.fill('2700');
  await next.click();

  await expect(heading('Detaillering')).toBeFocused();
  await choose(detaillering.plaatsingOnderzijde('Vloerrand'));
  await choose(detaillering.plaatsingBovenzijde('Vloerrand'));
  await choose(detaillering.onderregel('Zonder groef'));
  await choose(detaillering.bovenregel('Recht'));
  await detaillering.dikteElement.fill('200');
  await detaillering.afstandOnderkantElement.fill('10');
  await detaillering.afstandVoorkantElement.fill('40');
  await choose(detaillering.elementBevat('Nee'));
  await choose(detaillering.gewichtinvoer('Gewicht element'));
  await detaillering.gewichtElement.fill('60');
  await detaillering.vloertypeOnderzijde.selectOption('Breedplaatvloer');
  await detaillering.vloertypeBovenzijde.selectOption('Breedplaatvloer');
  await detaillering.binnenmuur.selectOption('Beton');
  await next.click();

  await expect(heading('Productkeuze')).toBeFocused();
  for (const zijde of ['onderzijde', 'zijkanten', 'bovenzijde'] as const) {
    await choose(products.hoekanker(zijde, 'HSB-hoekanker HA 100'));
    await choose(products.middel(zijde, 'Doorsteekanker M12'));
    await choose(products.middel(zijde, 'Houtschroef 5,0 x 50'));
  }
  await next.click();

  await expect(heading('Advies')).toBeFocused();
  await expectStoredAdvies(page, api, projectId);
});
