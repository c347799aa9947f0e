import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { NIEMAND, useVolgstand, zojuistKey } from '@adviestool/state/volgstand';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { logIn } from '../builders/logIn.ts';
import page from './page.tsx';

type Save = HostApi['project']['save'];

const CONFLICT: SaveOutcome = { kind: 'conflict' };
const FAILED: SaveOutcome = { kind: 'failed', error: buildHttpError(503) };

const project = buildProject();

const elders = buildProject({
  changed: '2026-11-21T10:00:00Z',
  projectGegevens: { ...project.projectGegevens, projectNaam: 'Naam van een ander' },
});

const OPENED = { project, revision: 'r1' };
let stored = OPENED;

/** What somebody else saved, from now on. */
const saveElsewhere = (): void => {
  stored = { project: elders, revision: 'r2' };
};

beforeEach(() => {
  stored = OPENED;
  clearActiveProject();
  useVolgstand.setState({ ...NIEMAND, beheer: null });
  sessionStorage.clear();
  logIn(['company-employee'], 3);
});

const metGevelvullingen = (...gevelvullingen: Gevelvulling[]): void => {
  stored = { project: buildProject({ gevelvullingen }), revision: 'r1' };
};

/** The history in which Anna changed two fields. */
const REVISIES = {
  pager: { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 20 },
  revisies: [
    {
      revision: 2,
      op: '2026-11-21T10:00:00Z',
      door: { uid: 9, name: 'anna' },
      teruggezet_van: null,
      te_bekijken: true,
      gegevens: ['name', 'gebouwhoogte'].map((pad) => ({ pad })),
      volgorde: false,
      aantallen: { toegevoegd: 0, gewijzigd: 0, verwijderd: 0 },
      gevelvullingen: [],
    },
  ],
};

const ANSWERS = buildTransport(({ path }) =>
  path.endsWith('/revisies') ? REVISIES : { catalogi: [] },
);

