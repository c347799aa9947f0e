import type { Release } from '@adviestool/contract/release';

import type { TellFailure } from '../federation/createFailureTeller.ts';
import type { SlotLoader } from './createSlotLoader.ts';

/** What places are filled with. */
export interface PlaceContent {
  release: Pick<Release, 'remotes' | 'variant'>;
  load: SlotLoader;
  tellFailure: TellFailure;
}
