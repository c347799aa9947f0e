import { isHttpError } from '@adviestool/contract/api/apiError';
import { fetchCsrfToken, fetchCurrentUser, fetchGroup } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Group, LoginAnswer } from '@adviestool/contract/session';
import { clearActiveProject } from '@adviestool/state/activeProject';
import { setSession, type SessionState } from '@adviestool/state/session';

import { useBootstrapStore } from './bootstrapStore.ts';

/** What a guard needs to know of the session. */
export interface KnownSession {
  session: Exclude<SessionState, { status: 'unknown' }>;
  /** The backend refuses the group to this user. */
  isGroupForbidden: boolean;
}

export interface SessionControl {
  /** Waits until the session is known, however long the backend is away. */
  ready: () => Promise<KnownSession>;
  /** Fetches token, user and group. A failure is shown by the bootstrap store and can be retried. */
  bootstrap: () => Promise<void>;
  started: (answer: LoginAnswer) => Promise<void>;
  ended: () => Promise<void>;
  /** Reloads token and user: the backend has changed the session, or the account of its user. */
  renewed: () => Promise<void>;
}

interface SessionOptions {
  api: Transport;
  groupId: number;
}

const fetchGroupUnlessForbidden = async ({
  api,
  groupId,
}: SessionOptions): Promise<Group | null> => {
  try {
    return await fetchGroup(api, groupId);
  } catch (error) {
    if (isHttpError(error, 403)) return null;
    throw error;
  }
};

/** The session of this tab: who the user is, and how a login or logout changes that. */
export const createSession = (options: SessionOptions): SessionControl => {
  const { api } = options;
  let resolveFirst: (known: KnownSession) => void;
  let known = new Promise<KnownSession>((resolve) => {
    resolveFirst = resolve;
  });

  const reload = async (): Promise<KnownSession> => {
    const user = await fetchCurrentUser(api);
    const group = await fetchGroupUnlessForbidden(options);
    const session: KnownSession['session'] =
      user === null ? { status: 'anonymous', group } : { status: 'authenticated', user, group };
    setSession(session);
    return { session, isGroupForbidden: group === null };
  };

  const reloadToken = async (): Promise<void> => {
    api.setCsrfToken(await fetchCsrfToken(api));
  };

  return {
    ready: () => known,
    bootstrap: async () => {
      useBootstrapStore.setState({ status: 'pending' });
      try {
        await reloadToken();
        resolveFirst(await reload());
        useBootstrapStore.setState({ status: 'ready' });
      } catch (error) {
        useBootstrapStore.setState({ status: 'failed', error });
      }
    },
    started: async (answer) => {
      api.setCsrfToken(answer.csrf_token);
      known = Promise.resolve(await reload());
    },
    ended: async () => {
      const anonymous: KnownSession['session'] = { status: 'anonymous', group: null };
      known = Promise.resolve({ session: anonymous, isGroupForbidden: false });
      api.setCsrfToken(null);
      clearActiveProject();
      setSession(anonymous);
      await reloadToken();
      known = Promise.resolve(await reload());
    },
    renewed: async () => {
      await reloadToken();
      known = Promise.resolve(await reload());
    },
  };
};
