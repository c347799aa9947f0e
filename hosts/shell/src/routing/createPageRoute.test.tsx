import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { NO_ACCESS } from '@adviestool/contract/paths';
import { remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { DRAWN_EVENT } from '@adviestool/federation/drawnEvent';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import type { TellFailure } from '../federation/createFailureTeller.ts';
import type { OpenedPage } from '../federation/createPageOpener.ts';
import { LOADER_TIMEOUT } from '../federation/endLoader.ts';
import { BLANK_AFTER } from '../federation/watchBlank.ts';
import { createPageRoute } from './createPageRoute.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Opens a page of the remote `meldingen`, and hears what the host says of it. */
const open = (page: OpenedPage) => {
  const [start] = remoteDefinitionSchema.parse({
    id: 'meldingen',
    pages: [{ id: 'start', path: '', title: 'Meldingen', guards: ['require-has-access'] }],
  }).pages;
  if (start === undefined) throw new Error('There is no page.');
  const tellFailure = jest.fn<TellFailure>();
  const drawn: unknown[] = [];
  document.addEventListener(DRAWN_EVENT, (event) => {
    if (event instanceof CustomEvent) drawn.push(event.detail);
  });
  const route = createPageRoute(
    { remoteId: 'meldingen', page: start, inherited: [] },
    { openPage: async () => page, guard: () => [], tellFailure, isCalling: () => false },
  );
  const router = createMemoryRouter([
    { ...route, errorElement: <p>Het lukte niet.</p> },
    { path: NO_ACCESS, Component: () => <p>Geen toegang</p> },
  ]);
  render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  return { tellFailure, drawn };
};

test('a page is announced when its component was drawn', async () => {
  const { drawn } = open({ Component: () => <p>Drie meldingen</p> });
  await screen.findByText('Drie meldingen');
  expect(drawn).toEqual([{ remote: 'meldingen', page: 'start', slot: null }]);
});

test.each([
  [
    'whose component throws',
    {
      Component: () => {
        throw new Error('kapot');
      },
    },
  ],
  ['whose loader fails', { Component: () => <p>x</p>, loader: () => Promise.reject(new Error()) }],
])('a page %s is not announced', async (_what, page) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const { drawn } = open(page);
  await screen.findByText('Het lukte niet.');
  expect(drawn).toEqual([]);
});

test.each([
  ['a refusal', {}, 'Geen toegang'],
  ['that somebody ended the membership', { code: 'shut_out' }, 'Het lukte niet.'],
])('a page whose loader answers %s says so', async (_what, refusal, shown) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const loader = () => Promise.reject(buildHttpError(403, refusal));
  open({ Component: () => <p>x</p>, loader });
  expect(await screen.findByText(shown)).toBeTruthy();
});

test('a page whose loader does not end gives way to an error', async () => {
  jest.useFakeTimers();
  open({ Component: () => <p>x</p>, loader: () => new Promise(() => undefined) });
  await act(() => jest.advanceTimersByTimeAsync(LOADER_TIMEOUT));
  expect(screen.getByText('Het lukte niet.')).toBeTruthy();
});

test('a page that shows nothing is told of by its id', async () => {
  jest.useFakeTimers();
  const { tellFailure } = open({ Component: () => null });
  // First it is drawn.
  await act(() => jest.advanceTimersByTimeAsync(1));
  await act(() => jest.advanceTimersByTimeAsync(BLANK_AFTER));
  expect(tellFailure).toHaveBeenCalledWith(
    'meldingen',
    'start',
    expect.objectContaining({ name: 'BlankPageError' }),
  );
});
