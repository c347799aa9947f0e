import type { Release } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useSessionStore } from '@adviestool/state/session';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import type { AskGate } from './createAskGate.ts';
import { frameAddress } from './frameAddress.ts';
import type { FramePart } from './frameMessages.ts';
import { openFrame, type FrameListener, type OpenedFrame } from './openFrame.ts';
import { releaseForFrame } from './releaseForFrame.ts';

/** What all frames of a remote have in common. */
export interface FrameSource {
  remoteId: string;
  release: Release;
  host: HostApi;
  /** What all of them ask through. */
  asks: AskGate;
}

/** A frame that is there. */
export interface SpokenFrame extends Pick<OpenedFrame, 'send'> {
  element: HTMLIFrameElement;
}

interface FrameProps {
  source: FrameSource;
  part: FramePart;
  path: string;
  props?: Record<string, unknown>;
  /** The project of the address, or of the props; null: none. */
  projectId: number | null;
  /** Names it for who cannot see it. */
  name: string;
  /** Stands in its place until it is drawn. */
  fallback: ReactNode;
  /** Hears what it can be spoken to with, and null when that is over. */
  onOpen: (frame: SpokenFrame | null) => void;
  listener: Pick<FrameListener, 'onDrawn' | 'onTitle' | 'onVisit' | 'onHolds'>;
}

/* In the code that comes late: a style sheet of its own would be one more file that each first load names. */
const SHOWN = { display: 'block', inlineSize: '100%', border: 0, colorScheme: 'inherit' } as const;
const WAITING = { ...SHOWN, position: 'absolute', visibility: 'hidden' } as const;

/** Brings a part of a frame into view that is as high as all that it shows. */
const scrollTo = (frame: HTMLIFrameElement, { top, height }: { top: number; height: number }) => {
  const start = frame.getBoundingClientRect().top + top;
  const isSeen = start >= 0 && start + height <= innerHeight;
  if (!isSeen) scrollBy({ top: start - Math.max(0, (innerHeight - height) / 2) });
};

/** A remote in a frame: as high as what it shows, and gone when it fails, which is thrown. */
export const Frame = (given: FrameProps) => {
  const { source, name, fallback } = given;
  const element = useRef<HTMLIFrameElement>(null);
  const [{ src, origin, sandbox }] = useState(() => frameAddress(source.release, source.remoteId));
  const [height, setHeight] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);

  /** As it is now: a frame speaks longer than one drawing lasts. */
  const listener = useEffectEvent(() => given.listener);
  const shown = useEffectEvent(() => given.projectId);
  const open = useEffectEvent((frame: HTMLIFrameElement): OpenedFrame => {
    const { remoteId, release, host, asks } = source;
    const { part, path, props = {} } = given;
    return openFrame({
      frame,
      origin,
      host,
      shown: () => shown(),
      asks,
      start: {
        kind: 'start',
        remoteId,
        release: releaseForFrame(release, remoteId),
        part,
        path,
        props,
        session: useSessionStore.getState(),
      },
      listener: {
        onDrawn: () => {
          setDrawn(true);
          listener().onDrawn();
        },
        onFailed: (error) => setFailure({ error }),
        onHeight: setHeight,
        onTitle: (text) => listener().onTitle(text),
        onVisit: (visit) => listener().onVisit(visit),
        onHolds: () => listener().onHolds(),
        onShow: (place) => scrollTo(frame, place),
      },
    });
  });
  const tellOpen = useEffectEvent((frame: SpokenFrame | null) => given.onOpen(frame));
  useEffect(() => {
    if (element.current === null) return undefined;
    const frame = open(element.current);
    tellOpen({ send: frame.send, element: element.current });
    return () => {
      tellOpen(null);
      frame.close();
    };
  }, []);

  if (failure !== null) throw failure.error;
  return (
    <>
      {!isDrawn && fallback}
      <iframe
        ref={element}
        style={isDrawn ? SHOWN : WAITING}
        title={name}
        src={src}
        sandbox={sandbox}
        height={height}
        data-drawn={isDrawn}
      />
    </>
  );
};
