import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import { createFlood, type Admission, type FloodEvent } from './flood.ts';
import type { Services } from '../http/services.ts';

/** Milliseconds between two looks whether the attempts of others have ended. */
const LOOK = 50;
/** Looks after which it counts as refused. */
const MOST_LOOKS = 200;

/** Waits, while the attempts of others run, for what becomes of this one. */
export const admitAttempt = async (
  { database, now }: Services,
  events: readonly [FloodEvent, ...FloodEvent[]],
): Promise<NonNullable<Admission>> => {
  const flood = createFlood(database);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const admission = await flood.admit(events, now());
    if (admission !== null) return admission;
    await setTimeoutPromise(LOOK);
  }
  return { refused: events[0] };
};
