import { ModelFileError } from '@adviestool/ifc/ModelFileError';
import { TerugFout } from '@adviestool/ifc/TerugFout';

import type { TerugAntwoord } from './terugAntwoord.ts';

/** What a worker tells of a file that it cannot go on with. */
export const terugFoutVan = (error: unknown): Extract<TerugAntwoord, { fout: unknown }> => {
  if (error instanceof TerugFout) return { fout: error.code, afwijking: error.afwijking };
  return { fout: error instanceof ModelFileError ? error.fault : 'lezen' };
};
