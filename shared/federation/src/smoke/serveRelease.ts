import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { logout } from '@adviestool/contract/calls/session';
import type { Page, Request, Route } from 'playwright-core';

import { releaseFolder } from '../assemble/releaseFolder.ts';
import { askLive, type LiveSite } from './liveAnswers.ts';
import type { SmokeFile } from './smokeDefinition.ts';
import { answerIn } from './smokeFile.ts';
import { FAILURES_PATH, stubAnswer, type StubVisitor } from './stubAnswers.ts';

/** Where the release seems to be; no request leaves the browser. */
export const ORIGIN = 'https://adviestool.invalid';

const FILES = /^\/(?:host|remotes|releases|catalogi)\//;
const REMOTES = /^\/remotes\//;

export interface ServedRelease {
  site: string;
  release: string;
  visitor: StubVisitor;
  /** What remotes say that calls are answered with, the own one of the page first. */
  files: readonly SmokeFile[];
  /** A site that answers what those do not; null: what is made up. */
  live: LiveSite | null;
  /** Whether no remote comes at all: what the host does by itself. */
  isHostAlone?: boolean;
}

/** Calls may go to a domain of their own, with cookies; files to another one without. */
const SHARED = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, X-CSRF-Token, X-Request-Id, If-Match',
};

/** Files are public: a frame asks for them without an origin. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*' };

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const fileAt = (path: string, { site, release }: ServedRelease): string => {
  if (FILES.test(path)) return join(site, path);
  return join(
    releaseFolder(site, release),
    path === '/release.json' ? 'release.json' : 'index.html',
  );
};

const isCall = (request: Request, pathname: string): boolean =>
  ['fetch', 'xhr'].includes(request.resourceType()) &&
  !FILES.test(pathname) &&
  pathname !== '/release.json';

interface CallAnswer {
  status: number;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const jsonOf = ({ status, body }: { status: number; body: unknown }): CallAnswer => ({
  status,
  body: body === null || body === undefined ? '' : JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ETag: '"r1"' },
});

const answerCall = async (request: Request, served: ServedRelease): Promise<CallAnswer> => {
  const { visitor, files, live } = served;
  const { pathname, search } = new URL(request.url());
  const method = request.method();
  if (pathname === FAILURES_PATH) return { status: 204, body: '' };
  const own = answerIn(files, method, pathname);
  if (own !== null) return jsonOf(own);
  if (live === null) return jsonOf(stubAnswer(pathname, visitor));
  // A site that people work on is read, and nothing of it changed.
  if (method !== 'GET') return jsonOf({ status: 404, body: null });
  try {
    return await askLive(live, pathname + search, visitor.isLoggedIn);
  } catch {
    // Without any answer the page would wait for it.
    return jsonOf({ status: 504, body: null });
  }
};

const answer = async (
  route: Route,
  served: ServedRelease,
  onUnanswered: (call: string) => void,
): Promise<void> => {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (isCall(request, pathname)) {
    const { headers, ...given } = await answerCall(request, served);
    if (given.status >= 400) onUnanswered(`${request.method()} ${pathname}`);
    return route.fulfill({ ...given, headers: { ...SHARED, ...headers } });
  }
  const path = fileAt(pathname, served);
  const isOurs = origin === ORIGIN || FILES.test(pathname);
  const isKept = served.isHostAlone === true && REMOTES.test(pathname);
  return isOurs && !isKept && isFile(path)
    ? route.fulfill({ path, headers: PUBLIC })
    : route.fulfill({ status: 404, body: '', headers: SHARED });
};

const endsSession = (request: Request): boolean =>
  request.method() === logout.method && new URL(request.url()).pathname === logout.path;

/**
 * Has a page of a browser find a release of a site, which visitors need not get yet, and no backend.
 * @returns the calls that nobody answered, as they come
 */
export const serveRelease = async (tab: Page, served: ServedRelease): Promise<Set<string>> => {
  const unanswered = new Set<string>();
  let { visitor } = served;
  await tab.route('**/*', (route) => {
    const given = answer(route, { ...served, visitor }, (call) => unanswered.add(call));
    if (endsSession(route.request())) visitor = { ...visitor, isLoggedIn: false };
    return given;
  });
  return unanswered;
};
