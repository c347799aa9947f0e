import { isHttpError, mayBeDone, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import type { useConflict } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { inverseOf, type Change } from './inverseOf.ts';
import { teksten } from './teksten.ts';
import { undoChange } from './undoChange.ts';
import { keepUndoable } from './undoStore.ts';

/** Where the list is saved. */
export interface ListSaving {
  host: HostApi;
  projectId: number;
  /** Of `useConflict`. */
  save: ReturnType<typeof useConflict>['save'];
}

interface GevelvullingenChange {
  change: Change;
  /** What the user is told when it is saved; null: what the page shows is enough. */
  done: string | null;
  /** What more the user is told, of the project that it was done to. */
  warnings?: (before: Project) => readonly string[];
  /** What the user is told when it does not apply any more; there is then something left to do. */
  notApplied?: string;
  /** What the user is told when it changes nothing in the project; null: what it is about is gone. */
  nothingDone?: (project: Project) => string | null;
  /** Hears what it is saved as, and what it was done to. */
  onSaved?: (project: Project, before: Project) => void;
}

/** How it ended: nothing is left to do, the newest version replaced it, or it is not saved. */
export type SaveEnd = 'done' | 'newest' | 'open';

/** Too many requests, no answer or a fault of the backend: the same may succeed later. */
const mayPass = (error: ApiError): boolean => isHttpError(error, 429) || mayBeDone(error);

/** Tells of a failed save. @returns whether the user wants to try again */
const wantsRetry = async (host: HostApi, error: ApiError): Promise<boolean> => {
  const texts = projectWriteTexts(error, 'bewerken');
  if (mayPass(error)) {
    return host.confirm({ ...teksten.nietOpgeslagen, text: host.errorText(error, texts) });
  }
  host.showError(error, texts);
  return false;
};

/** Tells of a change that is saved, with the way back. */
const tellSaved = (
  { host, projectId }: ListSaving,
  { done, warnings, onSaved }: GevelvullingenChange,
  { before, project }: Extract<SaveOutcome, { kind: 'saved' }>,
): void => {
  const undoable = { projectId, inverse: inverseOf(before, project) };
  keepUndoable(undoable);
  onSaved?.(project, before);
  if (done !== null) {
    host.toast('success', done, {
      // The text says nothing of which change it is.
      key: `undo:${crypto.randomUUID()}`,
      action: {
        label: teksten.ongedaanMaken,
        onAction: () => void undoChange(host, undoable),
      },
    });
  }
  for (const warning of warnings?.(before) ?? []) host.toast('warning', warning);
};

/** Tells why there was nothing to save. */
const tellUnchanged = (
  host: HostApi,
  { notApplied, nothingDone }: Pick<GevelvullingenChange, 'notApplied' | 'nothingDone'>,
): void => {
  const { project } = useActiveProjectStore.getState();
  const same = project === null ? null : (nothingDone?.(project) ?? null);
  if (same === null) host.toast('warning', notApplied ?? teksten.nietGevonden);
  else host.toast('info', same);
};

/** As `saveWithUndo`, for who has to know how it ended. */
export const saveChange = async (
  saving: ListSaving,
  wanted: GevelvullingenChange,
): Promise<SaveEnd> => {
  const { host, projectId, save } = saving;
  if (useActiveProjectStore.getState().project?.id !== projectId) {
    // While a question was open, the user went to another project.
    host.toast('warning', teksten.nietMeerOpen);
    return 'open';
  }
  const outcome = await save(() => host.project.save(wanted.change));
  switch (outcome.kind) {
    case 'saved':
      tellSaved(saving, wanted, outcome);
      return 'done';
    case 'unchanged':
      tellUnchanged(host, wanted);
      return wanted.notApplied === undefined ? 'done' : 'open';
    case 'failed':
      return (await wantsRetry(host, outcome.error)) ? saveChange(saving, wanted) : 'open';
    case 'newest':
      return 'newest';
    case 'later':
      return 'open';
    default:
      return outcome satisfies never;
  }
};

/**
 * Saves a change of the gevelvullingen as one revision and tells the user how it went. Once saved it
 * can be undone, by its toast and by `useUndoKey`; after a failure the user may try again.
 * @returns whether nothing is left to do
 */
export const saveWithUndo = async (
  saving: ListSaving,
  wanted: GevelvullingenChange,
): Promise<boolean> => (await saveChange(saving, wanted)) === 'done';
