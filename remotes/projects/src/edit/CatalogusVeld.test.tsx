import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import type { CatalogusKeuze, CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import { Form } from '@adviestool/forms/Form';
import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CatalogusVeld } from './CatalogusVeld.tsx';

const NU = { id: 'proef', versie: '1' };
const OUD = { id: 'proef', versie: '0' };

const renderVeld = async (
  list: () => Promise<readonly CatalogusNaam[]>,
  catalogus?: CatalogusKeuze,
) => {
  const host = buildHost({ catalogus: { ...buildCatalogusPort(), list } });
  const submit = jest.fn();
  render(
    <Form initialValues={{ catalogus }} onSubmit={async (values) => void submit(values)}>
      <CatalogusVeld host={host} />
      <button type="submit">Opslaan</button>
    </Form>,
  );
  await act(async () => undefined);
  return { submit, user: userEvent.setup() };
};

const optionsOf = (select: HTMLElement): string[] =>
  [...select.querySelectorAll('option')].map(({ textContent }) => textContent);

test('an earlier version can be chosen, and the newest again', async () => {
  const { submit, user } = await renderVeld(async () => [NU, OUD]);
  const select = screen.getByRole('combobox', { name: 'Catalogus' });
  expect(optionsOf(select)).toEqual(['Steeds de nieuwste, nu proef 1', 'proef 1', 'proef 0']);
  await user.selectOptions(select, 'proef 0');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(submit).toHaveBeenLastCalledWith({ catalogus: OUD });
  await user.selectOptions(select, 'Steeds de nieuwste, nu proef 1');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(submit).toHaveBeenLastCalledWith({});
});

test('it is not asked while there is one version', async () => {
  await renderVeld(async () => [NU]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a version that is not there any more is said to be so', async () => {
  await renderVeld(async () => [NU], OUD);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(
    'proef 0 (niet te vinden)',
  );
});

const fail = async (): Promise<never> => {
  throw new NetworkError('Offline.', { method: 'GET', path: '/' });
};

test('what a project names stays when the versions cannot be fetched', async () => {
  await renderVeld(fail, OUD);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('proef 0');
});
