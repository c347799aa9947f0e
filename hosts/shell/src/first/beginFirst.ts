import { LOGIN } from '@adviestool/contract/paths';
import type { Guard } from '@adviestool/contract/remoteDocument';
import type { Release } from '@adviestool/contract/release';

import { filesOfBranch } from './filesOfRemote.ts';
import { savesData } from './savesData.ts';
import {
  BACKEND_OVERRIDE,
  REMOTE_OVERRIDES,
  REMOTE_PARAMETER,
  SESSION_SEEN,
} from '../start/keptNames.ts';
import type { Begun, BegunPage } from './begun.ts';
import { branchAt, type Branch } from './branchAt.ts';
import { showFirstPage } from './showFirstPage.ts';
import { showKeptPage } from './showKeptPage.ts';

const kept = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    // Refused, as in a cross-site frame.
    return null;
  }
};

const guardsOf = ({ pages }: Branch): Guard[] => pages.flatMap(({ guards }) => guards);

/** Whether pages with these guards will be shown to a visitor who was last seen like this. */
const mayShow = (guards: readonly Guard[], wasLoggedIn: boolean): boolean =>
  !guards.includes(wasLoggedIn ? 'require-anonymous' : 'require-authenticated');

type Seen = 'authenticated' | 'anonymous' | null;

/** How the visitor was last seen in this browser. */
const lastSeen = ({ id }: Release['variant']): Seen => {
  const seen = kept('localStorage', `${id}:${SESSION_SEEN}`);
  if (seen === '"authenticated"') return 'authenticated';
  return seen === '"anonymous"' ? 'anonymous' : null;
};

/** The page that will be shown to a visitor who is, or was last seen, like this. */
const shownAt = (
  { remotes, variant }: Release,
  path: string,
  seen = lastSeen(variant),
): Branch | undefined => {
  const asked = branchAt(remotes, path);
  if (asked === undefined || mayShow(guardsOf(asked), seen === 'authenticated')) return asked;
  // Who has no session will be asked to log in.
  return seen === 'anonymous' ? branchAt(remotes, LOGIN) : undefined;
};

const hasOverrides = ({ id, environment }: Release['variant']): boolean =>
  !environment.production &&
  (new URLSearchParams(location.search).has(REMOTE_PARAMETER) ||
    kept('sessionStorage', `${id}:${REMOTE_OVERRIDES}`) !== null);

/**
 * Brings files into the browser's cache, each once; whoever needs one that fails asks again. A preload
 * link would do the same, but Chromium keeps one that failed and lets the next script with that address
 * fail without a request: trying again would not help.
 */
const createFetcher = ({ remotes, variant }: Release) => {
  const started = new Set<string>();
  const isWanted = !savesData() && !hasOverrides(variant);

  const fetchFile = async (file: string, integrity: string): Promise<void> => {
    started.add(file);
    try {
      const answer = await fetch(file, { integrity, priority: 'high' });
      // Only what is read to its end is kept.
      await answer.arrayBuffer();
    } catch {
      started.delete(file);
    }
  };

  /** Whether there is anything to fetch. */
  return (branch: Branch): boolean => {
    const remote = remotes[branch.remoteId];
    if (remote === undefined || !isWanted) return false;
    const files = filesOfBranch(remotes, branch);
    // The frame is painted first: to begin so many requests takes as long as the rest of this script.
    setTimeout(() => {
      for (const file of files) {
        const integrity = remote.integrity[file.slice(remote.base.length)] ?? '';
        if (!started.has(file)) void fetchFile(file, integrity);
      }
    });
    return files.length > 0;
  };
};

/** Milliseconds after which the call is given up, as any other. */
const CALL_TIMEOUT = 15_000;

/** Reads an answer to its end: the time limit also ends the reading, and who asks may come later than that. */
const fetchWhole = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init);
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, answer);
};

const beginStart = ({ variant: { id, backend, groupId } }: Release): Begun['start'] => {
  if (kept('localStorage', `${id}:${BACKEND_OVERRIDE}`) !== null) return null;
  const base = backend.domain.replace(/\/$/, '');
  const url = `${base}/api/v2/start?group=${groupId}`;
  const answer = fetchWhole(url, {
    credentials: 'include',
    cache: 'no-store',
    priority: 'high',
    headers: {
      Accept: 'application/json',
      ...(base === '' && { 'X-Request-Id': crypto.randomUUID() }),
    },
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  // Whoever takes it over hears of a failure.
  answer.catch(() => undefined);
  return { url, answer };
};

/** Whether the first answer says that nobody is logged in. */
const isNobody = async (start: Begun['start']): Promise<boolean> => {
  if (start === null) return false;
  const answer = await start.answer;
  // The host reads it, too.
  const { user } = await answer.clone().json();
  return user.uid === 0;
};

/**
 * Sets going what the first page waits for, while the host's code is on its way: the first call, and the
 * files of the page. Gives the frame of the document the form and the title of that page, and what stands of it there.
 */
export const beginFirst = (release: Release): Begun => {
  const { remotes, variant } = release;
  const start = beginStart(release);
  const fetchFiles = createFetcher(release);
  const fetchPages = (branch: Branch | undefined): BegunPage[] =>
    branch !== undefined && fetchFiles(branch)
      ? branch.pages.map(({ id }) => ({ remoteId: branch.remoteId, pageId: id }))
      : [];
  const begun: Begun = {
    start,
    pages: [],
    shown: null,
    hasStarted: false,
    fetchAhead: (path) => fetchPages(branchAt(remotes, path)),
  };

  /** @param expected the page that will be shown; undefined: it is not known yet */
  const prepare = (expected: Branch | undefined): void => {
    if (expected !== undefined && !hasOverrides(variant)) {
      begun.shown = showFirstPage(release, expected) ?? showKeptPage(release, start);
    }
    const framed = begun.shown === null ? branchAt(remotes, location.pathname) : expected;
    const title = framed?.pages.findLast((page) => page.title !== '')?.title;
    document.documentElement.dataset['first'] = framed?.pages[0]?.skeleton ?? 'list';
    if (title !== undefined) document.title = `${title} – ${variant.branding.name}`;
    begun.pages = fetchPages(expected);
  };

  const shown = shownAt(release, location.pathname);
  prepare(shown);
  if (shown === undefined) {
    void isNobody(start).then(
      (isSo) => {
        // The host knows it by now, too.
        if (isSo && !begun.hasStarted) prepare(shownAt(release, location.pathname, 'anonymous'));
      },
      () => undefined,
    );
  }
  return begun;
};
