import { NO_ACCESS } from '@adviestool/contract/paths';
import type { Release } from '@adviestool/contract/release';
import { Outlet, type MiddlewareFunction, type RouteObject } from 'react-router';

import { NoAccessPage } from '../errors/NoAccessPage.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { RootErrorPage } from '../errors/RootErrorPage.tsx';
import type { Support } from '../errors/errorText.ts';
import type { LoadErrorText } from '../federation/createLoadErrorText.ts';
import { RemoteErrorBoundary } from '../federation/RemoteErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { createPageRoute, type PageRouteParts } from './createPageRoute.tsx';

interface BuildRoutesOptions extends PageRouteParts {
  remotes: Release['remotes'];
  support: Support;
  loadErrorText: LoadErrorText;
  /** What every visit goes through before the guards, the outermost first. */
  middleware: MiddlewareFunction[];
  Layout: () => React.ReactNode;
}

type Remote = Release['remotes'][string];

const remoteRoute = (
  [id, remote]: [string, Remote],
  { support, loadErrorText, ...parts }: BuildRoutesOptions,
): RouteObject => {
  const { version, pages } = remote.document;
  return {
    id,
    element: <Outlet />,
    errorElement: (
      <RemoteErrorBoundary
        remote={{ id, version }}
        support={support}
        tellFailure={parts.tellFailure}
        loadErrorText={loadErrorText}
      />
    ),
    children: pages.map((page) => createPageRoute({ remoteId: id, page, inherited: [] }, parts)),
  };
};

const nothing = (): null => null;

/** The whole route tree, from the documents of the release; no code of a remote is needed for it. */
export const buildRoutes = (options: BuildRoutesOptions): RouteObject[] => [
  {
    id: 'root',
    middleware: options.middleware,
    Component: options.Layout,
    errorElement: <RootErrorPage />,
    children: [
      ...Object.entries(options.remotes).map((entry) => remoteRoute(entry, options)),
      // A route without a loader would not run the middleware.
      {
        path: NO_ACCESS,
        loader: nothing,
        Component: NoAccessPage,
        hydrateFallbackElement: <PageSkeleton />,
      },
      {
        path: '*',
        loader: nothing,
        Component: NotFoundPage,
        hydrateFallbackElement: <PageSkeleton />,
      },
    ],
  },
];
