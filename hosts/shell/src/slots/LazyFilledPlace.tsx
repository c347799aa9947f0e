import { lazyPart } from '../federation/keepTrying.ts';

/** What draws a place that is filled; its code comes with the first. */
export const LazyFilledPlace = lazyPart(
  async () => (await import('./FilledPlace.tsx')).FilledPlace,
);
