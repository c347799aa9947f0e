import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { TerugFout } from '@adviestool/ifc/TerugFout';

import type { TerugGeweigerd } from './terugAntwoord.ts';

/** What a worker tells of a file that it cannot go on with. */
export const terugFoutVan = (error: unknown): TerugGeweigerd => {
  if (error instanceof TerugFout)
    return { fout: error.code, afwijking: error.afwijking, dubbel: error.dubbel };
  return { fout: error instanceof ModelFileError ? error.fault : 'lezen' };
};
