import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
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
import type { Afwijking } from './afwijking.ts';
import { adviesAfwijkingen } from './adviesAfwijkingen.ts';
import { ANKER_TYPE } from './ankerLines.ts';
import { verkeerdeVerwijzing } from './verkeerdeVerwijzing.ts';

/** What a written file is found to hold. */
export interface Teruggelezen {
  /** Elements with the property set. */
  elementen: number;
  /** Connected to those. */
  hoekankers: number;
  /** None: each line that was written says what it has to say. */
  afwijkingen: readonly Afwijking[];
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

/** The hoekankers that are connected to each of these. */
const hoekankersAan = (model: IfcModel, elementen: ReadonlySet<number>) => {
  const perElement = new Map([...elementen].map((id) => [id, new Set<number>()] as const));
  for (const id of model.idsOf(IFCRELCONNECTSELEMENTS)) {
    const line = model.line(id);
    const anker = referenceOf(line, 'RelatedElement');
    if (anker === null || textOf(model.line(anker), 'ObjectType') !== ANKER_TYPE) continue;
    perElement.get(referenceOf(line, 'RelatingElement') ?? 0)?.add(anker);
  }
  return perElement;
};

/** Faults of the lines themselves, whatever they say. */
const regelAfwijkingen = (model: IfcModel, bytes: Uint8Array): Afwijking[] => {
  const blok = scanStep(bytes, new Set())?.blok ?? null;
  // Without them there is nothing to check, which is no sign that it is right.
  if (blok === null) return [{ soort: 'blok', waar: SET_NAAM }];
  const { lijnen } = blok;
  const verkeerd = verkeerdeVerwijzing(model, lijnen);
  const globalIds = lijnen.flatMap((id) => textOf(model.line(id), 'GlobalId') ?? []);
  const [dubbel] = scanStep(bytes, new Set(globalIds))?.dubbel ?? [];
  return [
    ...(verkeerd === undefined ? [] : [{ soort: 'verwijzing', waar: `#${verkeerd}` } as const]),
    ...(dubbel === undefined ? [] : [{ soort: 'globalId', waar: dubbel } as const]),
  ];
};

/**
 * Reads a written file as any model is read, and compares it with what was to be written.
 * @throws ModelFileError when it cannot be read
 */
export const readBack = (
  bytes: Uint8Array,
  gevelvullingen: readonly GevelvullingAdvies[],
  locate?: LocateFileHandlerFn,
): Promise<Teruggelezen> =>
  withModel(
    bytes,
    (model) => {
      const elementen = elementenMetSet(model);
      const ankers = hoekankersAan(model, elementen);
      const hoekankers = [...ankers.values()].reduce((aantal, { size }) => aantal + size, 0);
      const ofRegels = regelAfwijkingen(model, bytes);
      return {
        elementen: elementen.size,
        hoekankers,
        // A line that points elsewhere is no place to go on from.
        afwijkingen:
          ofRegels.length > 0 ? ofRegels : adviesAfwijkingen(model, ankers, gevelvullingen),
      };
    },
    locate,
  );
