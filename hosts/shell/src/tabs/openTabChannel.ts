import { tabMessageSchema, type TabMessage } from '@adviestool/contract/tabMessage';

import { log } from '../log/log.ts';

/** Carries messages between the tabs of one browser. A tab never hears itself. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  /** The answer ends it. */
  subscribe: (listener: (message: TabMessage) => void) => () => void;
  close: () => void;
}

/** Null where the browser has none or refuses it, as in a cross-site frame. */
const openBroadcast = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

/**
 * Opens the channel of a product. Whatever is not one of its messages raises an error in the log
 * and reaches nobody.
 */
export const openTabChannel = (name: string): TabChannel => {
  const broadcast = openBroadcast(name);
  const listeners = new Set<(message: TabMessage) => void>();

  const receive = ({ data }: MessageEvent<unknown>): void => {
    const message = tabMessageSchema.safeParse(data);
    if (!message.success) {
      log('error', `Unknown message on the channel ${name}.`, data);
      return;
    }
    for (const listener of listeners) listener(message.data);
  };

  broadcast?.addEventListener('message', receive);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    post: (message) => broadcast?.postMessage(message),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => broadcast?.close(),
  };
};
