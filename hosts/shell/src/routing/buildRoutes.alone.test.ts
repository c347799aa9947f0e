import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { expect, test } from '@jest/globals';
import {
  createMemoryRouter,
  createPath,
  matchRoutes,
  parsePath,
  redirect,
  type MiddlewareFunction,
} from 'react-router';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import type { OpenedPage } from '../federation/createPageOpener.ts';
import { buildRoutes } from './buildRoutes.tsx';
import { createNormalPathMiddleware } from './createNormalPathMiddleware.ts';

const remotes = buildRemotes([
  buildDocument({
    id: 'projects',
    pages: [
      { id: 'list', path: '', title: 'Projecten', guards: ['require-has-access'] },
      { id: 'view', path: 'project/:projectId', title: 'Project', guards: ['require-has-access'] },
    ],
  }),
  buildDocument({
    id: 'gevelvulling',
    pages: [
      {
        id: 'wizard',
        path: 'project/:projectId/gevelvulling/:gevelvullingId',
        title: '',
        guards: ['require-authenticated'],
        children: [{ id: 'advies', path: 'advies', title: 'Advies' }],
      },
    ],
  }),
]);

const Component = (): null => null;

interface Visit {
  /** Guards and pages in the order in which they ran. */
  ran: string[];
  pages?: Record<string, OpenedPage>;
  refuse?: string;
}

const visitTo = async (path: string, { ran, pages = {}, refuse }: Visit) => {
  const routes = buildRoutes({
    remotes,
    support: { email: 'support@example.nl', phone: '030' },
    Layout: Component,
    tellFailure: Component,
    isCalling: () => false,
    loadErrorText: async () => null,
    middleware: [createNormalPathMiddleware(() => parsePath(path).hash ?? '')],
    openPage: async (remoteId, pageId) => {
      ran.push(`${remoteId}/${pageId}`);
      return pages[pageId] ?? { Component };
    },
    guard: (guards) =>
      guards.map((guard): MiddlewareFunction => () => {
        ran.push(guard);
        if (guard === refuse) throw redirect('/geen-toegang');
      }),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => {
      if (initialized) resolve();
    });
  });
  return { routes, state: router.state };
};

test.each([
  ['/', 'projects/list'],
  ['/project/7', 'projects/view'],
  ['/project/7/gevelvulling/nieuw', 'gevelvulling/wizard'],
  ['/project/7/gevelvulling/nieuw/advies', 'gevelvulling/advies'],
])('%s opens the page %s', async (path, page) => {
  const { state } = await visitTo(path, { ran: [] });
  expect(state.matches.at(-1)?.route.id).toBe(page);
});

test('the guards of a page run before the code of any page below it is loaded', async () => {
  const ran: string[] = [];
  await visitTo('/project/7/gevelvulling/nieuw/advies', { ran });
  expect(ran).toEqual(['require-authenticated', 'gevelvulling/wizard', 'gevelvulling/advies']);
});

test('no code is loaded for a page that a guard refuses', async () => {
  const ran: string[] = [];
  const { state } = await visitTo('/project/7', { ran, refuse: 'require-has-access' });
  expect(ran).toEqual(['require-has-access']);
  expect(state.location.pathname).toBe('/geen-toegang');
});

test.each([
  ['/Project/7/', '/project/7'],
  ['/PROJECT/7?Zoek=A', '/project/7?Zoek=A'],
  ['/PROJECT/7/?Zoek=A#Wind', '/project/7?Zoek=A#Wind'],
  ['/Nergens/', '/nergens'],
])('%s is opened as %s', async (path, normal) => {
  const { state } = await visitTo(path, { ran: [] });
  expect(createPath(state.location)).toBe(normal);
});

test('an unknown path matches the page that says so', async () => {
  const { routes, state } = await visitTo('/nergens/heen', { ran: [] });
  expect(state.errors).toBeNull();
  expect(matchRoutes(routes, '/nergens/heen')?.at(-1)?.params['*']).toBe('nergens/heen');
});

test('a page that the backend refuses leads to the page without access', async () => {
  const view: OpenedPage = { Component, loader: () => Promise.reject(buildHttpError(403)) };
  const { state } = await visitTo('/project/7', { ran: [], pages: { view } });
  expect(state.location.pathname).toBe('/geen-toegang');
});

test('any other failure of a page is an error of its remote', async () => {
  const failure = buildHttpError(500);
  const view: OpenedPage = { Component, loader: () => Promise.reject(failure) };
  const { state } = await visitTo('/project/7', { ran: [], pages: { view } });
  expect(state.errors).toEqual({ projects: failure });
});
