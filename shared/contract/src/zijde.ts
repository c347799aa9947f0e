import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';

/** The sides of a gevelvulling. `zijkanten` stands for each of the two stijlen. */
export const ZIJDEN = ['onderzijde', 'zijkanten', 'bovenzijde'] as const;

export const zijdeSchema = z.enum(ZIJDEN);

export type Zijde = z.infer<typeof zijdeSchema>;

/** One value for each side. */
export type PerZijde<T> = Record<Zijde, T>;

/** Builds the schema of an object that holds one value for each side. */
export const perZijdeSchema = <T extends z.ZodType>(value: T) =>
  keepUnknownKeys({ onderzijde: value, zijkanten: value, bovenzijde: value });

/** Makes one value for each side. */
export const perZijde = <T>(make: (zijde: Zijde) => T): PerZijde<T> => ({
  onderzijde: make('onderzijde'),
  zijkanten: make('zijkanten'),
  bovenzijde: make('bovenzijde'),
});

/** Makes the value of each side anew; what a newer release keeps beside the sides stays. */
export const mapZijden = <T>(
  values: PerZijde<T>,
  change: (value: T, zijde: Zijde) => T,
): PerZijde<T> => ({
  ...values,
  onderzijde: change(values.onderzijde, 'onderzijde'),
  zijkanten: change(values.zijkanten, 'zijkanten'),
  bovenzijde: change(values.bovenzijde, 'bovenzijde'),
});
