import type { Leveranciers } from '@adviestool/domain/velden/namen';

import type { Celnotatie } from './celVragen.ts';
import { nummerOf, type Lijstcel, type Lijstrijen } from './lijstcel.ts';
import type { LijstKolom } from './matchKolommen.ts';
import type { Vertaling } from './vertaling.ts';
import { readRij, type GelezenRij, type Verbeterd } from './readRij.ts';

interface Leeswijze {
  readonly kolommen: readonly LijstKolom[];
  /** By the name of the field. */
  readonly notaties: ReadonlyMap<string, Celnotatie>;
  /** By the name of the field. */
  readonly vertalingen: ReadonlyMap<string, Vertaling>;
  readonly verbeterd: Verbeterd;
  readonly leveranciers: Leveranciers | undefined;
  /** Numbers of rows that the file does not show. */
  readonly verborgen: ReadonlySet<number>;
  /** Fields of the header, in a text with commas; null: every row has as many, or it is another file. */
  readonly kopvelden: number | null;
}

/** Rows as they were read, and how: the next reading of the same list takes over what stays the same. */
export interface Lezing extends Pick<Leeswijze, 'verbeterd' | 'leveranciers' | 'verborgen'> {
  /** Everything that the columns decide. */
  readonly sleutel: string;
  /** By the cells of each row, in their order. */
  readonly rijen: ReadonlyMap<readonly Lijstcel[], GelezenRij>;
}

const GEWOON: Celnotatie = { decimaal: ',', lengtemaat: null };

/** Reads rows; one that would be read the same way again is the very same object as in the earlier reading. */
export const readRijen = (
  data: Lijstrijen,
  { kolommen, notaties, vertalingen, verbeterd, leveranciers, verborgen, kopvelden }: Leeswijze,
  eerder: Lezing | null,
): Lezing => {
  const sleutel = JSON.stringify([
    kopvelden,
    ...kolommen.map(({ kolom, veld, maten, telt }) => [
      kolom,
      veld,
      maten,
      telt,
      notaties.get(veld ?? ''),
      [...(vertalingen.get(veld ?? '') ?? [])],
    ]),
  ]);
  const isSame = eerder?.sleutel === sleutel && eerder.leveranciers === leveranciers;
  const known = isSame ? eerder : null;
  const read = (rij: readonly Lijstcel[]): GelezenRij => {
    const nummer = nummerOf(rij);
    const own = verbeterd[nummer];
    const isVerborgen = verborgen.has(nummer);
    const earlier =
      known?.verbeterd[nummer] === own && known?.verborgen.has(nummer) === isVerborgen
        ? known.rijen.get(rij)
        : undefined;
    return (
      earlier ??
      readRij(rij, {
        kolommen,
        verbeterd: own ?? {},
        isVerborgen,
        isTeLang: kopvelden !== null && rij.length > kopvelden,
        contextOf: (veld) => ({
          notatie: notaties.get(veld) ?? GEWOON,
          leveranciers,
          vertaling: vertalingen.get(veld),
        }),
      })
    );
  };
  const rijen = new Map(data.map((rij) => [rij, read(rij)]));
  return { sleutel, verbeterd, leveranciers, verborgen, rijen };
};
