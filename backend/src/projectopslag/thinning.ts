/** Milliseconds that every revision is kept. */
const KEPT = 365 * 24 * 3_600_000;

/** What was made before this moment is thinned: whole months, so that none is thinned twice. */
export const thinnedBefore = (now: Date): Date => {
  const old = new Date(now.getTime() - KEPT);
  return new Date(Date.UTC(old.getUTCFullYear(), old.getUTCMonth(), 1));
};

/** The month of a moment, as text. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
