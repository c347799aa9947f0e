import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';

import { doorWie, type Wie } from './doorWie.ts';
import { kolomVan } from './kolommen.ts';
import type { VeldPaar } from './mergeVelden.ts';
import { teksten } from './teksten.ts';
import { veldWijzigingen } from './veldWijzigingen.ts';
import { gegevensInWoorden, gevelvullingInWoorden, type Namen } from './wijzigingInWoorden.ts';

/** A field with two values in words; null: not filled in. */
export interface BeschrevenVeld {
  label: string;
  mijn: string | null;
  nieuwste: string | null;
  /** Who gave it its newest value; null: unknown. */
  door: Wie | null;
}

interface Bron {
  /** Of which the fields are; null: of the data of the project. */
  gevelvulling: { id: string; namen: Namen } | null;
  /** The newest first. */
  revisies: readonly ProjectRevisie[];
}

const ONBEKEND = { label: teksten.veld.onbekend, voor: null, na: null };

/** Fields with two values, each in words; one that has several, as the products of a side, by each of them. */
export const beschrijfVelden = (
  paren: readonly VeldPaar[],
  { gevelvulling, revisies }: Bron,
): BeschrevenVeld[] =>
  paren.flatMap(({ pad, mijn, nieuwste }) => {
    const velden = veldWijzigingen(mijn, nieuwste).map((veld) => ({
      ...veld,
      pad: [pad, veld.pad].filter(Boolean).join('.'),
    }));
    const regels =
      gevelvulling === null
        ? gegevensInWoorden(velden.map((veld) => ({ ...veld, pad: kolomVan(veld.pad) })))
        : gevelvullingInWoorden(velden, gevelvulling.namen);
    const door = doorWie(revisies, { gevelvullingId: gevelvulling?.id ?? null, pad });
    return (regels.length === 0 ? [ONBEKEND] : regels).map(({ label, voor, na }) => ({
      label,
      mijn: voor,
      nieuwste: na,
      door,
    }));
  });
