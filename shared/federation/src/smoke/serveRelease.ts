import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Route } from 'playwright-core';

import { releaseFolder } from '../assemble/releaseFolder.ts';
import { stubAnswer, type StubVisitor } from './stubAnswers.ts';

/** Where the release seems to be; no request leaves the browser. */
export const ORIGIN = 'https://adviestool.invalid';

const CALLS = /^\/(?:api|session|user)(?:\/|$)/;
const FILES = /^\/(?:host|remotes|releases|catalogi)\//;

interface ServedRelease {
  site: string;
  release: string;
  visitor: StubVisitor;
}

/** Calls may go to a domain of their own, with cookies; files to another one without. */
const SHARED = {
  'Access-Control-Allow-Origin': ORIGIN,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'Accept, Content-Type, X-CSRF-Token, X-Request-Id, If-Match',
};

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const fileAt = (path: string, { site, release }: ServedRelease): string => {
  if (FILES.test(path)) return join(site, path);
  return join(
    releaseFolder(site, release),
    path === '/release.json' ? 'release.json' : 'index.html',
  );
};

const answer = async (route: Route, served: ServedRelease): Promise<void> => {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (CALLS.test(pathname)) {
    const { status, body } = stubAnswer(pathname, served.visitor);
    const text = body === null ? '' : JSON.stringify(body);
    const headers = { ...SHARED, ETag: '"r1"' };
    return route.fulfill({ status, body: text, contentType: 'application/json', headers });
  }
  const path = fileAt(pathname, served);
  const isOurs = origin === ORIGIN || FILES.test(pathname);
  return isOurs && isFile(path)
    ? route.fulfill({ path, headers: SHARED })
    : route.fulfill({ status: 404, body: '', headers: SHARED });
};

/** Has the pages of a browser find a release of a site, which visitors need not get yet, and no backend. */
export const serveRelease = (context: BrowserContext, served: ServedRelease): Promise<unknown> =>
  context.route('**/*', (route) => answer(route, served));
