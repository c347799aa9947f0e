import { projectGegevensCompleetSchema } from '@adviestool/domain/projectGegevens';
import { stuwdruk } from '@adviestool/domain/stuwdruk';
import { z } from 'zod';

const { windgebied, terreincategorie, gebouwhoogte } = projectGegevensCompleetSchema.shape;
const windSchema = z.object({ windgebied, terreincategorie, gebouwhoogte });

/**
 * The extreme stuwdruk on the building in kN/m², from project data or the values of their form; null
 * while what it depends on is incomplete or out of bounds.
 */
export const stuwdrukOf = (projectGegevens: object): number | null => {
  const wind = windSchema.safeParse(projectGegevens);
  if (!wind.success) return null;
  const { gebouwhoogte: hoogte, ...rest } = wind.data;
  return stuwdruk({ ...rest, hoogte });
};
