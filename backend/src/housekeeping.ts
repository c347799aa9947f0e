import type { Services } from './services.ts';

/** Milliseconds. */
const INTERVAL = 3_600_000;

/** Removes what has had its time: sessions, attempts, counts, keys, reports, deleted projects, and old history. */
export const cleanUp = async ({ repositories, now }: Services): Promise<void> => {
  const moment = now();
  await repositories.sessions.removeExpired(moment);
  await repositories.flood.removeExpired(moment);
  await repositories.resetTokens.removeExpired(moment);
  await repositories.idempotencyKeys.removeExpired(moment);
  await repositories.requestCounts.removeExpired();
  await repositories.rapporten.removeExpired(moment);
  await repositories.projects.removeExpired(moment);
  await repositories.projectRevisions.thin(moment);
};

/** Cleans up every hour until the returned function is called. */
export const startHousekeeping = (
  services: Services,
  onError: (error: unknown) => void,
): (() => void) => {
  const timer = setInterval(() => {
    cleanUp(services).catch(onError);
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
};
