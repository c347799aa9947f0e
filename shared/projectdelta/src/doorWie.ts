import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';

import { kolomVan } from './kolommen.ts';

/** Where a value stands: in a gevelvulling, or in the data of the project. */
export interface WaardePlek {
  /** Null: the data of the project. */
  gevelvullingId: string | null;
  pad: string;
}

export type Wie = NonNullable<ProjectRevisie['door']>;

const isAt = (pad: string, searched: string): boolean =>
  pad === searched || pad.startsWith(`${searched}.`);

const changes = (
  { gegevens, gevelvullingen }: ProjectRevisie,
  { gevelvullingId, pad }: WaardePlek,
): boolean =>
  gevelvullingId === null
    ? gegevens.some((veld) => isAt(veld.pad, kolomVan(pad)))
    : gevelvullingen.some(
        ({ id, velden }) => id === gevelvullingId && velden.some((veld) => isAt(veld.pad, pad)),
      );

/** Who gave a value that it has now, as far as these revisions tell, the newest first; null: unknown. */
export const doorWie = (revisies: readonly ProjectRevisie[], plek: WaardePlek): Wie | null =>
  revisies.find((revisie) => changes(revisie, plek))?.door ?? null;

/** Who removed a gevelvulling, as far as these revisions tell; null: unknown. */
export const doorWieVerwijderd = (
  revisies: readonly ProjectRevisie[],
  gevelvullingId: string,
): Wie | null =>
  revisies.find(({ gevelvullingen }) =>
    gevelvullingen.some(({ id, soort }) => id === gevelvullingId && soort === 'verwijderd'),
  )?.door ?? null;
