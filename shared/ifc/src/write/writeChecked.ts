import type { LocateFileHandlerFn } from 'web-ifc';

import { TerugFout } from './TerugFout.ts';
import { readBack } from './readBack.ts';
import { writeIfc, type IfcOpdracht, type IfcVerslag } from './writeIfc.ts';

export interface GeschrevenIfc {
  bytes: Uint8Array<ArrayBuffer>;
  verslag: IfcVerslag;
}

/**
 * Writes the advices into a copy of a file and reads that back as any model.
 * @throws TerugFout and ModelFileError as `writeIfc`; `teruglezen` when what is read is not what was written
 */
export const writeChecked = async (
  bytes: Uint8Array,
  opdracht: IfcOpdracht,
  locate?: LocateFileHandlerFn,
): Promise<GeschrevenIfc> => {
  const geschreven = await writeIfc(bytes, opdracht, locate);
  const terug = await readBack(geschreven.bytes, locate);
  const { elementen, hoekankers } = geschreven.verslag;
  if (!terug.isGeldig || terug.elementen !== elementen || terug.hoekankers !== hoekankers)
    throw new TerugFout('teruglezen');
  return geschreven;
};
