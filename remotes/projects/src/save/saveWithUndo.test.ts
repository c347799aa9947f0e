import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Send } from '@adviestool/saving/useConflict';
import { setActiveProject } from '@adviestool/state/activeProject';

import { buildHost } from '../builders/buildHost.ts';
import { saveWithUndo } from './saveWithUndo.ts';

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
});

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
  await Promise.resolve();
  expect(save).toHaveBeenCalledTimes(2);
});
