import { IFCBUILDING, IFCRELAGGREGATES, IFCRELFILLSELEMENT } from 'web-ifc';

import { referenceOf, referencesOf } from '../../ifc/entity.ts';
import type { IfcModel } from '../../ifc/ifcModel.ts';
import type { Relations } from '../../ifc/relations.ts';
import type { GeenPlaats } from './geenPlaats.ts';
import { vlakVan, type Vlak } from './vlakVan.ts';

/** What the model knows of where its elements are. */
export interface Plaatsing {
  /** The parts of an element. */
  delenVan: (id: number) => readonly number[];
  /** The opening that an element fills. */
  openingVan: (id: number) => readonly number[];
  /** What an element stands on: its storey, else the building. */
  plekVan: (id: number) => number | null;
}

/** Reads once what belongs to what. */
export const readPlaatsing = (model: IfcModel, relations: Relations): Plaatsing => {
  const delen = new Map<number, number[]>();
  for (const id of model.idsOf(IFCRELAGGREGATES)) {
    const line = model.line(id);
    const geheel = referenceOf(line, 'RelatingObject');
    if (geheel !== null) {
      delen.set(geheel, [...(delen.get(geheel) ?? []), ...referencesOf(line, 'RelatedObjects')]);
    }
  }
  const openingen = new Map<number, number>();
  for (const id of model.idsOf(IFCRELFILLSELEMENT)) {
    const line = model.line(id);
    const element = referenceOf(line, 'RelatedBuildingElement');
    const opening = referenceOf(line, 'RelatingOpeningElement');
    if (element !== null && opening !== null) openingen.set(element, opening);
  }
  const [gebouw = null] = model.idsOf(IFCBUILDING);
  return {
    delenVan: (id) => delen.get(id) ?? [],
    openingVan: (id) => {
      const opening = openingen.get(id);
      return opening === undefined ? [] : [opening];
    },
    plekVan: (id) => relations.storeyOf(id) ?? gebouw,
  };
};

interface Gevraagd {
  id: number;
  maat: { breedte: number; hoogte: number };
  /** mm in the unit of length. */
  eenheid: number;
}

/** Where the outline of an element lies, by its own body, that of its parts, or the opening that it fills. */
export const plaatsElement = (
  model: IfcModel,
  { delenVan, openingVan }: Plaatsing,
  { id, maat, eenheid }: Gevraagd,
): { placement: number; vlak: Vlak } | GeenPlaats => {
  const placement = referenceOf(model.line(id), 'ObjectPlacement');
  if (placement === null) return 'geenPlaatsing';
  const vormen = [[id], delenVan(id), openingVan(id)];
  const vlak = vlakVan(model, { placement, vormen, maat, eenheid });
  return vlak === null ? 'andereMaat' : { placement, vlak };
};
