import { projectPath } from '@adviestool/contract/paths';
import type { HostApi, PageArgs } from '@adviestool/contract/remoteModule';
import { idSchema } from '@adviestool/contract/wire';
import { data, redirect } from 'react-router';

import { admittedStep } from './admittedStep.ts';
import type { StepId } from './steps.ts';
import { stepPath } from './wizardPaths.ts';
import { findGevelvulling } from './findGevelvulling.ts';
import { teksten } from './teksten.ts';

/**
 * Loads the project and lets through to `step` who may visit it; null asks for the target step.
 * The parent route has no loader of its own: routers run parent and child at the same time, and
 * both would tell the user of the same missing gevelvulling.
 */
export const wizardLoader =
  (host: HostApi, step: StepId | null) =>
  async ({ params }: PageArgs): Promise<Response | null> => {
    const id = idSchema.safeParse(params['projectId']);
    const gevelvullingId = params['gevelvullingId'];
    if (!id.success || gevelvullingId === undefined) throw data(null, { status: 404 });
    const project = await host.project.ensure(id.data);
    if (project.onleesbaar) {
      host.toast('error', teksten.onleesbaar, { persistent: true });
      return redirect(projectPath(project.id));
    }
    const gevelvulling = findGevelvulling(project, gevelvullingId);
    if (gevelvulling === undefined) {
      host.toast('error', teksten.nietGevonden, { persistent: true });
      return redirect(projectPath(project.id));
    }
    const admitted = admittedStep(gevelvulling, step);
    if (admitted === step) return null;
    return redirect(stepPath({ projectId: project.id, gevelvullingId, step: admitted }));
  };
