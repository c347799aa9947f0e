import type { LocateFileHandlerFn } from 'web-ifc';

import type { Afwijking } from './afwijking.ts';
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
  const terug = await readBack(geschreven.bytes, opdracht.gevelvullingen, locate);
  const { elementen, hoekankers } = geschreven.verslag;
  const geteld: Afwijking[] =
    terug.elementen === elementen && terug.hoekankers === hoekankers
      ? []
      : [{ soort: 'aantal', waar: `${terug.elementen}, ${terug.hoekankers}` }];
  const [afwijking] = [...terug.afwijkingen, ...geteld];
  if (afwijking !== undefined) throw new TerugFout('teruglezen', { afwijking });
  return geschreven;
};
