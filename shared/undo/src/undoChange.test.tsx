import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { setActiveProject, useActiveProjectStore } from '@adviestool/state/activeProject';
import { keepUndoable, lastUndoable, useUndoStore } from '@adviestool/state/undoableChanges';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { inverseOf } from './inverseOf.ts';
import { undoChange } from './undoChange.ts';
import { useUndoKey } from './useUndoKey.ts';

type Save = HostApi['project']['save'];

const before = buildProject({ gevelvullingen: [buildGevelvulling()] });
const after = buildProject();
const undoable = { projectId: before.id, inverse: Promise.resolve(inverseOf(before, after)) };

const active = (): Project | null => useActiveProjectStore.getState().project;

const saveInActive: Save = async (change) => {
  const outcome = await saveIn(active() ?? after)(change);
  if (outcome.kind === 'saved') setActiveProject(outcome.project, null);
  return outcome;
};

const renderKey = (save: Save = saveInActive, refresh = async () => after) => {
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const { project } = buildHost();
  const host = buildHost({ toast, showError, project: { ...project, save, refresh } });
  const Page = () => {
    useUndoKey(host, before.id);
    return <input aria-label="Zoeken" />;
  };
  render(<Page />);
  return { host, toast, showError };
};

beforeEach(() => {
  setActiveProject(after, null);
  useUndoStore.setState({ changes: [] });
  keepUndoable(undoable);
});

test('Ctrl+Z undoes the last change once', async () => {
  const { toast } = renderKey();
  await userEvent.keyboard('{Control>}z{/Control}');

  await waitFor(() => expect(active()?.gevelvullingen).toHaveLength(1));
  expect(toast.mock.calls).toEqual([
    ['success', 'De laatste wijziging is ongedaan gemaakt.', { key: 'undo' }],
  ]);
  expect(lastUndoable(before.id)).toBeNull();
});

test('in a field Ctrl+Z is that of the field', async () => {
  renderKey();
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}z{/Control}');

  expect(lastUndoable(before.id)).toBe(undoable);
});

test('what was changed since is told, and is not asked again', async () => {
  setActiveProject(before, null);
  const { host, toast } = renderKey();
  await undoChange(host, undoable);

  expect(toast.mock.calls).toEqual([
    ['warning', expect.stringContaining('intussen'), { key: 'undo' }],
  ]);
  expect(lastUndoable(before.id)).toBeNull();
});

test('when somebody else saved meanwhile, the newest version is changed back', async () => {
  const conflict: SaveOutcome = { kind: 'conflict' };
  const save = jest.fn<Save>(saveInActive).mockResolvedValueOnce(conflict);
  const refresh = jest.fn(async () => after);
  const { host } = renderKey(save, refresh);
  await undoChange(host, undoable);

  expect(refresh).toHaveBeenCalledTimes(1);
  expect(active()?.gevelvullingen).toHaveLength(1);
});

test('when others save every time, it is given up, told, and can be undone again', async () => {
  const save = jest.fn<Save>(async () => ({ kind: 'conflict' }));
  const { host, toast } = renderKey(save);
  await undoChange(host, undoable);

  expect(save).toHaveBeenCalledTimes(3);
  expect(toast.mock.calls).toEqual([['warning', expect.stringContaining('steeds door een ander')]]);
  expect(lastUndoable(before.id)).toBe(undoable);
});

test('after a failure it can be undone again', async () => {
  const failed: SaveOutcome = { kind: 'failed', error: buildHttpError(503) };
  const { host, showError } = renderKey(async () => failed);
  await undoChange(host, undoable);

  expect(showError).toHaveBeenCalledTimes(1);
  expect(lastUndoable(before.id)).toBe(undoable);
});

test('a change of a project that is no longer open is not undone', async () => {
  const { host, toast } = renderKey();
  setActiveProject(buildProject({ id: before.id + 1 }), null);
  await undoChange(host, undoable);

  expect(toast.mock.calls).toEqual([['warning', expect.stringContaining('niet meer geopend')]]);
});
