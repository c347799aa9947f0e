import { MessageChannel, type MessagePort } from 'node:worker_threads';

import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';

import { QuestionDialog } from '../dialogs/QuestionDialog.tsx';
import { ASK_RATE, createAskGate } from './createAskGate.ts';
import { FRAME_READY } from './frameMessages.ts';
import { openFrame } from './openFrame.ts';

const ends: (() => void)[] = [];

beforeAll(() => {
  // jsdom has none.
  Object.assign(globalThis, { MessageChannel });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const ignore = (): void => undefined;

/** A frame that is shown with project 7, and what code in it can do: send what it likes. */
const open = (overrides: Partial<HostApi> = {}) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const ofFrame = frame.contentWindow;
  if (ofFrame === null) throw new Error('There is no frame.');
  const ports: MessagePort[] = [];
  Object.assign(ofFrame, {
    postMessage: (_start: unknown, _origin: string, [port]: MessagePort[]) => {
      if (port !== undefined) ports.push(port);
    },
  });
  const failed = jest.fn();
  const { close } = openFrame({
    frame,
    origin: '*',
    host: buildHost(overrides),
    shown: () => 7,
    asks: createAskGate(),
    start: {
      kind: 'start',
      remoteId: 'vreemd',
      release: {
        host: '1.0.0',
        variant: buildVariant(),
        catalogus: { id: 'x', versie: '1', file: 'x.json', integrity: '' },
        remotes: {},
      },
      part: { page: 'start' },
      path: '/project/7/vreemd',
      props: {},
      session: { status: 'unknown' },
    },
    listener: {
      onDrawn: ignore,
      onFailed: failed,
      onHeight: ignore,
      onTitle: ignore,
      onVisit: ignore,
      onHolds: ignore,
      onShow: ignore,
    },
  });
  globalThis.dispatchEvent(new MessageEvent('message', { source: ofFrame, data: FRAME_READY }));
  const [port] = ports;
  if (port === undefined) throw new Error('The frame was not spoken to.');
  const heard: unknown[] = [];
  port.on('message', (message) => heard.push(message));
  ends.push(() => {
    close();
    port.close();
    frame.remove();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
  const send = (message: unknown): void => port.postMessage(message);
  return { send, close, failed, heard };
};

test('a frame gives up no session', async () => {
  const leave = jest.fn();
  const { send, failed } = open({ session: { ...buildHost().session, leave } });
  send({ kind: 'leave' });
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(leave).not.toHaveBeenCalled();
});

test('other tabs hear of a frame that its project has changed, and nothing else', async () => {
  const post = jest.fn();
  const log = jest.fn();
  const { send } = open({ tabs: { post, subscribe: () => () => undefined }, log });
  const own = { event: 'project_updated', projectId: 7 };
  for (const message of [
    { event: 'project_deleted', projectId: 7 },
    { event: 'project_updated', projectId: 8 },
    { event: 'user_logout' },
    own,
  ]) {
    send({ kind: 'tab', message });
  }
  await waitFor(() => expect(post).toHaveBeenCalledWith(own));
  expect(post).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledTimes(3);
});

test('a frame ends a toast by its key', async () => {
  const endToast = jest.fn();
  const { send } = open({ endToast });
  send({ kind: 'endToast', key: 'undo' });
  await waitFor(() => expect(endToast.mock.calls).toEqual([['vreemd:undo']]));
});

const askFor = (id: number) => ({ kind: 'ask', id, ask: { name: 'catalogi' } });

test('of what a frame asks for too much at once is refused in words, and the rest answered', async () => {
  const { send, failed, heard } = open();
  const count = ASK_RATE.burst + 5;
  for (let id = 0; id < count; id += 1) send(askFor(id));
  await waitFor(() => expect(heard).toHaveLength(count));
  const refused = expect.objectContaining({
    kind: 'refusal',
    error: expect.objectContaining({ status: 429 }),
  });
  expect(heard.filter((said) => refused.asymmetricMatch(said))).toHaveLength(5);
  expect(failed).not.toHaveBeenCalled();
});

test('a message of megabytes ends its frame before it is read', async () => {
  const { send, failed } = open();
  send({ kind: 'holds', more: 'x'.repeat(2_000_000) });
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(String(failed.mock.calls[0]?.[0])).toContain('more than is read');
});

const question = (id: number) => {
  const texts = { title: `Vraag ${id}`, text: 't', confirm: 'Ja', cancel: 'Nee' };
  return { kind: 'ask', id, ask: { name: 'confirm', ...texts, destructive: false } };
};

test('a frame asks its user one question at a time, as its own, and none when it is gone', async () => {
  const { send, close, heard } = open();
  render(<QuestionDialog />);
  for (const id of [1, 2]) send(question(id));
  const dialog = await screen.findByRole('alertdialog', { name: 'Vraag 1' });
  expect(dialog.textContent).toContain('onderdeel vreemd');
  await waitFor(() => expect(heard).toEqual([{ kind: 'answer', id: 2, value: false }]));
  act(close);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
