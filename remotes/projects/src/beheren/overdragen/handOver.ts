import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { handOverProject } from '@adviestool/contract/api/overdragen';
import type { Collega } from '@adviestool/contract/collegas';
import { projectPath, PROJECTS } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { loadNewest } from '@adviestool/saving/useConflict';
import { clearActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';

import { teksten } from './teksten.ts';

interface Overdracht {
  project: Project;
  naam: string;
  collega: Collega;
  /** Of this wish: what was done without an answer is told when it is asked again. */
  idempotencyKey: string;
}

const revisionOf = ({ id }: Project): string | null => {
  const { project, revision } = useActiveProjectStore.getState();
  return project?.id === id ? revision : null;
};

/** Where who handed it over goes on: what they do not see any more is not shown. */
const leave = async (host: HostApi, { id }: Project, isVisible: boolean): Promise<void> => {
  if (!isVisible) {
    clearActiveProject();
    host.navigate(PROJECTS, { replace: true });
    return;
  }
  // It is theirs all the same when it cannot be read now.
  await loadNewest(host, id);
  host.navigate(projectPath(id), { replace: true });
};

/** Hands a project over and tells how that went. @returns whether it is theirs now */
export const handOver = async (
  host: HostApi,
  { project, naam, collega, idempotencyKey }: Overdracht,
): Promise<boolean> => {
  try {
    const { aan, zichtbaar } = await handOverProject(host.api, host.config.variant.groupId, {
      projectId: project.id,
      uid: collega.uid,
      revision: revisionOf(project),
      idempotencyKey,
    });
    host.tabs.post({ event: 'project_updated', projectId: project.id });
    host.toast('success', teksten.gedaan(naam, aan.name));
    await leave(host, project, zichtbaar);
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, { 403: teksten.geenRecht, 412: teksten.gewijzigd });
    if (isHttpError(error, 412)) await loadNewest(host, project.id);
    return false;
  }
};
