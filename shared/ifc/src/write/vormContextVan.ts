import { IFCGEOMETRICREPRESENTATIONCONTEXT } from 'web-ifc';

import { textOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';

/** The context that bodies of a model stand in: the one for bodies, else the one of the model; null: none. */
export const vormContextVan = (model: IfcModel): number | null => {
  const contexts = model.idsOf(IFCGEOMETRICREPRESENTATIONCONTEXT);
  const met = (attribute: string, waarde: string): number | undefined =>
    contexts.find((id) => textOf(model.line(id), attribute)?.toLowerCase() === waarde);
  return met('ContextIdentifier', 'body') ?? met('ContextType', 'model') ?? null;
};
