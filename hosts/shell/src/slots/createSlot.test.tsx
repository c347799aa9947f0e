import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import type { TellFailure } from '../federation/createFailureTeller.ts';
import { createSlot } from './createSlot.tsx';
import type { SlotLoader } from './createSlotLoader.ts';

const release = {
  variant: buildVariant(),
  remotes: buildRemotes([
    buildDocument({ id: 'projects', slots: ['import-dialog/v1'] }),
    buildDocument({ id: 'account', slots: ['login-again/v1'] }),
  ]),
};

const Broken = () => {
  throw new Error('broken');
};

const error = jest.spyOn(console, 'error');
const tellFailure = jest.fn<TellFailure>();

beforeEach(() => {
  error.mockReset();
  tellFailure.mockReset();
});

test('a slot shows what the remotes that have it put there', async () => {
  const load = jest.fn(async (remoteId: string) => () => <p>van {remoteId}</p>);
  const Slot = createSlot({ id: 'login-again/v1', release, load, tellFailure });
  expect(load).not.toHaveBeenCalled();

  render(<Slot />);

  expect(await screen.findByText('van account')).toBeTruthy();
  expect(load.mock.calls).toEqual([['account', 'login-again/v1']]);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('gone'))],
  ['throws', async () => Broken],
])('a part that %s renders nothing, logs and leaves the rest alone', async (_what, load) => {
  const onFailure = jest.fn();
  const Slot = createSlot({ id: 'login-again/v1', release, load, tellFailure, onFailure });

  const { container } = render(
    <>
      <p>de rest</p>
      <Slot />
    </>,
  );

  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(container.textContent).toBe('de rest');
  expect(tellFailure.mock.calls).toEqual([['account', null, expect.any(Error)]]);
  expect(error.mock.calls.map(([text]) => text)).toContain(
    'Slot login-again/v1 of account failed.',
  );
});

test('a part that could not be loaded is loaded anew when its slot comes again', async () => {
  const load = jest
    .fn<SlotLoader>(async () => () => <p>er is iets</p>)
    .mockRejectedValueOnce(new Error('gone'));
  const onFailure = jest.fn();
  const Slot = createSlot({ id: 'login-again/v1', release, load, tellFailure, onFailure });

  const { unmount } = render(<Slot />);
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  unmount();
  render(<Slot />);

  expect(await screen.findByText('er is iets')).toBeTruthy();
  expect(onFailure).toHaveBeenCalledTimes(1);
});