const renderEdit = (save: Save, overrides: Partial<HostApi> = {}, url = '/project/7/details') => {
  const refresh = jest.fn(async (): Promise<Project> => {
    setActiveProject(stored.project, stored.revision);
    return stored.project;
  });
  const listeners: ((message: ProjectMessage) => void)[] = [];
  const host = buildHost({
    api: ANSWERS,
    project: { ...buildHost().project, refresh, save },
    tabs: {
      post: () => undefined,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    ...overrides,
  });
  const router = renderPage(page(host), { path: '/project/:projectId/details', url });
  return {
    refresh,
    router,
    hear: (message: ProjectMessage) =>
      act(async () => {
        for (const listener of listeners) listener(message);
      }),
  };
};

/** The page goes, as with a reload or a logout; what is kept stays. */
const leave = (): void => {
  cleanup();
};

const changeNaam = async (): Promise<void> => {
  const naam = await screen.findByLabelText('Naam');
  await userEvent.clear(naam);
  await userEvent.type(naam, 'Mijn naam');
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

test('a save goes back to the project', async () => {
  const save = jest.fn<Save>(saveIn(project));
  const { router } = renderEdit(save);

  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(await save.mock.results[0]?.value).toMatchObject({
    project: { projectGegevens: { projectNaam: 'Mijn naam' } },
  });
});

/** A facade with its factor. */
const fillGevel = async (nummer: number, gevel: string, factor: string): Promise<void> => {
  const rij = within(screen.getByRole('group', { name: `Gevel ${nummer}` }));
  await userEvent.type(rij.getByLabelText('Gevel'), gevel);
  await userEvent.type(rij.getByLabelText('Windvormfactor van deze gevel'), factor);
};

test('a factor of a facade that is too low says so below its own field', async () => {
  renderEdit(saveIn(project));
  await press('Andere factor voor een gevel');
  await fillGevel(1, 'Noord', '0,7');
  expect(await screen.findByText(/^Lager dan de druk op een vlakke gevel/)).toBeTruthy();
  expect(screen.getByText('Alleen buiten hoekzone A.')).toBeTruthy();
});

test('a facade gets a windvormfactor of its own, under a name that no other has', async () => {
  const save = jest.fn<Save>(saveIn(project));
  renderEdit(save);
  await press('Andere factor voor een gevel');
  await fillGevel(1, 'Noord', '1,1');
  await press('Andere factor voor een gevel');
  await fillGevel(2, 'noord ', '1,2');
  await press('Project opslaan');
  expect(await screen.findByText('Deze gevel staat er al.')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();

  await press('Gevel noord weghalen');
  expect(document.activeElement?.textContent).toBe('Andere factor voor een gevel');
  await press('Project opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(await save.mock.results[0]?.value).toMatchObject({
    project: { projectGegevens: { windvormfactoren: [{ gevel: 'Noord', factor: 1.1 }] } },
  });
});

test('the last facade that there may be is typed in at once, not thrown away', async () => {
  const windvormfactoren = Array.from({ length: 11 }, (_none, index) => ({
    gevel: `Gevel ${index + 1}`,
    factor: 1.1,
  }));
  const projectGegevens = { ...project.projectGegevens, windvormfactoren };
  stored = { project: buildProject({ projectGegevens }), revision: 'r1' };
  renderEdit(saveIn(project));
  await press('Andere factor voor een gevel');
  expect(screen.queryByRole('button', { name: 'Andere factor voor een gevel' })).toBeNull();
  const laatste = within(screen.getByRole('group', { name: 'Gevel 12' }));
  expect(document.activeElement).toBe(laatste.getByLabelText('Gevel'));
});

test.each([
  ['12', true],
  ['9', false],
])('an imported gebouwhoogte is checked by filling in another: %s m', async (hoogte, isChecked) => {
  const projectGegevens = { ...project.projectGegevens, gebouwhoogteControleren: true };
  const imported = buildProject({ projectGegevens });
  stored = { project: imported, revision: 'r1' };
  const save = jest.fn<Save>(saveIn(imported));
  renderEdit(save);
  await changeNaam();
  const veld = await screen.findByLabelText(/^Gebouwhoogte/);
  await userEvent.clear(veld);
  await userEvent.type(veld, hoogte);
  await press('Project opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(await save.mock.results[0]?.value).toHaveProperty(['project', 'projectGegevens'], {
    ...(isChecked ? project.projectGegevens : projectGegevens),
    projectNaam: 'Mijn naam',
    gebouwhoogte: Number(hoogte),
  });
});

/** Saves in what is stored, as the backend does. */
const saveInStored = (): Save => async (change) => {
  const outcome = await saveIn(stored.project)(change);
  if (outcome.kind === 'saved') stored = { project: outcome.project, revision: 'r3' };
  return outcome;
};

/** Anna saves these data while the form is open. */
const saveAsAnna = (gegevens: Partial<Project['projectGegevens']>): void => {
  const projectGegevens = { ...stored.project.projectGegevens, ...gegevens };
  stored = { project: buildProject({ projectGegevens }), revision: 'r2' };
};

const renderWithAnna = () => {
  const toast = jest.fn<HostApi['toast']>();
  renderEdit(saveInStored(), { toast });
  return { toast };
};

test('a save takes nothing back of what a colleague changed, and says what that was', async () => {
  const { toast } = renderWithAnna();
  await changeNaam();
  saveAsAnna({ gebouwhoogte: 24 });
  await press('Project opslaan');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(stored.project.projectGegevens).toMatchObject({
    projectNaam: 'Mijn naam',
    gebouwhoogte: 24,
  });
  await waitFor(() =>
    expect(toast.mock.calls).toContainEqual([
      'info',
      'Gebouwhoogte is door anna gewijzigd in 24\u202Fm.',
    ]),
  );
});

test('of a field that both changed the question has both values and by whom, and no other field', async () => {
  renderWithAnna();
  await changeNaam();
  saveAsAnna({ projectNaam: 'Naam van Anna', gebouwhoogte: 24 });
  await press('Project opslaan');

  const question = await screen.findByRole('alertdialog');
  expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Naam: bij u Mijn naam, door anna gewijzigd in Naam van Anna',
  ]);
  await press('Mijn versie bewaren');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(stored.project.projectGegevens).toMatchObject({
    projectNaam: 'Mijn naam',
    gebouwhoogte: 24,
  });
});

test('the newest value takes the place of the own one, and other input stays to be saved', async () => {
  renderWithAnna();
  await changeNaam();
  const nummer = screen.getByLabelText('Referentienummer (optioneel)');
  await userEvent.clear(nummer);
  await userEvent.type(nummer, 'R17');
  saveAsAnna({ projectNaam: 'Naam van Anna', gebouwhoogte: 24 });
  await press('Project opslaan');
  await press('Nieuwste versie laden');

  expect(await screen.findByDisplayValue('Naam van Anna')).toBeTruthy();
  expect(screen.getByDisplayValue('24')).toBeTruthy();
  expect(screen.getByDisplayValue('R17')).toBeTruthy();
  expect(stored.project.projectGegevens.referentienummer).not.toBe('R17');
  await press('Project opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(stored.project.projectGegevens).toMatchObject({
    projectNaam: 'Naam van Anna',
    gebouwhoogte: 24,
    referentienummer: 'R17',
  });
});

