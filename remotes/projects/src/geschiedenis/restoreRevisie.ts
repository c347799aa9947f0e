import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { fetchProjectRevisie, restoreProjectRevisie } from '@adviestool/contract/api/geschiedenis';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { wijzigingOf } from '@adviestool/contract/wijziging';
import { projectToen } from '@adviestool/projectdelta/projectToen';
import { loadNewest, type useConflict } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { teksten } from './teksten.ts';
import { verschilVan } from './verschilVan.ts';

/** Makes an earlier revision the newest one again, on top of the one that is open. */
const restore = async (host: HostApi, before: Project, revision: number): Promise<SaveOutcome> => {
  const { project: active, revision: current } = useActiveProjectStore.getState();
  try {
    const { project } = await restoreProjectRevisie(host.api, host.config.variant.groupId, {
      projectId: before.id,
      revision,
      current: active?.id === before.id ? current : null,
    });
    host.tabs.post({ event: 'project_updated', projectId: before.id });
    return { kind: 'saved', project, before };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isHttpError(error, 412)) return { kind: 'failed', error };
    const wijziging = wijzigingOf(error);
    return { kind: 'conflict', ...(wijziging !== null && { wijziging }) };
  }
};

interface Terugzetting {
  host: HostApi;
  projectId: number;
  revision: number;
  /** Of `useConflict`. */
  save: ReturnType<typeof useConflict>['save'];
}

const ask = async ({ host, projectId, revision }: Terugzetting): Promise<Project | null> => {
  const { groupId } = host.config.variant;
  const [nu, revisie] = await Promise.all([
    host.project.refresh(projectId),
    fetchProjectRevisie(host.api, groupId, { projectId, revision }),
  ]);
  const toen = revisie.project === null ? null : projectToen(revisie.project, nu);
  if (toen === null) {
    host.toast('error', teksten.nietMeer);
    return null;
  }
  const isWanted = await host.confirm({
    title: teksten.vraag(revision),
    text: teksten.gevolg(verschilVan(nu, toen)),
    confirm: teksten.terugzetten,
    cancel: 'Annuleren',
  });
  return isWanted ? nu : null;
};

/**
 * Puts an earlier revision back once the user has read what that changes.
 * @returns whether there is something new to show
 */
export const restoreRevisie = async (wanted: Terugzetting): Promise<boolean> => {
  const { host, projectId, revision, save } = wanted;
  try {
    const nu = await ask(wanted);
    if (nu === null) return false;
    const outcome = await save(() => restore(host, nu, revision));
    if (outcome.kind === 'failed') throw outcome.error;
    if (outcome.kind === 'saved') {
      host.toast('success', teksten.gedaan(revision));
      // It is put back all the same when it cannot be read now.
      await loadNewest(host, projectId);
    }
    return outcome.kind === 'saved' || outcome.kind === 'newest';
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error, {
      ...projectWriteTexts(error, 'bewerken'),
      409: teksten.nietMeer,
    });
    return false;
  }
};
