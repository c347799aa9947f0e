import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { standaardOf } from '@adviestool/domain/velden/standaard';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const KADER = '/project/7/gevelvulling/a1b2c3d4/gevelvulling-en-kader';

type Save = HostApi['project']['save'];

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen;

const activeId = (): number => useActiveProjectStore.getState().project?.id ?? 0;

const choose = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name }));
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

const valueOf = async (label: string): Promise<string> => {
  const field = await screen.findByRole('textbox', { name: label });
  return field instanceof HTMLInputElement ? field.value : '';
};

beforeEach(() => {
  sessionStorage.clear();
});

test('a new gevelvulling begins at the first step, with empty measures', async () => {
  const router = renderWizard({
    url: '/project/7/gevelvulling/nieuw/advies',
    host: buildHost(buildProject()),
  });

  expect(await valueOf('Breedte, mm')).toBe('');
  expect(await valueOf('Aantal')).toBe('1');
  expect(router.state.location.pathname).toBe(
    '/project/7/gevelvulling/nieuw/gevelvulling-en-kader',
  );
});

/** Each term with what is said of it. */
const momenten = (): string[] =>
  screen
    .queryAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
    .filter((line) => /^(?:Aangemaakt|Laatst)/.test(line));

test.each([
  [
    { created: '2026-11-20T09:30:00', changed: '2026-11-22T14:05:00' },
    ['Aangemaakt op: 20 november 2026, 09:30', 'Laatst bewerkt op: 22 november 2026, 14:05'],
  ],
  [{ changed: 'gisteren' }, []],
  [{}, []],
])('a saved gevelvulling says when it was made and last saved, of %j', async (moments, lines) => {
  const gevelvulling = { ...buildGevelvulling(), ...moments };
  renderWizard({ url: KADER, host: buildHost(buildProject(gevelvulling)) });
  await screen.findByRole('heading', { name: 'Gevelvulling en kader' });
  expect(momenten()).toEqual(lines);
});

test('beside the buttons nothing is said to be saved while something is not', async () => {
  const gevelvulling = { ...buildGevelvulling(), changed: '2026-11-22T14:05:00' };
  renderWizard({ url: KADER, host: buildHost(buildProject(gevelvulling)) });
  const saved = 'Opgeslagen op 22 november 2026, 14:05';
  expect(await screen.findByText(saved)).toBeTruthy();
  const breedte = await valueOf('Breedte, mm');

  await fill('Breedte, mm', '1234');
  expect(screen.queryByText(saved)).toBeNull();
  expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy();

  await fill('Breedte, mm', breedte);
  expect(screen.getByText(saved)).toBeTruthy();

  // What an earlier visit left unsaved is unsaved from the start.
  await fill('Breedte, mm', '1234');
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();
  renderWizard({ url: KADER, host: buildHost(buildProject(gevelvulling)) });
  expect(await screen.findByText('Nog niet opgeslagen')).toBeTruthy();
});

test('a merk that another gevelvulling of the project has is told where it is typed', async () => {
  const one = buildGevelvulling();
  const kader = one.gevelvullingEnKaderData;
  const other = { ...one, gevelvullingEnKaderData: { ...kader, id: 'ffffffff', merk: 'V 1' } };
  renderWizard({ url: KADER, host: buildHost(buildProject(one, other)) });
  const told = 'Een andere gevelvulling van dit project heeft ook dit merk.';
  await fill('Merk (optioneel)', kader.merk ?? '');
  expect(screen.queryByText(told)).toBeNull();
  await fill('Merk (optioneel)', 'v 1 ');
  expect(screen.getByText(told)).toBeTruthy();
  await fill('Merk (optioneel)', '');
  expect(screen.queryByText(told)).toBeNull();
});

test('each choice asks for what belongs to it', async () => {
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host: buildHost(buildProject()) });

  await choose('Kozijn');
  expect(screen.queryByRole('radiogroup', { name: 'Verbonden zijden' })).toBeNull();
  await choose('Traditioneel');
  await choose('Ja');
  expect(screen.getByText('Voorbeeldleverancier')).toBeTruthy();
  await choose('Prefab');
  expect(screen.queryByRole('radiogroup', { name: 'Bevestigingsmiddelen gebruiken' })).toBeNull();
  await choose('HSB-element');
  expect(screen.queryByRole('radiogroup', { name: 'Bouwmethode' })).toBeNull();
  expect(screen.getByRole('radiogroup', { name: 'Verbonden zijden' })).toBeTruthy();
});

