import {
  IFCFASTENER,
  IFCMECHANICALFASTENER,
  IFCPROPERTYSET,
  IFCRELDEFINESBYPROPERTIES,
  type LocateFileHandlerFn,
} from 'web-ifc';

import { referenceOf, referencesOf, textOf } from '../../ifc/entity.ts';
import { withModel } from '../../ifc/withModel.ts';
import { SET_NAAM } from '../step/blok.ts';
import { ANKER_TYPE } from './ankerLines.ts';

/** What a written file is found to hold. */
export interface Teruggelezen {
  /** Elements with the property set. */
  elementen: number;
  hoekankers: number;
}

/** Reads a written file as any model is read. @throws ModelFileError when it cannot be read */
export const readBack = (bytes: Uint8Array, locate?: LocateFileHandlerFn): Promise<Teruggelezen> =>
  withModel(
    bytes,
    (model) => {
      const sets = new Set(
        model.idsOf(IFCPROPERTYSET).filter((id) => textOf(model.line(id), 'Name') === SET_NAAM),
      );
      const elementen = new Set(
        model.idsOf(IFCRELDEFINESBYPROPERTIES).flatMap((id) => {
          const line = model.line(id);
          const set = referenceOf(line, 'RelatingPropertyDefinition');
          return set !== null && sets.has(set) ? referencesOf(line, 'RelatedObjects') : [];
        }),
      );
      const bevestigers = new Set([
        ...model.idsOf(IFCFASTENER),
        ...model.idsOf(IFCMECHANICALFASTENER),
      ]);
      const hoekankers = [...bevestigers].filter(
        (id) => textOf(model.line(id), 'ObjectType') === ANKER_TYPE,
      );
      return { elementen: elementen.size, hoekankers: hoekankers.length };
    },
    locate,
  );
