import type { RemotePage } from '@adviestool/contract/remoteDocument';
import { useIsSameUser } from '@adviestool/state/session';
import { useEffect, useRef, useState } from 'react';
import {
  Outlet,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  type Blocker,
} from 'react-router';

import { askConfirm } from '../dialogs/questionStore.ts';
import { PageSkeleton } from '../routing/PageSkeleton.tsx';
import { Frame, type FrameSource, type SpokenFrame } from './Frame.tsx';
import { shownProject } from './shownProject.ts';
import { teksten } from './teksten.ts';

/** Milliseconds in which a frame says that it asks its user something before it is left. */
const PATIENCE = 1000;

const pathOf = ({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>) =>
  pathname + search + hash;

/** After a visit the page has the focus, which belongs to what it shows. */
const giveFocus = (frame: SpokenFrame | null): void => {
  if (frame === null || document.activeElement !== frame.element.closest('main')) return;
  frame.element.focus();
  frame.send({ kind: 'focus' });
};

/**
 * A page of a remote in a frame, with those in it. Where it is, both know: every visit goes through the frame, which
 * may ask its user first, and only then changes the address.
 */
export const FramedPage = ({ source, page }: { source: FrameSource; page: RemotePage }) => {
  const path = pathOf(useLocation());
  const { projectId } = useParams();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const opened = useRef<SpokenFrame>(null);
  /** Where the frame has gone by itself. */
  const gone = useRef<string | null>(null);
  const isDrawn = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The visit that the frame has held its user back from: it may do so once. */
  const held = useRef<Blocker>(null);
  const isSameUser = useIsSameUser();

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDrawn.current &&
      opened.current !== null &&
      isSameUser() &&
      pathOf(nextLocation) !== gone.current &&
      pathOf(nextLocation) !== pathOf(currentLocation),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    opened.current?.send({ kind: 'go', to: pathOf(blocker.location) });
    waiting.current = setTimeout(() => blocker.proceed(), PATIENCE);
    return () => clearTimeout(waiting.current);
  }, [blocker]);

  useEffect(() => {
    held.current = null;
    opened.current?.send({ kind: 'go', to: path });
    const timer = setTimeout(() => giveFocus(opened.current));
    return () => clearTimeout(timer);
  }, [path]);

  /** Who tries again is asked by the page itself: nobody is kept, and no input is lost unasked. */
  const askToLeave = async (): Promise<void> => {
    if (blocker.state !== 'blocked') return;
    if (await askConfirm(teksten.tochWeg)) blocker.proceed();
    else blocker.reset();
  };

  return (
    <>
      {title !== '' && <title>{title}</title>}
      <Frame
        source={source}
        part={{ page: page.id }}
        path={path}
        projectId={shownProject(projectId)}
        name={page.title === '' ? source.remoteId : page.title}
        fallback={<PageSkeleton form={page.skeleton} />}
        onOpen={(frame) => {
          opened.current = frame;
        }}
        listener={{
          onDrawn: () => {
            isDrawn.current = true;
            giveFocus(opened.current);
          },
          onTitle: setTitle,
          onHolds: () => {
            clearTimeout(waiting.current);
            // It may say so more than once of one visit.
            if (held.current === blocker) return;
            if (held.current !== null) void askToLeave();
            held.current = blocker;
          },
          onVisit: ({ to, replace }) => {
            gone.current = to;
            if (blocker.state === 'blocked' && pathOf(blocker.location) === to) blocker.proceed();
            else void navigate(to, { replace });
          },
        }}
      />
      <Outlet />
    </>
  );
};
