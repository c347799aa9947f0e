import { referenceOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import type { Relations } from '../read/relations.ts';
import type { GeenPlaats } from './geenPlaats.ts';
import { vlakVan, type Vlak } from './vlakVan.ts';

interface Gevraagd {
  id: number;
  maat: { breedte: number; hoogte: number };
  /** mm in the unit of length. */
  eenheid: number;
}

/** Where the outline of an element lies, by its own body, that of its parts, or the opening that it fills. */
export const plaatsElement = (
  model: IfcModel,
  { partsOf, openingOf }: Relations,
  { id, maat, eenheid }: Gevraagd,
): { placement: number; vlak: Vlak } | GeenPlaats => {
  const placement = referenceOf(model.line(id), 'ObjectPlacement');
  if (placement === null) return 'geenPlaatsing';
  const opening = openingOf(id);
  const vormen = [[id], partsOf(id), opening === null ? [] : [opening]];
  const vlak = vlakVan(model, { placement, vormen, maat, eenheid });
  return vlak === null ? 'andereMaat' : { placement, vlak };
};