test('the newest version replaces the input when that was all of it', async () => {
  renderWithAnna();
  await changeNaam();
  saveAsAnna({ projectNaam: 'Naam van Anna' });
  await press('Project opslaan');
  await press('Nieuwste versie laden');

  expect(await screen.findByDisplayValue('Naam van Anna')).toBeTruthy();
  expect(screen.queryByText('Uw niet-opgeslagen invoer is teruggezet.')).toBeNull();
});

/** What is stored comes in, as the host lets it, with what became another of it. */
const comeIn = (...velden: string[]): void =>
  act(() => {
    setActiveProject(stored.project, stored.revision);
    useVolgstand.setState({ zojuist: new Set(velden.map((veld) => zojuistKey('', veld))) });
  });

const isMarked = (element: Element): boolean => element.hasAttribute('data-zojuist');

test('what a colleague saves comes in beside what is typed, and its fields are marked for as long as it is told', async () => {
  const { toast } = renderWithAnna();
  await changeNaam();
  saveAsAnna({ projectNaam: 'Naam van Anna', gebouwhoogte: 24, terreincategorie: 'kust' });
  comeIn('projectNaam', 'gebouwhoogte', 'terreincategorie');

  const hoogte = screen.getByLabelText(/^Gebouwhoogte/);
  const terrein = screen.getByRole('radiogroup', { name: 'Terreincategorie' });
  expect(screen.getByDisplayValue('24')).toBe(hoogte);
  expect(within(terrein).getByRole<HTMLInputElement>('radio', { name: 'Kust' }).checked).toBe(true);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
  expect([hoogte, terrein].map(isMarked)).toEqual([true, true]);
  expect(isMarked(screen.getByRole('radiogroup', { name: 'Windgebied' }))).toBe(false);
  act(() => useVolgstand.setState(NIEMAND));
  expect([hoogte, terrein].map(isMarked)).toEqual([false, false]);

  // Of the field that both changed she is asked about still.
  await press('Project opslaan');
  expect((await screen.findByRole('alertdialog')).querySelectorAll('li')).toHaveLength(1);
  await press('Mijn versie bewaren');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(stored.project.projectGegevens).toMatchObject({
    projectNaam: 'Mijn naam',
    gebouwhoogte: 24,
    terreincategorie: 'kust',
  });
  expect(toast.mock.calls).toContainEqual(['success', expect.anything()]);
});

test('closing the question does nothing', async () => {
  renderWithAnna();
  await changeNaam();
  saveAsAnna({ projectNaam: 'Naam van Anna' });
  await press('Project opslaan');
  await press('Sluiten');

  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
  expect(stored.project.projectGegevens.projectNaam).toBe('Naam van Anna');
});

test('a project that is stale without end is said to be, and the input stays', async () => {
  const showError = jest.fn();
  renderEdit(jest.fn<Save>().mockResolvedValue(CONFLICT), { showError });
  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
  expect(showError.mock.calls).toEqual([
    [expect.objectContaining({ status: 412 }), { 412: expect.stringContaining('steeds') }],
  ]);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
});

test('input stays when the page is loaded anew, and is saved against what it was typed on', async () => {
  const { refresh, router } = renderEdit(saveInStored());

  await changeNaam();
  saveElsewhere();
  await act(() => router.revalidate());
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();

  await press('Project opslaan');
  expect(await screen.findByRole('button', { name: 'Mijn versie bewaren' })).toBeTruthy();
});

test('the same page chosen from the menu keeps the input', async () => {
  const { router } = renderEdit(jest.fn<Save>());

  await changeNaam();
  saveElsewhere();
  await act(() => router.navigate('/project/7/details'));

  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
});

test('without input the page follows what is loaded anew', async () => {
  const save = jest.fn<Save>(saveIn(project));
  const { router } = renderEdit(save);

  await screen.findByDisplayValue('Dok van Delfzijl');
  saveElsewhere();
  save.mockImplementation(saveIn(stored.project));
  await act(() => router.revalidate());

  expect(await screen.findByDisplayValue('Naam van een ander')).toBeTruthy();
  await press('Project opslaan');
  expect(await save.mock.results[0]?.value).toMatchObject({
    kind: 'saved',
    project: { projectGegevens: { projectNaam: 'Naam van een ander' } },
  });
});

