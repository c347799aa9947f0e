import { projectPath } from '@adviestool/contract/paths';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import type { Spouwankersituatie } from '@adviestool/contract/spouwankersituatie';
import { idSchema } from '@adviestool/contract/wire';
import { data, redirect } from 'react-router';

import { openConcepten, type Concepten } from './concepten.ts';
import { stepPath } from './paths.ts';
import { admittedStep, type StepId } from './steps.ts';
import { teksten } from './teksten.ts';

/** What a step works with. */
export interface StepData {
  projectId: number;
  projectNaam: string | null;
  concept: Spouwankersituatie;
  concepten: Concepten;
}

/** Finds the draft of the URL and lets through to `step` who may visit it; null asks for the target step. */
export const stepLoader =
  (host: HostApi, step: StepId | null) =>
  async ({ params }: PageArgs): Promise<StepData | Response> => {
    const projectId = idSchema.safeParse(params['projectId']);
    const id = params['spouwankersituatieId'];
    if (!projectId.success || id === undefined) throw data(null, { status: 404 });
    const project = await host.project.ensure(projectId.data);
    const concepten = openConcepten(host, project.id);
    const concept = concepten.find(id);
    if (concept === null) {
      host.toast('error', teksten.nietGevonden, { persistent: true });
      return redirect(projectPath(project.id));
    }
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
