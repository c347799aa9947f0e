import { z } from 'zod';

import { catalogusSchema, catalogusShape, eigenProblemen, type Catalogus } from './catalogus.ts';
import { buitenGrenzen } from './catalogusGrenzen.ts';

/** Whether to look at it: what is no such document is refused by its shape. */
const lijktOp = (document: unknown): document is Catalogus =>
  typeof document === 'object' && document !== null;

/** What a rule finds as far as the document can be read. */
const zoVer = <Found>(document: unknown, find: (catalogus: Catalogus) => Found[]): Found[] => {
  try {
    return lijktOp(document) ? find(document) : [];
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
};

/**
 * A catalogue that is new to a site: everything that is wrong with it in one round, also with a value that a
 * structural engineer would not sign (`buitenGrenzen`). What was stored before keeps to `catalogusSchema`.
 */
export const nieuweCatalogusSchema = z
  .unknown()
  .check(({ value, issues }) => {
    const shape = catalogusShape.safeParse(value).error?.issues ?? [];
    const problemen = [
      ...shape.map(({ path, message }) => ({ path, message })),
      ...zoVer(value, eigenProblemen),
      ...zoVer(value, buitenGrenzen),
    ];
    for (const { path, message } of problemen) {
      issues.push({ code: 'custom', input: value, path: [...path], message });
    }
  })
  .pipe(catalogusSchema);
