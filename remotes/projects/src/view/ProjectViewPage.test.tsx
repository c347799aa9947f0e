import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { NIEUW } from '@adviestool/contract/paths';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { openSpouwankersituaties } from '@adviestool/saving/spouwankersituaties';
import {
  clearActiveProject,
  setActiveProject,
  useActiveProjectStore,
} from '@adviestool/state/activeProject';
import { useVolgstand } from '@adviestool/state/volgstand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

type Save = HostApi['project']['save'];

const NAAM = 'K01 Kozijn vloerrand met houten dorpel';

const renderView = (project: Project, overrides: Partial<HostApi> = {}) => {
  const refresh = jest.fn(async () => {
    setActiveProject(project, 'r1');
    return project;
  });
  const save: Save = async (change) => {
    const outcome = await saveIn(useActiveProjectStore.getState().project ?? project)(change);
    if (outcome.kind === 'saved') setActiveProject(outcome.project, 'r2');
    return outcome;
  };
  const host = buildHost({
    project: { ...buildHost().project, refresh, save },
    ...overrides,
  });
  renderPage(page(host), { path: '/project/:projectId', url: '/project/7' });
  return { refresh };
};

const choose = async (action: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `Acties voor ${NAAM}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

beforeEach(() => {
  clearActiveProject();
  useVolgstand.setState({ beheer: null });
});

test('a project shows its wind pressure and its gevelvullingen', async () => {
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }));

  expect(await screen.findByText(/Windgebied II · bebouwd · 9/)).toBeTruthy();
  expect(screen.getByRole('link', { name: NAAM }).getAttribute('href')).toBe(
    '/project/7/gevelvulling/a1b2c3d4',
  );
  expect(screen.getByText('Advies gereed')).toBeTruthy();
  expect(screen.getByText('Bevestiging niet getoetst')).toBeTruthy();
});

test('a size and a number that a model gave with decimals stand on the card as they are', async () => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  renderView(
    buildProject({
      gevelvullingen: [
        {
          ...gevelvulling,
          gevelvullingEnKaderData: { ...kader, breedte: 1200.5, hoogte: 2399.75, aantal: 1.5 },
        },
      ],
    }),
  );

  await screen.findByRole('link', { name: NAAM });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1200,5 × 2399,75\u202Fmm', '1,5']),
  );
});

test.each([
  ['leads to the handbook', { handleiding: {} }, '/handleiding/eerste-gevelvulling'],
  ['does not, where the variant has none', {}, undefined],
])('an empty project %s', async (_what, remotes, href) => {
  const { config } = buildHost();
  renderView(buildProject(), {
    config: { ...config, variant: buildVariant({ remotes }) },
  });

  await screen.findByText('Dit project heeft nog geen gevelvullingen.');
  const [link] = screen.queryAllByRole('link', { name: /handleiding/ });
  expect(link?.getAttribute('href')).toBe(href);
});

test.each([
  ['leads to the import of a list', { kozijnstaat: {} }, '/project/7/kozijnstaat'],
  ['does not, where the variant cannot read one', {}, undefined],
])('a project %s', async (_what, remotes, href) => {
  const { config } = buildHost();
  const project = buildProject({ id: 7 });
  renderView(project, { config: { ...config, variant: buildVariant({ remotes }) } });

  await screen.findByText('Dit project heeft nog geen gevelvullingen.');
  const name = 'Kozijnstaat importeren';
  expect(screen.queryByRole('link', { name })?.getAttribute('href')).toBe(href);
  await userEvent.click(screen.getByRole('button', { name: 'Acties voor het project' }));
  await screen.findByRole('menuitem', { name: 'Geschiedenis' });
  expect(screen.queryByRole('menuitem', { name }) !== null).toBe(href !== undefined);
});

test('the concepts of spouwankersituaties are listed, to go on with or to throw away', async () => {
  const situatie = { merk: 'SW1', aantal: 2, wandhoogte: 2600, wandbreedte: 5000 };
  const { id } = openSpouwankersituaties(buildHost(), 7).settle({
    id: NIEUW,
    situatie,
    detaillering: {},
    productkeuze: {},
  });
  renderView(buildProject());

  const link = await screen.findByRole('link', { name: 'Spouwankersituatie SW1' });
  expect(link.getAttribute('href')).toBe(`/project/7/spouwankersituatie/${id}`);
  await userEvent.click(
    screen.getByRole('button', { name: /^Concept ‘Spouw.* SW1’ verwijderen$/ }),
  );

  await waitFor(() => expect(screen.queryByText('Spouwankersituatie SW1')).toBeNull());
  expect(openSpouwankersituaties(buildHost(), 7).list()).toEqual([]);
});

test('a duplicate with the next merk has the focus once it is saved', async () => {
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }));

  await choose('Dupliceren');

  const copy = await screen.findByRole('link', { name: NAAM.replace('K01', 'K02') });
  expect(document.activeElement).toBe(copy);
});

test('a gevelvulling is removed once that is confirmed', async () => {
  const confirm = jest.fn(async () => true);
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }), { confirm });

  await choose('Verwijderen');

  expect(await screen.findByText('Dit project heeft nog geen gevelvullingen.')).toBeTruthy();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('an advice is fixed from the menu of its card, as it is shown', async () => {
  const sent: unknown[] = [];
  const api = buildTransport(({ method, path, body }) => {
    sent.push([method, path, body]);
    throw buildHttpError(503);
  });
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }), { api });

  await choose('Vaststellen');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Vaststellen' }));

  await waitFor(() =>
    expect(sent).toEqual([
      [
        'POST',
        expect.stringMatching(/\/project\/7\/vaststellen$/),
        expect.objectContaining({ gevelvullingen: ['a1b2c3d4'] }),
      ],
    ]),
  );
});

test('what has no advice yet is not offered to be fixed', async () => {
  renderView(buildProject({ gevelvullingen: [{ ...buildGevelvulling(), detailleringData: {} }] }));

  await userEvent.click(await screen.findByRole('button', { name: /^Acties voor K01/ }));
  expect(screen.getByRole('menuitem', { name: 'Dupliceren' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Vaststellen' })).toBeNull();
});

const gevelvullingOf = (id: string, merk: string) => {
  const gevelvulling = buildGevelvulling();
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id, merk },
  };
};

const namesInOrder = (): string[] =>
  screen
    .getAllByRole('link', { name: /^K\d\d / })
    .map(({ textContent }) => textContent.slice(0, 3));

test('the arrow keys on its grip move a gevelvulling, which keeps the focus', async () => {
  const project = buildProject({
    gevelvullingen: ['K01', 'K02', 'K03'].map((merk) => gevelvullingOf(merk, merk)),
  });
  renderView(project);
  const greep = await screen.findByRole('button', { name: /^K01 .* verplaatsen$/ });

  greep.focus();
  await userEvent.keyboard('{ArrowDown}');

  expect(namesInOrder()).toEqual(['K02', 'K01', 'K03']);
  expect(document.activeElement).toBe(greep);
  expect(screen.getByText(/^K01 .* staat op plaats 2 van 3\.$/)).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(namesInOrder()).toEqual(['K02', 'K03', 'K01']);
  await waitFor(() =>
    expect(
      useActiveProjectStore
        .getState()
        .project?.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.id),
    ).toEqual(['K02', 'K03', 'K01']),
  );
});

test('a refused order goes back to what is stored', async () => {
  const project = buildProject({
    gevelvullingen: [gevelvullingOf('a', 'K01'), gevelvullingOf('b', 'K02')],
  });
  const showError = jest.fn();
  renderView(project, {
    showError,
    project: {
      ...buildHost().project,
      refresh: async () => {
        setActiveProject(project, 'r1');
        return project;
      },
      save: async () => ({ kind: 'failed', error: buildHttpError(403, { code: 'forbidden' }) }),
    },
  });

  const greep = await screen.findByRole('button', { name: /^K01 .* verplaatsen$/ });
  greep.focus();
  await userEvent.keyboard('{ArrowDown}');

  await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
  expect(showError.mock.calls[0]?.[1]).toEqual({
    403: 'U bent niet gautoriseerd om dit project te bewerken.',
  });
  expect(namesInOrder()).toEqual(['K01', 'K02']);
});

test('the detaillering of another is taken over, and what that resets is told', async () => {
  const toast = jest.fn();
  const target = gevelvullingOf('a', 'K01');
  const source = gevelvullingOf('b', 'K02');
  // Wider than the hoekanker allows.
  source.detailleringData.spouwlatbreedte = 401;
  source.detailleringData.stelruimte = 30;
  renderView(buildProject({ gevelvullingen: [target, source] }), { toast });

  await choose('Detaillering overnemen');
  await userEvent.click(await screen.findByRole('button', { name: 'Overnemen' }));

  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith('success', 'Detaillering overgenomen.', expect.anything()),
  );
  expect(toast).toHaveBeenCalledWith('warning', expect.stringMatching(/Deze zijn gereset\.$/));
  expect(useActiveProjectStore.getState().project?.gevelvullingen[0]).toMatchObject({
    gevelvullingEnKaderData: { id: 'a' },
    detailleringData: { stelruimte: 30 },
    productKeuze: { onderzijde: { hoekanker: null } },
  });
});

test('the focus goes from a removed gevelvulling to the one in its place', async () => {
  renderView(
    buildProject({ gevelvullingen: [buildGevelvulling(), gevelvullingOf('b2c3d4e5', 'K02')] }),
    { confirm: async () => true },
  );

  await choose('Verwijderen');

  await waitFor(() => expect(screen.queryByRole('link', { name: NAAM })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^K02/ }));
});

test('filters show the gevelvullingen of a type and state, and can be undone', async () => {
  renderView(
    buildProject({
      gevelvullingen: [
        gevelvullingOf('a', 'K01'),
        { ...gevelvullingOf('b', 'K02'), detailleringData: {} },
      ],
    }),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Concept 1' }));
  expect(screen.getByText('1 van 2')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 van 2 gevelvullingen: Concept.');
  expect(namesInOrder()).toEqual(['K02']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Gevelvullingen zoeken' }), 'K01');
  expect(await screen.findByText('Geen gevelvulling past bij dit filter.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 van 2 gevelvullingen: ‘K01’, Concept.');
  await userEvent.click(screen.getByRole('button', { name: 'Filter wissen' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^K01/ }));
  expect(namesInOrder()).toEqual(['K01', 'K02']);
  expect(screen.getByRole('status').textContent).toBe('2 van 2 gevelvullingen.');
});

const CONFLICT: SaveOutcome = { kind: 'conflict' };
const FAILED: SaveOutcome = { kind: 'failed', error: buildHttpError(503) };

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const withStelruimte = (gevelvulling: Gevelvulling): Gevelvulling => ({
  ...gevelvulling,
  detailleringData: { ...gevelvulling.detailleringData, stelruimte: 30 },
});

/** Two gevelvullingen, K01 and K02, each with its own detaillering; the saves end so, and after that succeed. */
const renderFailing = (failures: SaveOutcome[], confirm: () => boolean) => {
  const opened = buildProject({
    gevelvullingen: [gevelvullingOf('a', 'K01'), withStelruimte(gevelvullingOf('b', 'K02'))],
  });
  let stored = opened;
  const save = jest.fn<Save>(async (change) => {
    const failure = failures.shift();
    if (failure !== undefined) return failure;
    const outcome = await saveIn(useActiveProjectStore.getState().project ?? opened)(change);
    if (outcome.kind === 'saved') {
      stored = outcome.project;
      setActiveProject(stored, 'r3');
    }
    return outcome;
  });
  const questions: string[] = [];
  const shownAtQuestion: string[][] = [];
  const toast = jest.fn();
  renderView(opened, {
    toast,
    errorText: () => 'Er is onderhoud.',
    confirm: async ({ title, text }) => {
      questions.push(`${title}: ${text}`);
      shownAtQuestion.push(namesInOrder());
      return confirm();
    },
    project: {
      ...buildHost().project,
      refresh: async () => {
        setActiveProject(stored, 'r2');
        return stored;
      },
      save,
    },
  });
  return {
    save,
    questions,
    shownAtQuestion,
    toast,
    /** What somebody else makes of it, from now on. */
    saveElsewhere: (...gevelvullingen: Project['gevelvullingen']) => {
      stored = { ...opened, gevelvullingen };
    },
    storedMerken: () =>
      stored.gevelvullingen.map(({ gevelvullingEnKaderData }) => gevelvullingEnKaderData.merk),
  };
};

const moveFirstDown = async (): Promise<void> => {
  (await screen.findByRole('button', { name: /^K01 .* verplaatsen$/ })).focus();
  await userEvent.keyboard('{ArrowDown}');
};

const takeOverForFirst = async (): Promise<void> => {
  await choose('Detaillering overnemen');
  await userEvent.click(await screen.findByRole('button', { name: 'Overnemen' }));
};

test('an order that is not stored stays, and is tried again', async () => {
  const { questions, shownAtQuestion, storedMerken } = renderFailing([FAILED], () => true);

  await moveFirstDown();

  await waitFor(() => expect(storedMerken()).toEqual(['K02', 'K01']));
  expect(questions).toEqual(['Niet opgeslagen: Er is onderhoud.']);
  expect(shownAtQuestion).toEqual([['K02', 'K01']]);
});

test('an order that the user gives up goes back to what is stored', async () => {
  const { save } = renderFailing([FAILED], () => false);

  await moveFirstDown();

  await waitFor(() => expect(namesInOrder()).toEqual(['K01', 'K02']));
  expect(save).toHaveBeenCalledTimes(1);
});

test('an own order goes into the project as somebody else left it', async () => {
  const { saveElsewhere, storedMerken } = renderFailing([CONFLICT], () => true);
  await screen.findByText('Gevelvullingen');
  saveElsewhere(gevelvullingOf('a', 'K01'), gevelvullingOf('b', 'K02'), gevelvullingOf('c', 'K03'));

  await moveFirstDown();
  await press('Mijn versie bewaren');

  await waitFor(() => expect(storedMerken()).toEqual(['K02', 'K01', 'K03']));
});

test('the newest version replaces an own order when the user asks for it', async () => {
  const { save, saveElsewhere } = renderFailing([CONFLICT], () => false);
  await screen.findByText('Gevelvullingen');
  saveElsewhere(gevelvullingOf('a', 'K01'), gevelvullingOf('c', 'K03'));

  await moveFirstDown();
  await press('Nieuwste versie laden');

  await waitFor(() => expect(namesInOrder()).toEqual(['K01', 'K03']));
  expect(save).toHaveBeenCalledTimes(1);
});

test('an own version that cannot be kept says why in the question, and is tried again', async () => {
  const { storedMerken } = renderFailing([CONFLICT, FAILED], () => true);

  await moveFirstDown();
  await press('Mijn versie bewaren');
  expect((await screen.findByRole('alert')).textContent).toContain('Er is onderhoud.');
  await press('Mijn versie bewaren');

  await waitFor(() => expect(storedMerken()).toEqual(['K02', 'K01']));
});

test('a detaillering that is not taken over leaves its question open', async () => {
  const { storedMerken, toast } = renderFailing([FAILED], () => false);

  await takeOverForFirst();

  const again = await screen.findByRole('button', { name: 'Overnemen' });
  await waitFor(() => expect(again).toHaveProperty('disabled', false));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Overnemen' })).toBeNull());
  expect(toast).toHaveBeenCalledWith('success', 'Detaillering overgenomen.', expect.anything());
  expect(storedMerken()).toEqual(['K01', 'K02']);
});

test('a detaillering is taken over in the project as somebody else left it', async () => {
  const { saveElsewhere, storedMerken, toast } = renderFailing([CONFLICT], () => true);
  await screen.findByText('Gevelvullingen');
  saveElsewhere(gevelvullingOf('a', 'K11'), withStelruimte(gevelvullingOf('b', 'K02')));

  await takeOverForFirst();

  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith('success', 'Detaillering overgenomen.', expect.anything()),
  );
  expect(storedMerken()).toEqual(['K11', 'K02']);
});

test('a detaillering that is the same already is not said to be of nothing that is there', async () => {
  const { saveElsewhere, toast } = renderFailing([CONFLICT], () => true);
  await screen.findByText('Gevelvullingen');
  saveElsewhere(gevelvullingOf('a', 'K01'), gevelvullingOf('b', 'K02'));

  await takeOverForFirst();

  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith('info', expect.stringContaining('al gelijk')),
  );
});

test('a detaillering of what somebody else removed is not said to be taken over', async () => {
  const { saveElsewhere, toast } = renderFailing([CONFLICT], () => true);
  await screen.findByText('Gevelvullingen');
  saveElsewhere(gevelvullingOf('a', 'K01'));

  await takeOverForFirst();

  await waitFor(() => expect(toast).toHaveBeenCalledWith('warning', 'Gevelvulling niet gevonden.'));
  expect(toast).toHaveBeenCalledTimes(1);
});

test('a project that another tab deleted leads to the list', async () => {
  const listeners: ((message: ProjectMessage) => void)[] = [];
  const toast = jest.fn();
  const navigate = jest.fn();
  renderView(buildProject({ id: 7 }), {
    toast,
    navigate,
    tabs: {
      post: () => undefined,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
  });
  await screen.findByRole('button', { name: 'Acties voor het project' });

  for (const hear of listeners) hear({ event: 'project_deleted', projectId: 8 });
  expect(navigate).not.toHaveBeenCalled();
  for (const hear of listeners) hear({ event: 'project_deleted', projectId: 7 });

  expect(toast).toHaveBeenCalledWith('warning', 'Dit project is in een ander venster verwijderd.');
  expect(navigate).toHaveBeenCalledWith('/');
});

const VERWIJDERD = {
  projectId: 7,
  wat: 'verwijderd',
  door: { uid: 99, name: 'Bart' },
  op: '2026-11-20T09:15:00Z',
  aan: null,
} as const;

test.each([
  ['who may not put it back, whom to ask', false],
  ['who may, the way back', true],
])(
  'a project that a colleague deletes while it is open offers nothing any more, and tells %s',
  async (_, beheren) => {
    const rechten = { wijzigen: true, beheren, opDeBouw: true };
    renderView(buildProject({ id: 7, gevelvullingen: [buildGevelvulling()], rechten }), {
      api: buildTransport(() => ({})),
    });
    await screen.findByRole('button', { name: `Acties voor ${NAAM}` });
    act(() => useVolgstand.setState({ beheer: { ...VERWIJDERD, projectId: 8 } }));
    expect(screen.getByRole('button', { name: 'Acties voor het project' })).toBeTruthy();
    act(() => useVolgstand.setState({ beheer: VERWIJDERD }));

    const melding = await screen.findByText(
      /^Bart heeft dit project op 20 november 2026, 09:15 verwijderd\./,
    );
    expect(melding.textContent.includes('Vraag Bart of een beheerder')).toBe(!beheren);
    // What there is can be read; its lists can be filtered.
    expect(screen.getByRole('link', { name: NAAM })).toBeTruthy();
    for (const name of [
      'Acties voor het project',
      `Acties voor ${NAAM}`,
      /verplaatsen$/,
      'Rapport',
    ]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    for (const name of ['Gevelvulling toevoegen', 'Bouwlijst']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
    }
    expect(screen.queryByText(/U mag het bekijken, niet wijzigen/)).toBeNull();

    const terug = screen.queryByRole('button', { name: 'Project terugzetten' });
    expect(terug !== null).toBe(beheren);
    act(() => useVolgstand.setState({ beheer: { ...VERWIJDERD, wat: 'teruggezet' } }));
    expect(await screen.findByRole('button', { name: 'Acties voor het project' })).toBeTruthy();
  },
);

const Place: HostApi['Place'] = ({ name }) => <input aria-label={name} />;

test('what is typed in a part of another remote stays when a colleague deletes the project', async () => {
  renderView(buildProject({ id: 7, gevelvullingen: [buildGevelvulling()] }), { Place });
  const names = ['project.section/v1', 'project.actions/v1'];
  for (const name of names) await userEvent.type(await screen.findByLabelText(name), 'Bel Piet');
  act(() => useVolgstand.setState({ beheer: VERWIJDERD }));
  await screen.findByText(/^Bart heeft dit project op/);
  expect(screen.queryByRole('button', { name: 'Acties voor het project' })).toBeNull();
  for (const name of names) {
    expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('Bel Piet');
  }
});

test('an unreadable project offers nothing that writes', async () => {
  renderView(buildProject({ onleesbaar: true }));

  expect(await screen.findByText(/kunnen niet worden gelezen/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gevelvulling toevoegen' })).toBeNull();
});

test('a project that another tab left unreadable offers nothing that writes any more', async () => {
  const readable = buildProject({ id: 7, gevelvullingen: [buildGevelvulling()] });
  let stored = readable;
  const listeners: ((message: ProjectMessage) => void)[] = [];
  renderView(readable, {
    tabs: {
      post: () => undefined,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    project: {
      ...buildHost().project,
      refresh: async () => {
        setActiveProject(stored, 'r1');
        return stored;
      },
    },
  });
  expect(await screen.findByRole('link', { name: NAAM })).toBeTruthy();

  stored = { ...readable, gevelvullingen: [], onleesbaar: true };
  await act(async () => {
    for (const hear of listeners) hear({ event: 'project_updated', projectId: 7 });
  });

  expect(await screen.findByText(/kunnen niet worden gelezen/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: NAAM })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Acties voor het project' })).toBeNull();
});

test('an incomplete project leads to its data', async () => {
  const { projectGegevens } = buildProject();
  renderView(buildProject({ projectGegevens: { ...projectGegevens, windgebied: null } }));

  const link = await screen.findByRole('link', { name: 'Projectgegevens aanvullen' });
  expect(link.getAttribute('href')).toBe('/project/7/details');
});

const KOPPELING = {
  id: 4,
  type: 'bouwmodel',
  external_id: 'x1',
  data: { file_path: 'lindehof.ifc', file_created: null, file_updated: '2026-11-01T08:00:00Z' },
};

test.each([
  ['is gone once that is confirmed', null, []],
  ['that was gone already is gone', buildHttpError(404, { code: 'not_found' }), []],
  [
    'stays without permission, with a message',
    buildHttpError(403, { code: 'forbidden' }),
    ['U bent niet gautoriseerd om deze koppeling te verwijderen.'],
  ],
])('a connection %s', async (_case, refusal, messages) => {
  const showError = jest.fn<HostApi['showError']>();
  const calls: string[] = [];
  const connected = buildProject({ externalConnections: [KOPPELING] });
  const { refresh } = renderView(connected, {
    showError,
    api: buildTransport(({ method, path }) => {
      calls.push(`${method} ${path}`);
      if (refusal !== null) throw refusal;
      return undefined;
    }),
  });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Koppeling met lindehof.ifc verwijderen' }),
  );

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatch(/^DELETE .*\/project\/7\/external-connections\/4$/);
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(messages.length === 0 ? 2 : 1));
  expect(showError.mock.calls.map(([, texts]) => texts?.[403])).toEqual(messages);
});

test('a connection that is removed is told so, also when the project cannot be read after that', async () => {
  const showError = jest.fn<HostApi['showError']>();
  const connected = buildProject({ externalConnections: [KOPPELING] });
  const refresh = jest.fn<HostApi['project']['refresh']>(async () => {
    if (refresh.mock.calls.length > 1) throw buildHttpError(503);
    setActiveProject(connected, 'r1');
    return connected;
  });
  renderView(connected, {
    showError,
    api: buildTransport(() => undefined),
    project: { ...buildHost().project, refresh },
  });

  await userEvent.click(
    await screen.findByRole('button', { name: 'Koppeling met lindehof.ifc verwijderen' }),
  );
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(showError).not.toHaveBeenCalled();
});

test('who keeps the project is shown, as far as it is known', async () => {
  const user = {
    uid: 3,
    name: 'dana',
    mail: 'dana@example.nl',
    company_name: 'Demo Bouwbedrijf B.V.',
    address: 'Voorbeeldstraat 1',
    postal_code: '3511 AB',
    city: 'Utrecht',
    contact_person: null,
  };
  renderView(buildProject({ user }));

  expect(await screen.findByText('Voorbeeldstraat 1, 3511 AB Utrecht')).toBeTruthy();
  expect(screen.getByText('Demo Bouwbedrijf B.V.')).toBeTruthy();
  expect(screen.queryByText('Contactpersoon')).toBeNull();
});

const kaderOf = (gevelvulling: Gevelvulling, extra: object): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, ...extra },
});

test('an imported gebouwhoogte is to be checked until the user says that it is right', async () => {
  const { projectGegevens } = buildProject();
  renderView(
    buildProject({ projectGegevens: { ...projectGegevens, gebouwhoogteControleren: true } }),
  );
  await screen.findByText(/nog niet gecontroleerd/);
  await userEvent.click(screen.getByRole('button', { name: 'Gebouwhoogte klopt' }));
  await waitFor(() => expect(screen.queryByText(/nog niet gecontroleerd/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(useActiveProjectStore.getState().project?.projectGegevens).toEqual(projectGegevens);
});

test('a project that is lower than what stands in it says so, and how high it should be', async () => {
  const hoog = kaderOf(buildGevelvulling(), { externalId: 'x', hoogstePunt: 12_400 });
  renderView(buildProject({ gevelvullingen: [hoog] }));
  expect(
    await screen.findByText(/reikt tot 12,4 m\. Voorstel: een gebouwhoogte van 13 m/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gebouwhoogte wijzigen' }).getAttribute('href')).toBe(
    '/project/7/details',
  );
});

test('a project that reaches above what can be calculated says so, and can be checked', async () => {
  const gegevens = { gebouwhoogte: 200, gebouwhoogteControleren: true };
  renderView(
    buildProject({
      projectGegevens: { ...buildProject().projectGegevens, ...gegevens },
      gevelvullingen: [kaderOf(buildGevelvulling(), { externalId: 'x', hoogstePunt: 250_000 })],
    }),
  );
  expect(await screen.findByText(/reikt tot 250 m\. Hoger kan de tool niet rekenen/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Gebouwhoogte klopt' }));
  await waitFor(() => expect(screen.queryByText(/nog niet gecontroleerd/)).toBeNull());
  expect(screen.getByText(/de wind is te laag gerekend/)).toBeTruthy();
});

test.each<
  [wat: string, gegevens: Partial<Project['projectGegevens']>, kader: object, gezegd: RegExp]
>([
  ['that nobody has checked', { gebouwhoogteControleren: true }, {}, /nog niet gecontroleerd/],
  ['that is too low', {}, { externalId: 'x', hoogstePunt: 12_400 }, /reikt tot 12,4 m\./],
])(
  'who may only look reads of a height %s too, with nothing to press',
  async (_wat, gegevens, kader, gezegd) => {
    renderView(
      buildProject({
        projectGegevens: { ...buildProject().projectGegevens, ...gegevens },
        gevelvullingen: [kaderOf(buildGevelvulling(), kader)],
        rechten: { wijzigen: false, beheren: false },
      }),
    );
    expect(await screen.findByText(gezegd)).toBeTruthy();
    expect(screen.queryByText(/nog te controleren/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Gebouwhoogte klopt' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Gebouwhoogte wijzigen' })).toBeNull();
  },
);

test('the heights that an earlier import gave are cleared when the user wants', async () => {
  const oud = kaderOf(buildGevelvulling(), { externalId: 'x', gebouwHoogte: 6 });
  renderView(buildProject({ gevelvullingen: [oud] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Eigen hoogten wissen' }));
  await waitFor(() => expect(screen.queryByText(/uit een eerdere import/)).toBeNull());
  const [kader] = useActiveProjectStore.getState().project?.gevelvullingen ?? [];
  expect(kader?.gevelvullingEnKaderData.gebouwHoogte).toBeNull();
});

const COLLEAGUE = {
  uid: 8,
  name: 'Bea',
  mail: null,
  company_name: null,
  address: null,
  postal_code: null,
  city: null,
  contact_person: null,
};

test('of a colleague’s project that may be looked at only all is shown, and nothing is offered', async () => {
  renderView(
    buildProject({
      gevelvullingen: [buildGevelvulling()],
      user: COLLEAGUE,
      rechten: { wijzigen: false, beheren: false },
    }),
  );
  expect(
    await screen.findByText('Dit project is van Bea. U mag het bekijken, niet wijzigen.'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: NAAM })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Gevelvulling toevoegen' })).toBeNull();
  expect(screen.queryByRole('button', { name: /verplaatsen$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: `Acties voor ${NAAM}` })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Acties voor het project' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Producten vergelijken',
    'Geschiedenis',
    'Kozijnstaat exporteren (.xlsx)',
    'Kozijnstaat exporteren (.csv)',
    'Kozijnstaat kopiëren',
    'Dossier downloaden',
  ]);
});

test.each([
  ['are offered', { bouwplaats: {} }, ['Etiketten', 'Montagerapport']],
  ['are not, where the variant has no site that their code leads to', {}, []],
])('labels %s', async (_what, remotes, names) => {
  const { config } = buildHost();
  renderView(buildProject({ gevelvullingen: [buildGevelvulling()] }), {
    config: { ...config, variant: buildVariant({ remotes }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Acties voor het project' }));
  await screen.findByRole('menuitem', { name: 'Geschiedenis' });
  const found = ['Etiketten', 'Montagerapport'].filter(
    (name) => screen.queryByRole('menuitem', { name }) !== null,
  );
  expect(found).toEqual(names);
});

test('a project without wind says so, and its gevelvulling is not green without a word', async () => {
  const project = buildProject({ gevelvullingen: [buildGevelvulling()] });
  const projectGegevens = { ...project.projectGegevens, windvormFactor: 0 };
  renderView({ ...project, projectGegevens });

  expect(await screen.findByText('Windvormfactor: Er is geen wind gerekend.')).toBeTruthy();
  expect(screen.getByText('1 waarschuwing')).toBeTruthy();
});
