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

/** The page that will be shown: the session is not known yet, only as it was last seen. */
const shownAt = ({ remotes, variant }: Release, path: string): Branch | undefined => {
  const seen = kept('localStorage', `${variant.id}:${SESSION_SEEN}`);
  const asked = branchAt(remotes, path);
  if (asked === undefined || mayShow(guardsOf(asked), seen === '"authenticated"')) return asked;
  // Who was seen without an account will be asked to log in.
  return seen === '"anonymous"' ? branchAt(remotes, LOGIN) : undefined;
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

/**
 * Sets going what the first page waits for, while the host's code is on its way: the first call, and the
 * files of the page. Gives the frame of the document the form and the title of that page.
 */
export const beginFirst = (release: Release): Begun => {
  const start = beginStart(release);
  const expected = shownAt(release, location.pathname);
  const shown =
    expected === undefined || hasOverrides(release.variant)
      ? null
      : showFirstPage(release, expected);
  const asked = shown === null ? branchAt(release.remotes, location.pathname) : expected;
  const title = asked?.pages.findLast((page) => page.title !== '')?.title;
  document.documentElement.dataset['first'] = asked?.pages[0]?.skeleton ?? 'list';
  if (title !== undefined) document.title = `${title} – ${release.variant.branding.name}`;
  const fetchFiles = createFetcher(release);
  const fetchPages = (branch: Branch | undefined): BegunPage[] =>
    branch !== undefined && fetchFiles(branch)
      ? branch.pages.map(({ id }) => ({ remoteId: branch.remoteId, pageId: id }))
      : [];
  return {
    start,
    pages: fetchPages(expected),
    shown,
    hasStarted: false,
    fetchAhead: (path) => fetchPages(branchAt(release.remotes, path)),
  };
};
