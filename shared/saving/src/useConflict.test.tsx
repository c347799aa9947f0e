import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { SaveOutcome } from '@adviestool/contract/remoteModule';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';

import { ConflictDialog } from './ConflictDialog.tsx';
import { useConflict, type Meet, type Send, type SettledSave } from './useConflict.ts';

const project = buildProject();
const SAVED: SaveOutcome = { kind: 'saved', project, before: project };
const CONFLICT: SaveOutcome = { kind: 'conflict' };

const renderSaving = (refresh = async () => project) => {
  const toast = jest.fn();
  const host = buildHost({
    toast,
    project: { ...buildHost().project, refresh },
    errorText: () => 'Er is onderhoud.',
  });
  let save: ((send: Send, meet?: Meet) => Promise<SettledSave>) | null = null;
  const Saving = () => {
    const conflict = useConflict(host, 7);
    useEffect(() => {
      save = conflict.save;
    });
    return <ConflictDialog question={conflict.question} />;
  };
  const { unmount } = render(<Saving />);
  const kinds: string[] = [];
  const start = (send: Send, meet?: Meet): Promise<void> =>
    act(async () => {
      void save?.(send, meet).then(({ kind }) => kinds.push(kind));
    });
  return { kinds, start, toast, unmount };
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

test('a save without a conflict asks nothing', async () => {
  const { kinds, start } = renderSaving();
  await start(async () => SAVED);
  expect(kinds).toEqual(['saved']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  [undefined, /^Dit project is door iemand anders of in een ander venster opgeslagen\. Bewaart/],
  [5, /^Dit project is op 23 november 2026, \d\d:15 door Bea gewijzigd\. Bewaart/],
  [3, /^Dit project is op 23 november 2026, \d\d:15 door uzelf in een ander venster gewijzigd\./],
])('a question says whose change was met: %j', async (uid, text) => {
  setSession({
    status: 'authenticated',
    user: { uid: 3, name: 'dana', roles: [], groups: {} },
    group: null,
  });
  const { start } = renderSaving();
  const wijziging = { door: { uid: uid ?? 0, name: 'Bea' }, op: '2026-11-23T10:15:00.000Z' };
  await start(async () => ({ ...CONFLICT, ...(uid !== undefined && { wijziging }) }));
  expect(screen.getByRole('alertdialog').querySelector('p')?.textContent).toMatch(text);
});

test('who has left the page before the conflict came hears that the change is not saved', async () => {
  const { kinds, start, toast, unmount } = renderSaving();
  let answer: ((outcome: SaveOutcome) => void) | null = null;
  const send: Send = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await start(send);
  unmount();
  await act(async () => answer?.(CONFLICT));
  await waitFor(() => expect(kinds).toEqual(['later']));
  expect(toast).toHaveBeenCalledWith('warning', expect.stringContaining('niet opgeslagen'));
});

test('of two conflicts the second is asked when the first is settled', async () => {
  const { kinds, start } = renderSaving();
  const first = jest.fn<Send>(async () => SAVED).mockResolvedValueOnce(CONFLICT);
  const second = jest.fn<Send>(async () => SAVED).mockResolvedValueOnce(CONFLICT);
  await start(first);
  await start(second);

  await press('Mijn versie bewaren');
  await waitFor(() => expect(kinds).toEqual(['saved']));
  expect(first.mock.calls).toEqual([[false], [true]]);
  expect(second.mock.calls).toEqual([[false]]);
  await press('Nieuwste versie laden');
  await waitFor(() => expect(kinds).toEqual(['saved', 'newest']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closing the question does nothing', async () => {
  const refresh = jest.fn(async () => project);
  const { kinds, start } = renderSaving(refresh);
  await start(async () => CONFLICT);
  await press('Sluiten');
  expect(kinds).toEqual(['later']);
  expect(refresh).not.toHaveBeenCalled();
});

test('a newest version that does not come says why, and can be asked for again', async () => {
  const refresh = jest.fn(async () => project).mockRejectedValueOnce(buildHttpError(503));
  const { kinds, start } = renderSaving(refresh);
  await start(async () => CONFLICT);
  await press('Nieuwste versie laden');
  expect((await screen.findByRole('alert')).textContent).toContain('Er is onderhoud.');
  await press('Nieuwste versie laden');
  await waitFor(() => expect(kinds).toEqual(['newest']));
});

test('a project that is gone by the time it is saved is no question any more', async () => {
  const { kinds, start } = renderSaving();
  const gone: SaveOutcome = { kind: 'failed', error: buildHttpError(404) };
  await start(jest.fn<Send>(async () => gone).mockResolvedValueOnce(CONFLICT));
  await press('Mijn versie bewaren');
  await waitFor(() => expect(kinds).toEqual(['failed']));
});

const meetNothing: Meet = async () => false;

test('what both changed stands in the question, compared with what was open', async () => {
  setActiveProject(project, 'r1');
  const newest = { ...project, changed: '2026-11-23T10:15:00.000Z' };
  const { kinds, start } = renderSaving(async () => {
    setActiveProject(newest, 'r2');
    return newest;
  });
  const meet = jest.fn<Meet>(async () => <p>K01: Breedte</p>);
  const send = jest.fn<Send>(async (isOver) => (isOver ? SAVED : CONFLICT));
  await start(send, meet);

  expect(await screen.findByText('K01: Breedte')).toBeTruthy();
  expect(meet).toHaveBeenCalledWith(project);
  await press('Mijn versie bewaren');
  await waitFor(() => expect(kinds).toEqual(['saved']));
  clearActiveProject();
});

test('the second of two conflicts is compared with what was open when it was made, too', async () => {
  setActiveProject(project, 'r1');
  const { start } = renderSaving(async () => {
    const newest = { ...project, changed: '2026-11-23T10:15:00.000Z' };
    setActiveProject(newest, 'r2');
    return newest;
  });
  const meet = jest.fn<Meet>(async () => <p>K02: Breedte</p>);
  await start(async () => CONFLICT);
  await start(async () => CONFLICT, meet);

  await press('Nieuwste versie laden');
  expect(await screen.findByText('K02: Breedte')).toBeTruthy();
  expect(meet).toHaveBeenCalledWith(project);
  clearActiveProject();
});

test('what met nothing is saved again unasked, but not without an end', async () => {
  setActiveProject(project, 'r1');
  const { kinds, start } = renderSaving();
  await start(
    jest.fn<Send>().mockResolvedValue(SAVED).mockResolvedValueOnce(CONFLICT),
    meetNothing,
  );
  await waitFor(() => expect(kinds).toEqual(['saved']));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  const send = jest.fn<Send>(async () => CONFLICT);
  await start(send, meetNothing);
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(4);
  clearActiveProject();
});

test('where it is not known what both changed the question is about the project', async () => {
  setActiveProject(project, 'r1');
  const { start } = renderSaving();
  await start(
    async () => CONFLICT,
    async () => null,
  );
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  clearActiveProject();
});
