import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

/** What a text of a column means, by the text as it is compared; null: it says nothing. */
export type Vertaling = ReadonlyMap<string, OptieWaarde | null>;