test('a new gevelvulling starts from the standard of its type, and keeps what the user changes', async () => {
  const kozijn = standaardOf(buildGevelvulling());
  const host = buildHost(buildProject(), {
    api: buildTransport(() => ({ ...GEEN_STANDAARDEN, kozijn })),
  });
  const router = renderWizard({ url: '/project/7/gevelvulling/nieuw', host });

  await choose('HSB-element');
  expect(screen.queryByText(/Ingevuld uit de standaard/)).toBeNull();
  await choose('Kozijn');
  expect(screen.getByText('Ingevuld uit de standaard van dit project.')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Traditioneel' })).toHaveProperty('checked', true);
  await fill('Breedte, mm', '1800');
  await fill('Hoogte, mm', '1500');
  await choose('Ja');
  await press('Volgende');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/detaillering$/));

  const [begun] = stored() ?? [];
  expect(begun).toMatchObject({
    gevelvullingEnKaderData: { breedte: 1800, gebruikBevestigingsmiddelen: true },
    detailleringData: { stelruimte: 15 },
    productKeuze: { onderzijde: { hoekanker: 'anker' } },
  });
});

test('the only supplier is filled in where an import left it out', async () => {
  const gevelvulling = applyKader(buildGevelvulling(), {
    gebruikBevestigingsmiddelen: true,
    leverancierBevestigingsmiddelen: null,
  });
  const router = renderWizard({ url: KADER, host: buildHost(buildProject(gevelvulling)) });

  expect(await screen.findByText('Voorbeeldleverancier')).toBeTruthy();
  await press('Volgende');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/detaillering$/));
  expect(stored()?.[0]?.gevelvullingEnKaderData).toMatchObject({
    leverancierBevestigingsmiddelen: 'voorbeeld',
  });
});

test.each([
  ['the only one', { enabled: true, options: { nieuw: 'Nieuw' } }, ['Kies…', 'Nieuw']],
  ['the first', { enabled: false, options: { nieuw: 'Nieuw', b: 'B' } }, ['Kies…', 'Nieuw']],
  ['to choose', { enabled: true, options: { nieuw: 'Nieuw', b: 'B' } }, ['Kies…', 'Nieuw', 'B']],
])(
  'a stored supplier that is gone is named, and stays until another is chosen, where that is %s',
  async (_what, fastenerSuppliers, offered) => {
    const gevelvulling = applyKader(buildGevelvulling(), {
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'oud',
    });
    const host = buildHost(buildProject(gevelvulling));
    const variant = { ...host.config.variant, fastenerSuppliers };
    const router = renderWizard({
      url: KADER,
      host: { ...host, config: { ...host.config, variant } },
    });

    const field = await screen.findByRole('combobox', { name: 'Leverancier bevestigingsmiddelen' });
    const weg = 'oud (geen leverancier meer)';
    expect(field).toHaveProperty('value', 'oud');
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([...offered, weg]);
    await choose('Schuifpui');
    expect(field).toHaveProperty('value', 'oud');
    await userEvent.selectOptions(field, 'Nieuw');
    expect(field).toHaveProperty('value', 'nieuw');
    await userEvent.selectOptions(field, weg);
    await press('Volgende');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/detaillering$/));
    expect(stored()?.[0]?.gevelvullingEnKaderData).toMatchObject({
      gevelvullingType: 'schuifpui',
      leverancierBevestigingsmiddelen: 'oud',
    });
  },
);

test('without a supplier no fasteners can be asked for', async () => {
  const host = buildHost(buildProject());
  const variant = { ...host.config.variant, fastenerSuppliers: { enabled: false, options: {} } };
  renderWizard({
    url: '/project/7/gevelvulling/nieuw',
    host: { ...host, config: { ...host.config, variant } },
  });

  await choose('Kozijn');
  await choose('Traditioneel');
  await choose('Nee');
  expect(screen.queryByRole('radio', { name: 'Ja' })).toBeNull();
  expect(screen.getByText(/geen leverancier/)).toBeTruthy();
});