const ELDERS_OPGESLAGEN = expect.stringContaining('in een ander venster opgeslagen');

test('what another tab saved is shown at once when there is no input', async () => {
  const toast = jest.fn();
  const { hear } = renderEdit(jest.fn<Save>(), { toast });

  await screen.findByDisplayValue('Dok van Delfzijl');
  saveElsewhere();
  await hear({ event: 'project_updated', projectId: 7 });

  expect(await screen.findByDisplayValue('Naam van een ander')).toBeTruthy();
  expect(toast).not.toHaveBeenCalled();
});

test('what another tab saved is told when there is input [storing 2]', async () => {
  const toast = jest.fn();
  const { hear, refresh } = renderEdit(jest.fn<Save>(), { toast });

  await changeNaam();
  saveElsewhere();
  await hear({ event: 'project_updated', projectId: 7 });

  expect(toast.mock.calls).toEqual([['warning', ELDERS_OPGESLAGEN]]);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
});

test('a project that another tab deleted is told, and another project is not', async () => {
  const toast = jest.fn();
  const { hear, refresh } = renderEdit(jest.fn<Save>(), { toast });

  await changeNaam();
  await hear({ event: 'project_updated', projectId: 8 });
  expect(toast).not.toHaveBeenCalled();
  await hear({ event: 'project_deleted', projectId: 7 });

  expect(toast.mock.calls).toEqual([
    ['warning', 'Dit project is in een ander venster verwijderd.'],
  ]);
  expect(screen.getByRole('button', { name: 'Project terugzetten' })).toBeTruthy();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
});

test('who may not put a deleted project back is told by whom it was deleted and whom to ask', async () => {
  const door = { uid: 99, name: 'bert' };
  const error = buildHttpError(404, { body: { door, op: '2026-11-20T09:15:00Z' } });
  const save = jest.fn<Save>(saveIn(project)).mockResolvedValueOnce({ kind: 'failed', error });
  const rechten = { wijzigen: true, beheren: false };
  stored = { ...stored, project: { ...project, rechten } };
  renderEdit(save, { toast: jest.fn() });
  await changeNaam();
  await press('Project opslaan');
  expect(
    await screen.findByText(
      /^bert heeft dit project op 20 november 2026, 09:15 verwijderd\. Wat u hebt ingevuld, .* Vraag bert of een beheerder van uw bedrijf om het terug te zetten\.$/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Project terugzetten' })).toBeNull();
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();

  const bert = { projectId: 7, wat: 'teruggezet', door, aan: null } as const;
  act(() => useVolgstand.setState({ beheer: { ...bert, op: '2026-11-20T09:20:00.000Z' } }));
  expect(screen.queryByText(/^bert heeft dit project/)).toBeNull();
});

test('who was taken out of the company reads by whom, and can copy what was typed', async () => {
  const toast = jest.fn();
  const serverMessage = 'bert heeft u uit Bouwbedrijf verwijderd.';
  const error = buildHttpError(403, { code: 'shut_out', serverMessage });
  const save = jest.fn<Save>(saveIn(project)).mockResolvedValueOnce({ kind: 'failed', error });
  renderEdit(save, { toast });
  await changeNaam();
  await press('Project opslaan');
  expect(
    await screen.findByText(
      `${serverMessage} Wat u hebt ingevuld, staat nog op het scherm, maar kan niet worden opgeslagen. Kopieer wat u wilt bewaren voordat u deze pagina verlaat.`,
    ),
  ).toBeTruthy();
  expect(toast.mock.calls).toEqual([
    ['error', 'Niet opgeslagen: u hebt geen toegang meer tot dit bedrijf.'],
  ]);
  // Nothing is offered that would be refused too.
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Naar projecten' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Project terugzetten' })).toBeNull();
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
});

