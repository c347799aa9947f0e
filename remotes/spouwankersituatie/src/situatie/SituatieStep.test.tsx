import { beforeEach, expect, jest, test } from '@jest/globals';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { openSpouwankersituaties } from '@adviestool/saving/spouwankersituaties';
import { setSession } from '@adviestool/state/session';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { renderFlow } from '../builders/renderFlow.tsx';

const NIEUW = '/project/7/spouwankersituatie/nieuw';

let uid = 0;

/** Each test is another user, who has no concepts yet. */
beforeEach(() => {
  uid += 1;
  setSession({
    status: 'authenticated',
    user: { uid, name: 'Jan', roles: [], groups: {} },
    group: null,
  });
});

const field = (name: string): Promise<HTMLInputElement> => screen.findByRole('textbox', { name });

const fill = async (values: Record<string, string>): Promise<void> => {
  for (const [name, text] of Object.entries(values)) {
    const input = await field(name);
    await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  }
};

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

const COMPLETE = { 'Wandbreedte, mm': '5000', 'Wandhoogte, mm': '2600' };

test.each([
  ['Aantal', '0', 'Getal moet groter zijn dan 0.'],
  ['Aantal', '100001', 'Getal moet kleiner of gelijk zijn aan 100.000.'],
  ['Aantal', '', 'Dit veld is verplicht.'],
  ['Wandhoogte, mm', '599', 'Getal moet groter of gelijk zijn aan 600.'],
  ['Wandbreedte, mm', '399', 'Getal moet groter of gelijk zijn aan 400.'],
  ['Wandbreedte, mm', '', 'Dit veld is verplicht.'],
])('%s ‘%s’ is refused beside its field', async (name, text, message) => {
  const router = renderFlow(NIEUW, buildHost());
  await fill({ ...COMPLETE, [name]: text });
  await press('Volgende');

  const input = await field(name);
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described.join(' ')).toContain(message);
  expect(router.state.location.pathname).toBe(`${NIEUW}/situatie`);
});

test('a complete situatie becomes a concept with an id, whose later steps are not available yet', async () => {
  const router = renderFlow(NIEUW, buildHost());
  await fill(COMPLETE);
  await press('Volgende');

  for (const step of ['Detaillering', 'Productkeuze', 'Advies']) {
    expect(await screen.findByRole('heading', { name: step, level: 1 })).toBeTruthy();
    expect(screen.getByText('Deze stap is nog niet beschikbaar.')).toBeTruthy();
    if (step !== 'Advies') await press('Volgende');
  }
  expect(router.state.location.pathname).toMatch(/\/spouwankersituatie\/[0-9a-f]{8}\/advies$/);
  await press('Naar project');
  expect(router.state.location.pathname).toBe('/project/7');
});

test('an empty merk is no merk', async () => {
  renderFlow(NIEUW, buildHost());
  await fill({ ...COMPLETE, 'Merk (optioneel)': '  ' });
  await press('Volgende');

  expect(await screen.findByText('Spouwankersituatie zonder merk')).toBeTruthy();
});

test('input so far is there again, and a finished concept is offered beside a new one', async () => {
  const host = buildHost();
  const first = renderFlow(NIEUW, host);
  await fill({ 'Merk (optioneel)': 'SW1', 'Wandhoogte, mm': '59' });
  await act(() => first.navigate('/elders'));
  await act(() => first.navigate(NIEUW));
  expect((await field('Wandhoogte, mm')).value).toBe('59');

  await fill(COMPLETE);
  await press('Volgende');
  await screen.findByRole('heading', { name: 'Detaillering', level: 1 });
  await act(() => first.navigate(NIEUW));
  expect((await field('Wandhoogte, mm')).value).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'Spouwankersituatie SW1' }));
  await waitFor(async () => expect((await field('Wandhoogte, mm')).value).toBe('2600'));
});

test('a new one in which nothing is filled in leaves no concept', async () => {
  const host = buildHost();
  const router = renderFlow(NIEUW, host);
  await fill({ 'Merk (optioneel)': 'SW1' });
  expect(openSpouwankersituaties(host, 7).list()).toHaveLength(1);
  await fill({ 'Merk (optioneel)': '' });
  await act(() => router.navigate('/elders'));
  expect(openSpouwankersituaties(host, 7).list()).toEqual([]);
});

test('a complete situatie that was left without Volgende is there again, and still gets its id', async () => {
  const router = renderFlow(NIEUW, buildHost());
  await fill(COMPLETE);
  await act(() => router.navigate('/elders'));
  await act(() => router.navigate(NIEUW));
  expect(router.state.location.pathname).toBe(`${NIEUW}/situatie`);
  expect((await field('Wandhoogte, mm')).value).toBe('2600');
  await press('Volgende');
  await screen.findByRole('heading', { name: 'Detaillering', level: 1 });
  expect(router.state.location.pathname).toMatch(/\/[0-9a-f]{8}\/detaillering$/);
});

test('input that is no number, or nothing, is there again as it was typed', async () => {
  const router = renderFlow(NIEUW, buildHost());
  await fill({ 'Merk (optioneel)': '', Aantal: '', 'Wandhoogte, mm': '26oo' });
  await act(() => router.navigate('/elders'));
  await act(() => router.navigate(NIEUW));
  expect((await field('Wandhoogte, mm')).value).toBe('26oo');
  expect((await field('Aantal')).value).toBe('');
  await press('Volgende');
  expect(await screen.findByText('Vul een getal in.')).toBeTruthy();
});

test('one that is not there is told of until it is read, and leads to the project', async () => {
  const toast = jest.fn<HostApi['toast']>();
  const router = renderFlow('/project/7/spouwankersituatie/ffffffff/advies', buildHost({ toast }));

  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(toast.mock.calls).toEqual([
    ['error', 'Spouwankersituatie niet gevonden.', { persistent: true }],
  ]);
});

test('a later step of an incomplete one leads to situatie', async () => {
  const router = renderFlow(`${NIEUW}/advies`, buildHost());

  await screen.findByRole('heading', { name: 'Situatie', level: 1 });
  expect(router.state.location.pathname).toBe(`${NIEUW}/situatie`);
});
