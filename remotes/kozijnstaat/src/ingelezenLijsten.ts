import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchLijsten, saveLijst } from '@adviestool/contract/api/lijsten';
import type { LijstBody, ProjectLijsten } from '@adviestool/contract/lijsten';
import type { HostApi } from '@adviestool/contract/remoteModule';

import { teksten } from './teksten.ts';

const NOT_FOUND = 404;

/** The lists that were read into a project before, and what the company said in its own; none where the backend keeps none. */
export const readLijsten = async (
  host: HostApi,
  plaats: { groupId: number; projectId: number },
): Promise<ProjectLijsten> => {
  try {
    return await fetchLijsten(host.api, plaats);
  } catch (error) {
    if (isHttpError(error) && error.status === NOT_FOUND) return { lijsten: [] };
    throw error;
  }
};

/** Keeps what is known of a list that was imported; its gevelvullingen are stored already. */
export const keepLijst = async (
  host: HostApi,
  plaats: { projectId: number; moment: string; weg: string | undefined },
  lijst: LijstBody,
): Promise<void> => {
  const { groupId } = host.config.variant;
  try {
    await saveLijst(host.api, { groupId, ...plaats }, lijst);
  } catch (error) {
    host.log('warn', 'The list was imported and is not kept with its project.', error);
    if (!isHttpError(error) || error.status !== NOT_FOUND) {
      host.toast('warning', teksten.lijstNietBewaard);
    }
  }
};
