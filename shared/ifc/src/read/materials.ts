import { referenceOf, referencesOf, textOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

/** Attributes by which a set, a list or a usage of materials leads to what is in it. */
const ONE = ['ForLayerSet', 'ForProfileSet', 'Material'] as const;
const MANY = ['MaterialLayers', 'MaterialConstituents', 'MaterialProfiles', 'Materials'] as const;

/** Names of the materials under an association, and of the sets on the way to them. */
export const materialNames = (model: IfcModel, id: number | null, depth = 0): string[] => {
  const line = model.line(id);
  if (line === null || depth > 4) return [];
  const inside = [
    ...ONE.flatMap((name) => referenceOf(line, name) ?? []),
    ...MANY.flatMap((name) => referencesOf(line, name)),
  ];
  const own = ['Name', 'LayerSetName'].flatMap((name) => textOf(line, name) ?? []);
  return [...own, ...inside.flatMap((each) => materialNames(model, each, depth + 1))];
};
