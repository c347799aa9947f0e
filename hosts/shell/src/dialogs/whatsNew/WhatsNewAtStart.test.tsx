import type { WhatsNew } from '@adviestool/contract/whatsNew';
import { EMPTY_IMPORT_QUEUE, type ImportItem } from '@adviestool/contract/importQueue';
import { useImportQueueStore } from '@adviestool/state/importQueue';
import { setSession } from '@adviestool/state/session';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';

import { anonymousSession, memberSession } from '../../builders/buildSession.ts';
import { closeImportFailure, showImportFailure } from '../../import/importFailureStore.ts';
import { useExpiryStore } from '../../session/createExpiry.ts';
import { askConfirm, useQuestionStore } from '../questionStore.ts';
import { WhatsNewAtStart } from './WhatsNewAtStart.tsx';

const KEY = 'proef:whats-new-dont-show-again';

const buildWhatsNew = (id: string): WhatsNew => ({
  id,
  title: 'Welkom',
  blocks: [
    {
      kind: 'paragraph',
      runs: [
        { text: 'Lees ', style: 'plain', href: null },
        { text: 'alles', style: 'strong', href: 'https://bedrijf.example/nieuws' },
      ],
    },
  ],
});

const buildImportItem = (): ImportItem => ({
  receipt: 1,
  message: {
    metadata: { type: 'ifc', id: '1', file_path: '1.ifc', file_created: null, file_updated: null },
    project: {},
    gevelvullingen: [],
  },
  analysis: { status: 'idle' },
  origin: null,
  strategy: null,
  update: null,
  run: { status: 'idle' },
});

const Here = () => {
  const { pathname, search } = useLocation();
  return (
    <output>
      {pathname}
      {search}
    </output>
  );
};

interface VisitOptions {
  path?: string;
  id?: string;
  userRegistrationEnabled?: boolean;
}

const visit = ({ path = '/', id = 'een', userRegistrationEnabled = true }: VisitOptions = {}) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Here />
      <WhatsNewAtStart
        release={{ variant: { id: 'proef', userRegistrationEnabled }, whatsNew: buildWhatsNew(id) }}
      />
    </MemoryRouter>,
  );

const findDialog = () => screen.findByRole('dialog', { name: 'Welkom' });
const queryDialog = () => screen.queryByRole('dialog');

/** The buttons below the text, without the cross. */
const buttonsOf = (dialog: HTMLElement): (string | null)[] =>
  [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean);

const button = (name: string) => {
  const found = screen.getAllByRole('button', { name });
  return found.find(({ textContent }) => textContent === name) ?? document.body;
};

/** Lets the dialog look so often whether somebody types that it would have come. */
const lookOften = () => act(() => jest.advanceTimersByTime(10_000));

/** Lets the code of the dialog come, if it is going to. */
const settle = () => act(async () => import('./WhatsNewDialog.tsx'));

beforeEach(() => {
  localStorage.clear();
  useQuestionStore.setState({ questions: [] });
  useExpiryStore.setState({ user: null });
  useImportQueueStore.setState(EMPTY_IMPORT_QUEUE, true);
  setSession(memberSession.session);
});
afterEach(() => void jest.useRealTimers());

