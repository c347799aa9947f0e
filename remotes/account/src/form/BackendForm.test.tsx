import { expect, jest, test } from '@jest/globals';
import type { FormValues } from '@adviestool/contract/api/account';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { buildForm, REGISTER_FORM } from '../builders/buildForm.ts';
import { BackendForm } from './BackendForm.tsx';

const renderForm = (form = REGISTER_FORM, send = async (_values: FormValues) => undefined) => {
  const sent = jest.fn<(values: FormValues) => Promise<void>>(send);
  const showError = jest.fn();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <BackendForm host={buildHost({ showError })} form={form} send={sent} username="jan" />
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { sent, showError };
};

const fillIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@bouw.example');
  await userEvent.type(screen.getByLabelText('Gebruikersnaam'), 'jan');
  await userEvent.click(screen.getByLabelText('Nieuw wachtwoord'));
  await userEvent.paste('Hoekanker-2026');
  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord herhalen'), 'Hoekanker-2026');
  await userEvent.type(screen.getByLabelText('Bedrijfsnaam'), 'Bouw bv');
};

const submit = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Account aanmaken' }));

test('the definition draws the form: order, labels, what is optional, autocomplete', () => {
  renderForm();

  const drawn = [...document.querySelectorAll<HTMLInputElement>('form input:not([readonly])')];
  expect(drawn.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
    ['account.mail', 'email', 'email'],
    ['account.name', 'text', 'username'],
    ['account.pass1', 'password', 'new-password'],
    ['account.pass2', 'password', 'new-password'],
    ['company.name', 'text', ''],
    ['company.city', 'text', ''],
  ]);
  expect(screen.getByText('(optioneel)').textContent).toBeTruthy();
  expect(screen.getByLabelText(/^Plaats/).getAttribute('aria-required')).toBe('false');
});

test('what is sent nests the names', async () => {
  const { sent } = renderForm();
  await fillIn();
  await submit();

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    account: {
      mail: 'jan@bouw.example',
      name: 'jan',
      pass1: 'Hoekanker-2026',
      pass2: 'Hoekanker-2026',
    },
    company: { name: 'Bouw bv', city: null },
  });
});

test('hidden fields go back as they came, and are not drawn', async () => {
  const { sent } = renderForm(
    buildForm({
      user: { type: 'hidden', title: 'user', default_value: 7 },
      reset_token: { type: 'hidden', title: 'token', default_value: 'abc' },
      submit: { type: 'submit', title: 'Account aanmaken' },
    }),
  );
  await submit();

  await waitFor(() => expect(sent).toHaveBeenCalledWith({ user: 7, reset_token: 'abc' }));
  expect(document.querySelector('input[name="reset_token"]')).toBeNull();
});

test('a refusal is told at its field, and the input stays', async () => {
  const { showError } = renderForm(REGISTER_FORM, () => {
    throw buildHttpError(422, { serverMessage: 'mail: The email address x is already taken.' });
  });
  await fillIn();
  await submit();

  await waitFor(() =>
    expect(screen.getByLabelText('E-mailadres').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getAllByText(/Het gekozen e-mailadres is al in gebruik\./)).not.toHaveLength(0);
  expect(screen.getByDisplayValue('Bouw bv')).toBeTruthy();
  expect(showError).not.toHaveBeenCalled();
});

test('an outage is told by the host', async () => {
  const error = buildHttpError(503);
  const { showError } = renderForm(REGISTER_FORM, () => {
    throw error;
  });
  await fillIn();
  await submit();

  await waitFor(() => expect(showError).toHaveBeenCalledWith(error));
});

test('a password manager finds the name of the account', () => {
  renderForm();
  const name = document.querySelector<HTMLInputElement>('input[name="username"]');
  expect([name?.autocomplete, name?.value]).toEqual(['username', 'jan']);
});
