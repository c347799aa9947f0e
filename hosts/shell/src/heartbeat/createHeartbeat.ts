import type { Release } from '@adviestool/contract/release';
import type { RemoteFailure } from '@adviestool/contract/remoteFailure';
import { DRAWN_EVENT, type DrawnPart } from '@adviestool/federation/drawnEvent';

import type { HangMessage } from './hangWorker.ts';

/** Milliseconds between two signs of life. */
export const PAUSE = 2000;

type Part = Pick<DrawnPart, 'remote' | 'page'>;

export interface Heartbeat {
  /** Says that code of a part begins to run; a page that hangs from now on hangs by it, until it is drawn. */
  enter: (part: Part) => void;
  /** Says that it did not come. */
  leave: (part: Part) => void;
}

const isSame = (one: Part | null, other: Part): boolean =>
  one?.remote === other.remote && one.page === other.page;

const isDrawn = (event: Event): event is CustomEvent<DrawnPart> => event instanceof CustomEvent;

/**
 * Gives signs of life of this page to who watches it, with the part that is at work: what opens now, else the page
 * that is open. A page that is not seen, or that is being printed, stands still by right.
 */
export const createHeartbeat = (
  remotes: Release['remotes'],
  post: (message: HangMessage) => void,
): Heartbeat => {
  let opening: Part | null = null;
  let page: Part | null = null;
  let isPrinting = false;

  const failureOf = (part: Part | null): RemoteFailure | null => {
    const version = part === null ? undefined : remotes[part.remote]?.document.version;
    if (part === null || version === undefined) return null;
    return { remote: part.remote, version, page: part.page, kind: 'hang' };
  };
  const beat = (): void => {
    const isWatched = document.visibilityState === 'visible' && !isPrinting;
    post({ beat: isWatched ? failureOf(opening ?? page) : null });
  };
  const leave = (part: Part): void => {
    if (isSame(opening, part)) opening = null;
  };

  document.addEventListener(DRAWN_EVENT, (event) => {
    if (!isDrawn(event)) return;
    leave(event.detail);
    if (event.detail.page !== null) page = event.detail;
    beat();
  });
  document.addEventListener('visibilitychange', beat);
  for (const name of ['beforeprint', 'afterprint']) {
    globalThis.addEventListener(name, () => {
      isPrinting = name === 'beforeprint';
      beat();
    });
  }
  setInterval(beat, PAUSE);

  return {
    enter: (part) => {
      opening = part;
      beat();
    },
    leave,
  };
};
