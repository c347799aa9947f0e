import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

/** What a cell means for its field. */
export interface GelezenWaarde {
  /** Null: the cell is empty, or wrong. */
  readonly waarde: OptieWaarde | null;
  readonly fout: string | null;
  /** What the cell says, where only the bounds of its field refuse it. */
  readonly geweigerd?: OptieWaarde;
  readonly waarschuwing: string | null;
}
