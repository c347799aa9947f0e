import { HttpError } from '@adviestool/contract/api/apiError';
import type { HostApi, ToastOptions } from '@adviestool/contract/remoteModule';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { useSessionStore } from '@adviestool/state/session';

import { RemoteContractError, RemoteLoadError } from '../federation/loadCause/remoteErrors.ts';
import { answerFrame } from './answerFrame.ts';
import type { AskGate } from './createAskGate.ts';
import { createFrameConfirm } from './createFrameConfirm.ts';
import { createLimiter } from './createLimiter.ts';
import { errorOfFailure, RemoteHangsError } from './frameErrors.ts';
import {
  FRAME_READY,
  fromFrameSchema,
  type FrameStart,
  type FromFrame,
  type ToFrame,
} from './frameMessages.ts';
import { isLarger } from './isLarger.ts';
import { writeCallError } from './transferredError.ts';

/** Milliseconds between two questions whether a frame is there. */
const PULSE = 1000;

/** Questions without an answer after which a frame is taken to hang. */
const SILENT_PULSES = 5;

/** Seconds in which a frame has to begin to speak. */
const START_PULSES = 15;

/** Messages of any kind. */
const RATE = { burst: 200, perSecond: 50 };

/** Bytes of a message; a save has a project in it, as it was and as it is to be. */
const MOST = { ask: 64_000_000, other: 1_000_000 };

const isTooLarge = (data: unknown): boolean =>
  isLarger(data, fieldOf(data, 'kind') === 'ask' ? MOST.ask : MOST.other);

const tooMany = (remoteId: string): HttpError =>
  new HttpError({
    method: 'GET',
    path: '/',
    status: 429,
    code: 'rate_limit',
    retryAfter: 1,
    serverMessage: `${remoteId} stands in a frame, and asks for more than a frame may.`,
  });

type Told<Kind extends FromFrame['kind']> = Omit<Extract<FromFrame, { kind: Kind }>, 'kind'>;

/** What the page does with what its frame says of itself. */
export interface FrameListener {
  onDrawn: () => void;
  /** It is over: the frame is not spoken to any more. */
  onFailed: (error: unknown) => void;
  onHeight: (height: number) => void;
  onTitle: (text: string) => void;
  onVisit: (visit: Told<'visit'>) => void;
  onHolds: () => void;
  onShow: (place: Told<'show'>) => void;
}

interface FrameOptions {
  frame: HTMLIFrameElement;
  /** Of the frame; `*` for one that has none. */
  origin: string;
  start: FrameStart;
  host: HostApi;
  /** The project that the frame is shown with now; null: none. */
  shown: () => number | null;
  /** Of all frames of the remote. */
  asks: AskGate;
  listener: FrameListener;
}

export interface OpenedFrame {
  send: (message: ToFrame) => void;
  close: () => void;
}

/** No frame closes or replaces a toast of another. */
const keyOf = (remoteId: string, key: string): string => `${remoteId}:${key}`;

const toastOptions = (
  { persistent, series, key, action, dismissed }: Told<'toast'>,
  { remoteId, call }: { remoteId: string; call: (id: number) => void },
): ToastOptions => ({
  persistent,
  series,
  ...(key !== null && { key: keyOf(remoteId, key) }),
  ...(action !== null && { action: { label: action.label, onAction: () => call(action.call) } }),
  ...(dismissed !== null && { onDismiss: () => call(dismissed) }),
});

/**
 * Speaks with a remote in a frame until it fails or is closed. What does not fit the schema, what comes faster than
 * is allowed, and silence end it: the page then shows what stands in place of a remote that fails.
 */