test('a height of its own that is lower than the building is warned of where it is filled in', async () => {
  renderWizard({ url: KADER, host: buildHost(buildProject(buildGevelvulling())) });
  const lager = /gebouwhoogte van 3 m ingevuld, lager dan de 9 m van het project/;

  await fill('Gebouwhoogte, m (optioneel)', '9');
  expect(screen.queryByText(/lager dan/)).toBeNull();
  await fill('Gebouwhoogte, m (optioneel)', '3');
  expect(screen.getByText(lager)).toBeTruthy();
});

test('a building below where the model has the top is warned of at the field that mends it', async () => {
  const { gevelvullingEnKaderData, ...rest } = buildGevelvulling();
  const hoog = { ...gevelvullingEnKaderData, externalId: 'x', hoogstePunt: 12_400 };
  const project = buildProject({ ...rest, gevelvullingEnKaderData: hoog });
  renderWizard({ url: KADER, host: buildHost(project) });
  const lager = /^Lager dan het hoogste punt in het bouwmodel \(12,4 m\)\. Met 9 m/;

  expect((await screen.findAllByText(lager)).length).toBeGreaterThan(0);
  await fill('Gebouwhoogte, m (optioneel)', '13');
  await waitFor(() => expect(screen.queryAllByText(lager)).toEqual([]));
});

test('an answer whose question went away is forgotten', async () => {
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host: buildHost(buildProject()) });

  await choose('Kozijn');
  await choose('Traditioneel');
  await choose('Ja');
  await choose('Prefab');
  await choose('Traditioneel');

  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ja' }).checked).toBe(false);
});

test('a complete new gevelvulling is added and the next step has its own address', async () => {
  const router = renderWizard({
    url: '/project/7/gevelvulling/nieuw',
    host: buildHost(buildProject()),
  });

  await choose('Schuifpui');
  await choose('Prefab');
  await fill('Breedte, mm', '4000');
  await fill('Hoogte, mm', '2400');
  await press('Volgende');

  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  const [gevelvulling] = stored() ?? [];
  expect(gevelvulling?.gevelvullingEnKaderData).toMatchObject({
    gevelvullingType: 'schuifpui',
    bouwmethode: 'prefab',
    breedte: 4000,
  });
  expect(router.state.location.pathname).toBe(
    `/project/7/gevelvulling/${gevelvulling?.gevelvullingEnKaderData.id}/detaillering`,
  );
  expect(document.title).toBe('Stap 2 van 4 – Detaillering – Dok van Delfzijl');
});

test('incomplete data are not saved and are named on top', async () => {
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host: buildHost(buildProject()) });

  await choose('Kozijn');
  await press('Volgende');

  expect(await screen.findByRole('link', { name: /Bouwmethode/ })).toBeTruthy();
  expect(stored()).toEqual([]);
});

