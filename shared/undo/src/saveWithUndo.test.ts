import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Send } from '@adviestool/saving/useConflict';
import { setActiveProject } from '@adviestool/state/activeProject';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { lastUndoable, useUndoStore, type Undoable } from '@adviestool/state/undoableChanges';

import { saveWithUndo, type ListSaving } from './saveWithUndo.ts';
import { undoChange } from './undoChange.ts';

const project = buildProject();
const emptied = (same: Project): Project => ({ ...same, gevelvullingen: [] });

/** What `useConflict` makes of a save without a conflict. */
const saveAtOnce = async (send: Send) => {
  const outcome = await send(false);
  if (outcome.kind === 'conflict') throw new Error('There is no conflict.');
  return outcome;
};

const buildSaving = (projectId: number) => {
  const host = buildHost();
  const toast = jest.fn<HostApi['toast']>();
  const save = jest.fn(saveIn(project));
  return {
    toast,
    save,
    saving: {
      projectId,
      save: saveAtOnce,
      host: { ...host, toast, project: { ...host.project, save } },
    },
  };
};

beforeEach(() => {
  setActiveProject(project, null);
  useUndoStore.setState({ changes: [] });
});

const lastOf = (projectId: number): Undoable => {
  const undoable = lastUndoable(projectId);
  if (undoable === null) throw new Error('There is nothing to undo.');
  return undoable;
};

test('a change that applies to nothing any more is said to have found nothing', async () => {
  const { saving, toast } = buildSaving(project.id);
  const nothing = { change: () => null, done: 'Gedaan.' };

  expect(await saveWithUndo(saving, nothing)).toBe(true);
  expect(toast.mock.calls).toEqual([['warning', 'Gevelvulling niet gevonden.']]);
});

test('a change of a project that is no longer open is not saved, and says so', async () => {
  const { saving, save, toast } = buildSaving(project.id + 1);

  expect(await saveWithUndo(saving, { change: emptied, done: null })).toBe(false);
  expect(save).not.toHaveBeenCalled();
  expect(toast.mock.calls).toEqual([['warning', expect.stringMatching(/niet opgeslagen/)]]);
});

test('what is saved can be undone by the toast that tells of it', async () => {
  const { saving, save, toast } = buildSaving(project.id);
  await saveWithUndo(saving, { change: emptied, done: 'Gedaan.' });

  const [[type, text, options] = []] = toast.mock.calls;
  expect([type, text, options?.action?.label]).toEqual(['success', 'Gedaan.', 'Ongedaan maken']);
  options?.action?.onAction();
  await new Promise(setImmediate);
  expect(save).toHaveBeenCalledTimes(2);
});

test('a change that tells nothing ends the way back from the one before it', async () => {
  const { saving, toast } = buildSaving(project.id);
  const endToast = jest.fn();
  const ending: ListSaving = { ...saving, host: { ...saving.host, endToast } };
  await saveWithUndo(ending, { change: emptied, done: 'Gedaan.' });
  expect(endToast).not.toHaveBeenCalled();
  await saveWithUndo(ending, { change: emptied, done: null });
  expect(endToast.mock.calls).toEqual([[toast.mock.calls[0]?.[2]?.key]]);
});

test('what is still being saved is undone as soon as it is saved, and not before', async () => {
  const { saving, save } = buildSaving(project.id);
  const waiting: (() => void)[] = [];
  const slow: ListSaving = {
    ...saving,
    save: async (send) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return saveAtOnce(send);
    },
  };
  const saved = saveWithUndo(slow, { change: emptied, done: null });
  const undone = undoChange(saving.host, lastOf(project.id));
  await new Promise(setImmediate);
  expect(save).not.toHaveBeenCalled();

  for (const answer of waiting) answer();
  await Promise.all([saved, undone]);
  expect(save).toHaveBeenCalledTimes(2);
  expect(lastUndoable(project.id)).toBeNull();
});

test('when a save fails, undoing it undoes nothing older', async () => {
  const { saving, save } = buildSaving(project.id);
  await saveWithUndo(saving, { change: emptied, done: null });
  const older = lastOf(project.id);

  const failed = buildHttpError(409);
  const failing: ListSaving = { ...saving, save: async () => ({ kind: 'failed', error: failed }) };
  const ended = saveWithUndo(failing, { change: emptied, done: null });
  const undone = undoChange(saving.host, lastOf(project.id));
  expect(await ended).toBe(false);
  await undone;

  expect(save).toHaveBeenCalledTimes(1);
  expect(lastUndoable(project.id)).toBe(older);
});

const failed = async () => ({ kind: 'failed', error: buildHttpError(404) }) as const;

test('of a project that was deleted nobody is asked to try again, whoever deleted it', async () => {
  const { saving, toast } = buildSaving(project.id);
  const confirm = jest.fn(async () => true);
  const gone: ListSaving = {
    ...saving,
    host: { ...saving.host, confirm },
    save: failed,
  };
  expect(await saveWithUndo(gone, { change: emptied, done: 'Gedaan.' })).toBe(false);
  expect(confirm).not.toHaveBeenCalled();
  expect(toast.mock.calls).toEqual([
    [
      'error',
      expect.stringMatching(/^Niet opgeslagen\. Dit project is verwijderd\. /),
      { persistent: true },
    ],
  ]);
  expect(toast.mock.calls[0]?.[1]).toMatch(
    /Verwijderde projecten, onder de lijst met projecten\.$/,
  );
});

test('what cannot be undone any more, for the project was deleted, says that', async () => {
  const { saving, toast } = buildSaving(project.id);
  await saveWithUndo(saving, { change: emptied, done: null });
  const host = { ...saving.host, project: { ...saving.host.project, save: failed } };
  await undoChange(host, lastOf(project.id));
  expect(toast.mock.calls).toEqual([
    ['error', expect.stringMatching(/Dit project is verwijderd\./), { persistent: true }],
  ]);
});
