import { allPages } from '@adviestool/contract/remoteDocument';
import { useEffect } from 'react';
import {
  createMemoryRouter,
  isRouteErrorResponse,
  NavigationType,
  Outlet,
  useRouteError,
  type DataRouter,
  type Path,
} from 'react-router';

import type { PageOpener } from '../../federation/createPageOpener.ts';
import { createPageRoute } from '../../routing/createPageRoute.tsx';
import { failureOf } from '../frameErrors.ts';
import type { FrameStart } from '../frameMessages.ts';
import type { FramePort } from './openPort.ts';

interface FrameRouterOptions {
  start: FrameStart;
  pageId: string;
  port: Pick<FramePort, 'tell' | 'listen'>;
  openPage: PageOpener;
}

const pathOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;

const forever = (): Promise<never> => new Promise(() => {});

/** What fails is told: the page around the frame shows what stands in its place. */
const Failed = ({ tell }: Pick<FramePort, 'tell'>) => {
  const error = useRouteError();
  useEffect(() => {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    tell({
      kind: 'failed',
      failure: isMissing ? { kind: 'missing', message: '404' } : failureOf(error),
    });
  }, [error, tell]);
  return null;
};

/**
 * The router of a frame: the page that it shows, with those in it. Where it goes the page around it follows, and goes
 * by itself to what is elsewhere.
 */
export const createFrameRouter = (options: FrameRouterOptions): DataRouter => {
  const { start, pageId, port, openPage } = options;
  const { remoteId, release, path } = start;
  const pages = allPages(release.remotes[remoteId]?.document.pages ?? []).filter(
    ({ id }) => id === pageId,
  );
  let isDrawn = false;
  let told = path;

  const visit = (to: string, replace: boolean): void => {
    told = to;
    port.tell({ kind: 'visit', to, replace });
  };
  const elsewhere = (): Promise<never> => {
    const { location } = router.state.navigation;
    // What is not shown yet is no place to come back to.
    if (location !== undefined) visit(pathOf(location), !isDrawn);
    return forever();
  };
  const tellFailure = (_remoteId: string, _pageId: string | null, error: unknown): void =>
    port.tell({ kind: 'failed', failure: failureOf(error) });

  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        errorElement: <Failed tell={port.tell} />,
        children: [
          ...pages.map((page) =>
            createPageRoute(
              { remoteId, page, inherited: [] },
              // Its calls have a time limit of the page's own.
              { openPage, tellFailure, isCalling: () => false, guard: () => [] },
            ),
          ),
          { path: '*', loader: elsewhere, element: null, hydrateFallbackElement: <></> },
        ],
      },
    ],
    { initialEntries: [path] },
  );

  router.subscribe(({ location, navigation, historyAction, blockers, initialized }) => {
    if ([...blockers.values()].some(({ state }) => state === 'blocked')) {
      port.tell({ kind: 'holds' });
    }
    isDrawn ||= initialized;
    if (navigation.state !== 'idle' || !initialized) return;
    if (pathOf(location) !== told)
      visit(pathOf(location), historyAction === NavigationType.Replace);
  });
  port.listen((said) => {
    if (said.kind !== 'go') return;
    const { location, navigation } = router.state;
    if (pathOf(navigation.location ?? location) !== said.to) void router.navigate(said.to);
  });
  return router;
};
