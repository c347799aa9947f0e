import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';

import { createInhaler } from './createInhaler.ts';
import { zojuistIn } from './zojuistIn.ts';

const project = buildProject({ gevelvullingen: [buildGevelvulling()] });

const start = () => {
  const refresh = jest.fn(async () => {
    setActiveProject(project, '"r3"');
    return project;
  });
  const onTaken = jest.fn();
  const port = { refresh };
  return { refresh, onTaken, ...createInhaler({ project: port, projectId: project.id, onTaken }) };
};

beforeEach(() => {
  jest.useFakeTimers();
  setActiveProject(project, '"r2"');
});
afterEach(() => {
  jest.useRealTimers();
  clearActiveProject();
  document.body.replaceChildren();
});

test('what somebody else saved is read once, however often it is told', async () => {
  const { hear, refresh, onTaken } = start();
  void hear('r3');
  void hear('r3');
  await jest.advanceTimersByTimeAsync(1000);
  expect([refresh.mock.calls.length, onTaken.mock.calls.length]).toEqual([1, 1]);
});

test('the own save is not read again: its answer has the revision', async () => {
  const { hear, refresh } = start();
  void hear('r3');
  await jest.advanceTimersByTimeAsync(200);
  setActiveProject(project, '"r3"');
  await jest.advanceTimersByTimeAsync(1000);
  void hear('r2');
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).not.toHaveBeenCalled();
});

test('an open question is waited for', async () => {
  const { hear, refresh } = start();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  void hear('r3');
  await jest.advanceTimersByTimeAsync(5000);
  expect(refresh).not.toHaveBeenCalled();
  dialog.remove();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test.each([
  ['the input of a cell is waited for', 'text', 0],
  ['the box of a row is not', 'checkbox', 1],
])('%s', async (_, type, times) => {
  const { hear, refresh } = start();
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  const input = document.createElement('input');
  input.type = type;
  cell.append(input);
  document.body.append(cell);
  void hear('r3');
  await jest.advanceTimersByTimeAsync(5000);
  expect(refresh).toHaveBeenCalledTimes(times);
  cell.remove();
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('another project that is open by then is left alone', async () => {
  const { hear, refresh } = start();
  void hear('r3');
  setActiveProject({ ...project, id: project.id + 1 }, '"r1"');
  await jest.advanceTimersByTimeAsync(1000);
  expect(refresh).not.toHaveBeenCalled();
});

test('fields that became another are named with their gevelvulling', () => {
  const [gevelvulling = buildGevelvulling()] = project.gevelvullingen;
  const kader = { ...gevelvulling.gevelvullingEnKaderData, breedte: 1234 };
  const after = {
    ...project,
    gevelvullingen: [{ ...gevelvulling, changed: 'later', gevelvullingEnKaderData: kader }],
  };
  const { id } = kader;
  expect(zojuistIn(project, after)).toEqual({
    velden: new Set([`${id} breedte`]),
    tekst: 'Zojuist door een ander gewijzigd: K01.',
  });
  expect(zojuistIn(project, { ...project, changed: 'later' })).toEqual({
    velden: new Set(),
    tekst: null,
  });
});
