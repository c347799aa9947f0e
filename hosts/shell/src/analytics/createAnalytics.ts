import type { Variant } from '@adviestool/contract/variant';

import { useConsentStore } from '../consent/consentStore.ts';
import { log } from '../log/log.ts';

export type MatomoSettings = NonNullable<Variant['analytics']>;

/** Something that is counted. It never says who did it, nor with what. */
export type Hit =
  /** The pattern of a path, as `/project/:projectId`. */
  { kind: 'page'; pattern: string } | { kind: 'event'; name: 'user_login' | 'user_logout' };

export interface Analytics {
  record: (hit: Hit) => void;
}

interface AnalyticsOptions {
  settings: Variant['analytics'];
  /** The code that sends, which comes only when something may be sent. */
  load: () => Promise<(settings: MatomoSettings, hit: Hit) => Promise<void>>;
}

/** Counts what happens, when the variant wants it and the user allows it. */
export const createAnalytics = ({ settings, load }: AnalyticsOptions): Analytics => ({
  record: (hit) => {
    if (settings === null || useConsentStore.getState().consent !== 'granted') return;
    load()
      .then((send) => send(settings, hit))
      .catch((error: unknown) => {
        // Nobody misses it.
        log('debug', 'Nothing could be measured.', error);
      });
  },
});