test('who is logged in reads it, with the focus at its title, and closes it', async () => {
  visit();
  const dialog = await findDialog();
  expect(buttonsOf(dialog)).toEqual(['Sluiten']);
  expect(screen.getByRole('link', { name: 'alles' }).getAttribute('href')).toBe(
    'https://bedrijf.example/nieuws',
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Welkom'));
  fireEvent.click(button('Sluiten'));
  expect(queryDialog()).toBeNull();
});

test.each([
  ['Account aanmaken', '/account/aanmaken'],
  ['Inloggen', '/account/inloggen'],
])('who is not goes on with %s', async (name, path) => {
  setSession(anonymousSession.session);
  visit({ path: '/account/wachtwoord-vergeten' });
  expect(buttonsOf(await findDialog())).toEqual(['Account aanmaken', 'Inloggen']);
  fireEvent.click(button(name));
  expect(screen.getByRole('status').textContent).toBe(path);
  expect(queryDialog()).toBeNull();
});

test('it waits for who types, so that Enter is theirs', async () => {
  jest.useFakeTimers();
  setSession(anonymousSession.session);
  render(
    <form>
      <input aria-label="Gebruikersnaam" />
      <input aria-label="Wachtwoord" type="password" />
    </form>,
  );
  screen.getByLabelText('Gebruikersnaam').focus();
  fireEvent.change(screen.getByLabelText('Gebruikersnaam'), { target: { value: 'anna' } });
  visit({ path: '/account/inloggen' });
  await settle();
  screen.getByLabelText('Wachtwoord').focus();
  lookOften();
  expect(queryDialog()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Wachtwoord'));
  act(() => screen.getByLabelText('Wachtwoord').blur());
  lookOften();
  expect(queryDialog()).not.toBeNull();
});

test('at the login it only closes, and the login goes on to where it would', async () => {
  setSession(anonymousSession.session);
  visit({ path: '/account/inloggen?bestemming=%2Fproject%2F7' });
  await findDialog();
  fireEvent.click(button('Inloggen'));
  expect(queryDialog()).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(
    '/account/inloggen?bestemming=%2Fproject%2F7',
  );
});

test('who makes an account at the login takes along where that goes on to', async () => {
  setSession(anonymousSession.session);
  visit({ path: '/account/inloggen?bestemming=%2Fproject%2F7' });
  await findDialog();
  fireEvent.click(button('Account aanmaken'));
  expect(screen.getByRole('status').textContent).toBe(
    '/account/aanmaken?bestemming=%2Fproject%2F7',
  );
});

test('without registration nobody is sent to make an account', async () => {
  setSession(anonymousSession.session);
  visit({ userRegistrationEnabled: false });
  expect(buttonsOf(await findDialog())).toEqual(['Inloggen']);
});

test('closed, it comes again at the next visit', async () => {
  const { unmount } = visit();
  await findDialog();
  fireEvent.click(button('Sluiten'));
  unmount();
  visit();
  expect(await findDialog()).toBeTruthy();
});

describe('not to be shown again', () => {
  test('it stays away, and what is new after it does not', async () => {
    const { unmount } = visit();
    await findDialog();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Niet meer tonen' }));
    expect(localStorage.getItem(KEY)).toBe('"een"');
    unmount();

    const { unmount: leave } = visit();
    await settle();
    expect(queryDialog()).toBeNull();
    leave();

    visit({ id: 'twee' });
    expect(await findDialog()).toBeTruthy();
  });

  test('and taken back, it is as if nothing was said', async () => {
    visit();
    await findDialog();
    const checkbox = screen.getByRole('checkbox', { name: 'Niet meer tonen' });
    fireEvent.click(checkbox);
    fireEvent.click(checkbox);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('what is stored and is no id counts for nothing', async () => {
    localStorage.setItem(KEY, '{"een":');
    visit();
    expect(await findDialog()).toBeTruthy();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test('it waits until it is known who is there', async () => {
  setSession({ status: 'unknown' });
  visit();
  await settle();
  expect(queryDialog()).toBeNull();
  act(() => setSession(memberSession.session));
  expect(await findDialog()).toBeTruthy();
});

test.each([
  ['a new password', '/account/reset'],
  ['the check of a report', '/controle'],
  ['a link for the site', '/bouwplaats/x'],
  ['the site of a project', '/project/7/bouwplaats/k1'],
])('it never comes between somebody and %s', async (_what, path) => {
  setSession(anonymousSession.session);
  visit({ path });
  await settle();
  expect(queryDialog()).toBeNull();
});

test('a question comes first; afterwards it is there again', async () => {
  visit();
  await findDialog();
  const answered: boolean[] = [];
  act(() => {
    void askConfirm({ title: 'T', text: 't', confirm: 'Ja', cancel: 'Nee' }).then((answer) =>
      answered.push(answer),
    );
  });
  expect(queryDialog()).toBeNull();
  act(() => useQuestionStore.getState().questions[0]?.answer(true));
  expect(await findDialog()).toBeTruthy();
  expect(answered).toEqual([true]);
});

test('an import of the parent frame comes first, and what could not be imported too', async () => {
  visit();
  await findDialog();
  act(() => showImportFailure());
  expect(queryDialog()).toBeNull();
  act(() => closeImportFailure());
  expect(await findDialog()).toBeTruthy();
  act(() => useImportQueueStore.setState({ items: [buildImportItem()] }));
  expect(queryDialog()).toBeNull();
  act(() => setSession(anonymousSession.session));
  expect(await findDialog()).toBeTruthy();
});
