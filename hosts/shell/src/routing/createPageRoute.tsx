import { isHttpError } from '@adviestool/contract/api/apiError';
import { NO_ACCESS } from '@adviestool/contract/paths';
import type { Guard, RemotePage } from '@adviestool/contract/remoteDocument';
import { useEffect } from 'react';
import {
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';

import { isShutOut } from '../errors/errorText.ts';
import { announceDrawn } from '../federation/announceDrawn.ts';
import type { TellFailure } from '../federation/createFailureTeller.ts';
import type { OpenedPage, PageOpener } from '../federation/createPageOpener.ts';
import { endLoader } from '../federation/endLoader.ts';
import { watchBlank } from '../federation/watchBlank.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { routeIdOf } from '../federation/routeId.ts';
import type { GuardMiddleware } from './guards.ts';
import type { RouteHandle } from './routeHandle.ts';

export interface PageRouteParts {
  openPage: PageOpener;
  guard: GuardMiddleware;
  tellFailure: TellFailure;
  /** Whether a call of the product is under way. */
  isCalling: () => boolean;
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
      return await endLoader(remoteId, opened.loader?.({ params, request }), parts.isCalling);
    } catch (error) {
      const isRefused = isHttpError(error, 403) && !isShutOut(error);
      if (isRefused && guards.includes('require-has-access')) throw redirect(NO_ACCESS);
      throw error;
    }
  };

  const PageOfRemote = () => {
    useEffect(() => {
      announceDrawn({ remote: remoteId, page: page.id, slot: null });
      // What is seen of a page with others in it is theirs.
      return page.children.length > 0
        ? undefined
        : watchBlank((error) => parts.tellFailure(remoteId, page.id, error));
    }, []);
    return opened === null ? null : <opened.Component />;
  };

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
