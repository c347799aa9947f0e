import { isApiError, isHttpError, mayBeDone } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import {
  conflictTeksten,
  nietOpgeslagenTeksten,
  NIET_GEVONDEN,
  NIET_MEER_OPEN,
} from './teksten.ts';

interface GevelvullingenChange {
  /** Gives the same project when it does not apply to it any more. */
  change: (project: Project) => Project;
  /** What the user is told when it is saved; null: what the page shows is enough. */
  done: string | null;
}

/** What was to be changed is gone: there is nothing to write. */
class NotApplicable extends Error {}

/** Too many requests, no answer or a fault of the backend: the same may succeed later. */
const mayPass = (error: unknown): boolean => isHttpError(error, 429) || mayBeDone(error);

/** Tells of a failed save. @returns whether the user wants to try again */
const wantsRetry = async (host: HostApi, error: unknown): Promise<boolean> => {
  if (!isApiError(error)) throw error;
  const texts = projectWriteTexts(error, 'bewerken');
  if (mayPass(error)) {
    return host.confirm({ ...nietOpgeslagenTeksten, text: host.errorText(error, texts) });
  }
  host.showError(error, texts);
  return false;
};

/** Loads what was saved elsewhere. @returns whether the user wants their change in that */
const wantsOwn = async (host: HostApi, projectId: number): Promise<boolean> => {
  try {
    await host.project.refresh(projectId);
  } catch (error) {
    return (await wantsRetry(host, error)) && wantsOwn(host, projectId);
  }
  return host.confirm(conflictTeksten);
};

/**
 * Saves a change of the list and tells the user how it went. After a failure the user may try again;
 * when the project changed elsewhere, have the change made on the newest version.
 * @returns whether it is saved
 */
export const saveGevelvullingen = async (
  host: HostApi,
  projectId: number,
  wanted: GevelvullingenChange,
): Promise<boolean> => {
  if (useActiveProjectStore.getState().project?.id !== projectId) {
    // While a question was open, the user went to another project.
    host.toast('warning', NIET_MEER_OPEN);
    return false;
  }
  try {
    await host.project.save((project) => {
      const changed = wanted.change(project);
      if (changed === project) throw new NotApplicable();
      return changed;
    });
  } catch (error) {
    if (error instanceof NotApplicable) {
      host.toast('warning', NIET_GEVONDEN);
      return true;
    }
    const again = isHttpError(error, 412) ? wantsOwn(host, projectId) : wantsRetry(host, error);
    return (await again) && saveGevelvullingen(host, projectId, wanted);
  }
  if (wanted.done !== null) host.toast('success', wanted.done);
  return true;
};