test('a project that is deleted meanwhile keeps its input on the screen, and can be put back', async () => {
  const toast = jest.fn();
  const post = jest.fn();
  const save = jest
    .fn<Save>(saveIn(project))
    .mockResolvedValueOnce({ kind: 'failed', error: buildHttpError(404) });
  const api = buildTransport(({ path }) =>
    path.endsWith('/catalogi') ? { catalogi: [] } : buildProjectRecord({ id: 7 }),
  );
  renderEdit(save, { api, toast, tabs: { post, subscribe: () => () => undefined } });

  await changeNaam();
  await press('Project opslaan');
  expect(await screen.findByText(/^Dit project is verwijderd\./)).toBeTruthy();
  expect(toast.mock.calls).toEqual([['error', 'Dit project is intussen verwijderd.']]);
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();

  await press('Project terugzetten');
  await waitFor(() => expect(screen.queryByText(/^Dit project is verwijderd\./)).toBeNull());
  expect(post.mock.calls).toEqual([[{ event: 'project_created', projectId: 7 }]]);
  await press('Project opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('input comes back to the same user, and is saved against what it was typed on', async () => {
  renderEdit(saveInStored());
  await changeNaam();
  leave();
  logIn(['company-employee'], 4);
  renderEdit(saveInStored());
  expect(await screen.findByDisplayValue('Dok van Delfzijl')).toBeTruthy();
  leave();
  logIn(['company-employee'], 3);

  saveAsAnna({ projectNaam: 'Naam van een ander', gebouwhoogte: 24 });
  renderEdit(saveInStored());

  expect(await screen.findByDisplayValue('Mijn naam')).toBeTruthy();
  expect(screen.getByText('Uw niet-opgeslagen invoer is teruggezet.')).toBeTruthy();
  await press('Project opslaan');
  expect((await screen.findByRole('alertdialog')).querySelectorAll('li')).toHaveLength(1);
  await press('Nieuwste versie laden');
  expect(await screen.findByDisplayValue('Naam van een ander')).toBeTruthy();
});

test('of input without what it was typed on, as an earlier release kept it, all that differs is asked', async () => {
  renderEdit(saveInStored());
  await changeNaam();
  leave();
  for (const key of Object.keys(sessionStorage)) {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    const { getyptOp: _getyptOp, ...earlier } = { getyptOp: null, ...Object(kept) };
    sessionStorage.setItem(key, JSON.stringify(earlier));
  }
  saveAsAnna({ gebouwhoogte: 24 });
  renderEdit(saveInStored());
  await press('Project opslaan');

  expect((await screen.findByRole('alertdialog')).querySelectorAll('li')).toHaveLength(2);
});

test('input that came back can be given up', async () => {
  const save = jest.fn<Save>(saveIn(project));
  renderEdit(save);
  await changeNaam();
  await userEvent.type(screen.getByLabelText(/Gebouwhoogte/), 'x');
  leave();

  renderEdit(save);
  expect(await screen.findByDisplayValue('9x')).toBeTruthy();
  await press('Ongedaan maken');

  expect(await screen.findByDisplayValue('Dok van Delfzijl')).toBeTruthy();
  expect(screen.queryByText('Uw niet-opgeslagen invoer is teruggezet.')).toBeNull();
  leave();
  renderEdit(save);
  expect(await screen.findByDisplayValue('Dok van Delfzijl')).toBeTruthy();
});

test('input of a new project comes back', async () => {
  renderEdit(jest.fn<Save>(), {}, '/project/nieuw/details');
  await changeNaam();
  leave();

  renderEdit(jest.fn<Save>(), {}, '/project/nieuw/details');
  expect(await screen.findByDisplayValue('Mijn naam')).toBeTruthy();
});

test('input that came back and is saved is not kept any longer', async () => {
  const save = jest.fn<Save>(saveIn(project));
  renderEdit(save);
  await changeNaam();
  leave();

  renderEdit(save);
  await screen.findByDisplayValue('Mijn naam');
  await press('Project opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

const closeTab = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test('the browser asks before it closes a tab with input that is not saved', async () => {
  const save = jest.fn<Save>(saveIn(project));
  renderEdit(save);

  await screen.findByLabelText('Naam');
  expect(closeTab()).toBe(false);
  await changeNaam();
  expect(closeTab()).toBe(true);
  await press('Project opslaan');
  await screen.findByText('Elders');
  expect(closeTab()).toBe(false);
});

test('a failed save keeps the input and offers to try again', async () => {
  const save = jest.fn<Save>().mockResolvedValue(FAILED);
  const showError = jest.fn();
  renderEdit(save, { showError });

  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
  expect(screen.getByDisplayValue('Mijn naam')).toBeTruthy();
  expect(showError).toHaveBeenCalledTimes(1);
});

test('a catalogue that is not known is told, and not that the project is gone', async () => {
  const error = buildHttpError(404, { path: '/api/v2/group/12/catalogi/oud/1' });
  const toast = jest.fn();
  const showError = jest.fn();
  const load = () => Promise.reject(error);
  const catalogus = { ...buildHost().catalogus, load };
  renderEdit(jest.fn<Save>(), { toast, showError, catalogus });
  await changeNaam();
  await press('Project opslaan');

  expect(await screen.findByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy();
  expect(showError).toHaveBeenCalledWith(error, {});
  expect(toast).not.toHaveBeenCalled();
  expect(screen.queryByText(/verwijderd/)).toBeNull();
});

test('leaving with input that is not saved asks first', async () => {
  const { router } = renderEdit(jest.fn<Save>());

  await changeNaam();
  await userEvent.click(screen.getByRole('link', { name: 'Annuleren' }));
  await press('Blijven');
  expect(router.state.location.pathname).toBe('/project/7/details');

  await userEvent.click(screen.getByRole('link', { name: 'Annuleren' }));
  await press('Verlaten');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('an empty name is refused before anything is sent', async () => {
  const save = jest.fn<Save>();
  renderEdit(save);

  await userEvent.clear(await screen.findByLabelText('Naam'));
  await press('Project opslaan');

  expect(await screen.findByRole('link', { name: 'Naam: Dit veld is verplicht.' })).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('the stuwdruk follows what is typed', async () => {
  renderEdit(jest.fn<Save>());

  const hoogte = await screen.findByLabelText(/Gebouwhoogte/);
  expect(screen.getByText(/0,65/)).toBeTruthy();
  await userEvent.clear(hoogte);
  await userEvent.type(hoogte, '50');

  expect(screen.queryByText(/0,65/)).toBeNull();
  // Said once the typing is done, not at each key.
  expect(screen.queryByText(/^Extreme stuwdruk \d/)).toBeNull();
  await userEvent.tab();
  expect(await screen.findByText(/^Extreme stuwdruk \d/)).toBeTruthy();
});

const typeHoogte = async (hoogte: string): Promise<void> => {
  const veld = await screen.findByLabelText(/^Gebouwhoogte/);
  await userEvent.clear(veld);
  await userEvent.type(veld, hoogte);
};

test('what other data do to the advices is told beside the typing, and only of what is typed', async () => {
  metGevelvullingen(buildGevelvulling());
  renderEdit(saveIn(project));
  const effect = await screen.findByRole('region', { name: 'Effect van de wijziging' });
  expect(effect.textContent).toContain('Wijzig een gegeven');

  await changeNaam();
  expect(effect.textContent).toContain('Wijzig een gegeven');
  await typeHoogte('40');
  await waitFor(() => expect(effect.textContent).toMatch(/1 advies wijzigt/));
  expect(effect.textContent).toMatch(/→/);
  await typeHoogte('9');

  await waitFor(() => expect(effect.textContent).toContain('Wijzig een gegeven'));
});

test('after a save the user reads how many fixed advices come out otherwise, and gets there', async () => {
  const gevelvulling = buildGevelvulling();
  const { projectGegevens } = project;
  const catalogus = buildHost().catalogus.loaded();
  const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
  if (advies === null) throw new Error('There is no advice.');
  const door = { op: '2026-11-22T12:00:00.000Z', door: 'dana' };
  const naam = { id: 'x', versie: '1' };
  const vastgesteld = vaststellingOf({
    ...door,
    catalogus: naam,
    projectGegevens,
    gevelvulling,
    advies,
  });
  metGevelvullingen({ ...gevelvulling, vastgesteld });
  const toast = jest.fn<HostApi['toast']>();
  const navigate = jest.fn<HostApi['navigate']>();
  renderEdit((change) => saveIn(stored.project)(change), { toast, navigate });

  await typeHoogte('40');
  await press('Project opslaan');

  await waitFor(() =>
    expect(toast.mock.lastCall?.[1]).toBe('1 vastgesteld advies komt nu anders uit.'),
  );
  toast.mock.lastCall?.[2]?.action?.onAction();
  expect(navigate).toHaveBeenCalledWith('/project/7?toestand=gewijzigd');
});

test('a windvormfactor that calculates too little wind is warned of below its field, and can be saved', async () => {
  renderEdit(saveIn(project));
  const field = await screen.findByRole('textbox', { name: /^Windvormfactor/ });

  await userEvent.clear(field);
  await userEvent.type(field, '0,7');
  expect(await screen.findByText(/^Lager dan de druk op een vlakke gevel/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '0');
  expect(screen.getByText('Er is geen wind gerekend.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, '1,4');
  expect(screen.queryByText(/Alleen buiten hoekzone A/)).toBeNull();
});
