import { z } from 'zod';

import { showToast } from '../toasts/showToast.ts';
import { pollWhileVisible } from './pollWhileVisible.ts';
import { teksten } from './teksten.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** Where the site says which release it has now. */
const RECORD = '/release.json';

/** Milliseconds in which the site has to answer. */
const PATIENCE = 15_000;

/** All that a page reads of the record: a later release may write more into it. */
const recordSchema = z.object({ release: z.string().min(1) });

const currentRelease = async (): Promise<string> => {
  const answer = await fetch(RECORD, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return recordSchema.parse(await answer.json()).release;
};

interface WatchOptions {
  /** The release of this page. */
  release: string;
  /** Milliseconds between two looks. */
  interval: number;
  /** The site has another release; called once for each. */
  onOther: () => void;
}

/** Tells when the site gets another release than the one of this page. */
const watchRelease = ({ release, interval, onOther }: WatchOptions): void => {
  let seen = release;
  pollWhileVisible({
    interval,
    look: async () => {
      const current = await currentRelease();
      if (current === seen) return;
      seen = current;
      if (current !== release) onOther();
    },
  });
};

const reload = (): void => {
  location.reload();
};

const announce = (): void => {
  showToast('info', teksten.nieuweVersie, {
    persistent: true,
    action: { label: teksten.vernieuwen, onAction: reload },
  });
};

/**
 * Offers a newer release when the site has one; the host of a development build goes there by
 * itself. Unsaved input of the wizard stays in the tab; other forms have the browser ask first.
 */
export const followRelease = (release: string): void => {
  if (process.env.NODE_ENV === 'development') {
    watchRelease({ release, interval: SECOND, onOther: reload });
  } else {
    watchRelease({ release, interval: MINUTE, onOther: announce });
  }
};
