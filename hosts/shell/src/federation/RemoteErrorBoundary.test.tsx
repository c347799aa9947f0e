import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';

import type { TellFailure } from './createFailureTeller.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (error: Error) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const tellFailure = jest.fn<TellFailure>();
  const Broken = () => {
    throw error;
  };
  const remote = { id: 'projects', version: '1.2.3' };
  const support = { email: 'support@example.nl', phone: '030' };
  const boundary = <RemoteErrorBoundary {...{ remote, support, tellFailure }} />;
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
