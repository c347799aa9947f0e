import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { DRAWN_EVENT } from '@adviestool/federation/drawnEvent';
import { setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { z } from 'zod';

import { createPageOpener } from '../../federation/createPageOpener.ts';
import { loadRemote } from '../../federation/loadRemote.ts';
import { startRuntime } from '../../federation/startRuntime.ts';
import { focusTitle } from '../../layout/moveToPage.ts';
import { createSlotLoader, type SlotPart } from '../../slots/createSlotLoader.ts';
import { failureOf } from '../frameErrors.ts';
import { FRAME_READY, type FrameStart } from '../frameMessages.ts';
import { createFrameHost } from './createFrameHost.ts';
import { createFrameRouter } from './createFrameRouter.tsx';
import { followContent } from './followContent.ts';
import { openPort, trusted, type FramePort } from './openPort.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

interface SlotProps {
  Part: SlotPart;
  first: Record<string, unknown>;
  port: FramePort;
}

const FramePlace = ({ Part, first, port }: SlotProps) => {
  const [props, setProps] = useState(first);
  useEffect(
    () =>
      port.listen((said) => {
        if (said.kind === 'props') setProps(said.props);
      }),
    [port],
  );
  useEffect(() => {
    document.dispatchEvent(new CustomEvent(DRAWN_EVENT));
  }, []);
  return <Part {...props} />;
};

const contentOf = async (start: FrameStart, port: FramePort): Promise<ReactNode> => {
  const { remoteId, release, part, props } = start;
  const runtime = startRuntime(release);
  const remote = await loadRemote(runtime, remoteId, release.remotes[remoteId]?.document);
  const made: { navigate?: (to: string, replace: boolean) => void } = {};
  const host = createFrameHost(start, port, (to, { replace = false } = {}) => {
    if (made.navigate === undefined) port.tell({ kind: 'visit', to, replace });
    else made.navigate(to, replace);
  });
  const opening = { loadModule: async () => remote, hostApiFor: () => host };
  if ('slot' in part) {
    const Part = await createSlotLoader(opening)(remoteId, part.slot);
    return (
      <SlotBoundary tell={port.tell}>
        <FramePlace Part={Part} first={props} port={port} />
      </SlotBoundary>
    );
  }
  const { open: openPage } = createPageOpener(opening);
  const router = createFrameRouter({ start, pageId: part.page, port, openPage });
  made.navigate = (to, replace) => void router.navigate(to, { replace });
  return <RouterProvider router={router} />;
};

const run = async (start: FrameStart, port: FramePort): Promise<void> => {
  z.config({ customError: dutchErrorMap });
  setSession(start.session);
  for (const [property, value] of Object.entries(start.release.variant.branding.colors)) {
    document.documentElement.style.setProperty(property, value);
  }
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  followContent(main, port);
  port.listen((said) => {
    if (said.kind === 'session') setSession(said.session);
    if (said.kind === 'project') setActiveProject(said.project, null);
    if (said.kind === 'focus') focusTitle(main);
  });
  try {
    createRoot(main).render(await contentOf(start, port));
  } catch (error) {
    port.tell({ kind: 'failed', failure: failureOf(error) });
  }
};

/**
 * Begins in a document that stands in a frame of the product: waits for the page around it, which says what to show.
 * With an origin that the release does not name for this, as that of the site, nothing would be contained: there nothing
 * begins.
 */
export const startFrame = (): void => {
  const named = document.documentElement.dataset['frame']?.split(' ') ?? [];
  if (parent === window || (self.origin !== 'null' && !named.includes(self.origin))) return;
  globalThis.addEventListener('message', ({ source, origin, data, ports }) => {
    const [port] = ports;
    if (source !== parent || port === undefined || origin === self.origin) return;
    void run(trusted<FrameStart>().parse(data), openPort(port));
  });
  // Whoever hears it learns nothing: what is shown comes from the page.
  parent.postMessage(FRAME_READY, '*');
};
