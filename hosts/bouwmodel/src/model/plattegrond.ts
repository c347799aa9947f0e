import type { Element } from '@adviestool/ifc/bouwmodel';

import type { Vlak } from './vlak.ts';

/** Of what is not known, so that it can be seen and pointed at: only on a drawing. Mm. */
export const GETEKENDE_MAAT = 900;
/** Elements are drawn as thick as a wall, mm. */
const DIKTE = 300;

/** The elements from above, y of the model upwards; those without a place are left out. */
export const plattegrondVan = (elementen: readonly Element[]): Vlak[] =>
  elementen.flatMap(({ globalId, plaats, breedte }) =>
    plaats === null
      ? []
      : {
          globalId,
          x: plaats.x,
          y: -plaats.y,
          breedte: breedte ?? GETEKENDE_MAAT,
          hoogte: DIKTE,
          hoek: -plaats.hoek,
        },
  );
