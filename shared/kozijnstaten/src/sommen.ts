import { TOLERANTIE } from '@adviestool/domain/rekenen/uitgangspunten';

import { readGetaltekst } from './getaltekst.ts';
import type { Lijstcel } from './lijstcel.ts';

/** The number of a cell as far as it can be summed; null for none. */
export const getalOf = (cel: Lijstcel): number | null => {
  if (cel.soort === 'getal') return cel.waarde;
  return cel.soort === 'tekst' ? (readGetaltekst(cel.tekst)?.waarde ?? null) : null;
};

interface Som {
  readonly som: number;
  readonly rijen: number;
}

const NIETS: Som = { som: 0, rijen: 0 };

const isSomVan = ({ som, rijen }: Som, getal: number): boolean =>
  rijen > 1 && Math.abs(getal - som) < TOLERANTIE.waarde;

/** What the rows so far add up to, by the number of the column: all of them, and those of this group. */
export class Sommen {
  readonly #alle = new Map<number, Som>();
  readonly #groep = new Map<number, Som>();

  add(rij: readonly Lijstcel[]): void {
    for (const cel of rij) {
      const getal = getalOf(cel);
      if (getal === null || cel.herhaald) continue;
      for (const sommen of [this.#alle, this.#groep]) {
        const { som, rijen } = sommen.get(cel.kolom) ?? NIETS;
        sommen.set(cel.kolom, { som: som + getal, rijen: rijen + 1 });
      }
    }
  }

  /** What comes after a subtotal or a caption is a group of its own. */
  beginGroep(): void {
    this.#groep.clear();
  }

  /** Whether the cell is the sum of the rows above it, or of those of its group, of which there are several. */
  has(cel: Lijstcel): boolean {
    const getal = getalOf(cel);
    return (
      getal !== null &&
      [this.#alle, this.#groep].some((sommen) => isSomVan(sommen.get(cel.kolom) ?? NIETS, getal))
    );
  }
}
