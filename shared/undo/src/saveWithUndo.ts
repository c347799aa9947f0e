import { isHttpError, mayBeDone, type ApiError } from '@adviestool/contract/api/apiError';
import { projectWriteTexts } from '@adviestool/contract/api/projectWriteTexts';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { tellVerwijderd } from '@adviestool/saving/tellVerwijderd';
import { UNDO } from '@adviestool/saving/toastKeys';
import type { useConflict } from '@adviestool/saving/useConflict';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import {
  forgetUndoable,
  keepUndoable,
  type Change,
  type Undoable,
} from '@adviestool/state/undoableChanges';

import { inverseOf } from './inverseOf.ts';
import { magWijzigenVan } from './magWijzigenVan.ts';
import { teksten } from './teksten.ts';
import { undoChange } from './undoChange.ts';

/** Where the list is saved. */
export interface ListSaving {
  host: HostApi;
  projectId: number;
  /** Of `useConflict`. */
  save: ReturnType<typeof useConflict>['save'];
}

interface GevelvullingenChange {
  /** A promise when its code is loaded first; null then: that failed, and the user knows. */
  change: Change | Promise<Change | null>;
  /** What the user is told when it is saved, or how that follows; null: what the page shows is enough. */
  done: string | ((project: Project, before: Project) => string) | null;
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
const wantsRetry = async ({ host, projectId }: ListSaving, error: ApiError): Promise<boolean> => {
  if (tellVerwijderd(host, projectId, error)) return false;
  const texts = projectWriteTexts(error, 'bewerken');
  if (mayPass(error)) {
    return host.confirm({ ...teksten.nietOpgeslagen, text: host.errorText(error, texts) });
  }
  host.showError(error, texts);
  return false;
};

type Saved = Extract<SaveOutcome, { kind: 'saved' }>;

/** Tells of a change that is saved, with the way back. */
const tellSaved = (
  host: HostApi,
  { done, warnings, onSaved }: GevelvullingenChange,
  { saved: { before, project }, undoable }: { saved: Saved; undoable: Undoable },
): void => {
  onSaved?.(project, before);
  // What was offered to be undone is not the last change any more.
  if (done === null) host.endToast?.(UNDO);
  else {
    host.toast('success', typeof done === 'string' ? done : done(project, before), {
      // The text says nothing of which change it is.
      key: UNDO,
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

/** Saves, tells of what was not saved, and tries as often as the user wants. */
const sendChange = async (
  saving: ListSaving,
  wanted: GevelvullingenChange,
): Promise<Exclude<SaveEnd, 'done'> | 'unchanged' | Saved> => {
  const { host, projectId, save } = saving;
  const change = await wanted.change;
  if (change === null) return 'open';
  const { project } = useActiveProjectStore.getState();
  if (project?.id !== projectId) {
    // While a question was open, the user went to another project.
    host.toast('warning', teksten.nietMeerOpen);
    return 'open';
  }
  if (!(await magWijzigenVan(host, project, change))) return 'open';
  const outcome = await save(
    () => host.project.save(change),
    // Without it the user is asked about the project as a whole.
    (opened) =>
      import('./meetConflict.tsx').then(
        ({ meetConflict }) => meetConflict({ host, projectId }, change, opened),
        () => null,
      ),
  );
  switch (outcome.kind) {
    case 'saved':
      return outcome;
    case 'unchanged':
      tellUnchanged(host, wanted);
      return wanted.notApplied === undefined ? 'unchanged' : 'open';
    case 'failed':
      return (await wantsRetry(saving, outcome.error)) ? sendChange(saving, wanted) : 'open';
    case 'newest':
      return 'newest';
    case 'later':
      return 'open';
    default:
      return outcome satisfies never;
  }
};

/** What undoes it, once it is saved. It fails never, for who undoes it did not save it. */
const inverseWhenSaved = async (sending: ReturnType<typeof sendChange>): Promise<Change | null> => {
  const [ended] = await Promise.allSettled([sending]);
  if (ended.status === 'rejected' || typeof ended.value === 'string') return null;
  return inverseOf(ended.value.before, ended.value.project);
};

/** As `saveWithUndo`, for who has to know how it ended. */
export const saveChange = async (
  saving: ListSaving,
  wanted: GevelvullingenChange,
): Promise<SaveEnd> => {
  const sending = sendChange(saving, wanted);
  const undoable = { projectId: saving.projectId, inverse: inverseWhenSaved(sending) };
  // From now on: who wants it undone before it is saved does not get something older undone.
  keepUndoable(undoable);
  if ((await undoable.inverse) === null) forgetUndoable(undoable);
  const end = await sending;
  if (typeof end === 'string') return end === 'unchanged' ? 'done' : end;
  tellSaved(saving.host, wanted, { saved: end, undoable });
  return 'done';
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
