import type { Vorm } from './bundel.ts';

/** What is wrong in a case; the path is empty for the whole of it. */
export interface Gevalfout {
  readonly pad: string;
  readonly tekst: string;
}

/** How a wrong case stands in the output. */
export const foutenJson = (fouten: readonly Gevalfout[]): string => JSON.stringify({ fouten });

/** What stands before each case of an array; the first case goes without. */
export const TUSSEN = ',\n';

/** A case as it stands among others. */
export const uitvoerOf = (vorm: Vorm, json: string): string =>
  vorm === 'lijst' ? TUSSEN + json : `${json}\n`;