export const openFrame = ({
  frame,
  origin,
  start,
  host,
  shown,
  asks,
  listener,
}: FrameOptions): OpenedFrame => {
  const { remoteId, release } = start;
  const about = release.remotes[remoteId]?.document;
  const mayComeIn = createLimiter(RATE);
  const ending = new AbortController();
  const confirm = createFrameConfirm(remoteId, ending.signal);
  let port: MessagePort | null = null;
  let silent = 0;
  let hasDrawn = false;
  let followed: number | null = null;

  const send = (message: ToFrame): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    port?.postMessage(message);
  };
  const close = (): void => {
    ending.abort();
    port?.close();
    port = null;
  };
  const fail = (error: unknown): void => {
    if (ending.signal.aborted) return;
    close();
    listener.onFailed(error);
  };
  const call = (id: number): void => send({ kind: 'call', call: id });

  const answer = async ({ id, ask }: Told<'ask'>): Promise<void> => {
    const run = async (): Promise<unknown> => {
      // Meanwhile the frame may be gone.
      ending.signal.throwIfAborted();
      if (ask.name === 'project') followed = ask.projectId;
      return answerFrame(
        { remoteId, document: about, shown: shown(), host: { ...host, confirm } },
        ask,
      );
    };
    try {
      const answered = asks(run);
      if (answered === null) throw tooMany(remoteId);
      send({ kind: 'answer', id, value: await answered });
    } catch (error) {
      send({ kind: 'refusal', id, error: writeCallError(error), message: String(error) });
    }
  };

  /** Others may take what this frame says of its own project for the page's word, and of nothing else. */
  const tellTabs = (message: Told<'tab'>['message']): void => {
    if (message.event === 'project_updated' && message.projectId === shown())
      return host.tabs.post(message);
    return host.log('warn', `Its frame may not tell other tabs of ${message.event}.`);
  };

  const hear = (said: FromFrame): void => {
    switch (said.kind) {
      case 'ask':
        return void answer(said);
      case 'toast':
        return host.toast(said.type, said.text, toastOptions(said, { remoteId, call }));
      case 'endToast':
        return host.endToast?.(keyOf(remoteId, said.key));
      case 'visit':
        return listener.onVisit(said);
      case 'holds':
        return listener.onHolds();
      case 'log':
        return host.log(said.level, said.message);
      case 'tab':
        return tellTabs(said.message);
      case 'title':
        return listener.onTitle(said.text);
      case 'height':
        return listener.onHeight(said.height);
      case 'show':
        return listener.onShow(said);
      case 'drawn':
        hasDrawn = true;
        return listener.onDrawn();
      case 'alive':
        return undefined;
      case 'failed':
        return fail(errorOfFailure(remoteId, said.failure));
      default:
        return said satisfies never;
    }
  };

  const take = ({ data }: MessageEvent<unknown>): void => {
    if (ending.signal.aborted) return;
    if (!mayComeIn() || isTooLarge(data)) {
      return fail(new RemoteContractError(remoteId, 'its frame sends more than is read'));
    }
    const said = fromFrameSchema.safeParse(data);
    if (!said.success) {
      return fail(
        new RemoteContractError(remoteId, 'its frame says what no frame says', {
          cause: said.error,
        }),
      );
    }
    silent = 0;
    hear(said.data);
  };

  const meet = ({ source, data }: MessageEvent<unknown>): void => {
    if (port !== null || source === null || source !== frame.contentWindow) return;
    if (data !== FRAME_READY) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.addEventListener('message', take);
    port.start();
    silent = 0;
    frame.contentWindow?.postMessage(start, origin, [channel.port2]);
  };
  globalThis.addEventListener('message', meet, ending);

  const pulse = setInterval(() => {
    // A page that is not seen stands still by right, and so do its frames.
    if (document.visibilityState !== 'visible') return;
    silent += 1;
    send({ kind: 'areYouThere' });
    if (port === null && silent > START_PULSES) {
      fail(new RemoteLoadError(remoteId, { isTimeout: true }));
    }
    if (port !== null && silent > (hasDrawn ? SILENT_PULSES : START_PULSES)) {
      fail(new RemoteHangsError(`The frame of ${remoteId} gives no sign of life.`));
    }
  }, PULSE);
  const ends = [
    useSessionStore.subscribe((session) => send({ kind: 'session', session })),
    useActiveProjectStore.subscribe(({ project }) => {
      if (project !== null && project.id === followed) send({ kind: 'project', project });
    }),
    host.tabs.subscribe((message) => send({ kind: 'tab', message })),
    () => clearInterval(pulse),
  ];
  ending.signal.addEventListener('abort', () => ends.forEach((end) => end()));

  return { send, close };
};
