import { isApiError, isHttpError } from '@adviestool/contract/api/apiError';
import { fetchCsrfToken } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';

import { isAway, useConnectionStore, type ConnectionState } from './connectionStore.ts';

/** Milliseconds between two looks at a backend that is away: longer every time. */
const FIRST_WAIT = 5000;
const LONGEST_WAIT = 60_000;

export interface WatchedConnection {
  /** The same calls; what becomes of them tells how the connection is. */
  api: Transport;
  /** Looks now. */
  check: () => Promise<void>;
}

const codeOf = (state: ConnectionState): number | null =>
  state.status === 'unavailable' ? state.code : null;

const setState = (state: ConnectionState): void => {
  const before = useConnectionStore.getState();
  if (before.status !== state.status || codeOf(before) !== codeOf(state)) {
    useConnectionStore.setState(state, true);
  }
};

/** One call may fail for a reason of its own; these say that nothing may work. */
const isTrouble = (error: unknown): boolean =>
  isApiError(error) && (error.kind !== 'http' || (isHttpError(error) && error.status >= 500));

const stateOf = (error: unknown): ConnectionState =>
  isHttpError(error) ? { status: 'unavailable', code: error.status } : { status: 'error' };

/**
 * Follows how the backend can be reached. A call that fails in a way that may concern all of them
 * has it looked at; while it is away it is looked at again and again, when the page is visible.
 */
export const watchConnection = (api: Transport): WatchedConnection => {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      await fetchCsrfToken(api);
      setState({ status: 'online' });
      wait = FIRST_WAIT;
    } catch (error) {
      setState(stateOf(error));
      timer = setTimeout(lookAgain, wait);
      wait = Math.min(2 * wait, LONGEST_WAIT);
    }
  };

  const check = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  const lookAgain = (): void => {
    if (document.visibilityState === 'visible') void check();
  };

  document.addEventListener('visibilitychange', () => {
    if (isAway(useConnectionStore.getState())) lookAgain();
  });
  for (const event of ['online', 'offline']) {
    addEventListener(event, () => void check());
  }

  return {
    check,
    api: {
      setCsrfToken: (token) => {
        api.setCsrfToken(token);
      },
      request: async (request) => {
        try {
          const answer = await api.request(request);
          setState({ status: 'online' });
          return answer;
        } catch (error) {
          if (isTrouble(error)) void check();
          throw error;
        }
      },
    },
  };
};
