import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';

import { textOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import type { StepScan } from '../step/scanStep.ts';
import { gedeeldeElementen } from './gedeeldeElementen.ts';
import { TerugFout } from './TerugFout.ts';

/** An element of a file: its GlobalId and the number of its line. */
export interface Gevonden {
  globalId: string;
  id: number;
}

/** A gevelvulling with those of its elements that the file has. */
export interface Toewijzing {
  gevelvulling: GevelvullingAdvies;
  gevonden: readonly Gevonden[];
}

interface Elementen {
  toewijzingen: readonly Toewijzing[];
  /** GlobalIds that the file does not have. */
  onbekend: readonly string[];
  /** GlobalIds that several lines or several gevelvullingen have: it is not known which is meant. */
  dubbel: readonly string[];
}

/**
 * Finds the elements of gevelvullingen in an open file. One that stands in several is in none: an element has
 * one property set of a name.
 * @throws TerugFout when there is none that can be taken
 */
export const elementenIn = (
  model: IfcModel,
  gevelvullingen: readonly GevelvullingAdvies[],
  { lijnVan, dubbel: vaker }: Pick<StepScan, 'lijnVan' | 'dubbel'>,
): Elementen => {
  const gedeeld = gedeeldeElementen(gevelvullingen);
  const gehad = new Set<string>();
  const onbekend: string[] = [];
  const dubbel: string[] = [];
  const gevondenVan = (globalId: string): Gevonden[] => {
    if (gehad.has(globalId)) return [];
    gehad.add(globalId);
    if (vaker.has(globalId)) {
      dubbel.push(globalId);
      return [];
    }
    const id = lijnVan.get(globalId);
    const line = model.line(id ?? null);
    // A type or relation has a GlobalId too, but no place.
    const isProduct = line !== null && 'ObjectPlacement' in line;
    const isBekend = id !== undefined && isProduct && textOf(line, 'GlobalId') === globalId;
    if (isBekend && !gedeeld.has(globalId)) return [{ globalId, id }];
    (isBekend ? dubbel : onbekend).push(globalId);
    return [];
  };
  const toewijzingen = gevelvullingen
    .map((gevelvulling) => ({
      gevelvulling,
      gevonden: gevelvulling.elementen.flatMap(({ globalId }) => gevondenVan(globalId)),
    }))
    .filter(({ gevonden }) => gevonden.length > 0);
  if (toewijzingen.length === 0)
    throw new TerugFout(dubbel.length === 0 ? 'leeg' : 'dubbel', { dubbel });
  return { toewijzingen, onbekend, dubbel };
};
