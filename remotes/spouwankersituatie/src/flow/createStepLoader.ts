import { NIEUW } from '@adviestool/contract/paths';
import { leadToProject, projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import { createSpouwankersituatie } from '@adviestool/domain/steps/spouwankersituatie';
import {
  openSpouwankersituaties,
  type Spouwankersituaties,
} from '@adviestool/saving/spouwankersituaties';
import { redirect } from 'react-router';

import { stepPath } from './paths.ts';
import { admittedStep, type StepId } from './steps.ts';
import { teksten } from './teksten.ts';

/** What a step works with. */
export interface StepData {
  projectId: number;
  projectNaam: string | null;
  concept: Spouwankersituatie;
  concepten: Spouwankersituaties;
}

/** Finds the concept of the URL and lets through to `step` who may visit it; null asks for the target step. */
export const createStepLoader =
  (host: HostApi, step: StepId | null) =>
  async ({ params }: PageArgs): Promise<StepData | Response> => {
    const { spouwankersituatieId: id = NIEUW } = params;
    const project = await host.project.ensure(projectIdOf(params));
    if (!project.rechten.wijzigen) return leadToProject(host, project.id, teksten.nietToevoegen);
    const concepten = openSpouwankersituaties(host, project.id);
    const fresh = id === NIEUW ? createSpouwankersituatie(NIEUW) : null;
    const concept = concepten.find(id) ?? fresh;
    if (concept === null) return leadToProject(host, project.id, teksten.nietGevonden);
    const admitted = admittedStep(concept, step);
    return admitted === step
      ? {
          projectId: project.id,
          projectNaam: project.projectGegevens.projectNaam,
          concept,
          concepten,
        }
      : redirect(stepPath({ projectId: project.id, id, step: admitted }));
  };
