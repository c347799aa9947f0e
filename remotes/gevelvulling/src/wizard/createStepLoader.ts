import { NIEUW } from '@adviestool/contract/paths';
import { leadToProject, projectIdOf } from '@adviestool/contract/projectAddress';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import { redirect } from 'react-router';

import { admittedStep, findGevelvulling, stepPath, VAN, type StepId } from './steps.ts';
import { teksten } from './teksten.ts';

/**
 * Loads the project and lets through to `step` who may visit it; null asks for the target step.
 * The parent route has no loader of its own: routers run parent and child at the same time, and
 * both would tell the user of the same missing gevelvulling.
 */
export const createStepLoader =
  (host: HostApi, step: StepId | null) =>
  async ({ params, request }: PageArgs): Promise<Response | null> => {
    const { gevelvullingId = NIEUW } = params;
    const project = await host.project.ensure(projectIdOf(params));
    if (project.onleesbaar) return leadToProject(host, project.id, teksten.onleesbaar);
    if (gevelvullingId === NIEUW && !project.rechten.wijzigen) {
      return leadToProject(host, project.id, teksten.nietToevoegen);
    }
    const gevelvulling = findGevelvulling(project, gevelvullingId);
    const van = new URL(request.url).searchParams.get(VAN);
    const isKnown = van === null || Boolean(findGevelvulling(project, van));
    if (gevelvulling === undefined || !isKnown) {
      return leadToProject(host, project.id, teksten.nietGevonden);
    }
    await host.catalogus.load(project.projectGegevens.catalogus);
    const admitted = admittedStep(gevelvulling, step);
    if (admitted === step) return null;
    return redirect(stepPath({ projectId: project.id, gevelvullingId, step: admitted }));
  };
