import type { Leveranciers } from '@adviestool/domain/velden/namen';

import type { Celnotatie } from './celVragen.ts';
import { nummerOf, type Lijstcel } from './lijstcel.ts';
import type { Kolom } from './matchKolommen.ts';
import { readRij, type GelezenRij, type Verbeterd } from './readRij.ts';

interface Lezing {
  /** Everything that the columns decide. */
  readonly sleutel: string;
  readonly verbeterd: Readonly<Record<string, string>>;
  readonly leveranciers: Leveranciers | undefined;
  readonly gelezen: GelezenRij;
}

/** Readings by the cells of their row: when one row is corrected, the others are not read again. */
const LEZINGEN = new WeakMap<readonly Lijstcel[], Lezing>();

const NIETS = {};
const GEWOON: Celnotatie = { decimaal: ',', lengtemaat: null };

interface Lezer {
  readonly kolommen: readonly Kolom[];
  /** By the name of the field. */
  readonly notaties: ReadonlyMap<string, Celnotatie>;
  readonly verbeterd: Verbeterd;
  readonly leveranciers: Leveranciers | undefined;
  readonly verborgen: ReadonlySet<number>;
}

/** Reads rows of one list; a row that is read the same way again is the same object. */
export const createRijlezer = ({
  kolommen,
  notaties,
  verbeterd,
  leveranciers,
  verborgen,
}: Lezer) => {
  const sleutel = JSON.stringify(
    kolommen.map(({ kolom, veld, maten }) => [kolom, veld, maten, notaties.get(veld ?? '')]),
  );
  return (rij: readonly Lijstcel[]): GelezenRij => {
    const own = verbeterd[nummerOf(rij)] ?? NIETS;
    const earlier = LEZINGEN.get(rij);
    const isSame =
      earlier?.sleutel === sleutel &&
      earlier.verbeterd === own &&
      earlier.leveranciers === leveranciers;
    if (isSame) return earlier.gelezen;
    const gelezen = readRij(rij, {
      kolommen,
      verbeterd: own,
      isVerborgen: verborgen.has(nummerOf(rij)),
      contextOf: (veld) => ({ notatie: notaties.get(veld) ?? GEWOON, leveranciers }),
    });
    LEZINGEN.set(rij, { sleutel, verbeterd: own, leveranciers, gelezen });
    return gelezen;
  };
};
