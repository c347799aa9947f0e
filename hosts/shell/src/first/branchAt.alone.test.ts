import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { allPages, remoteDefinitionSchema } from '@adviestool/contract/remoteDocument';
import { expect, test } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import { buildRoutes } from '../routing/buildRoutes.tsx';
import { branchAt } from './branchAt.ts';

const REMOTES = join(import.meta.dirname, '../../../../remotes');

const remotes = buildRemotes(
  await Promise.all(
    readdirSync(REMOTES).map(async (id) => {
      const module: unknown = await import(join(REMOTES, id, 'src/remote.ts'));
      const definition = remoteDefinitionSchema.parse(
        typeof module === 'object' && module !== null && 'remote' in module ? module.remote : null,
      );
      return buildDocument(definition);
    }),
  ),
);

const routes: RouteObject[] = buildRoutes({
  remotes,
  support: { email: '', phone: '' },
  tellFailure: () => undefined,
  isCalling: () => false,
  loadErrorText: async () => null,
  middleware: [],
  Layout: () => null,
  openPage: () => Promise.reject(new Error('Nobody opens it.')),
  guard: () => [],
});

const byRouter = (path: string): string[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) =>
    route.id?.includes('/') === true ? [route.id] : [],
  );

const byUs = (path: string): string[] => {
  const branch = branchAt(remotes, path);
  return (branch?.pages ?? []).map(({ id }) => `${branch?.remoteId ?? ''}/${id}`);
};

/** A path for each page, with something for what it leaves open. */
const PATHS = Object.values(remotes).flatMap(({ document: { pages } }) =>
  pages.flatMap((page) =>
    allPages([page]).map(({ path }) => {
      const whole = path === page.path ? path : `${page.path}/${path}`;
      return `/${whole.replaceAll(/:\w+\??/g, '12')}`;
    }),
  ),
);

test.each([
  ...new Set(PATHS),
  '/',
  '/project/nieuw/details',
  '/project/12/elders',
  '/elders',
  '/project',
])('%s leads where the router leads', (path) => {
  expect(byUs(path)).toEqual(byRouter(path));
});

test('a path that is spelled otherwise leads to the same page', () => {
  expect(byUs('//Account/Inloggen/')).toEqual(['account/login']);
});
