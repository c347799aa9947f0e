import { createApi } from '../../fixtures/api.ts';
import { gevelvullingPath, IDS, spouwankersituatiePath, stepPath } from '../../fixtures/paths.ts';
import { remotePanel } from '../../fixtures/remotePanel.ts';
import { expect } from '../../fixtures/test.ts';
import { adviesStep } from '../../pages/adviesStep.ts';
import { detailleringStep } from '../../pages/detailleringStep.ts';
import { spouwankersituatiePage } from '../../pages/spouwankersituatiePage.ts';
import { wizard } from '../../pages/wizard.ts';
import type { Screen } from '../screen.ts';

const KOZIJN = { gevelvullingId: IDS.kozijn } as const;

/** What the steps of a gevelvulling show besides themselves: errors, restored input, conflicts. */
export const WIZARD_STATES: readonly Screen[] = [
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
    name: 'a remote that does not come',
    path: ({ id }) => gevelvullingPath(id, 'nieuw'),
    heading: /./,
    expectedErrors: [/Federation Runtime|Loading (css )?chunk|could not start|integrity/],
    before: (page) => page.route('**/remotes/gevelvulling/**', (route) => route.abort()),
    act: (page) => expect(remotePanel(page, 'gevelvulling').panel).toBeVisible(),
  },
  {
    name: 'a project that somebody else saved',
    path: ({ id }) => stepPath({ projectId: id, ...KOZIJN, step: 'detaillering' }),
    heading: /^Detaillering$/,
    act: async (page, project) => {
      await detailleringStep(page).stelruimte.fill('12');
      const saved = project.gevelvullingen.map((each) => ({
        ...each,
        detailleringData: { ...each.detailleringData, stelruimte: 9 },
      }));
      await createApi(page.request).overwriteProject({ ...project, gevelvullingen: saved });
      await wizard(page).next.click();
      await expect(wizard(page).conflict).toBeVisible();
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
