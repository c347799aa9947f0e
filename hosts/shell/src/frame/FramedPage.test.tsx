import { MessageChannel, type MessagePort } from 'node:worker_threads';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { setSession } from '@adviestool/state/session';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { QuestionDialog } from '../dialogs/QuestionDialog.tsx';
import { createAskGate } from './createAskGate.ts';
import { FramedPage } from './FramedPage.tsx';
import { FRAME_READY } from './frameMessages.ts';

let ofFrame: MessagePort | undefined;

beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, { MessageChannel });
});
beforeEach(() => {
  setSession({
    status: 'authenticated',
    user: { uid: 1, name: 'Jan', roles: [], groups: {} },
    group: null,
  });
});
afterEach(() => ofFrame?.close());

/** A page of which the frame answers each visit that it holds its user, more than once. */
const openHolding = async () => {
  const release = {
    release: 'r1',
    host: '1.0.0',
    variant: buildVariant(),
    catalogus: { id: 'x', versie: '1', file: 'x.json', integrity: '' },
    remotes: {},
    whatsNew: null,
  };
  const source = { remoteId: 'vreemd', release, host: buildHost(), asks: createAskGate() };
  const page = {
    id: 'start',
    path: 'vreemd',
    title: 'Vreemd',
    guards: [],
    skeleton: 'list' as const,
    children: [],
  };
  const router = createMemoryRouter(
    [
      { path: '/vreemd', element: <FramedPage source={source} page={page} /> },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: ['/vreemd'] },
  );
  render(
    <>
      <RouterProvider router={router} />
      <QuestionDialog />
    </>,
  );
  const frame = document.querySelector('iframe')?.contentWindow;
  if (frame === null || frame === undefined) throw new Error('There is no frame.');
  let visits = 0;
  Object.assign(frame, {
    postMessage: (_start: unknown, _origin: string, [port]: MessagePort[]) => {
      ofFrame = port;
    },
  });
  globalThis.dispatchEvent(new MessageEvent('message', { source: frame, data: FRAME_READY }));
  const port = ofFrame;
  if (port === undefined) throw new Error('The frame was not spoken to.');
  port.on('message', (said) => {
    if (fieldOf(said, 'kind') !== 'go') return;
    visits += 1;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    for (let time = 0; time < 2; time += 1) port.postMessage({ kind: 'holds' });
    // Heard after both.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    port.postMessage({ kind: 'title', text: `Bezoek ${visits}` });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
  port.postMessage({ kind: 'drawn' });
  await waitFor(() => expect(document.querySelector('iframe')?.dataset['drawn']).toBe('true'));
  const leave = async (): Promise<void> => {
    const before = visits;
    await act(() => router.navigate('/elders'));
    await waitFor(() => expect(document.title).toBe(`Bezoek ${before + 1}`));
  };
  return { router, leave };
};

test('a frame holds its user once; the second time the page asks, and lets go', async () => {
  const { leave } = await openHolding();
  await leave();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await leave();
  const dialog = await screen.findByRole('alertdialog', { name: 'Deze pagina verlaten?' });
  expect(dialog.textContent).toContain('niet hebt opgeslagen');
  fireEvent.click(screen.getByRole('button', { name: 'Pagina verlaten' }));
  await screen.findByText('Elders');
});

test('a frame holds nobody whose session has ended', async () => {
  const { router } = await openHolding();
  act(() => setSession({ status: 'anonymous', group: null }));
  await act(() => router.navigate('/elders'));
  expect(await screen.findByText('Elders')).toBeTruthy();
});
