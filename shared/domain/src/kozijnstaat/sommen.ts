import { TOLERANTIE } from '../rekenen/uitgangspunten.ts';
import { readGetaltekst } from './getaltekst.ts';
import type { Lijstcel } from './lijstcel.ts';

/** The number of a cell as far as it can be summed; null for none. */
export const getalOf = (cel: Lijstcel): number | null => {
  if (cel.soort === 'getal') return cel.waarde;
  return cel.soort === 'tekst' ? (readGetaltekst(cel.tekst)?.waarde ?? null) : null;
};

/** What the rows so far add up to, by the number of the column. */
export class Sommen {
  readonly #sommen = new Map<number, { som: number; rijen: number }>();

  add(rij: readonly Lijstcel[]): void {
    for (const cel of rij) {
      const getal = getalOf(cel);
      if (getal === null || cel.herhaald) continue;
      const { som, rijen } = this.#sommen.get(cel.kolom) ?? { som: 0, rijen: 0 };
      this.#sommen.set(cel.kolom, { som: som + getal, rijen: rijen + 1 });
    }
  }

  /** Whether the cell is the sum of the rows above it, of which there are several. */
  has(cel: Lijstcel): boolean {
    const { som, rijen } = this.#sommen.get(cel.kolom) ?? { som: 0, rijen: 0 };
    const getal = getalOf(cel);
    return rijen > 1 && getal !== null && Math.abs(getal - som) < TOLERANTIE.waarde;
  }
}
