import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

/** What a cell means for its field. */
export interface GelezenWaarde {
  /** Null: the cell is empty, or wrong. */
  readonly waarde: OptieWaarde | null;
  readonly fout: string | null;
  readonly waarschuwing: string | null;
}
