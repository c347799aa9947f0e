import { z } from 'zod';

import type { FrameAsk, FromFrame, ToFrame } from '../frameMessages.ts';
import { readCallError } from '../transferredError.ts';

/** What a remote in a frame speaks with its page by. */
export interface FramePort {
  /** @throws ApiError of a call, and Error */
  ask: <T>(ask: FrameAsk, answer: z.ZodType<T>) => Promise<T>;
  tell: (message: FromFrame) => void;
  /** Keeps a function that the page may have called, and gives its number. */
  keep: (call: () => void) => number;
  /** Hears what the page says by itself; the answer ends it. */
  listen: (listener: (message: ToFrame) => void) => () => void;
}

/** What the host says it is: this page runs in its care. */
export const trusted = <T>() => z.custom<T>();

const toFrameSchema = z.custom<ToFrame>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value,
);

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

export const openPort = (port: MessagePort): FramePort => {
  const waiting = new Map<number, Waiting>();
  const calls: (() => void)[] = [];
  const listeners = new Set<(message: ToFrame) => void>();
  let count = 0;

  const tell = (message: FromFrame): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    port.postMessage(message);
  };
  const settle = (id: number): Waiting | undefined => {
    const asked = waiting.get(id);
    waiting.delete(id);
    return asked;
  };
  const hear = (said: ToFrame): void => {
    switch (said.kind) {
      case 'areYouThere':
        return tell({ kind: 'alive' });
      case 'answer':
        return settle(said.id)?.resolve(said.value);
      case 'refusal':
        return settle(said.id)?.reject(
          said.error === null ? new Error(said.message) : readCallError(said.error),
        );
      case 'call':
        return calls[said.call]?.();
      case 'start':
      case 'go':
      case 'props':
      case 'session':
      case 'project':
      case 'tab':
      case 'focus':
        for (const listener of listeners) listener(said);
        return undefined;
      default:
        return said satisfies never;
    }
  };
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
    hear(toFrameSchema.parse(data)),
  );
  port.start();

  return {
    tell,
    ask: async (ask, answer) => {
      count += 1;
      const id = count;
      const answered = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
      tell({ kind: 'ask', id, ask });
      return answer.parse(await answered);
    },
    keep: (call) => calls.push(call) - 1,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
