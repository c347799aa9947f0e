import type { DetailleringData } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Page } from '@playwright/test';

import type { Api } from './fixtures/api.ts';
import { choose } from './fixtures/choose.ts';
import { IDS, stepPath } from './fixtures/paths.ts';
import { expect, test } from './fixtures/test.ts';
import { detailleringStep } from './pages/detailleringStep.ts';
import { projectListPage } from './pages/projectListPage.ts';
import { wizard } from './pages/wizard.ts';

const openDetaillering = async (page: Page, projectId: number): Promise<void> => {
  await page.goto(stepPath({ projectId, gevelvullingId: IDS.kozijn, step: 'detaillering' }));
  await expect(detailleringStep(page).stelruimte).toHaveValue('15');
};

const rename = (project: Project): Project => ({
  ...project,
  projectGegevens: { ...project.projectGegevens, projectNaam: 'Elders gewijzigd' },
});

/** Saves other values of the same step too, as a colleague would meanwhile. */
const saveElsewhere = async (
  api: Api,
  project: Project,
  velden: DetailleringData,
): Promise<void> => {
  const gevelvullingen = project.gevelvullingen.map((each) => ({
    ...each,
    detailleringData: { ...each.detailleringData, ...velden },
  }));
  await api.overwriteProject({ ...rename(project), gevelvullingen });
};

const storedState = async (api: Api, projectId: number) => {
  const { project } = await api.fetchProject(projectId);
  return {
    naam: project.projectGegevens.projectNaam,
    stelruimte: project.gevelvullingen[0]?.detailleringData.stelruimte,
    spouwlatbreedte: project.gevelvullingen[0]?.detailleringData.spouwlatbreedte,
  };
};

const ELDERS = { naam: 'Elders gewijzigd', spouwlatbreedte: 80 };

test('an own version goes into the newest project when someone else saved in between [storing 1]', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const { next, conflict, keepMine, heading } = wizard(demoPage);
  await openDetaillering(demoPage, fullProject.id);
  await saveElsewhere(api, fullProject, { spouwlatbreedte: 80, stelruimte: 9 });
  await detailleringStep(demoPage).stelruimte.fill('12');
  await next.click();

  await expect(conflict.getByRole('listitem')).toHaveText([/Stelruimte: bij u 12.*gewijzigd in 9/]);
  expect(await storedState(api, fullProject.id)).toEqual({ ...ELDERS, stelruimte: 9 });

  await keepMine.click();
  await expect(heading('Productkeuze')).toBeVisible();
  expect(await storedState(api, fullProject.id)).toEqual({ ...ELDERS, stelruimte: 12 });
});

test('what somebody else saved of another part of the project is no conflict @rest', async ({
  demoPage,
  fullProject,
  api,
}) => {
  await openDetaillering(demoPage, fullProject.id);
  await api.overwriteProject(rename(fullProject));
  await detailleringStep(demoPage).stelruimte.fill('12');
  await wizard(demoPage).next.click();

  await expect(wizard(demoPage).heading('Productkeuze')).toBeVisible();
  expect(await storedState(api, fullProject.id)).toMatchObject({
    naam: 'Elders gewijzigd',
    stelruimte: 12,
  });
});

test('a save whose answer is lost is not taken for somebody else’s when it is tried again [storing 6]', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const { next, tryAgain, heading, conflict } = wizard(demoPage);
  await openDetaillering(demoPage, fullProject.id);
  await detailleringStep(demoPage).stelruimte.fill('12');
  const writes = (url: URL): boolean => url.pathname.includes(`/project/${fullProject.id}/`);
  await demoPage.route(writes, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await next.click();
  await expect(tryAgain).toBeVisible();
  expect((await storedState(api, fullProject.id)).stelruimte).toBe(12);

  await demoPage.unroute(writes);
  await tryAgain.click();
  await expect(heading('Productkeuze')).toBeVisible();
  await expect(conflict).toBeAbsent({ beside: heading('Productkeuze') });
});

test('what is missing or out of bounds is named on top, linked to its field, and not saved', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const { next, errors, heading } = wizard(demoPage);
  const { stelruimte, spouwlatbreedte } = detailleringStep(demoPage);
  await openDetaillering(demoPage, fullProject.id);
  await stelruimte.fill('31');
  await spouwlatbreedte.fill('');
  await next.click();

  await expect(errors).toBeFocused();
  await expect(errors.getByRole('link')).toHaveText([
    'Spouwlatbreedte: Dit veld is verplicht.',
    'Stelruimte: Getal moet kleiner of gelijk zijn aan 30.',
  ]);
  await errors.getByRole('link', { name: /^Stelruimte/ }).click();
  await expect(stelruimte).toBeFocused();
  await expect(stelruimte).toHaveAccessibleDescription(
    /Getal moet kleiner of gelijk zijn aan 30\./,
  );
  await expect(heading('Detaillering')).toBeVisible();
  expect((await storedState(api, fullProject.id)).stelruimte).toBe(15);
});

test('the first press after an invalid number is not lost', async ({ demoPage, fullProject }) => {
  const { stelruimte, gewichtinvoer } = detailleringStep(demoPage);
  await openDetaillering(demoPage, fullProject.id);
  await choose(gewichtinvoer('Totaalgewicht'));
  await stelruimte.fill('45');

  const label = demoPage.getByText('Glasgewicht', { exact: true });
  const box = await label.boundingBox();
  if (box === null) throw new Error('The label is not on the screen.');
  // As a hand does it, with time between press and release, at the edge that moves away first.
  await demoPage.mouse.move(box.x + box.width / 2, box.y + 2);
  await demoPage.mouse.down();
  await expect(stelruimte).not.toBeFocused();
  await demoPage.mouse.up();

  await expect(gewichtinvoer('Glasgewicht')).toBeChecked();
  await expect(stelruimte).toHaveAttribute('aria-invalid', 'true');
});

test('a project that is deleted in another tab keeps its input, and can be put back @rest', async ({
  demoPage,
  fullProject,
  api,
}) => {
  const { next, heading, gone, putBack } = wizard(demoPage);
  await openDetaillering(demoPage, fullProject.id);
  await detailleringStep(demoPage).stelruimte.fill('12');
  const other = await demoPage.context().newPage();
  await other.goto(`/project/${fullProject.id}`);
  await other.getByRole('button', { name: 'Acties voor het project' }).click();
  await other.getByRole('menuitem', { name: 'Project verwijderen' }).click();
  await other.getByRole('button', { name: 'Project verwijderen' }).click();
  await expect(projectListPage(other).heading).toBeVisible();

  await expect(gone).toBeInViewport();
  await expect(detailleringStep(demoPage).stelruimte).toHaveValue('12');
  await putBack.click();
  await expect(gone).toBeAbsent({ beside: detailleringStep(demoPage).stelruimte });
  await next.click();
  await expect(heading('Productkeuze')).toBeVisible();
  expect((await storedState(api, fullProject.id)).stelruimte).toBe(12);
});
