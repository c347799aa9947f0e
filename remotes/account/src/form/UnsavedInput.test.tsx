import { beforeEach, expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { LOGIN } from '@adviestool/contract/paths';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { setSession } from '@adviestool/state/session';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import editPage from '../edit/page.tsx';
import forgotPage from '../forgot/page.tsx';
import registerPage from '../register/page.tsx';
import resetPage from '../reset/page.tsx';

const password = (title: string) => ({ type: 'password', title, autocomplete: 'current-password' });

const EDIT_FORM = {
  form: {
    pass: password('Huidig wachtwoord'),
    city: { type: 'textfield', title: 'Plaats' },
    submit: { type: 'submit', title: 'Opslaan' },
  },
};
const CANCEL_FORM = {
  form: {
    reason: { type: 'textfield', title: 'Reden' },
    submit: { type: 'submit', title: 'Definitief opheffen' },
  },
};

const ACCEPTED = { message: 'Gedaan.', user: { uid: 3, name: 'jan' } };

/** Answers forms, and refuses or accepts what is sent. */
const answers = (refusal: Error | null) =>
  buildTransport(({ method, path }) => {
    if (method === 'POST' && refusal !== null) throw refusal;
    if (path.includes('cancel')) return method === 'GET' ? CANCEL_FORM : ACCEPTED;
    return method === 'GET' ? EDIT_FORM : ACCEPTED;
  });

const visit = (makePage: (host: HostApi) => Page, refusal: Error | null = null) => {
  const host = buildHost({
    api: answers(refusal),
    resetLink: { user: 'jan', resetToken: 'x' },
    navigate: (to) => void router.navigate(to),
  });
  const { Component: draw, loader } = makePage(host);
  const Component = () => <>{draw()}</>;
  const router = createMemoryRouter(
    [
      { path: '/', Component, hydrateFallbackElement: <p>Laden</p>, ...(loader && { loader }) },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const leave = (): Promise<void> => act(() => router.navigate(LOGIN));
  return { leave };
};

const typeIn = async (label: string): Promise<void> =>
  userEvent.type(await screen.findByLabelText(label), 'Zwolle');

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  setSession({ status: 'anonymous', group: null });
});

test.each([
  ['a new account', registerPage, 'Plaats'],
  ['a new password', resetPage, 'Plaats'],
  ['a forgotten password', forgotPage, 'Gebruikersnaam of e-mailadres'],
  ['an account', editPage, 'Plaats'],
])('the form of %s asks before its input is left', async (_what, makePage, label) => {
  const { leave } = visit(makePage);
  await typeIn(label);

  await leave();
  await press('Blijven');
  expect(await screen.findByDisplayValue('Zwolle')).toBeTruthy();

  await leave();
  await press('Verlaten');
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('a form in which nothing is typed is left without a question', async () => {
  const { leave } = visit(editPage);
  // As a browser fills in what it has stored: without the event of a key.
  fireEvent.input(await screen.findByLabelText('Huidig wachtwoord'), {
    target: { value: 'Hoekanker-2026' },
  });

  await leave();
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('what was sent is left without a question', async () => {
  visit(registerPage);
  await typeIn('Huidig wachtwoord');
  await typeIn('Plaats');
  await press('Opslaan');
  expect(await screen.findByText('Elders')).toBeTruthy();
});

test('what was refused is asked about', async () => {
  const { leave } = visit(registerPage, buildHttpError(503));
  await typeIn('Huidig wachtwoord');
  await typeIn('Plaats');
  await press('Opslaan');
  await leave();
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
});

const openEnd = async () => {
  const visited = visit(editPage);
  await press('Account opheffen');
  await screen.findByLabelText('Reden');
  return visited;
};

test('closing the dialog that ends the account asks before its input is given up', async () => {
  await openEnd();
  await typeIn('Reden');
  await press('Sluiten');
  await press('Verlaten');
  await waitFor(() => expect(screen.queryByLabelText('Reden')).toBeNull());
});

test('the dialog that ends the account closes at once when nothing was typed', async () => {
  await openEnd();
  await press('Sluiten');
  expect(screen.queryByLabelText('Reden')).toBeNull();
});

test.each(['Plaats', 'Reden'])('with two forms, input in ‘%s’ is asked about', async (label) => {
  const { leave } = await openEnd();
  await typeIn(label);
  await leave();
  expect(await screen.findByText(/gaat verloren/)).toBeTruthy();
});
