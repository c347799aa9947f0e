import { createArchieven } from '../archief/archievenStore.ts';
import { clampMoments } from '../database/clampMoments.ts';
import type { Services } from '../http/services.ts';
import { createBedrijfslogins } from '../bedrijfslogin/bedrijfsloginStore.ts';
import { createEndedMemberships } from '../access/endedMemberships.ts';
import { createFlood } from '../accounts/flood.ts';
import { createInzageSessions } from '../inzage/inzageSessions.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createMontageFotos } from '../montage/fotosStore.ts';
import { createUitnodigingen } from '../bedrijf/uitnodigingenStore.ts';
import { createIdempotencyKeys } from '../http/idempotencyKeys.ts';
import { createGebeurtenissen } from '../gebeurtenissen/gebeurtenissenStore.ts';
import { createInzageLinks } from '../inzage/inzageLinksStore.ts';
import { createResetTokens } from '../accounts/resetTokens.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createSessions } from '../http/sessions.ts';
import { createRapporten } from '../rapporten/rapportenStore.ts';
import { createRequestCounts } from '../http/requestCounts.ts';
import { doEach } from './doEach.ts';

/** Milliseconds. */
const INTERVAL = 3_600_000;
const CLOCK_INTERVAL = 1000;

/** Milliseconds by which the clock may be put back without anything to mend. */
const CLOCK_MARGIN = 10_000;

/**
 * Removes what has had its time: sessions, links, attempts, invitations, counts, keys, reports, archives, photos
 * that belong to nothing, deleted projects, old history, and what happened long ago.
 * @throws AggregateError of what was not removed, when all the rest is
 */
export const cleanUp = async ({ database, now }: Services): Promise<void> => {
  const moment = now();
  await doEach([
    () => clampMoments(database, moment),
    () => createSessions(database).removeExpired(moment),
    () => createFlood(database).removeExpired(moment),
    () => createResetTokens(database).removeExpired(moment),
    () => createInzageSessions(database).removeExpired(moment),
    () => createInzageLinks(database).removeExpired(moment),
    () => createUitnodigingen(database).removeExpired(moment),
    () => createBedrijfslogins(database).removeExpired(moment),
    () => createEndedMemberships(database).removeExpired(moment),
    () => createIdempotencyKeys(database).removeExpired(moment),
    () => createRequestCounts(database).removeExpired(),
    () => createRapporten(database).removeExpired(moment),
    () => createArchieven(database).removeExpired(moment),
    () => createMontageFotos(database).removeUnused(moment),
    () => createProjects(database).removeExpired(moment),
    () => createProjectRevisions(database).thin(moment),
    () => createGebeurtenissen(database).removeExpired(moment),
  ]);
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
