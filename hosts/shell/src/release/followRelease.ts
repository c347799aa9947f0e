import type { Release } from '@adviestool/contract/release';
import { SHARE_NUMBER, shareSchema } from '@adviestool/contract/share';
import { openStorage } from '@adviestool/state/browserStorage';
import { z } from 'zod';

import { showToast } from '../toasts/showToast.ts';
import { pollWhileVisible } from './pollWhileVisible.ts';
import { teksten } from './teksten.ts';

const MINUTE = 60_000;
/** Of a developer, who waits for it. */
const LOOK = 100;

/** Where the site says which release it has now. */
const RECORD = '/release.json';

/** Milliseconds in which the site has to answer. */
const PATIENCE = 15_000;

/** All that a page reads of the record: a later release may write more into it. */
const recordSchema = z.object({ release: z.string().min(1), share: shareSchema.optional() });

/**
 * The number by which this browser is in a share of them. It is drawn by the document, before this code is
 * there; until then the browser is in none.
 */
const shareNumber = (variantId: string): number =>
  openStorage('local', variantId).read(SHARE_NUMBER, z.int()) ?? Infinity;

/** The release that the site has for this browser. @throws Error */
const currentRelease = async (variantId: string): Promise<string> => {
  const answer = await fetch(RECORD, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { release, share } = recordSchema.parse(await answer.json());
  return share !== undefined && shareNumber(variantId) < share.percent ? share.release : release;
};

interface WatchOptions {
  /** The one of this page. */
  release: Release;
  /** Milliseconds between two looks. */
  interval: number;
  /** The site has another release; called once for each. */
  onOther: () => void;
  /** The page goes along without a reload: the release that it began with is another one then, too. */
  goesAlong?: boolean;
}

/** Tells when the site gets another release than the one of this page. */
const watchRelease = ({
  release: { release, variant },
  interval,
  onOther,
  goesAlong = false,
}: WatchOptions): void => {
  let seen = release;
  pollWhileVisible({
    interval,
    look: async () => {
      const current = await currentRelease(variant.id);
      if (current === seen) return;
      seen = current;
      if (goesAlong || current !== release) onOther();
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
 * Offers a newer release when the site has one; the host of a development build takes it by
 * itself. Unsaved input of the wizard stays in the tab; other forms have the browser ask first.
 */
export const followRelease = (release: Release): void => {
  if (process.env.NODE_ENV === 'development') {
    void import('./takeUpdates.ts').then(({ createRefresh }) => {
      const onOther = createRefresh(release, { record: RECORD, reload });
      watchRelease({ release, interval: LOOK, onOther, goesAlong: true });
    });
  } else {
    watchRelease({ release, interval: MINUTE, onOther: announce });
  }
};
