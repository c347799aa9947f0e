import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

const MAKER = {
  uid: 8,
  name: 'Bea',
  mail: null,
  company_name: null,
  address: null,
  postal_code: null,
  city: null,
  contact_person: null,
};

const save = jest.fn<HostApi['project']['save']>();

const visit = (step: string, gevelvulling: Gevelvulling = buildGevelvulling(), id = 'a1b2c3d4') => {
  const base = buildHost({
    ...buildProject(gevelvulling),
    user: MAKER,
    rechten: { wijzigen: false, beheren: false },
  });
  const toast = jest.fn<HostApi['toast']>();
  const router = renderWizard({
    url: `/project/7/gevelvulling/${id}/${step}`,
    host: { ...base, toast, project: { ...base.project, save } },
  });
  return { router, toast, user: userEvent.setup() };
};

const fields = () => [
  ...screen.queryAllByRole<HTMLInputElement>('textbox'),
  ...screen.queryAllByRole<HTMLInputElement>('radio'),
];

beforeEach(() => {
  save.mockReset();
  sessionStorage.clear();
});

test.each([
  ['gevelvulling-en-kader', 'Gevelvulling en kader', 'detaillering'],
  ['detaillering', 'Detaillering', 'productkeuze'],
  ['productkeuze', 'Productkeuze', 'advies'],
])('the fields of %s say what is filled in and take nothing', async (step, heading, next) => {
  const { router, user } = visit(step);
  await screen.findByRole('heading', { name: heading, level: 1 });
  expect(
    screen.getByText('Dit project is van Bea. U mag het bekijken, niet wijzigen.'),
  ).toBeTruthy();
  expect(fields().length).toBeGreaterThan(0);
  expect(fields().filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Volgende' }));
  expect(save).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toContain(`/${next}`);
});

test('the advice is shown with its report and its drawing, and nothing is saved or fixed', async () => {
  const { router, user } = visit('advies');
  await screen.findByRole('region', { name: 'Vaststelling' });
  expect(screen.getByRole('img', { name: /^Gevelvulling met hoekankers/ })).toBeTruthy();
  for (const name of ['Vaststellen', 'Opslaan en volgende']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'Meer acties' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Rapport',
    'Rapport afdrukken',
    'Naar bouwlijst',
  ]);
  await user.keyboard('{Escape}');
  expect(fields().filter(({ readOnly, disabled }) => !readOnly && !disabled)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Naar project' }));
  expect(save).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/project/7');
});

test('a gevelvulling that is not complete is read as far as it goes', async () => {
  visit('detaillering', buildGevelvulling({ detailleringData: {} }));
  await screen.findByRole('heading', { name: 'Detaillering', level: 1 });
  expect(screen.queryByRole('button', { name: 'Volgende' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Vorige' })).toBeTruthy();
});

test('a new gevelvulling leads back to the project, with the reason', async () => {
  const { router, toast } = visit('gevelvulling-en-kader', buildGevelvulling(), 'nieuw');
  expect(await screen.findByText('Elders')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/project/7');
  expect(toast.mock.calls[0]?.[1]).toBe('U mag dit project bekijken, niet wijzigen.');
});
