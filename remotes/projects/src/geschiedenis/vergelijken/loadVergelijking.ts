import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { fetchVergelijking } from '@adviestool/contract/api/vergelijking';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Sinds } from '@adviestool/contract/rapporten';
import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { projectToen } from '@adviestool/projectdelta/projectToen';
import { loadCatalogusOf } from '@adviestool/projectoverzicht/loadCatalogusOf';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

/** A project beside what it was, or why there is nothing to put beside it. */
export type VergelijkData = { project: Project; sinds: Sinds | null } & (
  | { kind: 'niets'; melding: string | null }
  | {
      kind: 'vergelijking';
      vergelijking: Vergelijking;
      /** Null: that cannot be made any more. */
      toen: Project | null;
      /** Null: it cannot be fetched any more, so that nothing of then can be calculated. */
      catalogusToen: Catalogus | null;
    }
);

/** The project as it is stored: another revision than the open one when somebody saved meanwhile. */
const readProject = async (
  host: HostApi,
  projectId: number,
  revision: number,
): Promise<Project> => {
  const project = await host.project.ensure(projectId);
  return useActiveProjectStore.getState().revision === `"r${revision}"`
    ? project
    : host.project.refresh(projectId);
};

const loadCatalogus = async (host: HostApi, { projectGegevens }: Project) => {
  try {
    return await host.catalogus.load(projectGegevens.catalogus);
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.log('warn', 'The catalogue of an earlier version did not load.', error);
    return null;
  }
};

/** Why nothing can be compared, in words of the backend; null: something else went wrong. */
const refusalOf = (error: unknown): string | null =>
  isHttpError(error, 404) && error.code === 'not_found' ? error.serverMessage : null;

/** Fetches what a project was, beside what it is. */
export const loadVergelijking = async (
  host: HostApi,
  projectId: number,
  sinds: Sinds | null,
): Promise<VergelijkData> => {
  // First of all: who may not read the project gets that answer.
  const project = await loadCatalogusOf(host, host.project.ensure(projectId));
  if (sinds === null) return { kind: 'niets', project, sinds, melding: null };
  try {
    const { groupId } = host.config.variant;
    const vergelijking = await fetchVergelijking(host.api, { groupId, projectId }, sinds);
    const nu = await loadCatalogusOf(host, readProject(host, projectId, vergelijking.nu));
    const toen = vergelijking.project === null ? null : projectToen(vergelijking.project, nu);
    const catalogusToen = toen === null ? null : await loadCatalogus(host, toen);
    return { kind: 'vergelijking', project: nu, sinds, vergelijking, toen, catalogusToen };
  } catch (error) {
    const melding = refusalOf(error);
    if (melding === null) throw error;
    return { kind: 'niets', project, sinds, melding };
  }
};
