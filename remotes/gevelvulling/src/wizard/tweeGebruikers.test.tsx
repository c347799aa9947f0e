import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyDetaillering, applyKader } from '@adviestool/domain/velden/gevelvulling';
import { setActiveProject } from '@adviestool/state/activeProject';
import { NIEMAND, useVolgstand } from '@adviestool/state/volgstand';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

/* Anna saves while the detaillering of the same gevelvulling is open here. */

const DETAILLERING = '/project/7/gevelvulling/a1b2c3d4/detaillering';

const REVISIES = {
  pager: { current_page: 0, total_items: 1, total_pages: 1, items_per_page: 20 },
  revisies: [
    {
      revision: 2,
      op: '2026-11-21T10:00:00Z',
      door: { uid: 9, name: 'anna' },
      teruggezet_van: null,
      te_bekijken: true,
      gegevens: [],
      volgorde: false,
      aantallen: { toegevoegd: 0, gewijzigd: 1, verwijderd: 0 },
      gevelvullingen: [
        {
          id: 'a1b2c3d4',
          merk: 'K01',
          soort: 'gewijzigd',
          velden: ['stelruimte', 'spouwlatbreedte'].map((veld) => ({
            pad: `detailleringData.${veld}`,
          })),
        },
      ],
    },
  ],
};

const opened = buildGevelvulling();

/** The wizard on a backend of which Anna makes something else. */
const renderWithAnna = () => {
  let stored = buildProject(opened);
  const toast = jest.fn<HostApi['toast']>();
  const host = buildHost(stored, {
    toast,
    api: buildTransport(({ path }) => (path.endsWith('/revisies') ? REVISIES : GEEN_STANDAARDEN)),
  });
  const save: HostApi['project']['save'] = async (change) => {
    const outcome = await saveIn(stored)(change);
    if (outcome.kind !== 'saved') return outcome;
    stored = outcome.project;
    setActiveProject(stored, null);
    return outcome;
  };
  const refresh = async () => {
    setActiveProject(stored, null);
    return stored;
  };
  renderWizard({
    url: DETAILLERING,
    host: { ...host, project: { ...host.project, save, refresh } },
  });
  return {
    toast,
    stored: (): Gevelvulling | undefined => stored.gevelvullingen[0],
    saveAsAnna: (...gevelvullingen: Gevelvulling[]) => {
      stored = buildProject(...gevelvullingen);
    },
    /** What she saved comes in, as the host lets it. */
    comeIn: () => act(async () => void (await refresh())),
  };
};

const detailleer = (velden: DetailleringData): Gevelvulling =>
  applyDetaillering(opened, { ...opened.detailleringData, ...velden });

const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};

const valueOf = (name: string): string =>
  screen.getByRole<HTMLInputElement>('textbox', { name }).value;

beforeEach(() => {
  sessionStorage.clear();
});

test('another field of the same step keeps what Anna made of it, and the toast says so', async () => {
  const { toast, stored, saveAsAnna } = renderWithAnna();
  await fill('Stelruimte, mm', '12');
  saveAsAnna(detailleer({ spouwlatbreedte: 80 }));
  await press('Volgende');

  expect(await screen.findByRole('heading', { name: 'Productkeuze' })).toBeTruthy();
  expect(stored()?.detailleringData).toMatchObject({ spouwlatbreedte: 80, stelruimte: 12 });
  await waitFor(() =>
    expect(toast.mock.calls).toContainEqual([
      'info',
      'K01: Spouwlatbreedte is door anna gewijzigd in 80\u202Fmm.',
    ]),
  );
});

test('what Anna saves comes into the fields beside what is typed; of what both changed she is asked about still', async () => {
  const { stored, saveAsAnna, comeIn } = renderWithAnna();
  await fill('Stelruimte, mm', '12');
  saveAsAnna(detailleer({ spouwlatbreedte: 80, stelruimte: 9 }));
  await comeIn();

  expect(valueOf('Spouwlatbreedte, mm')).toBe('80');
  expect(valueOf('Stelruimte, mm')).toBe('12');

  await press('Volgende');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Stelruimte: bij u 12\smm, door anna gewijzigd in 9\smm/);
  expect(question.textContent).not.toMatch(/Spouwlatbreedte/);
  await press('Mijn versie bewaren');
  expect(await screen.findByRole('heading', { name: 'Productkeuze' })).toBeTruthy();
  expect(stored()?.detailleringData).toMatchObject({ spouwlatbreedte: 80, stelruimte: 12 });
});

/** The names of the groups and fields that are marked. */
const marked = (): (string | null)[] =>
  [...document.querySelectorAll('[data-zojuist]')].map((field) => field.getAttribute('data-veld'));

test('a choice that Anna changed is marked, and not its neighbours nor those of another gevelvulling', async () => {
  const { saveAsAnna, comeIn } = renderWithAnna();
  const boven = await screen.findByRole('radiogroup', { name: 'Plaatsing bovenzijde' });
  const plaatsing = { onderzijde: 'vloerrand', bovenzijde: 'binnenmuur' } as const;
  saveAsAnna(detailleer({ plaatsing }));
  await comeIn();
  act(() => useVolgstand.setState({ zojuist: new Set(['elders plaatsing.bovenzijde']) }));
  expect(marked()).toEqual([]);
  act(() => useVolgstand.setState({ zojuist: new Set(['a1b2c3d4 plaatsing.bovenzijde']) }));
  expect(marked()).toEqual(['plaatsing.bovenzijde']);
  expect(boven.hasAttribute('data-zojuist')).toBe(true);
  act(() => useVolgstand.setState(NIEMAND));
  expect(marked()).toEqual([]);
});

test('of a field that both changed the question names gevelvulling, field, both values and Anna', async () => {
  const { stored, saveAsAnna } = renderWithAnna();
  await fill('Stelruimte, mm', '12');
  saveAsAnna(detailleer({ spouwlatbreedte: 80, stelruimte: 9 }));
  await press('Volgende');

  const question = await screen.findByRole('alertdialog');
  expect([...question.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'K01: Stelruimte: bij u 12\u202Fmm, door anna gewijzigd in 9\u202Fmm',
  ]);
  await press('Mijn versie bewaren');
  expect(await screen.findByRole('heading', { name: 'Productkeuze' })).toBeTruthy();
  expect(stored()?.detailleringData).toMatchObject({ spouwlatbreedte: 80, stelruimte: 12 });
});

test('a gevelvulling that Anna deleted is added again with the input, when the user says so', async () => {
  const { stored, saveAsAnna } = renderWithAnna();
  await fill('Stelruimte, mm', '12');
  saveAsAnna();
  await press('Volgende');
  await press('Opnieuw toevoegen');

  expect(await screen.findByRole('heading', { name: 'Productkeuze' })).toBeTruthy();
  expect(stored()?.detailleringData.stelruimte).toBe(12);
});

test('input of what became another type is stored only when the user says so', async () => {
  const { toast, stored, saveAsAnna } = renderWithAnna();
  await fill('Stelruimte, mm', '12');
  saveAsAnna(
    applyKader(opened, {
      gevelvullingType: 'hsb',
      verbondenAantalZijden: 2,
      gebruikBevestigingsmiddelen: false,
    }),
  );
  await press('Volgende');
  await press('Nieuwste versie laden');

  expect(await screen.findByRole('textbox', { name: 'Dikte element, mm' })).toBeTruthy();
  expect(stored()?.gevelvullingEnKaderData.gevelvullingType).toBe('hsb');
  expect(stored()?.detailleringData).not.toHaveProperty('stelruimte');
  expect(toast).not.toHaveBeenCalledWith('success', expect.anything());
});
