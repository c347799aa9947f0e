import { isHttpError, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { teksten } from './teksten.ts';
import { undoDelete } from './undoDelete.ts';
import type { Concept } from './useConcept.ts';
import {
  loadNewest,
  useConflict,
  type ConflictQuestion,
  type Send,
  type SettledSave,
} from './useConflict.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/** Saving what a form about a project holds. */
export interface ProjectSaving {
  /** Saves, and tells the user when that failed. */
  save: (send: Send) => Promise<SettledSave>;
  /** For `ConflictDialog`. */
  question: ConflictQuestion | null;
  /** The project has been deleted: elsewhere, or by somebody else. */
  isGone: boolean;
  restore: () => Promise<void>;
}

interface SavedProject {
  id: number;
  naam: string;
}

/**
 * Saves input about a project, and follows what becomes of the project elsewhere: without input it is
 * loaded anew; with input that stays on the screen, and the user is told.
 */
export const useProjectSaving = (
  host: HostApi,
  project: SavedProject,
  concept: Pick<Concept<unknown, unknown>, 'isKept' | 'giveUp'>,
): ProjectSaving => {
  const conflict = useConflict(host, project.id);
  const [isGone, setGone] = useState(false);
  const { revalidate } = useRevalidator();

  const follow = async (): Promise<void> => {
    const error = await loadNewest(host, project.id);
    if (error === null) await revalidate();
    else host.showError(error);
  };

  useOtherTabs(host, ({ event, projectId }) => {
    if (projectId !== project.id) return;
    setGone(event === 'project_deleted');
    if (event === 'project_deleted') host.toast('warning', teksten.eldersVerwijderd);
    else if (!concept.isKept()) void follow();
    else if (event === 'project_updated') host.toast('warning', teksten.eldersOpgeslagen);
  });

  const tellFailure = (error: ApiError): void => {
    if (isHttpError(error, 404)) {
      setGone(true);
      host.toast('error', teksten.intussenVerwijderd);
    } else host.showError(error, projectWriteTexts(error, 'bewerken'));
  };

  const save = async (send: Send): Promise<SettledSave> => {
    const outcome = await conflict.save(send);
    if (outcome.kind === 'failed') tellFailure(outcome.error);
    if (outcome.kind === 'saved') setGone(false);
    if (outcome.kind === 'newest') {
      concept.giveUp();
      // What the page is about may be gone or unreadable: its loader knows what to do then.
      await revalidate();
    }
    return outcome;
  };

  const restore = async (): Promise<void> => {
    if ((await undoDelete(host, project)) === null) setGone(false);
  };

  return { save, question: conflict.question, isGone, restore };
};
