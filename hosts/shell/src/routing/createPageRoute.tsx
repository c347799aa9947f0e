import { isHttpError } from '@adviestool/contract/api/apiError';
import type { Guard, RemotePage } from '@adviestool/contract/remoteDocument';
import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import type { PageLoader } from '../federation/createPageLoader.ts';
import type { LoadedPage } from '../federation/remoteModuleSchema.ts';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import type { GuardMiddleware } from './createGuardMiddleware.ts';
import { NO_ACCESS } from './paths.ts';
import type { RouteHandle } from './routeHandle.ts';

export interface PageRouteParts {
  loadPage: PageLoader;
  guard: GuardMiddleware;
}

interface PagePosition {
  remoteId: string;
  page: RemotePage;
  /** Guards of the pages above it. */
  inherited: readonly Guard[];
}

/**
 * The route of a page. Its code is loaded by the loader, and not by `lazy`, because a loader starts
 * when the guards have let the visit pass.
 */
export const createPageRoute = (
  { remoteId, page, inherited }: PagePosition,
  parts: PageRouteParts,
): RouteObject => {
  const guards = [...inherited, ...page.guards];
  let loaded: LoadedPage | null = null;

  const loader = async ({ params, request }: LoaderFunctionArgs): Promise<unknown> => {
    loaded = await parts.loadPage(remoteId, page.id);
    try {
      return await loaded.loader?.({ params, request });
    } catch (error) {
      const isRefused = isHttpError(error, 403) && guards.includes('require-has-access');
      if (isRefused) throw redirect(NO_ACCESS);
      throw error;
    }
  };

  const PageOfRemote = () => (loaded === null ? null : <loaded.Component />);

  const route = {
    id: `${remoteId}/${page.id}`,
    handle: { title: page.title } satisfies RouteHandle,
    middleware: parts.guard(page.guards),
    loader,
    hydrateFallbackElement: <PageSkeleton form={page.skeleton} />,
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    Component: PageOfRemote,
  };
  if (page.path === '' && page.children.length === 0) return { ...route, index: true };
  return {
    ...route,
    ...(page.path === '' ? {} : { path: page.path }),
    children: page.children.map((child) =>
      createPageRoute({ remoteId, page: child, inherited: guards }, parts),
    ),
  };
};
