import {
  IFCPROPERTYSET,
  IFCRELCONNECTSELEMENTS,
  IFCRELDEFINESBYPROPERTIES,
  type LocateFileHandlerFn,
} from 'web-ifc';

import { referenceOf, referencesOf, textOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { withModel } from '../read/withModel.ts';
import { SET_NAAM } from '../step/blok.ts';
import { scanStep } from '../step/scanStep.ts';
import { ANKER_TYPE } from './ankerLines.ts';
import { hasJuisteVerwijzingen } from './hasJuisteVerwijzingen.ts';

/** What a written file is found to hold. */
export interface Teruggelezen {
  /** Elements with the property set. */
  elementen: number;
  /** Connected to those. */
  hoekankers: number;
  /** Each line that was written points to what its class says. */
  isGeldig: boolean;
}

const elementenMetSet = (model: IfcModel): ReadonlySet<number> => {
  const sets = new Set(
    model.idsOf(IFCPROPERTYSET).filter((id) => textOf(model.line(id), 'Name') === SET_NAAM),
  );
  const elementen = model.idsOf(IFCRELDEFINESBYPROPERTIES).flatMap((id) => {
    const line = model.line(id);
    const set = referenceOf(line, 'RelatingPropertyDefinition');
    return set !== null && sets.has(set) ? referencesOf(line, 'RelatedObjects') : [];
  });
  return new Set(elementen);
};

const hoekankersAan = (model: IfcModel, elementen: ReadonlySet<number>): ReadonlySet<number> => {
  const verbonden = model.idsOf(IFCRELCONNECTSELEMENTS).flatMap((id) => {
    const line = model.line(id);
    const element = referenceOf(line, 'RelatingElement');
    return element !== null && elementen.has(element)
      ? (referenceOf(line, 'RelatedElement') ?? [])
      : [];
  });
  return new Set(verbonden.filter((id) => textOf(model.line(id), 'ObjectType') === ANKER_TYPE));
};

/** Reads a written file as any model is read. @throws ModelFileError when it cannot be read */
export const readBack = (bytes: Uint8Array, locate?: LocateFileHandlerFn): Promise<Teruggelezen> =>
  withModel(
    bytes,
    (model) => {
      const elementen = elementenMetSet(model);
      const lijnen = scanStep(bytes, new Set())?.blok?.lijnen ?? [];
      return {
        elementen: elementen.size,
        hoekankers: hoekankersAan(model, elementen).size,
        isGeldig: hasJuisteVerwijzingen(model, lijnen),
      };
    },
    locate,
  );
