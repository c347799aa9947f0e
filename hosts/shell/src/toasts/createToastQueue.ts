/** A run of toasts with a number of places of its own. */
export type ToastSeries = 'general' | 'import';

/** How many of a series are on the screen at once. */
const PLACES: Record<ToastSeries, number> = { general: 3, import: 5 };

export interface QueuedToast {
  id: number;
  series: ToastSeries;
  /** What it is about, often its text: a toast that is there already is not shown twice. */
  about: string;
  /** Comes in place of the one that is about the same: what its button does is no more the same. */
  replaces: boolean;
  isPersistent: boolean;
}

interface Screen<T> {
  open: (toast: T) => void;
  /** Takes it from the screen; `left` follows when it has gone. */
  close: (toast: T) => void;
}

const without = <T>(set: ReadonlySet<T>, gone: T): ReadonlySet<T> =>
  new Set([...set].filter((each) => each !== gone));

/**
 * Lets toasts wait for a place. When only persistent ones have the places, the oldest makes way and
 * comes back later: nothing is lost, and no outcome stays unsaid.
 */
export const createToastQueue = <T extends QueuedToast>({ open, close }: Screen<T>) => {
  let shown: readonly T[] = [];
  let waiting: readonly T[] = [];
  /** Still on the screen, but on their way: these come back, those are done. */
  let returning: ReadonlySet<T> = new Set();
  let leaving: ReadonlySet<T> = new Set();

  /** The toast that is there about the same. */
  const sameAs = ({ about, series }: Pick<QueuedToast, 'about' | 'series'>): T | undefined =>
    [...shown, ...waiting].find(
      (toast) => !leaving.has(toast) && toast.about === about && toast.series === series,
    );

  const ofSeries = (list: readonly T[], series: ToastSeries): T[] =>
    list.filter((toast) => toast.series === series);

  const show = (toast: T): void => {
    shown = [...shown, toast];
    open(toast);
  };

  const makeWay = (series: ToastSeries): void => {
    const [oldest, ...others] = ofSeries(shown, series);
    if (oldest === undefined || ![oldest, ...others].every((toast) => toast.isPersistent)) return;
    if ([oldest, ...others].some((toast) => returning.has(toast) || leaving.has(toast))) return;
    returning = new Set([...returning, oldest]);
    close(oldest);
  };

  const remove = (id: number): void => {
    waiting = waiting.filter((toast) => toast.id !== id);
    const toast = shown.find((each) => each.id === id);
    if (toast === undefined) return;
    const isGoing = returning.has(toast) || leaving.has(toast);
    returning = without(returning, toast);
    leaving = new Set([...leaving, toast]);
    if (!isGoing) close(toast);
  };

  return {
    add: (toast: T): void => {
      const same = sameAs(toast);
      if (same !== undefined && !toast.replaces) return;
      if (same !== undefined) remove(same.id);
      if (ofSeries(shown, toast.series).length < PLACES[toast.series]) {
        show(toast);
        return;
      }
      waiting = [...waiting, toast];
      makeWay(toast.series);
    },
    /** Takes a toast away, wherever it is. */
    remove,
    /** The one that is there about this; undefined: none. */
    find: (about: string, series: ToastSeries): T | undefined => sameAs({ about, series }),
    /** A toast has gone from the screen: its place is free. */
    left: (id: number): void => {
      const gone = shown.find((toast) => toast.id === id);
      if (gone === undefined) return;
      shown = shown.filter((toast) => toast !== gone);
      const [next] = ofSeries(waiting, gone.series);
      waiting = waiting.filter((toast) => toast !== next);
      if (returning.has(gone)) waiting = [gone, ...waiting];
      returning = without(returning, gone);
      leaving = without(leaving, gone);
      if (next !== undefined) show(next);
    },
  };
};
