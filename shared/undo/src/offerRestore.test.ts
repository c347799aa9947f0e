import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProjectRecord } from '@adviestool/contract/builders/buildProjectRecord';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { expect, jest, test } from '@jest/globals';

import { offerRestore } from './offerRestore.ts';

/** Offers to restore project 7 with a backend that gives these answers; `press` undoes the delete. */
const offer = (...answers: ('restored' | Error)[]) => {
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const post = jest.fn<HostApi['tabs']['post']>();
  const onRestored = jest.fn<() => void>();
  const api = buildTransport(() => {
    const answer = answers.shift();
    if (answer !== 'restored') throw answer;
    return buildProjectRecord({ id: 7 });
  });
  const tabs = { post, subscribe: () => () => undefined };
  const endToast = jest.fn<(key: string) => void>();
  offerRestore(buildHost({ api, toast, endToast, showError, tabs }), {
    id: 7,
    naam: 'Kade',
    type: 'success',
    text: 'Weg.',
    onRestored,
  });
  const press = async (): Promise<void> => {
    toast.mock.calls.at(-1)?.[2]?.action?.onAction();
    // What the button starts has no promise to wait for.
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { toast, endToast, showError, post, onRestored, press };
};

test('a restored project is told here and to the other tabs', async () => {
  const { toast, endToast, post, onRestored, press } = offer('restored');

  await press();

  expect(post.mock.calls).toEqual([[{ event: 'project_created', projectId: 7 }]]);
  // It may be offered by another way back too.
  expect(endToast.mock.calls).toEqual([['restore:7']]);
  expect(toast).toHaveBeenLastCalledWith('success', 'Project ‘Kade’ is teruggezet.');
  expect(onRestored).toHaveBeenCalledTimes(1);
});

test('a restore that fails says so and is offered again', async () => {
  const { toast, showError, onRestored, press } = offer(buildHttpError(503), 'restored');

  await press();

  expect(showError).toHaveBeenCalledTimes(1);
  expect(onRestored).not.toHaveBeenCalled();
  expect(toast.mock.calls).toHaveLength(2);
  expect(toast.mock.calls[1]?.slice(0, 2)).toEqual(['success', 'Weg.']);
  // By its project, however often and from wherever it is offered.
  expect(toast.mock.calls.map(([, , options]) => options?.key)).toEqual(['restore:7', 'restore:7']);

  await press();
  expect(onRestored).toHaveBeenCalledTimes(1);
});
