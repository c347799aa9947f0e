import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { Handleiding } from './Handleiding.tsx';
import { readHoofdstuk } from '../hoofdstukken/hoofdstuk.ts';

const HOOFDSTUKKEN = [
  readHoofdstuk('begin', ({ components: { h1: Kop = 'h1' } }) => (
    <>
      <Kop>Het begin</Kop>
      <p>Zo begint u. Maak een project.</p>
    </>
  )),
  readHoofdstuk('wind', ({ components: { h1: Kop = 'h1', a: Anker = 'a' } }) => (
    <>
      <Kop>De wind</Kop>
      <p>
        Wind duwt. Zie <Anker>verder</Anker>.
      </p>
      <h2 id="hoogte">De hoogte</h2>
      <p>De gebouwhoogte telt tot het dak.</p>
    </>
  )),
];

const visit = (path: string) => {
  const router = createMemoryRouter(
    [
      {
        path: 'handleiding/:hoofdstuk?',
        element: <Handleiding hoofdstukken={HOOFDSTUKKEN} productnaam="Adviestool" />,
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
};

const searchbox = () => screen.getByRole('searchbox', { name: 'Zoeken in de handleiding' });

const linksIn = (naam: string): (string | null)[][] =>
  within(screen.getByRole('navigation', { name: naam }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => {
  document.title = '';
});

test('it begins with its chapters and what each is about', () => {
  visit('/handleiding');
  expect(linksIn('Inhoud')).toEqual([
    ['Het begin', '/handleiding/begin'],
    ['De wind', '/handleiding/wind'],
  ]);
  expect(screen.getByText('Zo begint u.')).toBeTruthy();
  expect(document.title).toBe('Handleiding – Adviestool');
});

test('a chapter has its paragraphs beside it, and the chapters around it below', () => {
  visit('/handleiding/wind');
  expect(screen.getByRole('heading', { name: 'De wind', level: 1 })).toBeTruthy();
  expect(document.title).toBe('De wind – Handleiding – Adviestool');
  expect(linksIn('Inhoud')).toContainEqual(['De hoogte', '#hoogte']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('De wind');
  expect(linksIn('Vorig en volgend hoofdstuk')).toEqual([
    ['Vorige Het begin', '/handleiding/begin'],
  ]);
});

test('what is searched is found in all chapters, with the sentence that says it', async () => {
  const { user } = visit('/handleiding/begin');
  await user.type(searchbox(), 'gebouwhoogte dak');
  expect(linksIn('Gevonden')).toEqual([['De hoogte', '/handleiding/wind#hoogte']]);
  const found = screen.getByRole('navigation', { name: 'Gevonden' });
  expect(found.textContent).toContain('De gebouwhoogte telt tot het dak.');
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'gebouwhoogte',
    'dak',
  ]);
});

test('Enter goes to the first that is found, and the question stays for the next', async () => {
  const { router, user } = visit('/handleiding');
  await user.type(searchbox(), 'gebouwhoogte{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/handleiding/wind', hash: '#hoogte' });
  expect(searchbox()).toHaveProperty('value', 'gebouwhoogte');
});

test('how many places are found is said once the user leaves the field', async () => {
  const { user } = visit('/handleiding');
  await user.type(searchbox(), 'begin');
  await user.tab();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 plaats gevonden.'));
});

test('a question that nothing answers is told so, and Enter leads nowhere', async () => {
  const { router, user } = visit('/handleiding');
  await user.type(searchbox(), 'dakgoot{Enter}');
  expect(screen.getByText(/^Nergens in de handleiding/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/handleiding');
});

test('a chapter that is not there leads to those that are', () => {
  visit('/handleiding/daken');
  expect(screen.getByText('Dit hoofdstuk is er niet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Naar de inhoud' }).getAttribute('href')).toBe(
    '/handleiding',
  );
  expect(linksIn('Inhoud')).toHaveLength(2);
});

test('a chapter is printed by its button', async () => {
  const print = jest.fn();
  globalThis.print = print;
  const { user } = visit('/handleiding/wind');
  await user.click(screen.getByRole('button', { name: 'Hoofdstuk afdrukken' }));
  expect(print).toHaveBeenCalledTimes(1);
});