test('a failed save keeps the input and can be tried again', async () => {
  const port = buildHost(buildProject(buildGevelvulling())).project;
  const save = jest
    .fn<Save>((change) => port.save(change))
    .mockResolvedValueOnce({ kind: 'failed', error: buildHttpError(503) });
  const showError = jest.fn<HostApi['showError']>();
  const host = buildHost(buildProject(buildGevelvulling()), {
    project: { ...port, save },
    showError,
  });
  renderWizard({ url: KADER, host });

  await fill('Merk (optioneel)', 'K99');
  await press('Volgende');
  expect(await screen.findByText(/Opslaan is niet gelukt/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(showError).toHaveBeenCalledTimes(1);
  expect(await valueOf('Merk (optioneel)')).toBe('K99');
  await press('Opnieuw proberen');

  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('K99');
});

const renderPending = () => {
  const { project: port } = buildHost(buildProject());
  const waiting: (() => void)[] = [];
  const save: Save = () =>
    new Promise((resolve) => {
      waiting.push(() => resolve({ kind: 'failed', error: buildHttpError(503) }));
    });
  const project = { ...port, save };
  renderWizard({ url: KADER, host: buildHost(buildProject(buildGevelvulling()), { project }) });
  return { refuse: () => waiting.forEach((answer) => answer()) };
};

test('nothing can be typed during a save, and the button keeps the focus', async () => {
  const { refuse } = renderPending();
  const field = await screen.findByRole('textbox', { name: 'Merk (optioneel)' });
  await press('Volgende');

  const button = await screen.findByRole('button', { name: /Volgende.*bezig/ });
  expect(field.closest('[inert]')).not.toBeNull();
  expect(button.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(button);
  refuse();

  expect(await screen.findByText(/Opslaan is niet gelukt/)).toBeTruthy();
  expect(field.closest('[inert]')).toBeNull();
});

test('a field that was submitted from has the focus again after a failed save', async () => {
  const { refuse } = renderPending();
  const field = await screen.findByRole('textbox', { name: 'Merk (optioneel)' });
  await userEvent.type(field, '{Enter}');
  await screen.findByRole('button', { name: /Volgende.*bezig/ });
  // What a browser does with the focus in what becomes inert.
  act(() => field.blur());
  refuse();

  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a save without permission says so', async () => {
  const showError = jest.fn<HostApi['showError']>();
  const { project: port } = buildHost(buildProject());
  const error = buildHttpError(403);
  const save: Save = async () => ({ kind: 'failed', error });
  const project = { ...port, save };
  renderWizard({
    url: KADER,
    host: buildHost(buildProject(buildGevelvulling()), { project, showError }),
  });

  await press('Volgende');

  await screen.findByText(/Opslaan is niet gelukt/);
  expect(showError.mock.calls).toEqual([
    [error, { 403: 'U bent niet gautoriseerd om dit project te bewerken.' }],
  ]);
});

const renderStale = () => {
  const old = buildGevelvulling();
  const newest = buildProject({
    ...applyKader(old, { merk: 'Van een ander' }),
    detailleringData: { ...old.detailleringData, stelruimte: 5 },
  });
  const port = buildHost(newest).project;
  const host = buildHost(buildProject(old), {
    project: {
      ...port,
      refresh: async () => {
        useActiveProjectStore.setState({ project: newest });
        return newest;
      },
      save: jest
        .fn<Save>((change) => port.save(change))
        .mockResolvedValueOnce({ kind: 'conflict' }),
    },
  });
  return renderWizard({ url: KADER, host });
};

test('the user keeps their version of the step when the project changed elsewhere', async () => {
  renderStale();
  await fill('Merk (optioneel)', 'Van mij');
  await press('Volgende');
  await press('Mijn versie bewaren');

  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  expect(stored()?.[0]).toMatchObject({
    gevelvullingEnKaderData: { merk: 'Van mij' },
    detailleringData: { stelruimte: 5 },
  });
});

test('the newest version replaces the input when the user asks for it', async () => {
  renderStale();
  await fill('Merk (optioneel)', 'Van mij');
  await press('Volgende');
  await press('Nieuwste versie laden');

  await waitFor(async () => expect(await valueOf('Merk (optioneel)')).toBe('Van een ander'));
});

test('closing the question about a conflict leaves the input on the screen', async () => {
  renderStale();
  await fill('Merk (optioneel)', 'Van mij');
  await press('Volgende');
  await press('Sluiten');

  expect(await valueOf('Merk (optioneel)')).toBe('Van mij');
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('Van een ander');
});

test('input is never saved over what another saved after it was typed, without a question', async () => {
  const old = buildGevelvulling({ changed: '2026-11-01T08:00:00Z' });
  renderWizard({ url: KADER, host: buildHost(buildProject(old)) });
  await fill('Merk (optioneel)', 'Van mij');
  const newest = { ...applyKader(old, { merk: 'Van een ander' }), changed: '2026-11-01T09:00:00Z' };
  act(() => useActiveProjectStore.setState({ project: buildProject(newest) }));

  await press('Volgende');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('Van een ander');
  await press('Mijn versie bewaren');

  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('Van mij');
});

/** A wizard that hears what other tabs do, on a backend that puts projects back. */
const renderHearing = (overrides: Partial<HostApi> = {}) => {
  const listeners: ((message: ProjectMessage) => void)[] = [];
  const toast = jest.fn<HostApi['toast']>();
  const post = jest.fn<HostApi['tabs']['post']>();
  const host = buildHost(buildProject(buildGevelvulling()), {
    api: buildTransport(() => buildProjectRecord({ id: 7 })),
    toast,
    tabs: {
      post,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    ...overrides,
  });
  const router = renderWizard({ url: KADER, host });
  const hear = (event: ProjectMessage['event'], projectId = activeId()): Promise<void> =>
    act(async () => {
      for (const listener of listeners) listener({ event, projectId });
    });
  return { router, toast, post, hear };
};

const GONE = /^Dit project is verwijderd\./;

test('a project that another tab deletes keeps its input on the screen, until that tab puts it back', async () => {
  const { toast, hear } = renderHearing();
  await fill('Merk (optioneel)', 'K99');
  await hear('project_deleted', activeId() + 1);
  expect(screen.queryByText(GONE)).toBeNull();

  await hear('project_deleted');
  expect(await screen.findByText(GONE)).toBeTruthy();
  expect(toast.mock.calls).toEqual([
    ['warning', 'Dit project is in een ander venster verwijderd.'],
  ]);
  expect(await valueOf('Merk (optioneel)')).toBe('K99');

  await hear('project_created');
  expect(screen.queryByText(GONE)).toBeNull();
  await press('Volgende');
  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('K99');
});

test('a project that somebody deleted can be put back where its input stands', async () => {
  const port = buildHost(buildProject(buildGevelvulling())).project;
  const save = jest
    .fn<Save>((change) => port.save(change))
    .mockResolvedValueOnce({ kind: 'failed', error: buildHttpError(404) });
  const showError = jest.fn<HostApi['showError']>();
  const { toast, post } = renderHearing({ project: { ...port, save }, showError });
  await fill('Merk (optioneel)', 'K99');
  await press('Volgende');

  expect(await screen.findByText(GONE)).toBeTruthy();
  expect(toast.mock.calls).toEqual([['error', 'Dit project is intussen verwijderd.']]);
  expect(showError).not.toHaveBeenCalled();
  await press('Project terugzetten');
  await waitFor(() => expect(screen.queryByText(GONE)).toBeNull());
  expect(post.mock.calls).toEqual([[{ event: 'project_created', projectId: activeId() }]]);

  await press('Volgende');
  expect(await screen.findByRole('heading', { name: 'Detaillering' })).toBeTruthy();
});

test('from a project that is gone a way leads to the projects, after the question', async () => {
  const { router, hear } = renderHearing();
  await fill('Merk (optioneel)', 'K99');
  await hear('project_deleted');
  await userEvent.click(await screen.findByRole('link', { name: 'Naar projecten' }));
  await press('Verlaten');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('input that was not saved comes back and can be undone', async () => {
  const host = buildHost(buildProject(buildGevelvulling()));
  const { id } = host.config.variant;
  const key = 'concept:null:7:a1b2c3d4:gevelvulling-en-kader';
  sessionStorage.setItem(`${id}:${key}`, '{"basis":null,"invoer":{"merk":"Concept"}}');
  renderWizard({ url: KADER, host });

  expect(await screen.findByText('Uw niet-opgeslagen invoer is teruggezet.')).toBeTruthy();
  expect(await valueOf('Merk (optioneel)')).toBe('Concept');
  await press('Ongedaan maken');

  expect(await valueOf('Merk (optioneel)')).toBe('K01');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('input that is no number comes back as it was typed, and is refused', async () => {
  const host = buildHost(buildProject(buildGevelvulling()));
  renderWizard({ url: KADER, host });
  await fill('Hoogte, mm', '26oo');
  cleanup();
  renderWizard({ url: KADER, host });

  expect(await screen.findByText('Uw niet-opgeslagen invoer is teruggezet.')).toBeTruthy();
  expect(await valueOf('Hoogte, mm')).toBe('26oo');
  await press('Volgende');
  expect(await screen.findByText('Vul een getal in.')).toBeTruthy();
});

test('leaving with unsaved input asks first, and gives it up when the user says so', async () => {
  const router = renderWizard({ url: KADER, host: buildHost(buildProject(buildGevelvulling())) });

  await fill('Merk (optioneel)', 'K99');
  await press('Vorige');
  await press('Blijven');
  expect(await valueOf('Merk (optioneel)')).toBe('K99');
  await press('Vorige');
  await press('Verlaten');

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('an unknown gevelvulling sends the user back to the project with a lasting message', async () => {
  const toast = jest.fn<HostApi['toast']>();
  const router = renderWizard({
    url: '/project/7/gevelvulling/00000000/detaillering',
    host: buildHost(buildProject(), { toast }),
  });

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(toast.mock.calls).toEqual([
    ['error', 'Gevelvulling niet gevonden.', { persistent: true }],
  ]);
});

test('after a reload another choice does not fill the standard in over what was typed', async () => {
  const standaard = standaardOf(buildGevelvulling());
  const kozijn = {
    ...standaard,
    gevelvullingEnKaderData: { ...standaard.gevelvullingEnKaderData, gebouwHoogte: 20 },
  };
  const host = buildHost(buildProject(), {
    api: buildTransport(() => ({ ...GEEN_STANDAARDEN, kozijn })),
  });
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  await choose('Kozijn');
  await fill('Gebouwhoogte, m (optioneel)', '30');
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();

  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  await choose('Prefab');
  expect(screen.getByRole('radio', { name: 'Prefab' })).toHaveProperty('checked', true);
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('30');
});

test('a standard that comes later changes nothing that the form does not show', async () => {
  const standaard = standaardOf(buildGevelvulling());
  const { gevelvullingEnKaderData } = standaard;
  const kozijn = {
    ...standaard,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, gebouwHoogte: 20 },
  };
  let standaarden: Standaarden = GEEN_STANDAARDEN;
  const host = buildHost(buildProject(), { api: buildTransport(() => standaarden) });
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  await choose('Kozijn');
  await choose('Traditioneel');
  await choose('Nee');
  await fill('Breedte, mm', '1800');
  await fill('Hoogte, mm', '1500');
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();

  standaarden = { ...GEEN_STANDAARDEN, kozijn };
  const router = renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('');
  await press('Volgende');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/detaillering$/));
  const [begun] = stored() ?? [];
  expect(begun?.gevelvullingEnKaderData.gebouwHoogte ?? null).toBeNull();
  expect(begun?.detailleringData.stelruimte).toBe(15);
});

test('another type takes what the standard filled in away, and nothing that was typed', async () => {
  const standaard = standaardOf(buildGevelvulling());
  const { gevelvullingEnKaderData } = standaard;
  const kozijn = {
    ...standaard,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, gebouwHoogte: 20 },
  };
  const host = buildHost(buildProject(), {
    api: buildTransport(() => ({ ...GEEN_STANDAARDEN, kozijn })),
  });
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  await choose('Kozijn');
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('20');
  await choose('Schuifpui');
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('');
  expect(screen.getByRole('radio', { name: 'Traditioneel' })).toHaveProperty('checked', false);

  await fill('Gebouwhoogte, m (optioneel)', '60');
  await choose('Kozijn');
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('60');
  expect(screen.getByRole('radio', { name: 'Traditioneel' })).toHaveProperty('checked', true);
});

test('after a reload another type still takes what the standard filled in away, and nothing that was typed', async () => {
  const standaard = standaardOf(buildGevelvulling());
  const metHoogte = (gebouwHoogte: number) => ({
    ...standaard,
    gevelvullingEnKaderData: { ...standaard.gevelvullingEnKaderData, gebouwHoogte },
  });
  const standaarden = { ...GEEN_STANDAARDEN, kozijn: metHoogte(20), schuifpui: metHoogte(30) };
  const host = buildHost(buildProject(), { api: buildTransport(() => standaarden) });
  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  await choose('Kozijn');
  await fill('Breedte, mm', '1800');
  globalThis.dispatchEvent(new Event('pagehide'));
  cleanup();

  renderWizard({ url: '/project/7/gevelvulling/nieuw', host });
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('20');
  await choose('Schuifpui');
  expect(await valueOf('Gebouwhoogte, m (optioneel)')).toBe('30');
  expect(await valueOf('Breedte, mm')).toBe('1800');
});
