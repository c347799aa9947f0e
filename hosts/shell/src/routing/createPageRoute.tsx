import { isHttpError } from '@adviestool/contract/api/apiError';
import { NO_ACCESS } from '@adviestool/contract/paths';
import type { Guard, RemotePage } from '@adviestool/contract/remoteDocument';
import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import type { OpenedPage, PageOpener } from '../federation/createPageOpener.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { routeIdOf } from '../federation/routeId.ts';
import type { GuardMiddleware } from './guards.ts';
import type { RouteHandle } from './routeHandle.ts';

export interface PageRouteParts {
  openPage: PageOpener;
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
  let opened: OpenedPage | null = null;

  const loader = async ({ params, request }: LoaderFunctionArgs): Promise<unknown> => {
    opened = await parts.openPage(remoteId, page.id);
    try {
      return await opened.loader?.({ params, request });
    } catch (error) {
      const isRefused = isHttpError(error, 403) && guards.includes('require-has-access');
      if (isRefused) throw redirect(NO_ACCESS);
      throw error;
    }
  };

  const PageOfRemote = () => (opened === null ? null : <opened.Component />);

  const route = {
    id: routeIdOf(remoteId, page.id),
    handle: { title: page.title } satisfies RouteHandle,
    middleware: parts.guard(page.guards),
    loader,
    hydrateFallbackElement: <PageSkeleton form={page.skeleton} />,
    shouldRevalidate: (args: ShouldRevalidateFunctionArgs) =>
      opened?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
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
