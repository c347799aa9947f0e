import { fetchCurrentUser } from '@adviestool/contract/api/session';
import type { Transport } from '@adviestool/contract/api/transport';
import { LOGIN, PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { LoginAnswer } from '@adviestool/contract/session';
import { clearActiveProject } from '@adviestool/state/activeProject';
import {
  selectUser,
  setSession,
  useSessionStore,
  type SessionState,
} from '@adviestool/state/session';

import { log } from '../log/log.ts';
import { loginPath } from './loginPath.ts';
import type { TabChannel } from '../tabs/openTabChannel.ts';
import { useBootstrapStore } from './bootstrapStore.ts';
import { createExpiry } from './createExpiry.ts';
import { fetchWhoIsThere } from './fetchWhoIsThere.ts';

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
  /**
   * The backend knows the user of this tab no more. Asks that user to log in again; true when that
   * has happened, false when somebody else did or nobody will.
   */
  expired: () => Promise<boolean>;
  /**
   * Asks the backend whether the user of this tab, if it has one, is still the one. Another user,
   * who has logged in unseen, takes this tab to the projects.
   */
  isCurrent: () => Promise<boolean>;
  /** Gives an ended session up: to the login page, which leads back to the page of now. */
  leave: () => void;
}

interface SessionOptions {
  /** Path of the page of now, with query and hash. */
  here: () => string;
  api: Transport;
  groupId: number;
  channel: Pick<TabChannel, 'post' | 'subscribe'>;
  navigate: HostApi['navigate'];
  /** Counts a login or logout of this tab. */
  record: (event: 'user_login' | 'user_logout') => void;
  /** The user of this tab has logged out, or another has taken the place. */
  onUserGone: () => void;
  /** This user is there now; null: nobody, after a logout or an ended session. Nothing of others may be shown. */
  forgetOthers: (uid: number | null) => void;
}

const currentUser = () => selectUser(useSessionStore.getState());

/** The session of this tab: who the user is, and what changes that, here or in another tab. */
export const createSession = ({
  api,
  groupId,
  channel,
  here,
  navigate,
  record,
  onUserGone,
  forgetOthers,
}: SessionOptions): SessionControl => {
  const expiry = createExpiry();
  let resolveFirst: (known: KnownSession) => void;
  let known = new Promise<KnownSession>((resolve) => {
    resolveFirst = resolve;
  });

  const reload = async (): Promise<KnownSession> => {
    const { csrfToken, user, group } = await fetchWhoIsThere(api, groupId);
    api.setCsrfToken(csrfToken);
    const session: KnownSession['session'] =
      user === null ? { status: 'anonymous', group } : { status: 'authenticated', user, group };
    setSession(session);
    return { session, isGroupForbidden: group === null };
  };

  /** Reads who the user is now. Nothing of somebody else stays behind. */
  const identify = async (): Promise<{ isSameUser: boolean }> => {
    const before = currentUser();
    known = Promise.resolve(await reload());
    const after = currentUser();
    const isSameUser = before?.uid === after?.uid;
    if (!isSameUser) clearActiveProject();
    if (!isSameUser && before !== null) onUserGone();
    if (!isSameUser && after !== null) forgetOthers(after.uid);
    expiry.settle(after);
    return { isSameUser };
  };

  /** Whoever it was is gone; who comes back later is a new user of this tab. */
  const forget = (): void => {
    const anonymous: KnownSession['session'] = { status: 'anonymous', group: null };
    known = Promise.resolve({ session: anonymous, isGroupForbidden: false });
    api.setCsrfToken(null);
    clearActiveProject();
    onUserGone();
    setSession(anonymous);
    expiry.settle(null);
  };

  /** A login by somebody who was not here before leads to the projects. */
  const leaveOldPage = ({ isSameUser }: { isSameUser: boolean }): void => {
    if (!isSameUser && currentUser() !== null) navigate(PROJECTS);
  };

  const followLogin = async (): Promise<void> => leaveOldPage(await identify());

  const followLogout = async (): Promise<void> => {
    forget();
    navigate(LOGIN);
    leaveOldPage(await identify());
  };

  let following = Promise.resolve();
  const follow = (change: () => Promise<void>): void => {
    following = following.then(change).catch((error: unknown) => {
      // The next call of this tab meets the same failure and tells it.
      log('warn', 'The session of another tab could not be followed.', error);
    });
  };

  channel.subscribe(({ event }) => {
    if (event === 'user_login') follow(followLogin);
    if (event === 'user_logout') follow(followLogout);
  });

  return {
    ready: () => {
      useBootstrapStore.setState({ isAwaited: true });
      return known;
    },
    bootstrap: async () => {
      useBootstrapStore.setState({ status: 'pending' });
      try {
        resolveFirst(await reload());
        // With the account of a company one logs in on another site.
        const user = currentUser();
        if (user !== null) forgetOthers(user.uid);
        useBootstrapStore.setState({ status: 'ready' });
      } catch (error) {
        useBootstrapStore.setState({ status: 'failed', error });
      }
    },
    started: async (answer) => {
      api.setCsrfToken(answer.csrf_token);
      const hadUser = currentUser() !== null;
      const outcome = await identify();
      // The browser has not kept the cookie: the login form tells it.
      if (currentUser() === null) return;
      channel.post({ event: 'user_login' });
      record('user_login');
      // Who was anonymous goes on to the page that was asked for.
      if (hadUser) leaveOldPage(outcome);
    },
    ended: async () => {
      forget();
      forgetOthers(null);
      channel.post({ event: 'user_logout' });
      record('user_logout');
      await identify();
    },
    renewed: async () => {
      const { isSameUser } = await identify();
      if (!isSameUser && currentUser() !== null) channel.post({ event: 'user_login' });
    },
    expired: async () => {
      const user = currentUser();
      return user === null ? false : expiry.ask(user);
    },
    isCurrent: async () => {
      const before = currentUser();
      if (before === null) return true;
      const user = await fetchCurrentUser(api);
      // An ended session is asked about by the refusal that follows.
      if (user === null || user.uid === before.uid) return true;
      leaveOldPage(await identify());
      return false;
    },
    leave: () => {
      const destination = here();
      forget();
      forgetOthers(null);
      channel.post({ event: 'user_logout' });
      navigate(loginPath(destination));
    },
  };
};
