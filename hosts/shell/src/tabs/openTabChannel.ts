import { tabMessageSchema, type TabMessage } from '@adviestool/contract/tabMessage';

import { log } from '../log/log.ts';

/** Carries messages between the tabs of one browser. */
export interface TabChannel {
  post: (message: TabMessage) => void;
  /** Hears the other tabs; the answer ends it. */
  subscribe: (listener: (message: TabMessage) => void) => () => void;
  /** Hears what this tab posts; the answer ends it. */
  subscribeOwn: (listener: (message: TabMessage) => void) => () => void;
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

const createListeners = () => {
  const listeners = new Set<(message: TabMessage) => void>();
  return {
    add: (listener: (message: TabMessage) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (message: TabMessage): void => {
      for (const listener of listeners) listener(message);
    },
  };
};

/**
 * Opens the channel of a product. Whatever is not one of its messages raises an error in the log
 * and reaches nobody.
 */
export const openTabChannel = (name: string): TabChannel => {
  const broadcast = openBroadcast(name);
  const others = createListeners();
  const own = createListeners();

  const receive = ({ data }: MessageEvent<unknown>): void => {
    const message = tabMessageSchema.safeParse(data);
    if (!message.success) {
      log('error', `Unknown message on the channel ${name}.`, data);
      return;
    }
    others.tell(message.data);
  };

  broadcast?.addEventListener('message', receive);
  return {
    post: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      broadcast?.postMessage(message);
      own.tell(message);
    },
    subscribe: others.add,
    subscribeOwn: own.add,
    close: () => broadcast?.close(),
  };
};
