import type { Zijde } from '@adviestool/contract/zijde';

/** The hoekankers of one side; for `zijkanten` of each of the two stijlen. Lengths in mm. */
export type ZijdeAnkers = {
  /** From the corner: onder and boven from the left, zijkanten from the bottom. */
  readonly posities: readonly number[];
  /** Null: a single anker, or ankers at unequal distances. */
  readonly hartOpHart: number | null;
  readonly randafstand: number;
  readonly status?: 'ok' | 'bad' | undefined;
};

export type KaderSoort = 'vloer' | 'binnenmuur' | 'latei' | 'prefab';

/** What the drawing shows: plain data, lengths in mm and above zero. */
export type TekeningGegevens = {
  readonly type: 'kozijn' | 'schuifpui' | 'hsb';
  readonly breedte: number;
  readonly hoogte: number;
  readonly zijden: Partial<Record<Zijde, ZijdeAnkers>>;
  /** The surrounding structure that is hatched beside each side. */
  readonly kader?: Partial<Record<Zijde, KaderSoort | null>> | undefined;
};
