import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { loadNewest } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { teksten } from './teksten.ts';
import { forgetUndoable, keepUndoable, type Undoable } from './undoStore.ts';

/** Others may save in between each time; then the user is told rather than kept waiting. */
const MOST_TRIES = 3;

/** Saves the inverse in the newest version: what others saved meanwhile is no question, for it stays. */
const saveInverse = async (
  host: HostApi,
  { projectId, inverse }: Undoable,
): Promise<SaveOutcome> => {
  for (let tries = 1; ; tries += 1) {
    const outcome = await host.project.save(inverse);
    if (outcome.kind !== 'conflict' || tries === MOST_TRIES) return outcome;
    const error = await loadNewest(host, projectId);
    if (error !== null) return { kind: 'failed', error };
  }
};

/** Undoes a change and tells the user how it went. After a failure it can be undone again. */
export const undoChange = async (host: HostApi, undoable: Undoable): Promise<void> => {
  if (useActiveProjectStore.getState().project?.id !== undoable.projectId) {
    host.toast('warning', teksten.nietOngedaan);
    return;
  }
  forgetUndoable(undoable);
  const outcome = await saveInverse(host, undoable);
  switch (outcome.kind) {
    case 'saved':
      host.toast('success', teksten.ongedaanGemaakt);
      return;
    case 'unchanged':
      host.toast('warning', teksten.intussenGewijzigd);
      return;
    case 'conflict':
      keepUndoable(undoable);
      host.toast('warning', teksten.steedsGewijzigd);
      return;
    case 'failed':
      keepUndoable(undoable);
      host.showError(outcome.error, projectWriteTexts(outcome.error, 'bewerken'));
      return;
    default:
      outcome satisfies never;
  }
};
