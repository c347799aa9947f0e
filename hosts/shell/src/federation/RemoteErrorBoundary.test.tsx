import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

import type { TellFailure } from './createFailureTeller.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import {
  RemoteContractError,
  RemoteLoadError,
  RemoteStalledError,
} from './loadCause/remoteErrors.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const loadErrorText = async () => 'De server is moe.';

const show = (error: Error) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const tellFailure = jest.fn<TellFailure>();
  const Broken = () => {
    throw error;
  };
  const remote = { id: 'projects', version: '1.2.3' };
  const support = { email: 'support@example.nl', phone: '030' };
  const boundary = <RemoteErrorBoundary {...{ remote, support, tellFailure, loadErrorText }} />;
  const router = createMemoryRouter([
    {
      id: 'projects',
      element: <Outlet />,
      errorElement: boundary,
      children: [{ id: 'projects/list', path: '/', Component: Broken }],
    },
  ]);
  render(<RouterProvider router={router} />);
  return tellFailure;
};

test('a page that throws gives the panel, and is told of by its id', async () => {
  const error = new TypeError('undefined is not a function');
  const tellFailure = show(error);
  expect((await screen.findByRole('alert')).textContent).toContain('1.2.3');
  expect(new Set(tellFailure.mock.calls)).toEqual(new Set([['projects', 'list', error]]));
});

test('an answer of the backend is no failure of the remote', async () => {
  const tellFailure = show(buildHttpError(500));
  await screen.findByRole('heading');
  expect(tellFailure).not.toHaveBeenCalled();
});

test('who was taken out of the company reads so, with by whom', async () => {
  const serverMessage = 'Anna heeft u uit Bouwbedrijf verwijderd.';
  show(buildHttpError(403, { code: 'shut_out', serverMessage }));
  expect(await screen.findByRole('heading', { name: 'Geen toegang' })).toBeTruthy();
  screen.getByText(serverMessage);
});

test('files that did not come are told of with why, as soon as that is known', async () => {
  show(new RemoteLoadError('projects'));
  expect(await screen.findByText('De server is moe.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('konden niet worden geladen.');
});

test('a loader that does not end is told of in its own words', async () => {
  const error = new RemoteStalledError('projects');
  const tellFailure = show(error);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Dit onderdeel kreeg niet op tijd de gegevens die het nodig heeft.',
  );
  expect(tellFailure).toHaveBeenCalledWith('projects', 'list', error);
});

test('another try of an address with an anchor asks again', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  const loader = jest.fn(async () => 'er');
  loader.mockRejectedValueOnce(buildHttpError(500));
  const remote = { id: 'projects', version: '1.2.3' };
  const support = { email: 'support@example.nl', phone: '030' };
  const tellFailure = jest.fn<TellFailure>();
  const router = createMemoryRouter(
    [
      {
        path: '/lijst',
        loader,
        element: <p>Gelukt</p>,
        errorElement: <RemoteErrorBoundary {...{ remote, support, tellFailure, loadErrorText }} />,
        hydrateFallbackElement: <p>Laden</p>,
      },
    ],
    { initialEntries: ['/lijst#stuk'] },
  );
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('Gelukt')).toBeTruthy();
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each([
  ['throws', new TypeError('x'), 'Er ging iets mis in dit onderdeel.'],
  ['has another contract', new RemoteContractError('projects', 'x'), 'past niet bij deze versie'],
])(
  'a remote that %s has a sentence of its own, and no files are looked at',
  async (_w, error, text) => {
    show(error);
    const panel = await screen.findByRole('alert');
    expect(panel.textContent).toContain(text);
    expect(panel.textContent).not.toContain('moe');
  },
);
