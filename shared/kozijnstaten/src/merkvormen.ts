import { tekstIn, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';

/** Longer words than this are names, which say more than a place in a series. */
const KORT = 2;

/** What merken of one series have in common: K01 and D12 are `a0`. Null for a name: Voordeur. */
const vormOf = (merk: string): string | null => {
  if (!/\d/.test(merk) && merk.length > KORT) return null;
  return merk
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) => (word.length > KORT ? word : 'a'.repeat(word.length)))
    .replaceAll(/\d+/g, '0');
};

const columnOf = (kolommen: readonly LijstKolom[], naam: string): number =>
  kolommen.find(({ veld }) => veld === naam)?.kolom ?? 0;

/** The merken of the rows that are gevelvullingen for certain, by what they look like. */
export class Merkvormen {
  readonly #merkKolom: number;
  readonly #vormen = new Map<string, (readonly Lijstcel[])[]>();

  /** Certain are the rows with a size; in a list without sizes those with more than a merk. */
  constructor(rijen: Lijstrijen, kolommen: readonly LijstKolom[]) {
    this.#merkKolom = columnOf(kolommen, 'merk');
    const maten = [columnOf(kolommen, 'breedte'), columnOf(kolommen, 'hoogte')];
    const withMaat = rijen.filter((rij) => maten.some((kolom) => tekstIn(rij, kolom) !== ''));
    const others = kolommen.flatMap(({ veld, kolom }) =>
      veld === null || kolom === this.#merkKolom ? [] : [kolom],
    );
    const certain =
      withMaat.length > 0
        ? withMaat
        : rijen.filter((rij) => others.some((kolom) => tekstIn(rij, kolom) !== ''));
    for (const rij of certain) {
      const vorm = this.#vormIn(rij);
      if (vorm === null) continue;
      const known = this.#vormen.get(vorm) ?? [];
      known.push(rij);
      this.#vormen.set(vorm, known);
    }
  }

  /** Whether the row has a merk of its own, like that of another one. */
  has(rij: readonly Lijstcel[]): boolean {
    const vorm = this.#vormIn(rij);
    return vorm !== null && (this.#vormen.get(vorm) ?? []).some((other) => other !== rij);
  }

  #vormIn(rij: readonly Lijstcel[]): string | null {
    const cel = rij[this.#merkKolom - 1];
    const tekst = tekstIn(rij, this.#merkKolom);
    return tekst === '' || cel?.herhaald === true ? null : vormOf(tekst);
  }
}
