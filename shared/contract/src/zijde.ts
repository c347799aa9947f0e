import { z } from 'zod';

/** The sides of a gevelvulling (specification 3). `zijkanten` stands for each of the two stijlen. */
export const ZIJDEN = ['onderzijde', 'zijkanten', 'bovenzijde'] as const;

export const zijdeSchema = z.enum(ZIJDEN);

export type Zijde = z.infer<typeof zijdeSchema>;

/** One value for each side. */
export type PerZijde<T> = Record<Zijde, T>;

/** Builds the schema of an object that holds one value for each side. */
export const perZijdeSchema = <T extends z.ZodType>(value: T) =>
  z.strictObject({ onderzijde: value, zijkanten: value, bovenzijde: value });

/** Makes one value for each side. */
export const perZijde = <T>(make: (zijde: Zijde) => T): PerZijde<T> => ({
  onderzijde: make('onderzijde'),
  zijkanten: make('zijkanten'),
  bovenzijde: make('bovenzijde'),
});
