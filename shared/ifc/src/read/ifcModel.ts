import { FILE_NAME, type IfcAPI } from 'web-ifc';

import { entityOf, type Entity } from './entity.ts';
import { bodyOf, type Body, type Point } from './body.ts';

/** What the header of a file says of itself. */
export interface Header {
  /** When it was written. */
  created: string | null;
  /** Who wrote it, else for which organization. */
  author: string | null;
  organization: string | null;
}

export type Schema = 'IFC2X3' | 'IFC4' | 'IFC4X3';

const schemaOf = (name: string): Schema => {
  if (name.startsWith('IFC2X3')) return 'IFC2X3';
  return name.startsWith('IFC4X3') ? 'IFC4X3' : 'IFC4';
};

/** An open file, and nothing of the library that opened it. */
export interface IfcModel {
  line: (id: number | null) => Entity | null;
  /** Lines of a class and its subclasses, in the order of their numbers. */
  idsOf: (ifcClass: number) => number[];
  isOf: (id: number, ifcClass: number) => boolean;
  /** Such as IfcWindow. */
  klasse: (id: number) => string;
  /** Where a placement lies in the model, and its three axes. */
  placement: (id: number) => { origin: Point; axes: readonly [Point, Point, Point] };
  /** The body of a product; null when it has none that can be made. */
  body: (id: number) => Body | null;
  header: Header;
  /** The schema that its classes are of. */
  schema: Schema;
}

const textsIn = (list: unknown, index: number): string[] => {
  const item: unknown = Array.isArray(list) ? list[index] : null;
  return [item].flat().flatMap((each: unknown) => {
    const value = entityOf(each)?.['value'];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : [];
  });
};

const headerOf = (api: IfcAPI, model: number): Header => {
  try {
    const list = entityOf(api.GetHeaderLine(model, FILE_NAME))?.['arguments'];
    const [author = null] = [...textsIn(list, 2), ...textsIn(list, 3)];
    const [organization = null] = textsIn(list, 3);
    return { created: textsIn(list, 1)[0] ?? null, author, organization };
  } catch {
    // A header without FILE_NAME.
    return { created: null, author: null, organization: null };
  }
};

/** What web-ifc has open under a number. */
export const ifcModel = (api: IfcAPI, model: number): IfcModel => ({
  line: (id) => (id === null ? null : entityOf(api.GetLine(model, id))),
  idsOf: (ifcClass) => [...api.GetLineIDsWithType(model, ifcClass, true)].toSorted((a, b) => a - b),
  isOf: (id, ifcClass) => api.GetLineType(model, id) === ifcClass,
  klasse: (id) => api.GetNameFromTypeCode(api.GetLineType(model, id)),
  placement: (id) => {
    const m = api.GetWorldTransformMatrix(model, id);
    const column = (index: number): Point => [
      m[index * 4] ?? 0,
      m[index * 4 + 1] ?? 0,
      m[index * 4 + 2] ?? 0,
    ];
    return { origin: column(3), axes: [column(0), column(1), column(2)] };
  },
  body: (id) => bodyOf(api, model, id),
  header: headerOf(api, model),
  schema: schemaOf(api.GetModelSchema(model)),
});
