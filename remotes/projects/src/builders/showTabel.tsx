import { jest } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Gevelvulling, GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { screen } from '@testing-library/react';

import page from '../view/page.tsx';

type Save = HostApi['project']['save'];

/** A gevelvulling whose id is its merk. */
export const gevelvullingOf = (
  merk: string,
  overrides: Partial<Gevelvulling> = {},
  kader: Partial<GevelvullingEnKaderData> = {},
): Gevelvulling => {
  const gevelvulling = buildGevelvulling(overrides);
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...kader, id: merk, merk },
  };
};

/** The gevelvullingen as they are saved. */
export const stored = (): Project['gevelvullingen'] =>
  useActiveProjectStore.getState().project?.gevelvullingen ?? [];

export const kaderOf = (merk: string) =>
  stored().find(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.merk === merk)
    ?.gevelvullingEnKaderData;

/** Shows the table of a project; the saves end so, and after that succeed. */
export const showTabel = async (
  given: Partial<Project>,
  failures: (SaveOutcome | Promise<SaveOutcome>)[] = [],
) => {
  const project = buildProject(given);
  const refresh = async (): Promise<Project> => {
    setActiveProject(project, 'r1');
    return project;
  };
  const save = jest.fn<Save>(async (change) => {
    const failure = failures.shift();
    if (failure !== undefined) return failure;
    const outcome = await saveIn(useActiveProjectStore.getState().project ?? project)(change);
    if (outcome.kind === 'saved') setActiveProject(outcome.project, 'r2');
    return outcome;
  });
  const toast = jest.fn<HostApi['toast']>();
  const navigate = jest.fn<HostApi['navigate']>();
  const host = buildHost({
    toast,
    navigate,
    confirm: async () => false,
    errorText: () => 'Er is onderhoud.',
    project: { ...buildHost().project, refresh, save },
  });
  const router = renderPage(page(host), { path: '/project/:projectId', url: '/project/7' });
  // Its code is loaded first.
  await screen.findByRole('grid', { name: 'Gevelvullingen' }, { timeout: 20_000 });
  return { save, toast, navigate, router };
};
