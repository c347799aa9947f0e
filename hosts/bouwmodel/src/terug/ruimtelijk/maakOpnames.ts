import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import { createBeeld } from './beeld/createBeeld.ts';
import { hasWebgl } from './beeld/hasWebgl.ts';
import { papierPalet } from './beeld/palet.ts';
import { naarBuitenVan, type Gericht } from './model/naarBuitenVan.ts';
import { readInWorker } from './model/readInWorker.ts';

/** Px. */
const MAAT = { breedte: 1200, hoogte: 800, perPx: 1 };

interface Gevraagd {
  bestanden: readonly { bestand: File }[];
  gevelvullingen: readonly GevelvullingAdvies[];
  elementen: readonly Gericht[];
}

/**
 * Pictures of elements with their hoekankers, on paper: PNG, by the GlobalId of the element.
 * @param globalIds of those that are pictured; what the file does not have, or has without a body, gets none
 * @throws TerugFout as writing does; Error when the browser gives no WebGL
 */
export const maakOpnames = async (
  { bestanden, gevelvullingen, elementen }: Gevraagd,
  globalIds: ReadonlySet<string>,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> => {
  const opnames = new Map<string, Uint8Array<ArrayBuffer>>();
  if (globalIds.size === 0 || !hasWebgl()) return opnames;
  const getekend = await readInWorker(bestanden, gevelvullingen);
  const hoeken = naarBuitenVan(elementen);
  const beeld = createBeeld({
    canvas: document.createElement('canvas'),
    palet: papierPalet(),
    buitenVan: (globalId) => hoeken.get(globalId) ?? null,
    papier: '#fff',
  });
  try {
    beeld.resize(MAAT);
    for (const element of getekend.elementen) {
      const { globalId, driehoeken, ankers } = element;
      // An outline alone says less than a drawing does.
      if (!globalIds.has(globalId) || driehoeken.length + ankers.length === 0) continue;
      beeld.show([element]);
      // Those that were made before it stay.
      const png = await beeld.png().catch(() => null);
      if (png !== null) opnames.set(globalId, png);
    }
  } finally {
    beeld.dispose();
  }
  return opnames;
};
