import { clampMoments } from '../database/clampMoments.ts';
import type { Services } from '../http/services.ts';

/** Milliseconds. */
const INTERVAL = 3_600_000;
const CLOCK_INTERVAL = 1000;

/** Milliseconds by which the clock may be put back without anything to mend. */
const CLOCK_MARGIN = 10_000;

/**
 * Removes what has had its time: sessions, links, attempts, invitations, counts, keys, reports, deleted
 * projects, and old history.
 */
export const cleanUp = async ({ database, repositories, now }: Services): Promise<void> => {
  const moment = now();
  await clampMoments(database, moment);
  await repositories.sessions.removeExpired(moment);
  await repositories.flood.removeExpired(moment);
  await repositories.resetTokens.removeExpired(moment);
  await repositories.inzageSessions.removeExpired(moment);
  await repositories.inzageLinks.removeExpired(moment);
  await repositories.uitnodigingen.removeExpired(moment);
  await repositories.idempotencyKeys.removeExpired(moment);
  await repositories.requestCounts.removeExpired();
  await repositories.rapporten.removeExpired(moment);
  await repositories.projects.removeExpired(moment);
  await repositories.projectRevisions.thin(moment);
};

/** How far the clock is ahead of what has passed since the process began, in milliseconds. */
const lead = (): number => Date.now() - performance.now();

interface Told {
  onError: (error: unknown) => void;
  /** The clock was put back by so many milliseconds, and what that left in the future is mended. */
  onClockBack: (by: number) => void;
}

/** Mends what a clock that is put back leaves in the future, as soon as that is seen. */
const watchClock = ({ database, now }: Services, { onError, onClockBack }: Told): (() => void) => {
  let usual = lead();
  const timer = setInterval(() => {
    const found = lead();
    const back = usual - found;
    usual = found;
    if (back <= CLOCK_MARGIN) return;
    clampMoments(database, now()).then(() => onClockBack(back), onError);
  }, CLOCK_INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
};

/** Cleans up every hour until the returned function is called. */
export const startHousekeeping = (services: Services, told: Told): (() => void) => {
  const stopWatching = watchClock(services, told);
  const timer = setInterval(() => {
    cleanUp(services).catch(told.onError);
  }, INTERVAL);
  timer.unref();
  return () => {
    stopWatching();
    clearInterval(timer);
  };
};
