import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { tellVerwijderd } from '@adviestool/saving/tellVerwijderd';
import { UNDO } from '@adviestool/saving/toastKeys';
import { loadNewest } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import {
  forgetUndoable,
  keepUndoable,
  type Change,
  type Undoable,
} from '@adviestool/state/undoableChanges';

import { teksten } from './teksten.ts';

/** Others may save in between each time; then the user is told rather than kept waiting. */
const MOST_TRIES = 3;

/** Saves the inverse in the newest version: what others saved meanwhile is no question, for it stays. */
const saveInverse = async (
  host: HostApi,
  projectId: number,
  inverse: Change,
): Promise<SaveOutcome> => {
  for (let tries = 1; ; tries += 1) {
    const outcome = await host.project.save(inverse);
    if (outcome.kind !== 'conflict' || tries === MOST_TRIES) return outcome;
    const error = await loadNewest(host, projectId);
    if (error !== null) return { kind: 'failed', error };
  }
};

/**
 * Undoes a change, as soon as it is saved, and tells the user how it went. After a failure it can be
 * undone again. What was not saved is no longer there to undo; who saved it has told why.
 */
export const undoChange = async (host: HostApi, undoable: Undoable): Promise<void> => {
  forgetUndoable(undoable);
  const inverse = await undoable.inverse;
  if (inverse === null) return;
  if (useActiveProjectStore.getState().project?.id !== undoable.projectId) {
    keepUndoable(undoable);
    host.toast('warning', teksten.nietOngedaan);
    return;
  }
  const outcome = await saveInverse(host, undoable.projectId, inverse);
  switch (outcome.kind) {
    case 'saved':
      host.toast('success', teksten.ongedaanGemaakt, { key: UNDO });
      return;
    case 'unchanged':
      host.toast('warning', teksten.intussenGewijzigd, { key: UNDO });
      return;
    case 'conflict':
      keepUndoable(undoable);
      host.toast('warning', teksten.steedsGewijzigd);
      return;
    case 'failed':
      keepUndoable(undoable);
      if (tellVerwijderd(host, undoable.projectId, outcome.error)) return;
      host.showError(outcome.error, projectWriteTexts(outcome.error, 'bewerken'));
      return;
    default:
      outcome satisfies never;
  }
};
