import { isApiError } from '@adviestool/contract/api/apiError';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { loadLate } from '@adviestool/saving/loadLate';

/** Whether anything of a project is fixed. */
const heeftVastgesteld = ({ gevelvullingen }: Project): boolean =>
  gevelvullingen.some(({ vastgesteld }) => vastgesteld !== undefined);

/**
 * Asks before a change makes fixed advices come out otherwise.
 * @param change what is to be saved; null: it does not apply
 * @returns whether it may be saved; when that cannot be asked the user is told why, and it may not
 */
export const magWijzigenVan = async (
  host: HostApi,
  before: Project,
  change: (project: Project) => Project | null,
): Promise<boolean> => {
  if (!heeftVastgesteld(before)) return true;
  const after = change(before);
  if (after === null) return true;
  try {
    const { magVastgesteldWijzigen } = await loadLate(import('./vraagVastgesteld.ts'));
    return await magVastgesteldWijzigen(host, { before, after });
  } catch (error) {
    if (!isApiError(error)) throw error;
    host.showError(error);
    return false;
  }
};
