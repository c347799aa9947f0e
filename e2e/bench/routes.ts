import type { GevelvullingStepId } from '@adviestool/domain/steps/gevelvullingSteps';

import { buildProjectGegevens } from '../fixtures/buildProjectGegevens.ts';
import { manyGevelvullingen } from '../fixtures/manyGevelvullingen.ts';
import { LOGIN, projectPath, stepPath } from '../fixtures/paths.ts';
import type { Form } from './forms.ts';

export interface FirstRoute {
  name: string;
  path: string;
  isLoggedIn: boolean;
  /** CSS selector of what a visitor came for: a title or skeleton in the document is not enough. */
  ready: string;
}

export const LOGIN_ROUTE: FirstRoute = {
  name: 'login',
  path: LOGIN,
  isLoggedIn: false,
  ready: 'main form input[type="password"]',
};

/** The same page once the program has taken the form over, which until then stands in the document. */
export const LOGIN_ANSWERS: FirstRoute = {
  ...LOGIN_ROUTE,
  name: 'login answers',
  ready: 'body:not(:has(> .first)) #app main form input[type="password"]',
};

/** What a step shows once it can be worked with. */
const STEPS: Readonly<Record<GevelvullingStepId, string>> = {
  'gevelvulling-en-kader': 'main input[name="breedte"]',
  detaillering: 'main input[name="spouwlatbreedte"]',
  productkeuze: 'main fieldset input, main table input',
  advies: 'main section[aria-label="Oordeel"]',
};

const isStep = (step: string): step is GevelvullingStepId => step in STEPS;

const pagesOf = (projectId: number, aantal: number): FirstRoute[] => [
  {
    name: `list, ${aantal}`,
    path: '/',
    isLoggedIn: true,
    ready: `main a[href="${projectPath(projectId)}"]`,
  },
  {
    name: `project, ${aantal}`,
    path: projectPath(projectId),
    isLoggedIn: true,
    ready: 'main a[href*="/gevelvulling/00000000"]',
  },
  ...Object.keys(STEPS)
    .filter(isStep)
    .map((step) => ({
      name: `${step}, ${aantal}`,
      path: stepPath({ projectId, gevelvullingId: '00000000', step }),
      isLoggedIn: true,
      ready: STEPS[step],
    })),
];

/**
 * The pages of a project of so many gevelvullingen, the same one in every form.
 * @throws Error when the forms do not number it alike
 */
export const routesOf = async (forms: readonly Form[], aantal: number): Promise<FirstRoute[]> => {
  const ids = new Set<number>();
  for (const { api } of forms) {
    const naam = `Project van ${aantal}`;
    const { id } = await api.createProject(buildProjectGegevens({ projectNaam: naam }));
    await api.addGevelvullingen(id, manyGevelvullingen(aantal));
    ids.add(id);
  }
  const [projectId] = ids;
  if (projectId === undefined || ids.size > 1) {
    throw new Error('The forms do not hold the same projects.');
  }
  return pagesOf(projectId, aantal);
};
