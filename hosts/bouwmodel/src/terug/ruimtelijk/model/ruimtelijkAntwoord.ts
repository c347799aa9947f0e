import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import type { TerugGeweigerd } from '../../ifc/terugAntwoord.ts';
import type { GetekendBestand } from './getekend.ts';

/** What the worker is asked. */
export interface RuimtelijkVraag {
  data: ArrayBuffer;
  gevelvullingen: readonly GevelvullingAdvies[];
}

/** What it answers. */
export type RuimtelijkAntwoord = GetekendBestand | TerugGeweigerd;
