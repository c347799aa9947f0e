import { calculateStuwdruk, type StuwdrukInvoer } from './stuwdruk.ts';
import { completeSchema } from '../velden/completeSchema.ts';
import { KADER_REGISTER } from '../velden/kaderVelden.ts';
import { PROJECT_REGISTER } from '../velden/projectVelden.ts';
import { selectVelden } from '../velden/register.ts';

const windSchema = completeSchema<Omit<StuwdrukInvoer, 'hoogte'>>({
  register: selectVelden(PROJECT_REGISTER, ['windgebied', 'terreincategorie']),
});
const hoogteSchema = completeSchema<{ gebouwhoogte: number }>({
  register: selectVelden(PROJECT_REGISTER, ['gebouwhoogte']),
});
const eigenHoogteSchema = completeSchema<{ gebouwHoogte?: number | null }>({
  register: selectVelden(KADER_REGISTER, ['gebouwHoogte']),
});

/** m; null while it is missing or out of bounds. */
const hoogteOf = (projectGegevens: object, kader: object): number | null => {
  const eigen = eigenHoogteSchema.safeParse(kader);
  if (!eigen.success) return null;
  if (typeof eigen.data.gebouwHoogte === 'number') return eigen.data.gebouwHoogte;
  const project = hoogteSchema.safeParse(projectGegevens);
  return project.success ? project.data.gebouwhoogte : null;
};

/**
 * The extreme stuwdruk in kN/m² of what may be unfinished: project data or the values of their form,
 * and those of the frame data, whose own height counts when it is given. Null while what it depends on
 * is incomplete or out of bounds.
 */
export const readStuwdruk = (projectGegevens: object, kader: object = {}): number | null => {
  const wind = windSchema.safeParse(projectGegevens);
  const hoogte = hoogteOf(projectGegevens, kader);
  return wind.success && hoogte !== null ? calculateStuwdruk({ ...wind.data, hoogte }).q_p : null;
};
