import type { DiskWatch } from '../database/diskRoom.ts';
import type { RapportServices } from '../rapporten/rapportServices.ts';
import type { Metrics } from './createMetrics.ts';

/** What counts and measures works with. */
export interface OperationsServices extends Pick<
  RapportServices,
  'config' | 'database' | 'siteInstellingen' | 'watch' | 'now'
> {
  metrics: Metrics;
  /** Whether there is room to write. */
  disk: DiskWatch;
}
